public import Touchstone

/// Which recognizers recognized, and how often.
public struct GestureSummary: Hashable, Sendable, CustomStringConvertible {
    /// One recognizer.
    public struct Entry: Hashable, Sendable {
        /// Its name, as traces name it.
        public var name: String
        /// How often it recognized: once each time it began, or, if it is discrete, ended.
        public var count: Int
    }

    /// In the order in which they recognized for the first time.
    public let entries: [Entry]

    /// Counts the gestures of a trace. One that was withdrawn before its targets were told does not count.
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
