import TouchTrace
import TouchInput

/// A comparison that walks along two traces, side by side, to the first decision that differs. It keeps the records of one instant,
/// and of earlier ones only what a difference shows.
struct TraceComparison<Failure: Error> {
    private typealias Walk = TraceWalk<Failure>

    /// The common beginning.
    private(set) var common = CommonRecords()
    private(set) var kind = TraceDifference.Kind.none
    private(set) var instant: Instant?
    private(set) var subject: String?
    private(set) var first = TraceDifference.Side()
    private(set) var second = TraceDifference.Side()

    ///
    /// Compares two traces.
    /// - Parameters:
    ///   - a: Returns the next record of the first trace; `nil` at its end. It is called until the difference is known.
    ///   - b: Returns the next record of the second trace.
    init(
        _ a: () throws(Failure) -> TraceRecord?, _ b: () throws(Failure) -> TraceRecord?
    ) throws(Failure) {
        var (left, right) = (Walk(), Walk())
        while let mine = try left.first(a), let yours = try right.first(b), mine.isSame(as: yours) {
            common.take(mine)
            left.removeFirst()
            right.removeFirst()
        }
        let (mine, yours) = (try left.first(a), try right.first(b))
        guard let earliest = [mine, yours].compactMap({ $0?.record.instant }).min() else { return }
        instant = earliest
        if mine.map({ $0.kind == .input }) ?? true, yours.map({ $0.kind == .input }) ?? true {
            kind = .input
            first = Self.side(mine)
            second = Self.side(yours)
            return
        }
        kind = .decision
        let (leftNow, rightNow) = (try left.entries(at: earliest, a), try right.entries(at: earliest, b))
        guard let deciding = Self.deciding(mine, yours, leftNow, rightNow) else { return }
        subject = deciding.record.step.subject
        first = Self.side(try left.next(about: deciding, a))
        second = Self.side(try right.next(about: deciding, b))
    }

    /// Returns the record that best shows the different decision.
    /// - Parameters:
    ///   - first: The next record of the first trace, at any time.
    ///   - second: The next record of the second trace.
    ///   - mine: The records of the first trace at the earliest instant at which they differ.
    ///   - yours: Those of the second trace.
    private static func deciding(
        _ first: TraceEntry?, _ second: TraceEntry?, _ mine: [TraceEntry], _ yours: [TraceEntry]
    ) -> TraceEntry? {
        // The same question was answered differently.
        if let first, let second, first.kind == .reply, second.kind == .reply,
            first.record.step.subject == second.record.step.subject, first.record.instant == second.record.instant
        {
            return first
        }
        let own = missing(mine, in: yours) + missing(yours, in: mine)
        for kind in [TraceRecord.Step.Role.decision, .consequence] {
            let found = own.filter { $0.entry.kind == kind }
            if let best = found.min(by: { $0.place < $1.place }) { return best.entry }
        }
        return mine.first ?? yours.first
    }

    /// Returns the first record that the other trace lacks at this instant, with its position among those of the instant.
    private static func missing(
        _ entries: [TraceEntry], in others: [TraceEntry]
    ) -> [(entry: TraceEntry, place: Int)] {
        var others = others.map { $0.record.step.compared }
        var list: [(entry: TraceEntry, place: Int)] = []
        for (place, entry) in entries.enumerated() {
            if let twin = others.firstIndex(of: entry.record.step.compared) {
                others.remove(at: twin)
            } else {
                list.append((entry, place))
            }
        }
        return list
    }

    private static func side(_ entry: TraceEntry?) -> TraceDifference.Side {
        guard let entry else { return TraceDifference.Side() }
        return TraceDifference.Side(index: entry.index, record: entry.record, trigger: entry.trigger)
    }
}
