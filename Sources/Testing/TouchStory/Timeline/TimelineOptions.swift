public import TouchTrace

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
    /// A Boolean value that indicates whether ANSI escape sequences color the text.
    public var isColored: Bool

    /// The instant that is marked above the axis; `nil`, the default, for none.
    public var mark: Instant?

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

    /// The width in effect.
    package var effectiveWidth: Int { max(Self.minimumWidth, width) }
}
