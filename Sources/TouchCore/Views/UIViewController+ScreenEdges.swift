import TouchGeometry

// Which controller says at which edges of the screen the app wants the first go.

extension UIViewController {
    /// Says that `preferredScreenEdgesDeferringSystemGestures` or the child that answers for it has changed: it is asked
    /// again at the next touch.
    public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
        viewIfLoaded?.windowStorage?.knownDeferredEdges = nil
    }

    /// The controller that is in front: the one that is presented last.
    final var frontmost: UIViewController {
        var controller = self
        while let presented = controller.presentedStorage { controller = presented }
        return controller
    }

    /// What the controller, or the child that answers for it, prefers.
    final var deferredEdges: UIRectEdge {
        var controller = self
        var asked = [controller]
        while let child = controller.childForScreenEdgesDeferringSystemGestures {
            // Controllers that name each other would never end.
            guard !asked.contains(where: { $0 === child }) else { break }
            asked.append(child)
            controller = child
        }
        return controller.preferredScreenEdgesDeferringSystemGestures
    }
}
