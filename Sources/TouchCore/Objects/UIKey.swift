import TouchInput

/// A key of a keyboard that is down.
public final class UIKey {
    /// What it types; empty for keys that type nothing.
    public let characters: String
    /// What it would type without modifiers other than shift.
    public let charactersIgnoringModifiers: String
    /// The modifiers that were down when it went down.
    public let modifierFlags: UIKeyModifierFlags
    /// Its place on the keyboard, whatever the layout; `keyboardErrorUndefined` for a code that the table does not have.
    public let keyCode: UIKeyboardHIDUsage

    init(_ key: PressSample.Key, _ modifiers: KeyModifiers) {
        characters = key.characters
        charactersIgnoringModifiers = key.charactersIgnoringModifiers
        modifierFlags = UIKeyModifierFlags(rawValue: modifiers.rawValue)
        keyCode = UIKeyboardHIDUsage(rawValue: key.code) ?? .keyboardErrorUndefined
    }
}
