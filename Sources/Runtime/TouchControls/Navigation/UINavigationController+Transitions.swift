import TouchCore
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
        let isPop = shift.before.contains { $0 === new }
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
    private let navigation: UINavigationController

    /// Ends the present transition, then changes the stack; `nil` if there is no change.
    init?(to controllers: [UIViewController], in navigation: UINavigationController) {
        navigation.transition?.end()
        before = navigation.stack
        after = controllers
        self.navigation = navigation
        guard before.count != after.count || !zip(before, after).allSatisfy({ $0 === $1 }) else { return nil }
        for controller in removed { controller.willMove(toParent: nil) }
        for controller in added { navigation.addChild(controller) }
        navigation.stack = after
    }

    private var removed: [UIViewController] {
        before.filter { controller in !after.contains { $0 === controller } }
    }

    private var added: [UIViewController] {
        after.filter { controller in !before.contains { $0 === controller } }
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
