/// A type whose reports can be received by closures that take its own class; every recognizer conforms to it.
///
/// A method of the class itself could only pass a `UIGestureRecognizer`.
public protocol GestureReporting: AnyObject {}

extension UIGestureRecognizer: GestureReporting {}

extension GestureReporting where Self: UIGestureRecognizer {
    /// Adds a closure that is called for every report. It is retained until it is removed.
    ///
    ///     pinch.addAction { print($0.scale) }
    /// - Parameter handler: the closure; it receives the recognizer, and its result is discarded.
    /// - Returns: a token with which `removeTarget(_:)` removes the closure.
    @discardableResult
    public func addAction<Result>(_ handler: @escaping (Self) -> Result) -> GestureTargetToken {
        // A recognizer reports only itself.
        add { _ = handler(unsafeDowncast($0, to: Self.self)) }
    }
}
