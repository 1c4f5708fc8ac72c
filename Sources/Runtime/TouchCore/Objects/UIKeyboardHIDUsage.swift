/// The position of a key on a keyboard, independent of the layout: the keyboard page of the USB HID usage tables.
public enum UIKeyboardHIDUsage: Int, Hashable, Sendable {
    /// `Error Roll Over` on the keyboard.
    case keyboardErrorRollOver = 1
    /// `POSTFail` on the keyboard.
    case keyboardPOSTFail = 2
    /// `Error Undefined` on the keyboard.
    case keyboardErrorUndefined = 3
    /// `A` on the keyboard.
    case keyboardA = 4
    /// `B` on the keyboard.
    case keyboardB = 5
    /// `C` on the keyboard.
    case keyboardC = 6
    /// `D` on the keyboard.
    case keyboardD = 7
    /// `E` on the keyboard.
    case keyboardE = 8
    /// `F` on the keyboard.
    case keyboardF = 9
    /// `G` on the keyboard.
    case keyboardG = 10
    /// `H` on the keyboard.
    case keyboardH = 11
    /// `I` on the keyboard.
    case keyboardI = 12
    /// `J` on the keyboard.
    case keyboardJ = 13
    /// `K` on the keyboard.
    case keyboardK = 14
    /// `L` on the keyboard.
    case keyboardL = 15
    /// `M` on the keyboard.
    case keyboardM = 16
    /// `N` on the keyboard.
    case keyboardN = 17
    /// `O` on the keyboard.
    case keyboardO = 18
    /// `P` on the keyboard.
    case keyboardP = 19
    /// `Q` on the keyboard.
    case keyboardQ = 20
    /// `R` on the keyboard.
    case keyboardR = 21
    /// `S` on the keyboard.
    case keyboardS = 22
    /// `T` on the keyboard.
    case keyboardT = 23
    /// `U` on the keyboard.
    case keyboardU = 24
    /// `V` on the keyboard.
    case keyboardV = 25
    /// `W` on the keyboard.
    case keyboardW = 26
    /// `X` on the keyboard.
    case keyboardX = 27
    /// `Y` on the keyboard.
    case keyboardY = 28
    /// `Z` on the keyboard.
    case keyboardZ = 29
    /// `1` on the keyboard.
    case keyboard1 = 30
    /// `2` on the keyboard.
    case keyboard2 = 31
    /// `3` on the keyboard.
    case keyboard3 = 32
    /// `4` on the keyboard.
    case keyboard4 = 33
    /// `5` on the keyboard.
    case keyboard5 = 34
    /// `6` on the keyboard.
    case keyboard6 = 35
    /// `7` on the keyboard.
    case keyboard7 = 36
    /// `8` on the keyboard.
    case keyboard8 = 37
    /// `9` on the keyboard.
    case keyboard9 = 38
    /// `0` on the keyboard.
    case keyboard0 = 39
    /// `Return Or Enter` on the keyboard.
    case keyboardReturnOrEnter = 40
    /// `Escape` on the keyboard.
    case keyboardEscape = 41
    /// `Delete Or Backspace` on the keyboard.
    case keyboardDeleteOrBackspace = 42
    /// `Tab` on the keyboard.
    case keyboardTab = 43
    /// `Spacebar` on the keyboard.
    case keyboardSpacebar = 44
    /// `Hyphen` on the keyboard.
    case keyboardHyphen = 45
    /// `Equal Sign` on the keyboard.
    case keyboardEqualSign = 46
    /// `Open Bracket` on the keyboard.
    case keyboardOpenBracket = 47
    /// `Close Bracket` on the keyboard.
    case keyboardCloseBracket = 48
    /// `Backslash` on the keyboard.
    case keyboardBackslash = 49
    /// `Non USPound` on the keyboard.
    case keyboardNonUSPound = 50
    /// `Semicolon` on the keyboard.
    case keyboardSemicolon = 51
    /// `Quote` on the keyboard.
    case keyboardQuote = 52
    /// `Grave Accent And Tilde` on the keyboard.
    case keyboardGraveAccentAndTilde = 53
    /// `Comma` on the keyboard.
    case keyboardComma = 54
    /// `Period` on the keyboard.
    case keyboardPeriod = 55
    /// `Slash` on the keyboard.
    case keyboardSlash = 56
    /// `Caps Lock` on the keyboard.
    case keyboardCapsLock = 57
    /// `F1` on the keyboard.
    case keyboardF1 = 58
    /// `F2` on the keyboard.
    case keyboardF2 = 59
    /// `F3` on the keyboard.
    case keyboardF3 = 60
    /// `F4` on the keyboard.
    case keyboardF4 = 61
    /// `F5` on the keyboard.
    case keyboardF5 = 62
    /// `F6` on the keyboard.
    case keyboardF6 = 63
    /// `F7` on the keyboard.
    case keyboardF7 = 64
    /// `F8` on the keyboard.
    case keyboardF8 = 65
    /// `F9` on the keyboard.
    case keyboardF9 = 66
    /// `F10` on the keyboard.
    case keyboardF10 = 67
    /// `F11` on the keyboard.
    case keyboardF11 = 68
    /// `F12` on the keyboard.
    case keyboardF12 = 69
    /// `Print Screen` on the keyboard.
    case keyboardPrintScreen = 70
    /// `Scroll Lock` on the keyboard.
    case keyboardScrollLock = 71
    /// `Pause` on the keyboard.
    case keyboardPause = 72
    /// `Insert` on the keyboard.
    case keyboardInsert = 73
    /// `Home` on the keyboard.
    case keyboardHome = 74
    /// `Page Up` on the keyboard.
    case keyboardPageUp = 75
    /// `Delete Forward` on the keyboard.
    case keyboardDeleteForward = 76
    /// `End` on the keyboard.
    case keyboardEnd = 77
    /// `Page Down` on the keyboard.
    case keyboardPageDown = 78
    /// `Right Arrow` on the keyboard.
    case keyboardRightArrow = 79
    /// `Left Arrow` on the keyboard.
    case keyboardLeftArrow = 80
    /// `Down Arrow` on the keyboard.
    case keyboardDownArrow = 81
    /// `Up Arrow` on the keyboard.
    case keyboardUpArrow = 82
    /// `Num Lock` on the keypad.
    case keypadNumLock = 83
    /// `Slash` on the keypad.
    case keypadSlash = 84
    /// `Asterisk` on the keypad.
    case keypadAsterisk = 85
    /// `Hyphen` on the keypad.
    case keypadHyphen = 86
    /// `Plus` on the keypad.
    case keypadPlus = 87
    /// `Enter` on the keypad.
    case keypadEnter = 88
    /// `1` on the keypad.
    case keypad1 = 89
    /// `2` on the keypad.
    case keypad2 = 90
    /// `3` on the keypad.
    case keypad3 = 91
    /// `4` on the keypad.
    case keypad4 = 92
    /// `5` on the keypad.
    case keypad5 = 93
    /// `6` on the keypad.
    case keypad6 = 94
    /// `7` on the keypad.
    case keypad7 = 95
    /// `8` on the keypad.
    case keypad8 = 96
    /// `9` on the keypad.
    case keypad9 = 97
    /// `0` on the keypad.
    case keypad0 = 98
    /// `Period` on the keypad.
    case keypadPeriod = 99
    /// `Non USBackslash` on the keyboard.
    case keyboardNonUSBackslash = 100
    /// `Application` on the keyboard.
    case keyboardApplication = 101
    /// `Power` on the keyboard.
    case keyboardPower = 102
    /// `Equal Sign` on the keypad.
    case keypadEqualSign = 103
    /// `F13` on the keyboard.
    case keyboardF13 = 104
    /// `F14` on the keyboard.
    case keyboardF14 = 105
    /// `F15` on the keyboard.
    case keyboardF15 = 106
    /// `F16` on the keyboard.
    case keyboardF16 = 107
    /// `F17` on the keyboard.
    case keyboardF17 = 108
    /// `F18` on the keyboard.
    case keyboardF18 = 109
    /// `F19` on the keyboard.
    case keyboardF19 = 110
    /// `F20` on the keyboard.
    case keyboardF20 = 111
    /// `F21` on the keyboard.
    case keyboardF21 = 112
    /// `F22` on the keyboard.
    case keyboardF22 = 113
    /// `F23` on the keyboard.
    case keyboardF23 = 114
    /// `F24` on the keyboard.
    case keyboardF24 = 115
    /// `Execute` on the keyboard.
    case keyboardExecute = 116
    /// `Help` on the keyboard.
    case keyboardHelp = 117
    /// `Menu` on the keyboard.
    case keyboardMenu = 118
    /// `Select` on the keyboard.
    case keyboardSelect = 119
    /// `Stop` on the keyboard.
    case keyboardStop = 120
    /// `Again` on the keyboard.
    case keyboardAgain = 121
    /// `Undo` on the keyboard.
    case keyboardUndo = 122
    /// `Cut` on the keyboard.
    case keyboardCut = 123
    /// `Copy` on the keyboard.
    case keyboardCopy = 124
    /// `Paste` on the keyboard.
    case keyboardPaste = 125
    /// `Find` on the keyboard.
    case keyboardFind = 126
    /// `Mute` on the keyboard.
    case keyboardMute = 127
    /// `Volume Up` on the keyboard.
    case keyboardVolumeUp = 128
    /// `Volume Down` on the keyboard.
    case keyboardVolumeDown = 129
    /// `Locking Caps Lock` on the keyboard.
    case keyboardLockingCapsLock = 130
    /// `Locking Num Lock` on the keyboard.
    case keyboardLockingNumLock = 131
    /// `Locking Scroll Lock` on the keyboard.
    case keyboardLockingScrollLock = 132
    /// `Comma` on the keypad.
    case keypadComma = 133
    /// `Equal Sign AS400` on the keypad.
    case keypadEqualSignAS400 = 134
    /// `International 1` on the keyboard.
    case keyboardInternational1 = 135
    /// `International 2` on the keyboard.
    case keyboardInternational2 = 136
    /// `International 3` on the keyboard.
    case keyboardInternational3 = 137
    /// `International 4` on the keyboard.
    case keyboardInternational4 = 138
    /// `International 5` on the keyboard.
    case keyboardInternational5 = 139
    /// `International 6` on the keyboard.
    case keyboardInternational6 = 140
    /// `International 7` on the keyboard.
    case keyboardInternational7 = 141
    /// `International 8` on the keyboard.
    case keyboardInternational8 = 142
    /// `International 9` on the keyboard.
    case keyboardInternational9 = 143
    /// `LANG1` on the keyboard.
    case keyboardLANG1 = 144
    /// `LANG2` on the keyboard.
    case keyboardLANG2 = 145
    /// `LANG3` on the keyboard.
    case keyboardLANG3 = 146
    /// `LANG4` on the keyboard.
    case keyboardLANG4 = 147
    /// `LANG5` on the keyboard.
    case keyboardLANG5 = 148
    /// `LANG6` on the keyboard.
    case keyboardLANG6 = 149
    /// `LANG7` on the keyboard.
    case keyboardLANG7 = 150
    /// `LANG8` on the keyboard.
    case keyboardLANG8 = 151
    /// `LANG9` on the keyboard.
    case keyboardLANG9 = 152
    /// `Alternate Erase` on the keyboard.
    case keyboardAlternateErase = 153
    /// `Sys Req Or Attention` on the keyboard.
    case keyboardSysReqOrAttention = 154
    /// `Cancel` on the keyboard.
    case keyboardCancel = 155
    /// `Clear` on the keyboard.
    case keyboardClear = 156
    /// `Prior` on the keyboard.
    case keyboardPrior = 157
    /// `Return` on the keyboard.
    case keyboardReturn = 158
    /// `Separator` on the keyboard.
    case keyboardSeparator = 159
    /// `Out` on the keyboard.
    case keyboardOut = 160
    /// `Oper` on the keyboard.
    case keyboardOper = 161
    /// `Clear Or Again` on the keyboard.
    case keyboardClearOrAgain = 162
    /// `Cr Sel Or Props` on the keyboard.
    case keyboardCrSelOrProps = 163
    /// `Ex Sel` on the keyboard.
    case keyboardExSel = 164
    /// `Left Control` on the keyboard.
    case keyboardLeftControl = 224
    /// `Left Shift` on the keyboard.
    case keyboardLeftShift = 225
    /// `Left Alt` on the keyboard.
    case keyboardLeftAlt = 226
    /// `Left GUI` on the keyboard.
    case keyboardLeftGUI = 227
    /// `Right Control` on the keyboard.
    case keyboardRightControl = 228
    /// `Right Shift` on the keyboard.
    case keyboardRightShift = 229
    /// `Right Alt` on the keyboard.
    case keyboardRightAlt = 230
    /// `Right GUI` on the keyboard.
    case keyboardRightGUI = 231
    /// No key.
    case keyboard_Reserved = 65535
}
