/// The modifier keys that are down; the bits of `UIKeyModifierFlags`.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
    /// One bit per key.
    public let rawValue: Int
    /// Creates modifiers from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Caps lock is on.
    public static let alphaShift = KeyModifiers(rawValue: 1 << 16)
    /// Shift.
    public static let shift = KeyModifiers(rawValue: 1 << 17)
    /// Control.
    public static let control = KeyModifiers(rawValue: 1 << 18)
    /// Option or Alt.
    public static let alternate = KeyModifiers(rawValue: 1 << 19)
    /// Command, Super or Windows.
    public static let command = KeyModifiers(rawValue: 1 << 20)
    /// The numeric pad: the key is on it.
    public static let numericPad = KeyModifiers(rawValue: 1 << 21)
}
