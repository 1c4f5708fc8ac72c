/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    /// One bit a corner.
    public let rawValue: UInt
    /// Creates corners from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Least x, least y.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// Greatest x, least y.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// Least x, greatest y.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// Greatest x, greatest y.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// Every corner.
    public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}
