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
