import TouchInput

/// Walks along two traces, side by side, to where their decisions part. It holds what happens at one instant, and of what
/// came before no more than a difference shows.
struct TraceComparison<Failure: Error> {
    private typealias Walk = TraceWalk<Failure>

    /// What was the same in both.
    private(set) var common = CommonRecords()
    private(set) var kind = TraceDifference.Kind.none
    private(set) var instant: Instant?
    private(set) var subject: String?
    private(set) var first = TraceDifference.Side()
    private(set) var second = TraceDifference.Side()

    /// - Parameters:
    ///   - a: the next record of the first trace; `nil` at its end. It is read on until it is known what differs.
    ///   - b: the same of the second trace.
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

    /// The record that best says what was decided otherwise.
    /// - Parameters:
    ///   - first: what the first trace has next, at whatever time.
    ///   - second: what the second trace has next.
    ///   - mine: what the first trace has at the earliest instant at which they differ.
    ///   - yours: the same of the second trace.
    private static func deciding(
        _ first: TraceEntry?, _ second: TraceEntry?, _ mine: [TraceEntry], _ yours: [TraceEntry]
    ) -> TraceEntry? {
        // The two were asked the same and answered otherwise.
        if let first, let second, first.kind == .reply, second.kind == .reply,
            first.record.step.subject == second.record.step.subject, first.record.instant == second.record.instant
        {
            return first
        }
        let own = missing(mine, in: yours) + missing(yours, in: mine)
        for kind in [DecisionClass.decision, .consequence] {
            let found = own.filter { $0.entry.kind == kind }
            if let best = found.min(by: { $0.place < $1.place }) { return best.entry }
        }
        return mine.first ?? yours.first
    }

    /// What the other one has not at this instant, with its place among what happened at it.
    private static func missing(
        _ entries: [TraceEntry], in others: [TraceEntry]
    ) -> [(entry: TraceEntry, place: Int)] {
        var others = others.map { $0.decision }
        var list: [(entry: TraceEntry, place: Int)] = []
        for (place, entry) in entries.enumerated() {
            if let twin = others.firstIndex(of: entry.decision) {
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
