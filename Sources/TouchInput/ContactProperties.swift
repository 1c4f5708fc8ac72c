/// Values of a contact that can be guessed first and known later; the bits of `UITouch.Properties`.
public struct ContactProperties: OptionSet, Hashable, Sendable {
    /// One bit a value.
    public let rawValue: Int
    /// Creates properties from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// How hard it presses.
    public static let force = ContactProperties(rawValue: 1)
    /// Where a pencil points.
    public static let azimuth = ContactProperties(rawValue: 2)
    /// How upright a pencil is.
    public static let altitude = ContactProperties(rawValue: 4)
    /// Where it is.
    public static let location = ContactProperties(rawValue: 8)
    /// How a pencil is turned.
    public static let roll = ContactProperties(rawValue: 16)
}
