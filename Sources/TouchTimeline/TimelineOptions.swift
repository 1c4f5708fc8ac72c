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

    /// The recognizers that are folded away where they decided nothing: names, or patterns with `*` and `?`. By default
    /// `scrollRecognizers`; with an empty list every recognizer is drawn.
    ///
    /// One that recognized, for which another one waited, or which kept a touch from a view is drawn all the same, and so is
    /// one whose lane is selected by its name. Of the others one line says that they were there.
    public var internalRecognizers: [String]

    /// The patterns of the recognizers that scroll views, tables and controls make for themselves, as traces name them
    /// unless an app does.
    public static let scrollRecognizers = [
        "ScrollPanGestureRecognizer#*", "ScrollPinchGestureRecognizer#*", "TouchDelayGestureRecognizer#*",
    ]

    /// Creates options; by default 100 columns of plain Unicode text without internal recognizers that decided nothing.
    public init(
        width: Int = defaultWidth, isASCII: Bool = false, isColored: Bool = false,
        internalRecognizers: [String] = scrollRecognizers
    ) {
        self.width = width
        self.isASCII = isASCII
        self.isColored = isColored
        self.internalRecognizers = internalRecognizers
    }

    /// The width that is kept to.
    var effectiveWidth: Int { max(Self.minimumWidth, width) }
}
