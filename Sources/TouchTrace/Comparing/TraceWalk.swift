import TouchInput

/// A record that is compared.
struct TraceEntry {
    /// Its place in the trace, counted from 0.
    var index: Int
    var record: TraceRecord
    var kind: DecisionClass
    /// The last frame or timer before it.
    var trigger: TraceRecord?

    /// The words that a recognizer has for its own failure are no decision, and who refused is said in new traces alone.
    var decision: TraceRecord.Step {
        switch record.step {
        case .enter(let name, let phase, .own): .enter(recognizer: name, phase: phase, cause: .own(""))
        case .undo(let name, .own): .undo(recognizer: name, cause: .own(""))
        case .begin(let name, let isAllowed, let prevents, let preventedBy, _):
            .begin(recognizer: name, isAllowed: isAllowed, prevents: prevents, preventedBy: preventedBy)
        default: record.step
        }
    }

    func isSame(as other: TraceEntry) -> Bool {
        record.instant == other.record.instant && decision == other.decision
    }
}

/// Reads what is compared of a trace, and holds what was read ahead.
struct TraceWalk<Failure: Error> {
    typealias Reading = () throws(Failure) -> TraceRecord?

    /// What was read and is not gone past yet.
    private var ahead: [TraceEntry] = []
    private var index = 0
    private var trigger: TraceRecord?

    /// What comes next; `nil` at the end.
    mutating func first(_ read: Reading) throws(Failure) -> TraceEntry? {
        if ahead.isEmpty, let entry = try next(read) { ahead.append(entry) }
        return ahead.first
    }

    /// Goes past what `first` returned.
    mutating func removeFirst() { ahead.removeFirst() }

    /// All that comes next and happened at that instant.
    mutating func entries(at instant: Instant, _ read: Reading) throws(Failure) -> [TraceEntry] {
        while ahead.last.map({ $0.record.instant == instant }) ?? true, let entry = try next(read) {
            ahead.append(entry)
        }
        return Array(ahead.prefix { $0.record.instant == instant })
    }

    /// What was decided about the same subject, from here on; what comes before it is gone past.
    mutating func next(about deciding: TraceEntry, _ read: Reading) throws(Failure) -> TraceEntry? {
        let step = deciding.record.step
        while let entry = try first(read) {
            if entry.kind == deciding.kind, entry.record.step.subject == step.subject,
                entry.record.step.saysWhatBecame == step.saysWhatBecame
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
            switch record.step {
            case .frame, .timerFired: trigger = record
            default: break
            }
            defer { index += 1 }
            if let kind = DecisionClass(record.step) {
                return TraceEntry(index: index, record: record, kind: kind, trigger: before)
            }
        }
        return nil
    }
}
