import TouchInput

extension UIColor {
    /// Opaque black.
    public static let black = UIColor(white: 0, alpha: 1)
    /// A gray with a third of white.
    public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    /// A gray with two thirds of white.
    public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    /// Opaque white.
    public static let white = UIColor(white: 1, alpha: 1)
    /// A gray with half of white.
    public static let gray = UIColor(white: 0.5, alpha: 1)
    /// Pure red.
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    /// Pure green.
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    /// Pure blue.
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    /// Green and blue.
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    /// Red and green.
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    /// Red and blue.
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    /// Red and half of green.
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    /// Half of red and half of blue.
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    /// 0.6 red, 0.4 green, 0.2 blue.
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    /// Transparent black.
    public static let clear = UIColor(white: 0, alpha: 0)
}

// The system's colors in the light and the dark appearance, as Apple's Human Interface Guidelines listed them for iOS 15 to 18.

extension UIColor {
    /// 255, 59, 48 of 255; dark 255, 69, 58.
    public static let systemRed = UIColor(bytes: (255, 59, 48), dark: (255, 69, 58))
    /// 255, 149, 0 of 255; dark 255, 159, 10.
    public static let systemOrange = UIColor(bytes: (255, 149, 0), dark: (255, 159, 10))
    /// 255, 204, 0 of 255; dark 255, 214, 10.
    public static let systemYellow = UIColor(bytes: (255, 204, 0), dark: (255, 214, 10))
    /// 52, 199, 89 of 255; dark 48, 209, 88.
    public static let systemGreen = UIColor(bytes: (52, 199, 89), dark: (48, 209, 88))
    /// 0, 199, 190 of 255; dark 99, 230, 226.
    public static let systemMint = UIColor(bytes: (0, 199, 190), dark: (99, 230, 226))
    /// 48, 176, 199 of 255; dark 64, 200, 224.
    public static let systemTeal = UIColor(bytes: (48, 176, 199), dark: (64, 200, 224))
    /// 50, 173, 230 of 255; dark 100, 210, 255.
    public static let systemCyan = UIColor(bytes: (50, 173, 230), dark: (100, 210, 255))
    /// 0, 122, 255 of 255; dark 10, 132, 255.
    public static let systemBlue = UIColor(bytes: (0, 122, 255), dark: (10, 132, 255))
    /// 88, 86, 214 of 255; dark 94, 92, 230.
    public static let systemIndigo = UIColor(bytes: (88, 86, 214), dark: (94, 92, 230))
    /// 175, 82, 222 of 255; dark 191, 90, 242.
    public static let systemPurple = UIColor(bytes: (175, 82, 222), dark: (191, 90, 242))
    /// 255, 45, 85 of 255; dark 255, 55, 95.
    public static let systemPink = UIColor(bytes: (255, 45, 85), dark: (255, 55, 95))
    /// 162, 132, 94 of 255; dark 172, 142, 104.
    public static let systemBrown = UIColor(bytes: (162, 132, 94), dark: (172, 142, 104))
    /// 142, 142, 147 of 255.
    public static let systemGray = UIColor(bytes: (142, 142, 147), dark: (142, 142, 147))
    /// 174, 174, 178 of 255; dark 99, 99, 102.
    public static let systemGray2 = UIColor(bytes: (174, 174, 178), dark: (99, 99, 102))
    /// 199, 199, 204 of 255; dark 72, 72, 74.
    public static let systemGray3 = UIColor(bytes: (199, 199, 204), dark: (72, 72, 74))
    /// 209, 209, 214 of 255; dark 58, 58, 60.
    public static let systemGray4 = UIColor(bytes: (209, 209, 214), dark: (58, 58, 60))
    /// 229, 229, 234 of 255; dark 44, 44, 46.
    public static let systemGray5 = UIColor(bytes: (229, 229, 234), dark: (44, 44, 46))
    /// 242, 242, 247 of 255; dark 28, 28, 30.
    public static let systemGray6 = UIColor(bytes: (242, 242, 247), dark: (28, 28, 30))

    /// Creates a color from the bytes of its light and its dark appearance.
    convenience init(
        bytes: (CGFloat, CGFloat, CGFloat), alpha: CGFloat = 1, dark: (CGFloat, CGFloat, CGFloat),
        darkAlpha: CGFloat? = nil
    ) {
        func color(_ bytes: (CGFloat, CGFloat, CGFloat), _ alpha: CGFloat) -> CGColor {
            CGColor(red: bytes.0 / 255, green: bytes.1 / 255, blue: bytes.2 / 255, alpha: alpha)
        }
        self.init(light: color(bytes, alpha), dark: color(dark, darkAlpha ?? alpha))
    }
}
