/// The options of a timeline's drawing.
public struct TimelineOptions: Hashable, Sendable {
    /// The least width that leaves room for lanes.
    public static let minimumWidth = 60
    /// A width that fits most terminals and messages.
    public static let defaultWidth = 100

    /// The largest width of a line in columns; values below `minimumWidth` count as that.
    public var width: Int
    /// A Boolean value that indicates whether only ASCII characters are used.
    public var isASCII: Bool
    /// A Boolean value that indicates whether ANSI escape sequences colour the text.
    public var isColored: Bool

    /// Creates options; by default 100 columns of plain Unicode text.
    public init(width: Int = defaultWidth, isASCII: Bool = false, isColored: Bool = false) {
        self.width = width
        self.isASCII = isASCII
        self.isColored = isColored
    }

    /// The width in effect.
    var effectiveWidth: Int { max(Self.minimumWidth, width) }
}
