public import TouchCore
public import TouchInput

extension CALayer {
    /// Adds a copy of an animation, in place of one with the same key.
    ///
    /// It starts at once, or when the layer comes into a window that is shown. What several animations show of one property is that of the one
    /// that was added last, or what that one adds. A key path that no layer can show is a diagnostic.
    /// - Parameters:
    ///   - anim: The animation.
    ///   - key: A name for the animation in the layer; with `nil` it replaces none.
    public final func add(_ anim: CAAnimation, forKey key: String?) {
        let copy = anim.copied
        for unknown in copy.unknownKeys { reportNotAnimated(unknown) }
        addAnimation(Playback(copy), key: key)
    }

    /// Removes the animation with a key; its delegate is called with `false`, as an event of its own.
    public final func removeAnimation(forKey key: String) { removeAnimation(key: key) }

    /// Returns the layer's copy of the animation with a key; `nil` if there is none.
    public final func animation(forKey key: String) -> CAAnimation? {
        for added in addedAnimations where added.key == key { return (added.animation as? Playback)?.source }
        return nil
    }

    /// Returns the keys of the animations, in the order in which they were added; `nil` if there are none.
    public final func animationKeys() -> [String]? {
        let keys = addedAnimations.compactMap { $0.key }
        return keys.isEmpty ? nil : keys
    }
}

/// An animation that a layer plays.
private final class Playback: LayerAnimation {
    let source: CAAnimation
    /// The duration of a run that has none of its own, in seconds.
    private let inherited = CATransaction.animationDuration()

    init(_ source: CAAnimation) { self.source = source }

    var isRemovedOnCompletion: Bool { source.isRemovedOnCompletion }

    func span(startedAt start: TimeInterval) -> (begin: TimeInterval, end: TimeInterval) {
        source.span(startedAt: start, inherited)
    }

    func apply(to look: inout ShownLook, at time: TimeInterval, startedAt start: TimeInterval) {
        source.apply(to: &look, at: time, startedAt: start, inherited)
    }

    func didStart() { source.delegate?.animationDidStart(source) }

    func didStop(finished: Bool) { source.delegate?.animationDidStop(source, finished: finished) }
}

// The time of a layer. `speed = 0` stops all animations of the layer and of those inside it, at the layer's time `timeOffset`.

extension CALayer {
    /// The time of the superlayer at which the layer's own begins, in seconds; 0 by default.
    public final var beginTime: TimeInterval {
        get { timing.beginTime }
        set { timing.beginTime = newValue }
    }

    /// The time of the layer at its begin, in seconds; 0 by default.
    public final var timeOffset: TimeInterval {
        get { timing.timeOffset }
        set { timing.timeOffset = newValue }
    }

    /// The seconds of the layer's time that pass in a second of the superlayer's; 1 by default.
    public final var speed: Float {
        get { timing.speed }
        set { timing.speed = newValue }
    }

    /// Converts a time of another layer to that of this one, in seconds; `nil` means the application's. A layer whose time stands still has no
    /// other time: the result is its `timeOffset`.
    public final func convertTime(_ t: TimeInterval, from l: CALayer?) -> TimeInterval {
        guard let l else { return time(at: t) }
        return l.mediaTime(of: t).map { time(at: $0) } ?? timeOffset
    }

    /// Converts a time of this layer to that of another, in seconds; `nil` means the application's.
    public final func convertTime(_ t: TimeInterval, to l: CALayer?) -> TimeInterval {
        guard let media = mediaTime(of: t) else { return t }
        return l?.time(at: media) ?? media
    }
}
