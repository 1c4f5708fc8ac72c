import Touchstone

/// Walks along two traces to where their decisions part.
struct TraceComparison {
    private struct Entry {
        var index: Int
        var record: TraceRecord
        var kind: DecisionClass

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

        func isSame(as other: Entry) -> Bool {
            record.instant == other.record.instant && decision == other.decision
        }
    }

    /// What is compared and the same in both.
    private(set) var common: [TraceRecord] = []
    private(set) var kind = TraceDifference.Kind.none
    private(set) var instant: Instant?
    private(set) var subject: String?
    private(set) var first = TraceDifference.Side()
    private(set) var second = TraceDifference.Side()

    init(_ a: [TraceRecord], _ b: [TraceRecord]) {
        let (left, right) = (Self.entries(a), Self.entries(b))
        var index = 0
        while index < left.count, index < right.count, left[index].isSame(as: right[index]) { index += 1 }
        common = left[..<index].map(\.record)
        let (leftRest, rightRest) = (left[index...], right[index...])
        guard let earliest = [leftRest.first, rightRest.first].compactMap({ $0?.record.instant }).min() else { return }
        instant = earliest
        if leftRest.first.map({ $0.kind == .input }) ?? true, rightRest.first.map({ $0.kind == .input }) ?? true {
            kind = .input
            first = Self.side(leftRest.first, in: a)
            second = Self.side(rightRest.first, in: b)
            return
        }
        kind = .decision
        guard let deciding = Self.deciding(leftRest, rightRest, at: earliest) else { return }
        let subject = deciding.record.step.subject
        self.subject = subject
        first = Self.side(Self.next(about: deciding, in: leftRest), in: a)
        second = Self.side(Self.next(about: deciding, in: rightRest), in: b)
    }

    private static func entries(_ records: [TraceRecord]) -> [Entry] {
        records.enumerated().compactMap { index, record in
            DecisionClass(record.step).map { Entry(index: index, record: record, kind: $0) }
        }
    }

    /// The record that best says what was decided otherwise at that instant.
    private static func deciding(
        _ left: ArraySlice<Entry>, _ right: ArraySlice<Entry>, at instant: Instant
    ) -> Entry? {
        let (mine, yours) = (
            left.prefix { $0.record.instant == instant }, right.prefix { $0.record.instant == instant }
        )
        // The two were asked the same and answered otherwise.
        if let a = left.first, let b = right.first, a.kind == .reply, b.kind == .reply,
            a.record.step.subject == b.record.step.subject, a.record.instant == b.record.instant
        {
            return a
        }
        let own = missing(mine, in: yours) + missing(yours, in: mine)
        for kind in [DecisionClass.decision, .consequence] {
            let found = own.filter { $0.entry.kind == kind }
            if let best = found.min(by: { $0.place < $1.place }) { return best.entry }
        }
        return [left.first, right.first].compactMap { $0 }.first { $0.record.instant == instant }
    }

    /// What the other one has not at this instant, with its place among what happened at it.
    private static func missing(
        _ entries: ArraySlice<Entry>, in others: ArraySlice<Entry>
    ) -> [(entry: Entry, place: Int)] {
        var others = others.map(\.decision)
        var list: [(entry: Entry, place: Int)] = []
        for (place, entry) in entries.enumerated() {
            if let twin = others.firstIndex(of: entry.decision) {
                others.remove(at: twin)
            } else {
                list.append((entry, place))
            }
        }
        return list
    }

    /// What was decided about the same subject, in this trace, from where they part.
    private static func next(about deciding: Entry, in rest: ArraySlice<Entry>) -> Entry? {
        let step = deciding.record.step
        return rest.first { entry in
            entry.kind == deciding.kind && entry.record.step.subject == step.subject
                && entry.record.step.saysWhatBecame == step.saysWhatBecame
        }
    }

    private static func side(_ entry: Entry?, in records: [TraceRecord]) -> TraceDifference.Side {
        guard let entry else { return TraceDifference.Side() }
        let trigger = records[..<entry.index].last { record in
            switch record.step {
            case .frame, .timerFired: true
            default: false
            }
        }
        return TraceDifference.Side(index: entry.index, record: entry.record, trigger: trigger)
    }
}
