/// Distances from the four edges of a rectangle towards its inside; negative values reach outwards.
public struct UIEdgeInsets: Hashable, Sendable {
    /// From the upper edge downwards.
    public var top: CGFloat
    /// From the left edge to the right.
    public var left: CGFloat
    /// From the lower edge upwards.
    public var bottom: CGFloat
    /// From the right edge to the left.
    public var right: CGFloat
    /// No insets.
    public static let zero = UIEdgeInsets()

    /// Creates insets.
    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

extension CGRect {
    /// The rectangle with its four edges moved inwards by `insets`.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.left, y: minY + insets.top,
            width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
    }
}
