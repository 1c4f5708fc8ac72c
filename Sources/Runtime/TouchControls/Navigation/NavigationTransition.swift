import TouchCore
import TouchInput

/// A transition between two controllers of a stack, with the callbacks about their appearance.
final class NavigationTransition {
    private let shift: StackShift
    private let navigation: UINavigationController
    private let isPop: Bool
    private let isAnimated: Bool
    private var animator: UIViewPropertyAnimator?

    init(_ shift: StackShift, in navigation: UINavigationController, isPop: Bool, isAnimated: Bool) {
        self.shift = shift
        self.navigation = navigation
        self.isPop = isPop
        self.isAnimated = isAnimated
    }

    private var old: UIViewController? { shift.before.last }
    private var new: UIViewController? { shift.after.last }
    private var bounds: CGRect { navigation.view.bounds }

    /// Adds the view of the new controller.
    func begin() {
        if navigation.isOnScreen {
            old?.beginAppearanceTransition(false, animated: isAnimated)
            new?.beginAppearanceTransition(true, animated: isAnimated)
        }
        if let new { navigation.delegate?.navigationController(navigation, willShow: new, animated: isAnimated) }
        // The callbacks may have ended the transition, or begun another one.
        guard navigation.transition === self, let view = navigation.view, let shown = new?.view else { return }
        shown.frame = bounds
        if isPop, let front = old?.viewIfLoaded {
            view.insertSubview(shown, belowSubview: front)
        } else {
            view.addSubview(shown)
        }
        if isAnimated { animate() }
    }

    /// Creates the animator, paused: the front view covers the other one, or uncovers it.
    private func animate() {
        let width = bounds.width
        let (front, back) = isPop ? (old?.view, new?.view) : (new?.view, old?.view)
        let aside = -width * ControlThresholds.pushParallax
        if isPop { back?.center.x += aside } else { front?.center.x += width }
        let animator = UIViewPropertyAnimator(duration: ControlThresholds.pushDuration, curve: .easeInOut) { [isPop] in
            front?.center.x += isPop ? width : -width
            back?.center.x += isPop ? -aside : aside
        }
        animator.isUserInteractionEnabled = false
        animator.addCompletion { self.finish(isDone: $0 != .start) }
        self.animator = animator
        animator.pauseAnimation()
    }

    func run() {
        animator?.startAnimation()
    }

    // MARK: The finger

    /// Moves the views with a finger.
    func scrub(to way: CGFloat) {
        animator?.fractionComplete = way / max(bounds.width, 1)
    }

    /// Continues to the end, or back, with the velocity of the finger, in points per second to the right.
    func letGo(isFinished: Bool, speed: CGFloat) {
        guard let animator, !animator.isRunning else { return }
        animator.isReversed = !isFinished
        let rest = max((1 - animator.fractionComplete) * bounds.width, 1)
        let velocity = CGVector(dx: max(0, isFinished ? speed : -speed) / rest, dy: 0)
        animator.continueAnimation(
            withTimingParameters: UISpringTimingParameters(dampingRatio: 1, initialVelocity: velocity),
            durationFactor: 1)
    }

    // MARK: The end

    /// Ends at once; a pop that a finger has not finished is cancelled.
    func end() {
        guard let animator else { return finish(isDone: true) }
        let isDone = animator.isRunning && !animator.isReversed
        animator.stopAnimation(false)
        animator.finishAnimation(at: isDone ? .end : .start)
    }

    private func finish(isDone: Bool) {
        guard navigation.transition === self else { return }
        navigation.transition = nil
        animator = nil
        if !isDone {
            shift.undo()
            if navigation.isOnScreen {
                new?.beginAppearanceTransition(false, animated: isAnimated)
                old?.beginAppearanceTransition(true, animated: isAnimated)
            }
        }
        let (shown, gone) = isDone ? (new, old) : (old, new)
        gone?.viewIfLoaded?.removeFromSuperview()
        shown?.viewIfLoaded?.frame = bounds
        gone?.endAppearanceTransition()
        shown?.endAppearanceTransition()
        guard isDone else { return }
        shift.finish()
        if let new { navigation.delegate?.navigationController(navigation, didShow: new, animated: isAnimated) }
    }
}
