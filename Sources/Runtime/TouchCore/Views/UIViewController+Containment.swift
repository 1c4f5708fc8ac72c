import TouchTrace

extension UIViewController {
    /// The child controllers, in the order in which they were added.
    public var children: [UIViewController] { childStorage }

    /// The parent controller.
    public var parent: UIViewController? { parentStorage }

    /// Makes a controller a child: removes it from its parent and calls its `willMove(toParent:)`. The caller then adds its view
    /// and calls `didMove(toParent:)`.
    public func addChild(_ child: UIViewController) {
        var ancestor: UIViewController? = self
        while let present = ancestor {
            if present === child { return }  // a controller inside itself is impossible
            ancestor = present.parentStorage
        }
        guard child.parentStorage !== self else { return }
        child.parentStorage?.drop(child)
        child.willMove(toParent: self)
        // The callback may have added it itself: this call finishes later and therefore wins.
        child.parentStorage?.drop(child)
        child.rank = childStorage.last.map { $0.rank + 1 } ?? 0
        childStorage.append(child)
        child.parentStorage = self
    }

    /// Removes the controller from its parent, then calls its `didMove(toParent: nil)`. The caller has called `willMove(toParent:
    /// nil)` and removed the view.
    public func removeFromParent() {
        guard let parent = parentStorage else { return }
        parent.drop(self)
        didMove(toParent: nil)
    }

    private func drop(_ child: UIViewController) {
        if let index = childStorage.index(of: child) { childStorage.remove(at: index) }
        child.parentStorage = nil
    }

    // MARK: Presentation

    /// The controller that this one, or one of its ancestors, presents.
    public var presentedViewController: UIViewController? { presentedStorage ?? parentStorage?.presentedViewController }

    /// The controller that presents this one, or one of its ancestors.
    public var presentingViewController: UIViewController? {
        presentingStorage ?? parentStorage?.presentingViewController
    }

    /// Presents a controller; for `present(_:animated:completion:)`.
    final func show(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        guard presentedStorage == nil, controller.presentingStorage == nil, let window = viewIfLoaded?.windowStorage
        else { return }
        guard !isInFront(of: controller) else { return refuse(controller, in: window) }
        presentedStorage = controller
        controller.presentingStorage = self
        window.knownDeferredEdges = nil
        controller.loadViewIfNeeded()
        guard presentedStorage === controller, let view = controller.view else { return }
        // The view that it has just loaded may contain this controller's view.
        guard !isInFront(of: controller) else {
            letGo(of: controller)
            return refuse(controller, in: window)
        }
        view.frame = window.bounds
        controller.isMovedAnimated = animated
        window.addSubview(view)
        controller.isMovedAnimated = false
        guard presentedStorage === controller else {
            // It was dismissed before its view could be removed, unless a callback has shown it in another way.
            if controller.presentingStorage == nil, window.rootViewController !== controller,
                view.superviewStorage === window
            {
                view.removeFromSuperview()
            }
            return
        }
        completion?()
    }

    /// Dismisses the presented controller; for `dismiss(animated:completion:)`.
    final func hide(_ presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
        if presented.presentedStorage != nil { presented.dismiss(animated: animated) }
        // Callbacks may dismiss it and present another one: each step reads the current state.
        presented.isMovedAnimated = animated
        if presentedStorage === presented, presented.viewIfLoaded?.windowStorage != nil {
            presented.rootViewWillMove(isVisible: false)
        }
        if presentedStorage === presented {
            viewIfLoaded?.windowStorage?.knownDeferredEdges = nil
            letGo(of: presented)
            presented.viewIfLoaded?.removeFromSuperview()
            // It may have presented another controller in the meantime; outside the window it presents nothing.
            if presented.presentingStorage == nil, presented.presentedStorage != nil {
                presented.dismiss(animated: false)
            }
        }
        presented.isMovedAnimated = false
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

    /// Returns a Boolean value that indicates whether presenting the controller would create a cycle in the responder chain
    /// or in the view hierarchy.
    private func isInFront(of controller: UIViewController) -> Bool {
        var (count, limit) = (0, 1)
        var mark: UIViewController?
        var link: UIViewController? = self
        while let present = link {
            if present === controller { return true }
            // Views that have been moved since then may have closed a cycle.
            if present === mark { break }
            count += 1
            if count == limit { (mark, limit) = (present, 2 * limit) }
            link = present.controllerBehind
        }
        guard let view = viewStorage, let around = controller.viewStorage else { return false }
        return view.isDescendant(of: around)
    }

    /// The next controller in the responder chain, unless the app overrides the chain.
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

// disappeared ─► appearing ─► entered ─► appeared ─► disappearing ─► disappeared, and back half-way; each step is reported once.
//
// Normally the steps follow the view as it enters or leaves a shown window; a container that forwards by hand drives those of its
// children instead.

extension UIViewController {
    /// Notifies a child that its view starts to appear or disappear; for containers that forward appearance by hand.
    public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        switch (appearance, isAppearing) {
        case (.disappeared, true), (.disappearing, true):
            appearance = .appearing
            isTransitionAnimated = animated
            viewWillAppear(animated)
        case (.appeared, false), (.appearing, false), (.entered, false):
            appearance = .disappearing
            isTransitionAnimated = animated
            viewWillDisappear(animated)
        case (.appeared, true), (.appearing, true), (.entered, true), (.disappeared, false), (.disappearing, false):
            break
        }
    }

    /// Notifies a child that its view has appeared or disappeared, animated if the transition began animated; for containers that
    /// forward appearance by hand.
    public func endAppearanceTransition() {
        finishTransition()
    }

    final func rootViewWillMove(isVisible: Bool) {
        guard followsItsView else { return }
        beginAppearanceTransition(isVisible, animated: isPartOfAnimation)
    }

    final func rootViewDidMove() {
        if followsItsView { finishTransition() } else if viewStorage?.window != nil { enter() }
    }

    /// A Boolean value that indicates whether the controller, or one around it, is presented or dismissed with animation.
    private var isPartOfAnimation: Bool { isMovedAnimated || parentStorage?.isPartOfAnimation == true }

    private var followsItsView: Bool {
        parentStorage?.shouldAutomaticallyForwardAppearanceMethods ?? true
    }

    private func enter() {
        guard appearance == .appearing else { return }
        appearance = .entered
        viewIsAppearing(isTransitionAnimated)
    }

    private func finishTransition() {
        enter()
        switch appearance {
        // An override may have begun another transition.
        case .appearing: break
        case .entered:
            appearance = .appeared
            viewDidAppear(isTransitionAnimated)
        case .disappearing:
            appearance = .disappeared
            viewDidDisappear(isTransitionAnimated)
        case .appeared, .disappeared:
            break
        }
    }
}

/// The wish of a controller for the way in which it is presented. Every controller is presented over the whole window, in front of the view of
/// the presenting one, which stays there.
public enum UIModalPresentationStyle: Int, Sendable {
    /// As the system chooses.
    case automatic = -2
    /// Not at all, as an adaptation.
    case none = -1
    /// Over the whole screen.
    case fullScreen = 0
    /// As a sheet.
    case pageSheet = 1
    /// As a smaller sheet.
    case formSheet = 2
    /// Over the content of another controller.
    case currentContext = 3
    /// In the way of the presenting app.
    case custom = 4
    /// Over the whole screen, with what is behind.
    case overFullScreen = 5
    /// Over the content of another controller, with what is behind.
    case overCurrentContext = 6
    /// In a popover.
    case popover = 7
}

/// The wish of a controller for the transition with which it is presented. Presenting has no transition.
public enum UIModalTransitionStyle: Int, Sendable {
    /// From below.
    case coverVertical = 0
    /// A turn about the vertical axis.
    case flipHorizontal = 1
    /// A fade.
    case crossDissolve = 2
    /// A page that is turned up at its corner.
    case partialCurl = 3
}
