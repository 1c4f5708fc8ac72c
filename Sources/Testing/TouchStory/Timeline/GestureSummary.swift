public import TouchTrace

/// The recognizers that recognized, with counts.
public struct GestureSummary: Hashable, Sendable, CustomStringConvertible {
    /// A recognizer with its count.
    public struct Entry: Hashable, Sendable {
        /// The name in traces.
        public var name: RecognizerName
        /// The number of times that the recognizer recognized: once each time it began, or, if it is discrete, ended.
        public var count: Int
    }

    /// The entries, in the order in which the recognizers first recognized.
    public let entries: [Entry]

    /// Counts the gestures of a trace. A gesture that was withdrawn before its targets were called does not count.
    public init(_ records: [TraceRecord]) {
        var tally = GestureTally()
        for record in records { tally.take(record) }
        self = tally.summary
    }

    init(_ entries: [Entry]) { self.entries = entries }

    /// `tap ×9, pinch ×1`, or `nothing`.
    public var description: String {
        entries.isEmpty ? "nothing" : entries.map { "\($0.name) ×\($0.count)" }.joined(separator: ", ")
    }
}

extension GestureSummary {
    /// The description with the names that drawings show: `Tap 1 ×9, pinch ×1`.
    package var readable: String { ReadableNames.text(description) }
}
