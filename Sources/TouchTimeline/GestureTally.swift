public import TouchTrace

/// Counts gestures a record at a time: the trace need not be held for that.
public struct GestureTally: Sendable {
    private var entries: [GestureSummary.Entry] = []
    private var active: [RecognizerName] = []

    /// Begins with no gesture.
    public init() {}

    /// Counts what the next record says.
    public mutating func take(_ record: TraceRecord) {
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

    /// What was recognized so far.
    public var summary: GestureSummary { GestureSummary(entries.filter { $0.count > 0 }) }

    private mutating func count(_ name: RecognizerName, _ change: Int) {
        if let index = entries.firstIndex(where: { $0.name == name }) {
            entries[index].count += change
        } else {
            entries.append(GestureSummary.Entry(name: name, count: change))
        }
    }
}
