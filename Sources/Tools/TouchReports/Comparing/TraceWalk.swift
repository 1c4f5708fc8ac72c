import TouchTrace
import TouchInput

/// A record that is compared.
struct TraceEntry {
    /// The index in the trace, from 0.
    var index: Int
    var record: TraceRecord
    var kind: DecisionClass
    /// The last frame or timer before it.
    var trigger: TraceRecord?

    /// The record without details that are not compared: a recognizer's own words for its failure, and the object that refused, which only
    /// new traces name.
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
