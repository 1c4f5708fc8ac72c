import TouchInput

/// A key of a keyboard that is down.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
public final class UIKey {
    /// The characters that the key types; empty for keys that type nothing.
    public let characters: String
    /// The characters that the key would type without modifiers other than shift.
    public let charactersIgnoringModifiers: String
    /// The modifiers that were down when it went down.
    public let modifierFlags: UIKeyModifierFlags
    /// The position on the keyboard, independent of the layout; `keyboardErrorUndefined` for a code that is not in the table.
    public let keyCode: UIKeyboardHIDUsage

    init(_ key: PressSample.Key, _ modifiers: KeyModifiers) {
        characters = key.characters
        charactersIgnoringModifiers = key.charactersIgnoringModifiers
        modifierFlags = UIKeyModifierFlags(rawValue: modifiers.rawValue)
        keyCode = UIKeyboardHIDUsage(rawValue: key.code) ?? .keyboardErrorUndefined
    }
}

/// The modifier keys of a keyboard.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    /// One bit per key.
    public let rawValue: Int
    /// Creates flags from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Caps lock is on.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// Shift.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// Control.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// Option or Alt.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// Command, Super or Windows.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// The numeric pad: the key is on it.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
