/// The buttons of a pointing device that are down; the bits of `UIEvent.ButtonMask`.
public struct PointerButtons: OptionSet, Hashable, Sendable {
    /// One bit per button; the first is the primary one.
    public let rawValue: Int
    /// Creates buttons from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Usually the left one.
    public static let primary = PointerButtons(rawValue: 1)
    /// Usually the right one.
    public static let secondary = PointerButtons(rawValue: 2)
}
