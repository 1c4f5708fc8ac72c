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

extension UIView {
    /// Options of an animation. The raw values are UIKit's.
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        /// One bit per option; bits 16 and 17 are the curve.
        public let rawValue: UInt
        /// Creates options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays out the animated views before the changes of the closure are recorded, so that their subviews are animated with
        /// them.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Allows touches in the animated views and their subviews: at their final positions, not where they are shown (B-014).
        /// Without this option, touches go to the views behind them.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Starts from the values that other animations of the same properties show, and interrupts those animations. Without
        /// this option they continue, and both add up.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Repeats the animation until it is interrupted.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Runs the animation backwards after each end, at the same pace; at the end, the new values are shown immediately.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Inside another animation: uses its own duration instead of the outer one's.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Inside another animation: uses its own curve, or spring, instead of the outer one's.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Inside another animation: uses its own options only. Without this option, it also has those of the outer animation.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

        /// Starts and ends slowly; the default.
        public static let curveEaseInOut: AnimationOptions = []
        /// Starts slowly.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Ends slowly.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Has constant speed.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        /// The options that an animation inherits from the one that contains it.
        private static let heritage: AnimationOptions = [
            .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
        ]

        /// Returns the options together with those that are inherited from an outer animation.
        func inheriting(_ outer: AnimationOptions) -> AnimationOptions {
            contains(.overrideInheritedOptions) ? self : union(outer.intersection(Self.heritage))
        }
    }
}

// The animated properties of a view as numbers, for animators, which put views back to where they were.

extension UIView {
    final func value(of property: LayerProperty) -> AnimatedNumbers { ownLook[property] }

    final func setValue(of property: LayerProperty, _ value: AnimatedNumbers) {
        var look = ownLook
        look[property] = value
        switch property {
        case .bounds: bounds = look.placement.bounds
        case .position: center = look.placement.center
        case .transform:
            if look.placement.hasDepth {
                layer.transform = look.placement.transformInSpace
            } else {
                transform = look.placement.transform
            }
        case .opacity: alpha = look.alpha
        default: layer.style = look.style
        }
    }
}

// A transition shows new content: the view fades in with it. Its touches are those of an animated view.

extension UIView {
    /// Changes a view's subviews or content, and lets the view fade in as it is then.
    /// - Parameters:
    ///   - view: The view, which receives no touches meanwhile, unless `options` has `allowUserInteraction`.
    ///   - duration: The duration in seconds.
    ///   - options: The options of the animation, with a transition; without one, the view changes at once.
    ///   - animations: The closure that makes the changes, which are animated themselves with `allowAnimatedContent` alone.
    ///   - completion: Called once, as for `animate(withDuration:delay:options:animations:completion:)`.
    public static func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let block = AnimationBlock(duration: duration, delay: 0, pace: AnimationPace(options), options: options)
        block.run {
            if options.contains(.allowAnimatedContent) {
                animations?()
            } else {
                AnimationBlock.suspend { animations?() }
            }
            guard options.isTransition else { return }
            block.animate(
                AnimatedOffset(.opacity, from: AnimatedNumbers(0), to: AnimatedNumbers(view.alpha)),
                of: view)
        }
        start(block, completion)
    }

    /// Puts a view in the place of another, in which it fades in.
    /// - Parameters:
    ///   - fromView: The view to remove from its superview, or to hide with the option `showHideTransitionViews`.
    ///   - toView: The view to add there, at the same place among the subviews, or to show.
    ///   - duration: The duration in seconds.
    ///   - options: The options of the animation, with a transition; without one, the views change at once.
    ///   - completion: Called once, as for `animate(withDuration:delay:options:animations:completion:)`.
    public static func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        AnimationBlock.suspend {
            if options.contains(.showHideTransitionViews) {
                (fromView.isHidden, toView.isHidden) = (true, false)
            } else {
                fromView.superview?.insertSubview(toView, aboveSubview: fromView)
                fromView.removeFromSuperview()
            }
        }
        transition(with: toView, duration: duration, options: options, animations: nil, completion: completion)
    }
}

extension UIView.AnimationOptions {
    /// In a transition: the changes of its closure are animated themselves.
    public static let allowAnimatedContent = Self(rawValue: 1 << 7)
    /// In a transition between two views: they are hidden and shown, and stay in their superviews.
    public static let showHideTransitionViews = Self(rawValue: 1 << 8)

    /// A turn about the vertical axis, from the left; shown as a fade, as all transitions are.
    public static let transitionFlipFromLeft = Self(rawValue: 1 << 20)
    /// A turn about the vertical axis, from the right; shown as a fade.
    public static let transitionFlipFromRight = Self(rawValue: 2 << 20)
    /// A page that is turned up; shown as a fade.
    public static let transitionCurlUp = Self(rawValue: 3 << 20)
    /// A page that is turned down; shown as a fade.
    public static let transitionCurlDown = Self(rawValue: 4 << 20)
    /// A fade.
    public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
    /// A turn about the horizontal axis, from the top; shown as a fade.
    public static let transitionFlipFromTop = Self(rawValue: 6 << 20)
    /// A turn about the horizontal axis, from the bottom; shown as a fade.
    public static let transitionFlipFromBottom = Self(rawValue: 7 << 20)

    fileprivate var isTransition: Bool { (rawValue >> 20) & 7 != 0 }
}
