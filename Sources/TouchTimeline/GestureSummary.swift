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
        var entries: [Entry] = []
        var active: [String] = []
        func count(_ name: String, _ change: Int) {
            if let index = entries.firstIndex(where: { $0.name == name }) {
                entries[index].count += change
            } else {
                entries.append(Entry(name: name, count: change))
            }
        }
        for record in records {
            switch record.step {
            case .enter(let name, .began, _):
                active.append(name)
                count(name, 1)
            case .enter(let name, .ended, _):
                if !active.contains(name) { count(name, 1) }
                active.removeAll { $0 == name }
            case .enter(let name, .cancelled, _):
                active.removeAll { $0 == name }
            case .undo(let name, _):
                active.removeAll { $0 == name }
                count(name, -1)
            case .enter, .frame, .hit, .missed, .watch, .pass, .target, .join, .decline, .ignore, .feed, .propose,
                .awaits, .begin, .hold,
                .action, .deliver, .withhold, .silence, .timerSet, .timerFired, .reset, .diagnostic,
                .enroll, .alter, .precedence, .require, .withdraw, .ask, .settled, .close, .watchdog, .deadlock,
                .abandon, .veto, .fed, .release, .skip:
                break
            }
        }
        self.entries = entries.filter { $0.count > 0 }
    }

    /// `tap ×9, pinch ×1`, or `nothing`.
    public var description: String {
        entries.isEmpty ? "nothing" : entries.map { "\($0.name) ×\($0.count)" }.joined(separator: ", ")
    }
}
