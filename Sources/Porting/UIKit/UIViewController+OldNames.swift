// Names from before Swift 4.2.

extension UIViewController {
    /// The old name of `children`.
    @available(*, deprecated, renamed: "children")
    public var childViewControllers: [UIViewController] { children }

    /// The old name of `addChild(_:)`.
    @available(*, deprecated, renamed: "addChild(_:)")
    public func addChildViewController(_ childController: UIViewController) {
        addChild(childController)
    }

    /// The old name of `removeFromParent()`.
    @available(*, deprecated, renamed: "removeFromParent()")
    public func removeFromParentViewController() {
        removeFromParent()
    }

    /// The old name of `willMove(toParent:)`. An override of the old name does not compile: override the new one.
    @available(*, deprecated, renamed: "willMove(toParent:)")
    public func willMove(toParentViewController parent: UIViewController?) {
        willMove(toParent: parent)
    }

    /// The old name of `didMove(toParent:)`. An override of the old name does not compile: override the new one.
    @available(*, deprecated, renamed: "didMove(toParent:)")
    public func didMove(toParentViewController parent: UIViewController?) {
        didMove(toParent: parent)
    }

    /// The old name of `childForScreenEdgesDeferringSystemGestures`.
    @available(*, deprecated, renamed: "childForScreenEdgesDeferringSystemGestures")
    public func childViewControllerForScreenEdgesDeferringSystemGestures() -> UIViewController? {
        childForScreenEdgesDeferringSystemGestures
    }
}
