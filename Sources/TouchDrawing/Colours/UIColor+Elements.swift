// The colours with names for their purpose, in the light appearance.

extension UIColor {
    /// The colour of primary text.
    public static let label = UIColor(bytes: 0, 0, 0)
    /// The colour of secondary text.
    public static let secondaryLabel = UIColor(bytes: 60, 60, 67, alpha: 0.6)
    /// The colour of tertiary text.
    public static let tertiaryLabel = UIColor(bytes: 60, 60, 67, alpha: 0.3)
    /// The colour of quaternary text.
    public static let quaternaryLabel = UIColor(bytes: 60, 60, 67, alpha: 0.18)
    /// The colour of placeholder text.
    public static let placeholderText = UIColor(bytes: 60, 60, 67, alpha: 0.3)
    /// The colour of links.
    public static let link = UIColor(bytes: 0, 122, 255)
    /// The colour of dark text on a light background, in every appearance.
    public static let darkText = UIColor(bytes: 0, 0, 0)
    /// The colour of light text on a dark background, in every appearance.
    public static let lightText = UIColor(bytes: 255, 255, 255, alpha: 0.6)
    /// The colour of a translucent separator.
    public static let separator = UIColor(bytes: 60, 60, 67, alpha: 0.29)
    /// The colour of an opaque separator.
    public static let opaqueSeparator = UIColor(bytes: 198, 198, 200)
    /// The main background colour.
    public static let systemBackground = UIColor(bytes: 255, 255, 255)
    /// The background colour of a group.
    public static let secondarySystemBackground = UIColor(bytes: 242, 242, 247)
    /// The background colour of a group inside a group.
    public static let tertiarySystemBackground = UIColor(bytes: 255, 255, 255)
    /// The main background colour of grouped content.
    public static let systemGroupedBackground = UIColor(bytes: 242, 242, 247)
    /// The background colour of a group in grouped content.
    public static let secondarySystemGroupedBackground = UIColor(bytes: 255, 255, 255)
    /// The background colour of a group inside a group in grouped content.
    public static let tertiarySystemGroupedBackground = UIColor(bytes: 242, 242, 247)
    /// The fill colour of thin and small shapes.
    public static let systemFill = UIColor(bytes: 120, 120, 128, alpha: 0.2)
    /// The fill colour of medium-size shapes.
    public static let secondarySystemFill = UIColor(bytes: 120, 120, 128, alpha: 0.16)
    /// The fill colour of large shapes.
    public static let tertiarySystemFill = UIColor(bytes: 118, 118, 128, alpha: 0.12)
    /// The fill colour of large areas with complex content.
    public static let quaternarySystemFill = UIColor(bytes: 116, 116, 128, alpha: 0.08)
}
