extension UIViewController {
    /// The controllers inside this one, in the order in which they were added.
    public var children: [UIViewController] { childStorage }

    /// The controller around this one.
    public var parent: UIViewController? { parentStorage }

    /// Makes a controller a child: leaves its parent, hears `willMove(toParent:)`. The caller adds its view and then calls
    /// `didMove(toParent:)`.
    public func addChild(_ child: UIViewController) {
        var ancestor: UIViewController? = self
        while let present = ancestor {
            if present === child { return }  // a controller inside itself is impossible
            ancestor = present.parentStorage
        }
        guard child.parentStorage !== self else { return }
        child.parentStorage?.drop(child)
        child.willMove(toParent: self)
        childStorage.append(child)
        child.parentStorage = self
    }

    /// Takes the controller out of its parent, then hears `didMove(toParent: nil)`. The caller has called
    /// `willMove(toParent: nil)` and removed the view.
    public func removeFromParent() {
        guard let parent = parentStorage else { return }
        parent.drop(self)
        didMove(toParent: nil)
    }

    private func drop(_ child: UIViewController) {
        childStorage.removeAll { $0 === child }
        child.parentStorage = nil
    }

    // MARK: Presentation

    /// The controller that this one, or one around it, presents.
    public var presentedViewController: UIViewController? { presentedStorage ?? parentStorage?.presentedViewController }

    /// The controller that presents this one, or one around it.
    public var presentingViewController: UIViewController? {
        presentingStorage ?? parentStorage?.presentingViewController
    }

    /// Shows a controller's view in front of everything in the window, at once.
    ///
    /// The outermost controller around this one presents it. Does nothing, and does not call `completion`, if that presents
    /// another one already or is in no window.
    public func present(_ controller: UIViewController, completion: (() -> Void)? = nil) {
        if let parentStorage { return parentStorage.present(controller, completion: completion) }
        guard presentedStorage == nil, controller.presentingStorage == nil, controller !== self,
            let window = viewIfLoaded?.windowStorage
        else { return }
        presentedStorage = controller
        controller.presentingStorage = self
        window.knownDeferredEdges = nil
        controller.view.frame = window.bounds
        window.addSubview(controller.view)
        completion?()
    }

    /// Removes what this controller presents or, if it presents nothing, itself from the one that presents it; a controller
    /// inside another one hands the call to that.
    public func dismiss(completion: (() -> Void)? = nil) {
        guard let presented = presentedStorage else {
            (presentingStorage ?? parentStorage)?.dismiss(completion: completion)
            return
        }
        if presented.presentedStorage != nil { presented.dismiss() }
        viewIfLoaded?.windowStorage?.knownDeferredEdges = nil
        presented.viewIfLoaded?.removeFromSuperview()
        presented.presentingStorage = nil
        presentedStorage = nil
        completion?()
    }
}
