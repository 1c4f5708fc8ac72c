// The colours that are named after their use, in the light appearance.

extension UIColor {
    /// Text of the first rank.
    public static let label = UIColor(bytes: 0, 0, 0)
    /// Text of the second rank.
    public static let secondaryLabel = UIColor(bytes: 60, 60, 67, alpha: 0.6)
    /// Text of the third rank.
    public static let tertiaryLabel = UIColor(bytes: 60, 60, 67, alpha: 0.3)
    /// Text of the fourth rank.
    public static let quaternaryLabel = UIColor(bytes: 60, 60, 67, alpha: 0.18)
    /// Text that stands where something is to be typed.
    public static let placeholderText = UIColor(bytes: 60, 60, 67, alpha: 0.3)
    /// Text that leads somewhere.
    public static let link = UIColor(bytes: 0, 122, 255)
    /// Dark text on a light ground, in every appearance.
    public static let darkText = UIColor(bytes: 0, 0, 0)
    /// Light text on a dark ground, in every appearance.
    public static let lightText = UIColor(bytes: 255, 255, 255, alpha: 0.6)
    /// A line that lets what is below shine through.
    public static let separator = UIColor(bytes: 60, 60, 67, alpha: 0.29)
    /// A line that does not.
    public static let opaqueSeparator = UIColor(bytes: 198, 198, 200)
    /// The ground of everything.
    public static let systemBackground = UIColor(bytes: 255, 255, 255)
    /// A group on the ground.
    public static let secondarySystemBackground = UIColor(bytes: 242, 242, 247)
    /// A group in a group.
    public static let tertiarySystemBackground = UIColor(bytes: 255, 255, 255)
    /// The ground of grouped content.
    public static let systemGroupedBackground = UIColor(bytes: 242, 242, 247)
    /// A group on the grouped ground.
    public static let secondarySystemGroupedBackground = UIColor(bytes: 255, 255, 255)
    /// A group in a group on the grouped ground.
    public static let tertiarySystemGroupedBackground = UIColor(bytes: 242, 242, 247)
    /// Fills thin and small shapes.
    public static let systemFill = UIColor(bytes: 120, 120, 128, alpha: 0.2)
    /// Fills shapes of middle size.
    public static let secondarySystemFill = UIColor(bytes: 120, 120, 128, alpha: 0.16)
    /// Fills large shapes.
    public static let tertiarySystemFill = UIColor(bytes: 118, 118, 128, alpha: 0.12)
    /// Fills large areas with complex content.
    public static let quaternarySystemFill = UIColor(bytes: 116, 116, 128, alpha: 0.08)
}
