import TouchInput

// The colors with names for their purpose, in the light and the dark appearance.

extension UIColor {
    /// The color of primary text.
    public static let label = UIColor(bytes: (0, 0, 0), dark: (255, 255, 255))
    /// The color of secondary text.
    public static let secondaryLabel = UIColor(bytes: (60, 60, 67), alpha: 0.6, dark: (235, 235, 245))
    /// The color of tertiary text.
    public static let tertiaryLabel = UIColor(bytes: (60, 60, 67), alpha: 0.3, dark: (235, 235, 245))
    /// The color of quaternary text.
    public static let quaternaryLabel = UIColor(bytes: (60, 60, 67), alpha: 0.18, dark: (235, 235, 245))
    /// The color of placeholder text.
    public static let placeholderText = UIColor(bytes: (60, 60, 67), alpha: 0.3, dark: (235, 235, 245))
    /// The color of links.
    public static let link = UIColor(bytes: (0, 122, 255), dark: (9, 132, 255))
    /// The color of dark text on a light background, in every appearance.
    public static let darkText = UIColor(white: 0, alpha: 1)
    /// The color of light text on a dark background, in every appearance.
    public static let lightText = UIColor(white: 1, alpha: 0.6)
    /// The color of a translucent separator.
    public static let separator = UIColor(bytes: (60, 60, 67), alpha: 0.29, dark: (84, 84, 88), darkAlpha: 0.6)
    /// The color of an opaque separator.
    public static let opaqueSeparator = UIColor(bytes: (198, 198, 200), dark: (56, 56, 58))
    /// The main background color.
    public static let systemBackground = UIColor(bytes: (255, 255, 255), dark: (0, 0, 0))
    /// The background color of a group.
    public static let secondarySystemBackground = UIColor(bytes: (242, 242, 247), dark: (28, 28, 30))
    /// The background color of a group inside a group.
    public static let tertiarySystemBackground = UIColor(bytes: (255, 255, 255), dark: (44, 44, 46))
    /// The main background color of grouped content.
    public static let systemGroupedBackground = UIColor(bytes: (242, 242, 247), dark: (0, 0, 0))
    /// The background color of a group in grouped content.
    public static let secondarySystemGroupedBackground = UIColor(bytes: (255, 255, 255), dark: (28, 28, 30))
    /// The background color of a group inside a group in grouped content.
    public static let tertiarySystemGroupedBackground = UIColor(bytes: (242, 242, 247), dark: (44, 44, 46))
    /// The fill color of thin and small shapes.
    public static let systemFill = UIColor(bytes: (120, 120, 128), alpha: 0.2, dark: (120, 120, 128), darkAlpha: 0.36)
    /// The fill color of medium-size shapes.
    public static let secondarySystemFill = UIColor(
        bytes: (120, 120, 128), alpha: 0.16, dark: (120, 120, 128), darkAlpha: 0.32)
    /// The fill color of large shapes.
    public static let tertiarySystemFill = UIColor(
        bytes: (118, 118, 128), alpha: 0.12, dark: (118, 118, 128), darkAlpha: 0.24)
    /// The fill color of large areas with complex content.
    public static let quaternarySystemFill = UIColor(
        bytes: (116, 116, 128), alpha: 0.08, dark: (118, 118, 128), darkAlpha: 0.18)
}
