/// A set of corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    /// The bits, one for each corner.
    public let rawValue: UInt
    /// Creates corners from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The upper left corner.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// The upper right corner.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// The lower left corner.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// The lower right corner.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

    /// The same corners of a rectangle (the bits are the same in both).
    var corners: UIRectCorner { UIRectCorner(rawValue: rawValue) }
}
