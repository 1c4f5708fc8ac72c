/// The properties of a contact that can be estimated first and updated later; the bits of `UITouch.Properties`.
public struct ContactProperties: OptionSet, Hashable, Sendable {
    /// One bit per property.
    public let rawValue: Int
    /// Creates properties from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The force.
    public static let force = ContactProperties(rawValue: 1)
    /// The direction of a pencil.
    public static let azimuth = ContactProperties(rawValue: 2)
    /// The angle between a pencil and the screen.
    public static let altitude = ContactProperties(rawValue: 4)
    /// The location.
    public static let location = ContactProperties(rawValue: 8)
    /// The rotation of a pencil about its axis.
    public static let roll = ContactProperties(rawValue: 16)
}
