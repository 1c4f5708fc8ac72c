public import TouchInput

extension UIViewPropertyAnimator {
    /// Creates an inactive animator whose changes are visible at once when it starts.
    public convenience init() {
        self.init(duration: 0, curve: .easeInOut)
    }

    /// Creates an inactive animator with a standard curve.
    /// - Parameters:
    ///   - duration: The duration in seconds.
    ///   - curve: The curve.
    ///   - animations: A closure that makes changes; called when the animator becomes active.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// Creates an inactive animator with a Bézier curve.
    /// - Parameters:
    ///   - duration: The duration in seconds.
    ///   - point1: The first control point.
    ///   - point2: The second control point.
    ///   - animations: A closure that makes changes; called when the animator becomes active.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// Creates an inactive animator with a spring without an initial velocity.
    /// - Parameters:
    ///   - duration: The duration in seconds, in which the spring comes to rest.
    ///   - ratio: With 1, the spring comes to rest without overshoot; the nearer to 0, the more it oscillates.
    ///   - animations: A closure that makes changes; called when the animator becomes active.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator and starts it.
    /// - Parameters:
    ///   - duration: The duration in seconds.
    ///   - delay: The seconds until the start.
    ///   - options: The curve, `layoutSubviews`, `beginFromCurrentState` and `allowUserInteraction`. An animator does not repeat:
    ///     `repeat` and `autoreverse` are reported as a diagnostic.
    ///   - animations: The closure that makes the changes; called immediately.
    ///   - completion: Called at the end.
    @discardableResult
    public static func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 3)) ?? .easeInOut
        let animator = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
        animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
        animator.options = options.intersection([.layoutSubviews, .beginFromCurrentState])
        if !options.intersection([.repeat, .autoreverse]).isEmpty {
            animator.ignore("the option repeat or autoreverse", "an animator runs once; use UIView.animate")
        }
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }
}
