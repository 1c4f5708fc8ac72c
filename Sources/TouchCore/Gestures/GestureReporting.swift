/// Reports to closures that receive the recognizer as what it is; every recognizer does.
///
/// A method of the class itself could pass no more than a `UIGestureRecognizer`.
public protocol GestureReporting: AnyObject {}

extension UIGestureRecognizer: GestureReporting {}

extension GestureReporting where Self: UIGestureRecognizer {
    /// Calls a closure for every report. It is retained until it is removed.
    ///
    ///     pinch.addAction { print($0.scale) }
    /// - Parameter handler: receives the recognizer; what it returns is discarded.
    /// - Returns: what removes the closure again, with `removeTarget(_:)`.
    @discardableResult
    public func addAction<Result>(_ handler: @escaping (Self) -> Result) -> GestureTargetToken {
        // A recognizer reports only itself.
        add { _ = handler(unsafeDowncast($0, to: Self.self)) }
    }
}
