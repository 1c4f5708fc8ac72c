public import TouchTrace

/// A run as text: a lane for each finger, recognizer and view over time, and below it the decisions with their
/// reasons.
///
///     finger 1        ●──○
///     double tap      ············×2
///     tap             ··┄1········◆3
///     view            ┌──┄┄┄┄┄┄┄┄┄┐
///
/// It is computed from the trace alone (`UIApplication.traceHandler`); the same trace gives the same text.
public struct Timeline: Sendable {
    package let lanes: [Lane]
    package let decisions: [Decision]
    /// The instants that are drawn, each once.
    let instants: [Instant]
    /// The zero of the seconds: instant zero, or the first record if a trace starts later than 1,000 s or before zero.
    public let origin: Instant
    /// The subjects of decisions that have no lane, including those that are not kept.
    private(set) var others: Set<String> = []
    /// The recognizers that are never folded away: they recognized, were waited for, kept a touch from a view, or were selected
    /// by name.
    var deciders: Set<String> = []
    /// A Boolean value that indicates whether this is a part of another timeline, which is drawn finer.
    public let isPart: Bool

    /// Creates the timeline of a trace.
    public init(_ records: [TraceRecord]) {
        self.init(TraceReader(records))
    }

    init(_ reader: TraceReader) {
        self.init(reader.lanes, reader.decisions, reader.instants, origin: reader.origin, isPart: false)
        (others, deciders) = (reader.others, reader.deciders)
    }

    init(_ lanes: [Lane], _ decisions: [Decision], _ instants: [Instant], origin: Instant, isPart: Bool) {
        (self.lanes, self.decisions, self.instants) = (lanes, decisions, instants)
        (self.origin, self.isPart) = (origin, isPart)
    }

    /// Returns the text; every line ends with a line feed, none is wider than the options allow.
    ///
    /// Silences of more than half a second are shortened to `//`. A run that does not fit side by side is drawn as several
    /// blocks, one below the other, each with its own list.
    /// - Parameters:
    ///   - options: The options of the drawing.
    ///   - hasLegend: `true` to begin with a legend of the glyphs.
    public func text(_ options: TimelineOptions = TimelineOptions(), hasLegend: Bool = true) -> String {
        var text = ""
        write(options, hasLegend: hasLegend) { text += $0 }
        return text
    }

    /// Writes the text one line at a time, each with its line feed, without keeping the lines.
    /// - Parameters:
    ///   - options: The options of the drawing.
    ///   - hasLegend: `true` to begin with a legend of the glyphs.
    ///   - line: A closure that receives each line.
    public func write(
        _ options: TimelineOptions = TimelineOptions(), hasLegend: Bool = true, to line: (String) -> Void
    ) {
        TimelineDrawing(self, options).write(instants, hasLegend: hasLegend) {
            line($0.text(isColored: options.isColored) + "\n")
        }
    }
}

/// The options of a timeline's drawing.
public struct TimelineOptions: Hashable, Sendable {
    /// The least width that leaves room for lanes.
    public static let minimumWidth = 40
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

    /// Returns a Boolean value that indicates whether a name is one of those.
    package static func isInternal(_ recognizer: RecognizerName) -> Bool {
        scrollRecognizers.contains { NamePattern($0).matches(recognizer.text) }
    }

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

    /// The names that are drawn for names of the trace; others are made readable.
    package var names: [String: String] = [:]

    /// Returns a text with the names that are drawn.
    func readable(_ text: String) -> String {
        ReadableNames.replacing(text) { names[$0] ?? ReadableNames.name($0) }
    }

    /// The width in effect.
    package var effectiveWidth: Int { max(Self.minimumWidth, width) }
}

/// A builder that makes a timeline one record at a time. It does not keep the trace, and of a part only that part.
///
///     var builder = TimelineBuilder(keeping: TimelineSelection(from: 100, to: 101))
///     while let record = try stream.next() { builder.take(record) }
///     print(builder.timeline.selecting(TimelineSelection(from: 100, to: 101)).text())
public struct TimelineBuilder: Sendable {
    private var reader: TraceReader

    /// Creates an empty builder.
    /// - Parameter selection: The part of the timeline that will be selected; records outside of its times are not kept.
    public init(keeping selection: TimelineSelection = TimelineSelection()) {
        let (start, end) = Timeline.ends(of: selection)
        let least = start ?? Instant(nanoseconds: .min)
        let most = end ?? Instant(nanoseconds: .max)
        let isWhole = start == nil && end == nil
        reader = TraceReader(window: isWhole ? nil : least...max(least, most))
    }

    /// Adds the next record.
    public mutating func take(_ record: TraceRecord) { reader.take(record) }

    /// Returns the name of the lane of a contact that is down, by the host's identifier; `nil` before its hit test.
    package func lane(ofContact contact: Int) -> String? {
        reader.contacts[contact].map { reader.lanes[$0.lane].name }
    }

    /// The timeline so far.
    public var timeline: Timeline { Timeline(reader) }
}

/// The clock of a timeline: it turns the instants of records into those that are shown.
///
/// They begin at the origin, never go back, and are far enough from the ends of the time line to calculate safely.
package struct TimelineClock: Sendable {
    /// The zero of the instants that are shown.
    package private(set) var origin = Instant.zero
    /// The latest instant, as it is shown; `nil` before the first record.
    package private(set) var latest: Instant?

    /// Creates a clock that has read no record.
    package init() {}

    /// Advances to the instant of the next record.
    /// - Returns: The instant that is shown. A record that is older than the one before it counts as simultaneous.
    package mutating func advance(to instant: Instant) -> Instant {
        let instant = Self.drawable(instant)
        if latest == nil, !Self.readable.contains(instant.nanoseconds) { origin = instant }
        let shown = Instant(nanoseconds: instant.nanoseconds - origin.nanoseconds)
        let now = max(latest ?? shown, shown)
        latest = now
        return now
    }

    /// A run that starts in this range is shown on its own clock. One that starts later has the time since its device was switched on,
    /// of which five digits before the point are not useful.
    private static let readable: Range<Int64> = 0..<1_000_000_000_000

    /// Returns an instant at most thirty years from zero.
    private static func drawable(_ instant: Instant) -> Instant {
        let limit: Int64 = 1_000_000_000_000_000_000
        return Instant(nanoseconds: min(max(instant.nanoseconds, -limit), limit))
    }
}

extension Array {
    /// Returns the index of the first element at an instant or later, in an array in order of time; `count` if there is none.
    package func firstIndex(from instant: Instant, _ time: (Element) -> Instant) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = low + (high - low) / 2
            if time(self[middle]) < instant { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
