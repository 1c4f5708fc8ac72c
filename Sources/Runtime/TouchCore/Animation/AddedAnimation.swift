import TouchInput
import TouchKinematics

/// An animation that is added to a layer, as the layer and its application see it.
package protocol LayerAnimation: AnyObject {
    /// The times of the layer, in seconds, between which it is active; the end is infinite for one that has none.
    /// - Parameter start: The time at which the animation was started, for one without a time of its own.
    func span(startedAt start: TimeInterval) -> (begin: TimeInterval, end: TimeInterval)
    /// Changes what the layer shows.
    /// - Parameters:
    ///   - look: What it shows without the animation.
    ///   - time: The time of the layer, in seconds.
    ///   - start: The time at which the animation was started.
    func apply(to look: inout ShownLook, at time: TimeInterval, startedAt start: TimeInterval)
    /// A Boolean value that indicates whether the animation is removed at its end.
    var isRemovedOnCompletion: Bool { get }
    /// Called when it becomes active, as an event of its own.
    func didStart()
    /// Called once at its end, or as an event of its own after it was removed before.
    func didStop(finished: Bool)
}

/// An animation of a layer with its key. It starts when the layer is in a window that is shown, and has a group while it runs, so that it
/// is subject to the same frames, transactions and interruptions as changes.
package final class AddedAnimation {
    package let key: String?
    package let animation: any LayerAnimation
    private unowned(unsafe) let layer: CALayer
    /// The time of the layer at the start; `nil` before.
    private var start: TimeInterval?
    fileprivate var group: AddedAnimationGroup?

    init(_ animation: any LayerAnimation, _ key: String?, of layer: CALayer) {
        (self.animation, self.key, self.layer) = (animation, key, layer)
    }

    func start(in dispatcher: Dispatcher) {
        guard start == nil else { return }
        let now = layer.time(at: dispatcher.now.seconds)
        start = now
        let begin = layer.mediaTime(of: animation.span(startedAt: now).begin) ?? dispatcher.now.seconds
        let delay = max(0, begin - dispatcher.now.seconds)
        let group = AddedAnimationGroup(self, in: dispatcher, delay: delay)
        self.group = group
        group.add(layer)
        _ = dispatcher.setTimer(after: delay, owner: nil) { [animation] in
            if !group.isInterrupted { animation.didStart() }
        }
        dispatcher.startAnimation(group) { [animation] in animation.didStop(finished: $0) }
    }

    func apply(to look: inout ShownLook) {
        guard let start, let dispatcher = layer.animator else { return }
        animation.apply(to: &look, at: layer.time(at: dispatcher.now.seconds), startedAt: start)
    }

    /// The instant of the end, as the layer's time runs now; `nil` if there is none.
    fileprivate var end: Instant? {
        guard let start else { return nil }
        let end = animation.span(startedAt: start).end
        guard end.isFinite else { return nil }
        return layer.mediaTime(of: end).map { Instant(seconds: $0) }
    }

    fileprivate var isTimeRunning: Bool { layer.mediaTime(of: 0) != nil }

    /// Notes that the end has come.
    fileprivate func ended() {
        group = nil
        if animation.isRemovedOnCompletion { layer.extras?.animations.removeAll { $0 === self } }
    }

    /// Stops an animation that was removed.
    fileprivate func stop() {
        let running = group
        group = nil
        if let running { running.lose(layer) }
    }
}

/// The group of an added animation.
private final class AddedAnimationGroup: AnimationGroup {
    private let added: AddedAnimation

    init(_ added: AddedAnimation, in dispatcher: Dispatcher, delay: TimeInterval) {
        self.added = added
        // Its own timing is that of the added animation.
        let timing = AnimationTiming(motion: .curve(.linear), duration: 1)
        super.init(in: dispatcher, timing: timing, options: .allowUserInteraction, delay: delay)
    }

    override var end: Instant? { added.end }
    override func isMoving(at instant: Instant) -> Bool { start <= instant && added.isTimeRunning }

    override func finish() {
        super.finish()
        if added.group === self { added.ended() }
    }
}

extension CALayer {
    /// Adds an animation, which starts at once if the layer is in a window that is shown, and else when it comes there. One with the same key is
    /// removed.
    package final func addAnimation(_ animation: any LayerAnimation, key: String?) {
        // It may turn the layer in space.
        (Animations.areUsed, Depth.isUsed) = (true, true)
        if let key { removeAnimation(key: key) }
        let added = AddedAnimation(animation, key, of: self)
        ownExtras.animations.append(added)
        if let animator { added.start(in: animator) }
        changed()
    }

    /// Reports that an animation of the layer shows nothing, since no layer has the property, or has other values.
    package final func reportNotAnimated(_ keyPath: String) {
        (animator ?? UIApplication.shared.dispatcher).report(.keyPathNotAnimated(keyPath, layer: name ?? "a layer"))
    }

    /// The animations of the layer, in the order in which they were added.
    package final var addedAnimations: [AddedAnimation] { extras?.animations ?? [] }

    /// Removes the animation with a key, if there is one.
    package final func removeAnimation(key: String) {
        for added in addedAnimations where added.key == key { remove(added) }
    }

    final func remove(_ added: AddedAnimation) {
        extras?.animations.removeAll { $0 === added }
        added.stop()
        changed()
    }
}

/// The relation of a layer's time to that around it: `time = (around − beginTime) · speed + timeOffset`.
package struct LayerTiming: Equatable {
    package var beginTime: TimeInterval = 0
    package var timeOffset: TimeInterval = 0
    package var speed: Float = 1

    package init() {}
}

extension CALayer {
    /// The layer's own timing.
    package final var timing: LayerTiming {
        get { extras?.timing ?? LayerTiming() }
        set {
            guard newValue != timing else { return }
            ownExtras.timing = newValue
            changed()
            animator?.framesMayChange()
        }
    }

    /// The timings of the layer and of those around it that have one, from inside.
    private final var timings: [LayerTiming] {
        var timings: [LayerTiming] = []
        var layer = self
        if let timing = layer.extras?.timing { timings.append(timing) }
        while let superlayer = layer.superlayerStorage {
            layer = superlayer
            if let timing = layer.extras?.timing { timings.append(timing) }
        }
        var view = layer.owner?.superviewStorage
        while let superview = view {
            if let timing = superview.layerStorage?.extras?.timing { timings.append(timing) }
            view = superview.superviewStorage
        }
        return timings
    }

    /// Returns the time of the layer, in seconds.
    /// - Parameter mediaTime: The time of the application.
    package final func time(at mediaTime: TimeInterval) -> TimeInterval {
        timings.reversed().reduce(mediaTime) { ($0 - $1.beginTime) * TimeInterval($1.speed) + $1.timeOffset }
    }

    /// Returns the time of the application at a time of the layer; `nil` while a speed is 0.
    package final func mediaTime(of time: TimeInterval) -> TimeInterval? {
        var time = time
        for timing in timings {
            guard timing.speed != 0 else { return nil }
            time = (time - timing.timeOffset) / TimeInterval(timing.speed) + timing.beginTime
        }
        return time
    }
}
