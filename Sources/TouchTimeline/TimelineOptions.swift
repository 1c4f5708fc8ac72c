/// How a timeline is drawn.
public struct TimelineOptions: Hashable, Sendable {
    /// The least width that leaves room for lanes.
    public static let minimumWidth = 60
    /// What fits on most terminals and in a message.
    public static let defaultWidth = 100

    /// Columns that no line goes beyond; values below `minimumWidth` count as that.
    public var width: Int
    /// Whether only ASCII characters are used.
    public var isASCII: Bool
    /// Whether ANSI escape sequences colour it.
    public var isColored: Bool

    /// Creates options; by default 100 columns of plain Unicode text.
    public init(width: Int = defaultWidth, isASCII: Bool = false, isColored: Bool = false) {
        self.width = width
        self.isASCII = isASCII
        self.isColored = isColored
    }

    /// The width that is kept to.
    var effectiveWidth: Int { max(Self.minimumWidth, width) }
}
