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

#if !hasFeature(Embedded)
    /// A key, with modifiers, that performs an action by name.
    ///
    /// A responder lists its commands in `keyCommands`. When a key goes down, the commands of the first responder and then of its
    /// chain are searched for the first one that matches and whose action a responder of the chain performs. The key is then not
    /// delivered as a press: neither recognizers nor responders receive it.
    @preconcurrency @MainActor
    public final class UIKeyCommand {
        /// The character that the key types without modifiers, or one of the constants below; case does not matter.
        public let input: String?
        /// The modifiers that must be down, and no others; caps lock and the numeric pad are ignored.
        public let modifierFlags: UIKeyModifierFlags
        /// The action; its sender is the command.
        public let action: Selector?

        /// Creates a command.
        public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
            self.input = input
            self.modifierFlags = modifierFlags
            self.action = action
        }

        /// The up arrow.
        public static let inputUpArrow = "UIKeyInputUpArrow"
        /// The down arrow.
        public static let inputDownArrow = "UIKeyInputDownArrow"
        /// The left arrow.
        public static let inputLeftArrow = "UIKeyInputLeftArrow"
        /// The right arrow.
        public static let inputRightArrow = "UIKeyInputRightArrow"
        /// Escape.
        public static let inputEscape = "UIKeyInputEscape"
        /// Page up.
        public static let inputPageUp = "UIKeyInputPageUp"
        /// Page down.
        public static let inputPageDown = "UIKeyInputPageDown"
        /// Home.
        public static let inputHome = "UIKeyInputHome"
        /// End.
        public static let inputEnd = "UIKeyInputEnd"
        /// Delete forward.
        public static let inputDelete = "UIKeyInputDelete"

        /// Returns a Boolean value that indicates whether the key is the one of the command.
        func fits(_ key: UIKey) -> Bool {
            let counting = key.modifierFlags.subtracting([.alphaShift, .numericPad])
            guard let input, counting == modifierFlags.subtracting([.alphaShift, .numericPad]) else { return false }
            return input == Self.names[key.keyCode]
                || input.lowercased() == key.charactersIgnoringModifiers.lowercased()
        }

        private static let names: [UIKeyboardHIDUsage: String] = [
            .keyboardUpArrow: inputUpArrow, .keyboardDownArrow: inputDownArrow, .keyboardLeftArrow: inputLeftArrow,
            .keyboardRightArrow: inputRightArrow, .keyboardEscape: inputEscape, .keyboardPageUp: inputPageUp,
            .keyboardPageDown: inputPageDown, .keyboardHome: inputHome, .keyboardEnd: inputEnd,
            .keyboardDeleteForward: inputDelete,
        ]
    }
#endif

/// The position of a key on a keyboard, independent of the layout: the keyboard page of the USB HID usage tables.
///
/// In the order of the tables: a case without a number has the next one.
public enum UIKeyboardHIDUsage: Int, Hashable, Sendable {
    /// An error of the keyboard, and no key.
    case keyboardErrorRollOver = 1
    /// An error of the keyboard, and no key.
    case keyboardPOSTFail, keyboardErrorUndefined
    /// A letter.
    case keyboardA, keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH, keyboardI,
        keyboardJ, keyboardK, keyboardL, keyboardM, keyboardN, keyboardO, keyboardP, keyboardQ, keyboardR, keyboardS,
        keyboardT, keyboardU, keyboardV, keyboardW, keyboardX, keyboardY, keyboardZ
    /// A digit above the letters.
    case keyboard1, keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7, keyboard8, keyboard9, keyboard0
    /// A key around the letters.
    case keyboardReturnOrEnter, keyboardEscape, keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar
    /// A sign beside the letters.
    case keyboardHyphen, keyboardEqualSign, keyboardOpenBracket, keyboardCloseBracket, keyboardBackslash,
        keyboardNonUSPound, keyboardSemicolon, keyboardQuote, keyboardGraveAccentAndTilde, keyboardComma,
        keyboardPeriod, keyboardSlash
    /// Caps Lock.
    case keyboardCapsLock
    /// A function key.
    case keyboardF1, keyboardF2, keyboardF3, keyboardF4, keyboardF5, keyboardF6, keyboardF7, keyboardF8, keyboardF9,
        keyboardF10, keyboardF11, keyboardF12
    /// A key of the block above the arrows.
    case keyboardPrintScreen, keyboardScrollLock, keyboardPause, keyboardInsert, keyboardHome, keyboardPageUp,
        keyboardDeleteForward, keyboardEnd, keyboardPageDown
    /// An arrow.
    case keyboardRightArrow, keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
    /// A key of the keypad.
    case keypadNumLock, keypadSlash, keypadAsterisk, keypadHyphen, keypadPlus, keypadEnter, keypad1, keypad2,
        keypad3, keypad4, keypad5, keypad6, keypad7, keypad8, keypad9, keypad0, keypadPeriod
    /// A key that not every keyboard has.
    case keyboardNonUSBackslash, keyboardApplication, keyboardPower
    /// The equal sign of the keypad.
    case keypadEqualSign
    /// A function key of large keyboards.
    case keyboardF13, keyboardF14, keyboardF15, keyboardF16, keyboardF17, keyboardF18, keyboardF19, keyboardF20,
        keyboardF21, keyboardF22, keyboardF23, keyboardF24
    /// A key for a command.
    case keyboardExecute, keyboardHelp, keyboardMenu, keyboardSelect, keyboardStop, keyboardAgain, keyboardUndo,
        keyboardCut, keyboardCopy, keyboardPaste, keyboardFind, keyboardMute, keyboardVolumeUp, keyboardVolumeDown
    /// A key that stays down until it is pressed again.
    case keyboardLockingCapsLock, keyboardLockingNumLock, keyboardLockingScrollLock
    /// A further sign of the keypad.
    case keypadComma, keypadEqualSignAS400
    /// A key of keyboards for one country.
    case keyboardInternational1, keyboardInternational2, keyboardInternational3, keyboardInternational4,
        keyboardInternational5, keyboardInternational6, keyboardInternational7, keyboardInternational8,
        keyboardInternational9
    /// A key that switches between writing systems.
    case keyboardLANG1, keyboardLANG2, keyboardLANG3, keyboardLANG4, keyboardLANG5, keyboardLANG6, keyboardLANG7,
        keyboardLANG8, keyboardLANG9
    /// A key of terminals.
    case keyboardAlternateErase, keyboardSysReqOrAttention, keyboardCancel, keyboardClear, keyboardPrior,
        keyboardReturn, keyboardSeparator, keyboardOut, keyboardOper, keyboardClearOrAgain, keyboardCrSelOrProps,
        keyboardExSel
    /// A modifier; GUI is the Command or Windows key.
    case keyboardLeftControl = 224
    /// A modifier; GUI is the Command or Windows key.
    case keyboardLeftShift, keyboardLeftAlt, keyboardLeftGUI, keyboardRightControl, keyboardRightShift,
        keyboardRightAlt, keyboardRightGUI
    /// A usage beyond those of keys.
    case keyboard_Reserved = 65535
}
