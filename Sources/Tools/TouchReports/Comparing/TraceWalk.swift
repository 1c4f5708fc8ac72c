import TouchTrace
import TouchInput

/// A record that is compared.
struct TraceEntry {
    /// The index in the trace, from 0.
    var index: Int
    var record: TraceRecord
    var kind: TraceRecord.Step.Role
    /// The last frame or timer before it.
    var trigger: TraceRecord?

    func isSame(as other: TraceEntry) -> Bool {
        record.instant == other.record.instant && record.step.compared == other.record.step.compared
    }
}

/// A reader of the compared records of a trace, with those that were read ahead.
struct TraceWalk<Failure: Error> {
    typealias Reading = () throws(Failure) -> TraceRecord?

    /// The records that were read and not removed yet.
    private var ahead: [TraceEntry] = []
    private var index = 0
    private var trigger: TraceRecord?

    /// Returns the next record without removing it; `nil` at the end.
    mutating func first(_ read: Reading) throws(Failure) -> TraceEntry? {
        if ahead.isEmpty, let entry = try next(read) { ahead.append(entry) }
        return ahead.first
    }

    /// Removes the record that `first` returned.
    mutating func removeFirst() { ahead.removeFirst() }

    /// Returns all next records at that instant.
    mutating func entries(at instant: Instant, _ read: Reading) throws(Failure) -> [TraceEntry] {
        while ahead.last.map({ $0.record.instant == instant }) ?? true, let entry = try next(read) {
            ahead.append(entry)
        }
        return Array(ahead.prefix { $0.record.instant == instant })
    }

    /// Returns the next decision about the same subject, and removes the records before it.
    mutating func next(about deciding: TraceEntry, _ read: Reading) throws(Failure) -> TraceEntry? {
        let step = deciding.record.step
        while let entry = try first(read) {
            if entry.kind == deciding.kind, entry.record.step.subject == step.subject,
                entry.record.step.isOutcome == step.isOutcome
            {
                return entry
            }
            removeFirst()
        }
        return nil
    }

    private mutating func next(_ read: Reading) throws(Failure) -> TraceEntry? {
        while let record = try read() {
            let before = trigger
            let kind = record.step.role
            if case .timerFired = record.step { trigger = record } else if kind == .input { trigger = record }
            defer { index += 1 }
            if let kind {
                return TraceEntry(index: index, record: record, kind: kind, trigger: before)
            }
        }
        return nil
    }
}
