public import TouchInput

// Animation of views: closures that change properties. The animated properties are frame, bounds, center, transform, alpha and
// background color of views in windows that are shown, and the same values of their layers.

extension UIView {
    /// Animates the changes of a closure, with a slow start and end.
    ///
    /// The closure is called immediately, and the properties have their new values immediately; the displayed content follows
    /// with the frames of the display. Meanwhile the views receive no touches (B-014).
    /// - Parameters:
    ///   - duration: The duration in seconds; with 0, a negative value or NaN, the values are set without an animation.
    ///   - animations: The closure that makes the changes.
    public static func animate(withDuration duration: TimeInterval, animations: () -> Void) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
    }

    /// Animates the changes of a closure, with a slow start and end, and calls another closure at the end.
    /// - Parameters:
    ///   - duration: The duration in seconds; with 0, a negative value or NaN, the values are set without an animation.
    ///   - animations: The closure that makes the changes.
    ///   - completion: Called once, in the first frame at or after the end, in the order of ends; with `false` if any change was
    ///     interrupted. If there is nothing to animate, it is called as an event of its own at the same instant.
    public static func animate(
        withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Animates the changes of a closure.
    /// - Parameters:
    ///   - duration: The duration in seconds; with 0, a negative value or NaN, the values are set without an animation.
    ///   - delay: The time in seconds until the start; meanwhile the old values are shown and the views receive no touches.
    ///   - options: The options of the animation.
    ///   - animations: The closure that makes the changes.
    ///   - completion: Called once, in the first frame at or after the end, in the order of ends; with `false` if any change was
    ///     interrupted. If there is nothing to animate, it is called as an event of its own at the same instant.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(AnimationPace(options), duration, delay, options, animations, completion)
    }

    /// Animates the changes of a closure with a spring that comes to rest within the duration.
    /// - Parameters:
    ///   - duration: The duration in seconds, after which less than a thousandth of the distance is left.
    ///   - delay: The time in seconds until the start; meanwhile the old values are shown and the views receive no touches.
    ///   - dampingRatio: With 1, the spring comes to rest without overshoot; the nearer to 0, the more it oscillates.
    ///   - velocity: The initial velocity, in distances per second: with 1, it would cover the distance in a second.
    ///   - options: The options of the animation; its curve is that of the spring.
    ///   - animations: The closure that makes the changes.
    ///   - completion: Called once, as for the other animations.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(.damped(ratio: dampingRatio, velocity: velocity), duration, delay, options, animations, completion)
    }

    /// Animates the changes of a closure with a spring.
    /// - Parameters:
    ///   - duration: The perceived duration in seconds; the animation ends later, when less than a thousandth of the distance is left.
    ///   - bounce: With 0, the spring comes to rest without overshoot; the nearer to 1, the more it oscillates; below 0 it is overdamped.
    ///   - velocity: The initial velocity, in distances per second: with 1, it would cover the distance in a second.
    ///   - delay: The time in seconds until the start; meanwhile the old values are shown and the views receive no touches.
    ///   - options: The options of the animation; its curve is that of the spring.
    ///   - animations: The closure that makes the changes.
    ///   - completion: Called once, as for the other animations.
    public static func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity velocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(.bouncing(bounce, velocity: velocity), duration, delay, options, animations, completion)
    }

    /// Calls a closure without animating its changes, even inside an animation.
    public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        // The closure may change which application is running.
        let dispatcher = UIApplication.shared.dispatcher
        let wereEnabled = dispatcher.animations.areEnabled
        dispatcher.animations.areEnabled = false
        actionsWithoutAnimation()
        dispatcher.animations.areEnabled = wereEnabled
    }

    /// A Boolean value that indicates whether changes are animated in the running application; `true` by default.
    public static var areAnimationsEnabled: Bool { UIApplication.shared.dispatcher.animations.areEnabled }

    /// Enables or disables animations in the running application: a test calls it in `Stage.perform`. Animations in progress
    /// continue. A change is animated if both the running application and that of the view allow it.
    public static func setAnimationsEnabled(_ enabled: Bool) {
        UIApplication.shared.dispatcher.animations.areEnabled = enabled
    }

    /// The duration of the animation whose closure is running, in seconds; 0 outside any.
    public static var inheritedAnimationDuration: TimeInterval { AnimationBlock.open?.duration ?? 0 }

    private static func animate(
        _ pace: AnimationPace, _ duration: TimeInterval, _ delay: TimeInterval, _ options: AnimationOptions,
        _ animations: () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        let block = AnimationBlock(duration: duration, delay: delay, pace: pace, options: options)
        block.run(animations)
        start(block, completion)
    }

    /// Starts the animation of a block that is closed.
    static func start(_ block: AnimationBlock, _ completion: ((Bool) -> Void)?) {
        if let group = block.group {
            group.dispatcher.startAnimation(group, completion)
        } else if let completion {
            let application = block.window?.application ?? UIApplication.shared
            application.after(0) { completion(true) }
        }
    }
}
