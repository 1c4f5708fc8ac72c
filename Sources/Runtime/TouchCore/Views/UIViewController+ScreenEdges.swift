import TouchInput

// The choice of the controller that decides at which screen edges gestures of the app come first.

extension UIViewController {
    /// Notifies the system that `preferredScreenEdgesDeferringSystemGestures`, or the child that it is delegated to, has changed:
    /// it is read again at the next touch.
    public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
        viewIfLoaded?.windowStorage?.knownDeferredEdges = nil
    }

    /// The frontmost controller: the one that was presented last.
    final var frontmost: UIViewController {
        var controller = self
        while let presented = controller.presentedStorage { controller = presented }
        return controller
    }

    /// The preference of the controller, or of the child that it is delegated to.
    final var deferredEdges: UIRectEdge {
        var controller = self
        var asked = [controller]
        while let child = controller.childForScreenEdgesDeferringSystemGestures {
            // Controllers that refer to each other would never end.
            guard !asked.contains(where: { $0 === child }) else { break }
            asked.append(child)
            controller = child
        }
        return controller.preferredScreenEdgesDeferringSystemGestures
    }
}
