public import TouchGeometry

// Animating views: closures that change properties. What is animated is the frame, bounds, center, transform, alpha and
// background color of views in windows that are shown, and the same values of their layers.

extension UIView {
    /// Animates what the closure changes, starting and ending slowly.
    ///
    /// The closure is called at once, and the properties have their new values at once; what shows follows with the frames of
    /// the display. Meanwhile the views take no touches (B-014).
    /// - Parameters:
    ///   - duration: seconds; 0, what is below, and what is no number set the values without an animation.
    ///   - animations: makes the changes.
    public static func animate(withDuration duration: TimeInterval, animations: () -> Void) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
    }

    /// Animates what the closure changes, starting and ending slowly, and says when it is over.
    /// - Parameters:
    ///   - duration: seconds; 0, what is below, and what is no number set the values without an animation.
    ///   - animations: makes the changes.
    ///   - completion: called once, in the first frame at or after the end, in the order of ends; with `false` if any of it
    ///     was interrupted. Without anything to animate it is called in a turn of its own, at the same instant.
    public static func animate(
        withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Animates what the closure changes.
    /// - Parameters:
    ///   - duration: seconds; 0, what is below, and what is no number set the values without an animation.
    ///   - delay: seconds until it starts; meanwhile the old values show and the views take no touches.
    ///   - options: how it goes.
    ///   - animations: makes the changes.
    ///   - completion: called once, in the first frame at or after the end, in the order of ends; with `false` if any of it
    ///     was interrupted. Without anything to animate it is called in a turn of its own, at the same instant.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(AnimationPace(options), duration, delay, options, animations, completion)
    }

    /// Animates what the closure changes like a spring that comes to rest in the duration.
    /// - Parameters:
    ///   - duration: seconds, after which less than a thousandth of the way is left.
    ///   - delay: seconds until it starts; meanwhile the old values show and the views take no touches.
    ///   - dampingRatio: 1 comes to rest without passing it; the nearer to 0, the more it swings.
    ///   - velocity: with which it starts, in ways per second: 1 would be there after a second.
    ///   - options: how it goes; the curve is the spring's.
    ///   - animations: makes the changes.
    ///   - completion: called once, as that of the other animations.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(.damped(ratio: dampingRatio, velocity: velocity), duration, delay, options, animations, completion)
    }

    /// Animates what the closure changes like a spring.
    /// - Parameters:
    ///   - duration: seconds that it seems to take; it is over when less than a thousandth of the way is left, later.
    ///   - bounce: 0 comes to rest without passing it; the nearer to 1, the more it swings; below 0 it creeps.
    ///   - velocity: with which it starts, in ways per second: 1 would be there after a second.
    ///   - delay: seconds until it starts; meanwhile the old values show and the views take no touches.
    ///   - options: how it goes; the curve is the spring's.
    ///   - animations: makes the changes.
    ///   - completion: called once, as that of the other animations.
    public static func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity velocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(.bouncing(bounce, velocity: velocity), duration, delay, options, animations, completion)
    }

    /// Calls the closure and animates nothing of what it changes, also inside of an animation.
    public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let wereEnabled = areAnimationsEnabled
        setAnimationsEnabled(false)
        actionsWithoutAnimation()
        setAnimationsEnabled(wereEnabled)
    }

    /// Whether changes are animated in the running application; `true` by default.
    public static var areAnimationsEnabled: Bool { UIApplication.shared.dispatcher.animations.areEnabled }

    /// Turns animations on or off for the running application: a test calls it in `Stage.perform`. Those that are on their way go on.
    public static func setAnimationsEnabled(_ enabled: Bool) {
        UIApplication.shared.dispatcher.animations.areEnabled = enabled
    }

    /// The duration of the animation whose closure runs, in seconds; 0 outside of any.
    public static var inheritedAnimationDuration: TimeInterval { AnimationBlock.open?.duration ?? 0 }

    private static func animate(
        _ pace: AnimationPace, _ duration: TimeInterval, _ delay: TimeInterval, _ options: AnimationOptions,
        _ animations: () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        let block = AnimationBlock(duration: duration, delay: delay, pace: pace, options: options)
        block.run(animations)
        if let group = block.group {
            group.dispatcher.startAnimation(group, completion)
        } else if let completion {
            let application = block.window?.application ?? UIApplication.shared
            application.after(0) { completion(true) }
        }
    }
}
