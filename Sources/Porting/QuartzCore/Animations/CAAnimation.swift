public import TouchCore
public import TouchInput
import TouchKinematics

/// A course of what a layer shows, for a time, in place of its values.
///
///     let turn = CABasicAnimation(keyPath: "transform.rotation")
///     turn.toValue = CGFloat.pi
///     turn.duration = 0.5
///     knob.layer.add(turn, forKey: "turn")
///
/// The layer keeps a copy. The values of the layer do not change, and touches find a view where its values place it:
/// `layer.presentation()` is what shows. Time is that of the application, so that a test steps it.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
open class CAAnimation: CAMediaTiming {
    /// The time of the layer or group at which it begins, in seconds; 0, the default, for that at which it is added.
    public final var beginTime: TimeInterval = 0
    /// The duration of one run, in seconds; 0, the default, for that of the group, or else of the transaction.
    public final var duration: TimeInterval = 0
    /// The seconds that pass in a second of the layer or group; 1 by default.
    public final var speed: Float = 1
    /// The seconds of its own time at which it starts; 0 by default.
    public final var timeOffset: TimeInterval = 0
    /// The number of runs; 0, the default, for one.
    public final var repeatCount: Float = 0
    /// The seconds of its own time for which it is repeated, if greater than 0.
    public final var repeatDuration: TimeInterval = 0
    /// A Boolean value that indicates whether it runs backwards after each run; `false` by default.
    public final var autoreverses = false
    /// The values shown before its begin and after its end; none by default.
    public final var fillMode = CAMediaTimingFillMode.removed

    /// The curve of each run; `nil`, the default, for constant speed.
    public final var timingFunction: CAMediaTimingFunction?
    /// The object that is called at start and end; retained.
    public final var delegate: (any CAAnimationDelegate)?
    /// A Boolean value that indicates whether the animation is removed from the layer at its end; `true` by default.
    public final var isRemovedOnCompletion = true
    #if !hasFeature(Embedded)
        private final var values: [String: Any] = [:]
    #endif

    /// Creates an animation that shows nothing.
    public init() {}

    #if !hasFeature(Embedded)
        /// Stores a value with the animation, and its copies, for the delegate.
        public final func setValue(_ value: Any?, forKey key: String) { values[key] = value }

        /// Returns a value that was stored; `nil` if there is none.
        public final func value(forKey key: String) -> Any? { values[key] }
    #endif

    /// Returns a new animation of the class, for a copy.
    func empty() -> CAAnimation { CAAnimation() }

    /// Copies the properties of another animation of the class.
    func take(_ other: CAAnimation) {
        (beginTime, duration, speed, timeOffset) = (other.beginTime, other.duration, other.speed, other.timeOffset)
        (repeatCount, repeatDuration) = (other.repeatCount, other.repeatDuration)
        (autoreverses, fillMode) = (other.autoreverses, other.fillMode)
        (timingFunction, delegate, isRemovedOnCompletion) = (
            other.timingFunction, other.delegate, other.isRemovedOnCompletion
        )
        #if !hasFeature(Embedded)
            values = other.values
        #endif
    }

    /// A copy.
    final var copied: CAAnimation {
        let copy = empty()
        copy.take(self)
        return copy
    }

    /// Changes what a layer shows to a place of the animation.
    /// - Parameter duration: The duration of a run, in seconds.
    func show(_ place: AnimationPlace, in look: inout ShownLook, duration: TimeInterval) {}

    /// The key paths that no layer can show, or whose values are of another type.
    var unknownKeys: [String] { [] }

    /// Changes what a layer shows to what the animation shows at a time of its layer or group.
    final func apply(
        to look: inout ShownLook, at time: TimeInterval, startedAt start: TimeInterval, _ inherited: TimeInterval
    ) {
        guard var place = place(at: time, startedAt: start, inherited) else { return }
        if let timingFunction { place.fraction = timingFunction.curve.progress(at: place.fraction) }
        show(place, in: &look, duration: runDuration(inherited))
    }
}

extension CAAnimation: nonisolated Hashable {
    /// Returns a Boolean value that indicates whether two animations are identical.
    nonisolated public static func == (left: CAAnimation, right: CAAnimation) -> Bool { left === right }

    /// Hashes the identity.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The object that is called at the start and the end of an animation.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
public protocol CAAnimationDelegate: AnyObject {
    /// Called when the animation begins, as an event of its own; does nothing by default.
    /// - Parameter anim: The layer's copy of the animation.
    func animationDidStart(_ anim: CAAnimation)
    /// Called once: in the first frame at or after the end, or as an event of its own after the animation was removed, or its layer has left its
    /// window; does nothing by default.
    /// - Parameters:
    ///   - anim: The layer's copy of the animation.
    ///   - flag: A Boolean value that indicates whether the animation came to its end.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

#if !hasFeature(Embedded)
    extension CAAnimation: CAAction {
        /// Adds the animation to the layer, with the name of the property as its key.
        public final func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
            (anObject as? CALayer)?.add(self, forKey: event)
        }
    }
#endif
