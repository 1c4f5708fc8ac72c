// Objects that hold values, and the pool that code for iOS puts around loops.

extension NSValue {
    /// Creates an object that holds a point.
    nonisolated public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// The point that the object holds.
    nonisolated public var cgPointValue: CGPoint { pointValue }

    /// Creates an object that holds a size.
    nonisolated public convenience init(cgSize size: CGSize) { self.init(size: size) }
    /// The size that the object holds.
    nonisolated public var cgSizeValue: CGSize { sizeValue }

    /// Creates an object that holds a rectangle.
    nonisolated public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// The rectangle that the object holds.
    nonisolated public var cgRectValue: CGRect { rectValue }

    /// Creates an object that holds insets.
    nonisolated public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        self.init(
            edgeInsets: NSEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
    }
    /// The insets that the object holds.
    nonisolated public var uiEdgeInsetsValue: UIEdgeInsets {
        let insets = edgeInsetsValue
        return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
}

/// Calls a closure. Objects are released by their last owner, so there is no pool to drain.
/// - Parameter body: The closure.
/// - Returns: The result of the closure.
nonisolated public func autoreleasepool<Result, Failure: Error>(
    invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
    try body()
}
