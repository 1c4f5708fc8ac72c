import TouchInput

/// A key of a keyboard that is down.
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
