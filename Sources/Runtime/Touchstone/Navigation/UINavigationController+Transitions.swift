@_spi(Subclass) import TouchCore
import TouchInput

extension UINavigationController {
    /// Changes the stack, and shows its last controller instead of the one that is shown.
    final func change(to controllers: [UIViewController], animated: Bool) {
        guard let shift = StackShift(to: controllers, in: self) else { return }
        let (old, new) = (shift.before.last, shift.after.last)
        guard old !== new, let view = viewIfLoaded else {
            shift.finish()
            return
        }
        let isAnimated = animated && view.window != nil && old != nil && new != nil
        var isPop = false
        for controller in shift.before where controller === new { isPop = true }
        let transition = NavigationTransition(shift, in: self, isPop: isPop, isAnimated: isAnimated)
        self.transition = transition
        transition.begin()
        if isAnimated { transition.run() } else { transition.end() }
    }

    /// Begins a pop that a finger drives.
    final func beginPop() {
        guard mayPop, let shift = StackShift(to: Array(stack.dropLast()), in: self) else { return }
        let transition = NavigationTransition(shift, in: self, isPop: true, isAnimated: true)
        self.transition = transition
        transition.begin()
    }

    /// Adds the view of the shown controller, without a transition.
    final func showTop() {
        guard let view = viewIfLoaded, let shown = stack.last?.view else { return }
        shown.frame = view.bounds
        view.addSubview(shown)
    }

    final var isOnScreen: Bool { viewIfLoaded?.window != nil }
}

/// A change of the stack, with the callbacks about parents.
struct StackShift {
    let before: [UIViewController]
    let after: [UIViewController]
    private let removed: [UIViewController]
    private let added: [UIViewController]
    private let navigation: UINavigationController

    /// Ends the present transition, then changes the stack; `nil` if there is no change.
    init?(to controllers: [UIViewController], in navigation: UINavigationController) {
        navigation.transition?.end()
        before = navigation.stack
        after = controllers
        self.navigation = navigation
        var common = 0
        while common < before.count, common < after.count, before[common] === after[common] { common += 1 }
        let (old, new) = (before[common...], after[common...])
        let (known, kept) = (Set(old.map { ObjectIdentifier($0) }), Set(new.map { ObjectIdentifier($0) }))
        removed = old.filter { !kept.contains(ObjectIdentifier($0)) }
        added = new.filter { !known.contains(ObjectIdentifier($0)) }
        guard common < max(before.count, after.count) else { return nil }
        for controller in removed { controller.willMove(toParent: nil) }
        for controller in added { navigation.addChild(controller) }
        navigation.stack = after
    }

    func finish() {
        for controller in removed {
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
        }
        for controller in added { controller.didMove(toParent: navigation) }
    }

    /// Restores the stack of a pop.
    func undo() {
        navigation.stack = before
    }
}

extension UIViewController {
    /// The nearest navigation controller that contains this one.
    public var navigationController: UINavigationController? {
        var link = parent
        while let present = link {
            if let navigation = present as? UINavigationController { return navigation }
            link = present.parent
        }
        return nil
    }
}

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
        let width = (navigation.view.isMirrored ? -1 : 1) * bounds.width
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

    /// Continues to the end, or back, with the velocity of the finger, in points per second away from the edge.
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
