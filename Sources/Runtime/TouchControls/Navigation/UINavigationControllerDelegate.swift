public import TouchCore

/// An object that is notified of the controllers that a navigation controller shows. All methods do nothing by default.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
public protocol UINavigationControllerDelegate: AnyObject {
    /// Called before a controller is shown; also at the beginning of a swipe that may be cancelled.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    /// Called after a controller was shown; not after a swipe that was cancelled.
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
    /// Does nothing.
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    /// Does nothing.
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
}
