/// The usages on the keyboard page of the USB HID tables of the keys that Linux numbers in `linux/input-event-codes.h`.
public enum KernelKeys {
    /// Returns the usage of a key; `nil` if the page has none.
    public static func usage(_ code: UInt32) -> Int? { usages[code] }

    /// Runs of Linux's codes with consecutive usages, or the usages one by one.
    private static let usages: [UInt32: Int] = {
        var usages: [UInt32: Int] = [:]
        func run(_ first: UInt32, _ list: [Int]) {
            for (offset, usage) in list.enumerated() { usages[first + UInt32(offset)] = usage }
        }
        func letters(_ first: UInt32, _ row: String) {
            run(first, row.utf8.map { Int($0) - 97 + 4 })
        }
        // Escape, 1…0, minus, equal, backspace, tab.
        run(1, [41] + Array(30...39) + [45, 46, 42, 43])
        letters(16, "qwertyuiop")
        // Brackets, return, control.
        run(26, [47, 48, 40, 224])
        letters(30, "asdfghjkl")
        // Semicolon, apostrophe, grave accent, shift, backslash.
        run(39, [51, 52, 53, 225, 49])
        letters(44, "zxcvbnm")
        // Comma, full stop, slash, shift, × of the pad, alt, space, caps lock.
        run(51, [54, 55, 56, 229, 85, 226, 44, 57])
        // F1…F10, num lock, scroll lock.
        run(59, Array(58...67) + [83, 71])
        // 7 8 9 − 4 5 6 + 1 2 3 0 . of the pad.
        run(71, [95, 96, 97, 86, 92, 93, 94, 87, 89, 90, 91, 98, 99])
        // Zenkaku, the 102nd key, F11, F12, keys of Japan.
        run(85, [148, 100, 68, 69, 135, 146, 147, 138, 136, 139, 140])
        // Enter of the pad, control, ÷ of the pad, print, alt.
        run(96, [88, 228, 84, 70, 230])
        // Home, up, page up, left, right, end, down, page down, insert, delete.
        run(102, [74, 82, 75, 80, 79, 77, 81, 78, 73, 76])
        // Mute, volume down and up, power, = of the pad.
        run(113, [127, 129, 128, 102, 103])
        // Pause.
        run(119, [72])
        // , of the pad, hangul, hanja, yen, logos, menu, stop, again.
        run(121, [133, 144, 145, 137, 227, 231, 101, 120, 121])
        // F13…F24.
        run(183, Array(104...115))
        return usages
    }()
}
