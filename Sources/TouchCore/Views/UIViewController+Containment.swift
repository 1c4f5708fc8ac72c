import TouchTrace

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
    /// another one already or is in no window. Reports, and shows nothing, if that is the controller itself, is presented
    /// by it, directly or not, or has its view inside the controller's. A controller that is dismissed while it is
    /// presented, as from its `viewDidLoad()`, is not left in the window; then too `completion` is not called.
    public func present(_ controller: UIViewController, completion: (() -> Void)? = nil) {
        if let parentStorage { return parentStorage.present(controller, completion: completion) }
        guard presentedStorage == nil, controller.presentingStorage == nil, let window = viewIfLoaded?.windowStorage
        else { return }
        guard !isInFront(of: controller) else { return refuse(controller, in: window) }
        presentedStorage = controller
        controller.presentingStorage = self
        window.knownDeferredEdges = nil
        controller.loadViewIfNeeded()
        guard presentedStorage === controller, let view = controller.view else { return }
        // The view that it has made may be one around this controller's.
        guard !isInFront(of: controller) else {
            letGo(of: controller)
            return refuse(controller, in: window)
        }
        view.frame = window.bounds
        window.addSubview(view)
        guard presentedStorage === controller else {
            // Dismissed before its view was there to be removed, unless a callback has shown it in another way.
            if controller.presentingStorage == nil, window.rootViewController !== controller,
                view.superviewStorage === window
            {
                view.removeFromSuperview()
            }
            return
        }
        completion?()
    }

    /// Removes what this controller presents or, if it presents nothing, itself from the one that presents it; a controller
    /// inside another one hands the call to that.
    ///
    /// From `viewDidDisappear(_:)` on, another one can be presented.
    public func dismiss(completion: (() -> Void)? = nil) {
        guard let presented = presentedStorage else {
            (presentingStorage ?? parentStorage)?.dismiss(completion: completion)
            return
        }
        if presented.presentedStorage != nil { presented.dismiss() }
        // Callbacks may dismiss it and present another one: each step looks at it anew.
        if presentedStorage === presented, presented.viewIfLoaded?.windowStorage != nil {
            presented.rootViewWillMove(isVisible: false)
        }
        if presentedStorage === presented {
            viewIfLoaded?.windowStorage?.knownDeferredEdges = nil
            letGo(of: presented)
            presented.viewIfLoaded?.removeFromSuperview()
            // What it has presented meanwhile; out of the window it presents nothing more.
            if presented.presentingStorage == nil, presented.presentedStorage != nil { presented.dismiss() }
        }
        completion?()
    }

    private func letGo(of presented: UIViewController) {
        presentedStorage = nil
        presented.presentingStorage = nil
    }

    private func refuse(_ controller: UIViewController, in window: UIWindow) {
        guard let dispatcher = window.application?.dispatcher else { return }
        dispatcher.report(.controllerInFrontOfItself(dispatcher.name(controller).text))
    }

    /// Whether presenting the controller would lead the responder chain, or the views, in a circle.
    private func isInFront(of controller: UIViewController) -> Bool {
        var passed: [UIViewController] = []
        var link: UIViewController? = self
        while let present = link {
            if present === controller { return true }
            // Views that were moved since may have made a circle.
            guard !passed.contains(where: { $0 === present }) else { break }
            passed.append(present)
            link = present.controllerBehind
        }
        guard let view = viewStorage, let around = controller.viewStorage else { return false }
        return view.isDescendant(of: around)
    }

    /// The controller that the responder chain meets next, unless the app overrides the chain.
    private var controllerBehind: UIViewController? {
        if let presentingStorage { return presentingStorage }
        var link: UIView? = viewStorage?.superviewStorage
        while let around = link {
            if let controller = around.controller { return controller }
            link = around.superviewStorage
        }
        return nil
    }
}
