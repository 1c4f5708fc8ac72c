public import TouchInput

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
