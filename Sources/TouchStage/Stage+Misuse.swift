import Touchstone

extension Stage {
    /// Puts it into the log, where it happened, and fails the test.
    func report(_ misuse: Misuse) {
        note("! \(misuse)")
        fail("\(misuse)")
    }

    /// What takes a touch that is meant for the view of the window's root controller: the stage's own view in front of it.
    /// - Parameter aim: the view that the finger is put on; `nil` if it is put on a point.
    func cover(of aim: UIView?) -> Misuse? {
        guard let controller = window.rootViewController, let behind = controller.viewIfLoaded, behind !== view,
            behind.superview === window, view.superview === window, isBare,
            let back = window.subviews.firstIndex(of: behind), let front = window.subviews.firstIndex(of: view),
            back < front, aim?.isDescendant(of: behind) ?? true
        else { return nil }
        return .controllerBehindView("\(type(of: controller))")
    }

    /// There is nothing in the stage's view that a finger could be meant for.
    private var isBare: Bool {
        view.subviews.isEmpty && view.gestureRecognizers?.isEmpty ?? true && view.interactions.isEmpty
            && view.isUserInteractionEnabled && !view.isHidden && view.alpha > 0
    }
}
