// Members of UIKit's classes that are left out, and say so at each use. Each message is a sentence of Documentation/Porting.md.

extension UIResponder {
    /// Left out: the message tells what to do instead.
    @available(
        *, unavailable, message: "A property observer, or an override: `override var bounds: CGRect { didSet { … } }`"
    )
    public func addObserver(
        _ observer: Any, forKeyPath keyPath: String, options: UInt, context: UnsafeMutableRawPointer?
    ) { fatalError() }

    /// Left out: the message tells what to do instead.
    @available(
        *, unavailable, message: "A property observer, or an override: `override var bounds: CGRect { didSet { … } }`"
    )
    public func removeObserver(_ observer: Any, forKeyPath keyPath: String) { fatalError() }

    /// Left out: the message tells what to do instead.
    @available(
        *, unavailable, message: "A property observer, or an override: `override var bounds: CGRect { didSet { … } }`"
    )
    public func value(forKey key: String) -> Any? { fatalError() }

    /// Left out: the message tells what to do instead.
    @available(
        *, unavailable, message: "A property observer, or an override: `override var bounds: CGRect { didSet { … } }`"
    )
    public func setValue(_ value: Any?, forKey key: String) { fatalError() }

    /// Left out: the message tells what to do instead.
    @available(
        *, unavailable,
        message: "`touch.view is Card`, `as?`, `==` or a method: views, touches and recognizers are no `NSObject`s"
    )
    public func isKind(of aClass: AnyClass) -> Bool { fatalError() }

    /// Left out: the message tells what to do instead.
    @available(
        *, unavailable,
        message: "`touch.view is Card`, `as?`, `==` or a method: views, touches and recognizers are no `NSObject`s"
    )
    public func isEqual(_ object: Any?) -> Bool { fatalError() }

    /// Left out: the message tells what to do instead.
    @available(*, unavailable, message: "Keys arrive as presses: `pressesBegan(_:with:)`")
    public func reloadInputViews() { fatalError() }
}

extension UIGestureRecognizer {
    /// Left out: the message tells what to do instead.
    @available(
        *, unavailable,
        message: "`touch.view is Card`, `as?`, `==` or a method: views, touches and recognizers are no `NSObject`s"
    )
    public func isKind(of aClass: AnyClass) -> Bool { fatalError() }

    /// Left out: the message tells what to do instead.
    @available(
        *, unavailable,
        message: "`touch.view is Card`, `as?`, `==` or a method: views, touches and recognizers are no `NSObject`s"
    )
    public func isEqual(_ object: Any?) -> Bool { fatalError() }
}

extension UITouch {
    /// Left out: the message tells what to do instead.
    @available(
        *, unavailable,
        message: "`touch.view is Card`, `as?`, `==` or a method: views, touches and recognizers are no `NSObject`s"
    )
    public func isKind(of aClass: AnyClass) -> Bool { fatalError() }

    /// Left out: the message tells what to do instead.
    @available(
        *, unavailable,
        message: "`touch.view is Card`, `as?`, `==` or a method: views, touches and recognizers are no `NSObject`s"
    )
    public func isEqual(_ object: Any?) -> Bool { fatalError() }
}

extension UIView {
    /// Left out: the message tells what to do instead.
    @available(
        *, unavailable,
        message: "`UIView.animate` and `UIViewPropertyAnimator`; a completion can start the next animation"
    )
    public static func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UInt = 0, animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) { fatalError() }

    /// Left out: the message tells what to do instead.
    @available(
        *, unavailable,
        message: "`UIView.animate` and `UIViewPropertyAnimator`; a completion can start the next animation"
    )
    public static func addKeyframe(
        withRelativeStartTime start: Double, relativeDuration: Double, animations: () -> Void
    ) { fatalError() }

    /// Left out: the message tells what to do instead.
    @available(*, unavailable, message: "Nothing tells how the device is held")
    public func addMotionEffect(_ effect: Any) { fatalError() }

    /// Left out: the message tells what to do instead.
    @available(*, unavailable, message: "Touches need no focus: remove it")
    public var isFocused: Bool { fatalError() }
}

extension UIViewController {
    /// Left out: the message tells what to do instead.
    @available(*, unavailable, message: "Make views and controllers in code")
    public var storyboard: Any? { fatalError() }

    /// Left out: the message tells what to do instead.
    @available(*, unavailable, message: "Make views and controllers in code")
    public func performSegue(withIdentifier identifier: String, sender: Any?) { fatalError() }

    /// Left out: the message tells what to do instead.
    @available(
        *, unavailable, message: "`addChild(_:)`, `present(_:animated:)`, `UINavigationController` without its bars"
    )
    public var navigationItem: Any { fatalError() }

    /// Left out: the message tells what to do instead.
    @available(
        *, unavailable, message: "`addChild(_:)`, `present(_:animated:)`, `UINavigationController` without its bars"
    )
    public var tabBarController: Any? { fatalError() }

    /// Left out: the message tells what to do instead.
    @available(
        *, unavailable, message: "`addChild(_:)`, `present(_:animated:)`, `UINavigationController` without its bars"
    )
    public var tabBarItem: Any! {
        get { fatalError() }
        set { fatalError() }
    }

    /// Left out: the message tells what to do instead.
    @available(*, unavailable, message: "A pan and `UIViewPropertyAnimator.fractionComplete`")
    public var transitioningDelegate: Any? {
        get { fatalError() }
        set { fatalError() }
    }

    /// Left out: the message tells what to do instead.
    @available(*, unavailable, message: "A pan and `UIViewPropertyAnimator.fractionComplete`")
    public var presentationController: Any? { fatalError() }
}

extension UINavigationController {
    /// Left out: the message tells what to do instead.
    @available(
        *, unavailable, message: "`addChild(_:)`, `present(_:animated:)`, `UINavigationController` without its bars"
    )
    public var navigationBar: Any { fatalError() }

    /// Left out: the message tells what to do instead.
    @available(
        *, unavailable, message: "`addChild(_:)`, `present(_:animated:)`, `UINavigationController` without its bars"
    )
    public var toolbar: Any! { fatalError() }
}

extension UIApplication {
    /// Left out: the message tells what to do instead.
    @available(*, unavailable, message: "`windows`, or the `window` of a view")
    public var connectedScenes: Set<AnyHashable> { fatalError() }

    /// Left out: the message tells what to do instead.
    @available(*, unavailable, message: "Other frameworks of the system are not there")
    public func open(_ url: URL) { fatalError() }
}

extension UIWindow {
    /// Left out: the message tells what to do instead.
    @available(*, unavailable, message: "A host makes the application and the window; in tests, `Stage`")
    public convenience init(windowScene: Any) { fatalError() }
}

extension UILabel {
    /// Left out: the message tells what to do instead.
    @available(*, unavailable, message: "Text has one font and one color: several labels, or `UILabel`")
    public var attributedText: NSAttributedString? {
        get { fatalError() }
        set { fatalError() }
    }
}

extension UIButton {
    /// Left out: the message tells what to do instead.
    @available(*, unavailable, message: "Text has one font and one color: several labels, or `UILabel`")
    public func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) { fatalError() }

    /// Left out: the message tells what to do instead.
    @available(
        *, unavailable,
        message: "Override `contentRect(forBounds:)`, `titleRect(forContentRect:)`, `imageRect(forContentRect:)`"
    )
    public var configuration: Any? {
        get { fatalError() }
        set { fatalError() }
    }

    /// Left out: the message tells what to do instead.
    @available(
        *, unavailable,
        message: "Override `contentRect(forBounds:)`, `titleRect(forContentRect:)`, `imageRect(forContentRect:)`"
    )
    public enum Configuration {}
}

extension UITableView {
    /// Left out: the message tells what to do instead.
    @available(*, unavailable, message: "`register(_:_:)` takes a closure that makes the cell")
    public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) { fatalError() }

    /// Left out: the message tells what to do instead.
    @available(*, unavailable, message: "`reloadData()`; a pan of the cell, and buttons in it")
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { fatalError() }

    /// Left out: the message tells what to do instead.
    @available(*, unavailable, message: "`reloadData()`; a pan of the cell, and buttons in it")
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { fatalError() }

    /// Left out: the message tells what to do instead.
    @available(*, unavailable, message: "`reloadData()`; a pan of the cell, and buttons in it")
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { fatalError() }

    /// Left out: the message tells what to do instead.
    @available(*, unavailable, message: "`reloadData()`; a pan of the cell, and buttons in it")
    public func setEditing(_ editing: Bool, animated: Bool) { fatalError() }

    /// Left out: the message tells what to do instead.
    @available(*, unavailable, message: "`reloadData()`; a pan of the cell, and buttons in it")
    public enum RowAnimation { case fade, right, left, top, bottom, none, middle, automatic }

    /// Left out: the message tells what to do instead.
    @available(*, unavailable, message: "Rows, or views beside the table")
    public var tableHeaderView: UIView? {
        get { fatalError() }
        set { fatalError() }
    }

    /// Left out: the message tells what to do instead.
    @available(*, unavailable, message: "Rows, or views beside the table")
    public var tableFooterView: UIView? {
        get { fatalError() }
        set { fatalError() }
    }
}

extension Bundle {
    /// Left out: the message tells what to do instead.
    @available(*, unavailable, message: "Make views and controllers in code")
    nonisolated public func loadNibNamed(_ name: String, owner: Any?, options: [AnyHashable: Any]? = nil) -> [Any]? {
        fatalError()
    }
}

extension UIColor {
    /// Left out: the message tells what to do instead.
    @available(*, unavailable, message: "Draw the image as often as it fits, or show it in a `UIImageView`")
    nonisolated public convenience init(patternImage image: UIImage) { fatalError() }
}
