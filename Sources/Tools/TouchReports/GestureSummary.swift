import TouchStory
import TouchTrace

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

/// A count of gestures, one record at a time, which does not keep the trace.
public struct GestureTally: Sendable {
    private var entries: [GestureSummary.Entry] = []
    private var active: [RecognizerName] = []

    /// Creates an empty count.
    public init() {}

    /// Counts the next record.
    public mutating func take(_ record: TraceRecord) {
        guard let (name, event) = record.step.attempt else { return }
        switch event {
        case .enters(.began, _):
            active.append(name)
            count(name, 1)
        case .enters(.ended, _):
            if !active.contains(name) { count(name, 1) }
            active.removeAll { $0 == name }
        case .enters(.cancelled, _):
            active.removeAll { $0 == name }
        case .isUndone:
            active.removeAll { $0 == name }
            count(name, -1)
        case .enters, .joins, .ignores, .isFed, .answers, .holds, .isReset: break
        }
    }

    /// The summary so far.
    public var summary: GestureSummary { GestureSummary(entries.filter { $0.count > 0 }) }

    private mutating func count(_ name: RecognizerName, _ change: Int) {
        if let index = entries.firstIndex(where: { $0.name == name }) {
            entries[index].count += change
        } else {
            entries.append(GestureSummary.Entry(name: name, count: change))
        }
    }
}
