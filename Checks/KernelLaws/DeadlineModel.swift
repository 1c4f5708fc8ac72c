import TouchArbitration

/// Deadlines compared with a list that is searched each time.
public enum DeadlineModel {
    /// Makes random operations; throws at the first difference.
    public static func run(seed: UInt64, operations: Int) throws(Violation) {
        var seed = Seed(seed)
        var deadlines = Deadlines()
        var pending: [(instant: Int64, token: Deadlines.Token)] = []
        var spent: [Deadlines.Token] = []
        var now: Int64 = 0
        for step in 0..<operations {
            switch seed.below(9) {
            case 0, 1, 2, 3:
                // Few instants, so that many share one; some lie in the past.
                let instant = now + Int64(seed.below(12)) - 3
                let token = deadlines.set(at: instant)
                guard pending.allSatisfy({ $0.token < token }), spent.allSatisfy({ $0 < token }) else {
                    throw Violation(DeadlineLaw.tokens, "step \(step): token \(token) is not new")
                }
                pending.append((instant, token))
            case 4 where !pending.isEmpty:
                let index = seed.below(pending.count)
                deadlines.cancel(pending[index].token)
                spent.append(pending.remove(at: index).token)
                try checkCount(deadlines, pending.count, step)
            case 5 where !spent.isEmpty:
                deadlines.cancel(spent[seed.below(spent.count)])
                try checkCount(deadlines, pending.count, step)
            case 6 where seed.below(4) == 0:
                let later = now + Int64(seed.below(6))
                deadlines.putOff(dueAt: now, until: later)
                for index in pending.indices where pending[index].instant <= now { pending[index].instant = later }
            default:
                now += Int64(seed.below(4))
                try fire(&deadlines, &pending, &spent, at: now, step)
            }
            let latest = max(pending.map(\.token).max() ?? 0, spent.max() ?? 0)
            guard deadlines.latest == latest else {
                throw Violation(DeadlineLaw.tokens, "step \(step): the latest token is \(latest)")
            }
            guard deadlines.count == pending.count, deadlines.next == pending.map(\.instant).min() else {
                throw Violation(
                    DeadlineLaw.answers,
                    "step \(step): \(deadlines.count) pending, the earliest at \(String(describing: deadlines.next))")
            }
        }
    }

    private static func checkCount(_ deadlines: Deadlines, _ count: Int, _ step: Int) throws(Violation) {
        guard deadlines.count == count else {
            throw Violation(
                DeadlineLaw.cancelled, "step \(step): after a cancellation \(deadlines.count) pend, not \(count)")
        }
    }

    private static func fire(
        _ deadlines: inout Deadlines, _ pending: inout [(instant: Int64, token: Deadlines.Token)],
        _ spent: inout [Deadlines.Token], at now: Int64, _ step: Int
    ) throws(Violation) {
        while true {
            let due = pending.filter { $0.instant <= now }.min { ($0.instant, $0.token) < ($1.instant, $1.token) }
            let fired = deadlines.popDue(at: now)
            if let fired, spent.contains(fired.token) {
                throw Violation(DeadlineLaw.cancelled, "step \(step): token \(fired.token) fires, it was spent")
            }
            guard fired?.token == due?.token, fired?.instant == due?.instant else {
                throw Violation(
                    DeadlineLaw.order,
                    "step \(step): \(String(describing: fired)) fires, \(String(describing: due)) is due")
            }
            guard let due else { return }
            pending.removeAll { $0.token == due.token }
            spent.append(due.token)
        }
    }
}
