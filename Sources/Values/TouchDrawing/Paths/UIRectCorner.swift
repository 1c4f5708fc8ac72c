/// A set of corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    /// The bits, one for each corner.
    public let rawValue: UInt
    /// Creates corners from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The corner with the least x and the least y.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The corner with the greatest x and the least y.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// The corner with the least x and the greatest y.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// The corner with the greatest x and the greatest y.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All corners.
    public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}
