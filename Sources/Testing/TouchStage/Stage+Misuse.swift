import Touchstone

extension Stage {
    /// Adds the misuse to the log, where it happened, and fails the test.
    func report(_ misuse: Misuse) {
        note("! \(misuse)")
        fail("\(misuse)")
    }

    /// Returns the misuse of a touch on the view of the window's root controller, which the stage's own view in front of it would
    /// receive.
    /// - Parameter aim: The view that the finger is put on; `nil` for a point.
    func cover(of aim: UIView?) -> Misuse? {
        guard let controller = window.rootViewController, let behind = controller.viewIfLoaded, behind !== view,
            behind.superview === window, view.superview === window, isBare,
            let back = window.subviews.firstIndex(of: behind), let front = window.subviews.firstIndex(of: view),
            back < front, aim?.isDescendant(of: behind) ?? true
        else { return nil }
        return .controllerBehindView("\(type(of: controller))")
    }

    /// A Boolean value that indicates whether there is nothing in the stage's view that a finger could be meant for.
    private var isBare: Bool {
        view.subviews.isEmpty && view.gestureRecognizers?.isEmpty ?? true && view.interactions.isEmpty
            && view.isUserInteractionEnabled && !view.isHidden && view.alpha > 0
    }
}
