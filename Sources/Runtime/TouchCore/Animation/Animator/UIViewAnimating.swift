public import TouchInput

/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
    /// It has not started, or has finished.
    case inactive = 0
    /// It is running or paused.
    case active = 1
    /// It was stopped, and waits for `finishAnimation(at:)`.
    case stopped = 2
}

/// The values with which an animation finishes.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// The values that the animations set.
    case end = 0
    /// The values before the animations.
    case start = 1
    /// The shown values.
    case current = 2
}

/// An animation that can be paused, moved, reversed and stopped.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
public protocol UIViewAnimating: AnyObject {
    /// The state of the animation.
    var state: UIViewAnimatingState { get }
    /// A Boolean value that indicates whether the animation is active and not paused.
    var isRunning: Bool { get }
    /// A Boolean value that indicates whether the animation runs back to the start values.
    var isReversed: Bool { get set }
    /// The fraction of the animation that is complete, 0…1.
    var fractionComplete: CGFloat { get set }
    /// Starts the animation, or continues it.
    func startAnimation()
    /// Starts the animation after some seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Pauses the animation where it is shown.
    func pauseAnimation()
    /// Stops the animation where it is shown.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Finishes a stopped animation.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation of the changes that closures make.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds changes that start when a fraction of the rest is over.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds changes.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds a closure that is called at the end.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Continues a paused animation with another course and duration.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
