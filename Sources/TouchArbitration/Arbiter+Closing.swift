// The end of an event: who may start afresh (B-115…B-119), and who was left open (the watchdog of B-116).

extension Arbiter {
    /// Closes an event: contestants that are over and not tied by a requirement to anybody undecided are reset, all in
    /// one step. Call it when `next()` has returned `nil`, then take the effects.
    public mutating func closeEvent() {
        reported.removeAll()
        guard !closed.isEmpty else { return }
        let leaving = resettable
        for contestant in inPrecedence(leaving) {
            outbox.push(.reset(contestant, records[contestant.slot].phase ?? .failed))
        }
        forget(leaving)
    }

    /// Closes whoever is open though nothing can decide it any more.
    ///
    /// - Parameter alive: those with a live touch or a pending deadline of their own; they are left alone, and so is
    ///   whoever waits for one that is undecided.
    public mutating func closeAbandoned(except alive: ContestantSet) {
        var open = undecided
        open.formUnion(active)
        open.subtract(alive)
        for contestant in inPrecedence(open) {
            let isHeld = waiting.contains(contestant) && records[contestant.slot].requirements.intersects(undecided)
            guard !isHeld else { continue }
            outbox.push(.abandoned(contestant))
            withdraw(contestant, cause: .touchesLost)
        }
    }

    /// Whether `closeEvent()` would reset somebody.
    public var mayReset: Bool {
        !closed.isEmpty && !resettable.isEmpty
    }

    /// Whether `closeEvent()` would change anything.
    public var mayClose: Bool {
        !reported.isEmpty || mayReset
    }

    /// Those that are over and not tied to anybody undecided.
    private var resettable: ContestantSet {
        let undecided = self.undecided
        var set = ContestantSet()
        for contestant in closed where !isTied(contestant, to: undecided) { set.insert(contestant) }
        return set
    }

    private func isTied(_ contestant: Contestant, to undecided: ContestantSet) -> Bool {
        if records[contestant.slot].requirements.intersects(undecided) { return true }
        for other in undecided where records[other.slot].requirements.contains(contestant) { return true }
        return false
    }

    private mutating func forget(_ leaving: ContestantSet) {
        closed.subtract(leaving)
        recognized.subtract(leaving)
        continuous.subtract(leaving)
        for contestant in leaving {
            let old = records[contestant.slot]
            records[contestant.slot] = Record()
            records[contestant.slot].attempt = old.attempt &+ 1
            records[contestant.slot].rank = old.rank
        }
        for contestant in contestants { records[contestant.slot].requirements.subtract(leaving) }
    }

    /// The members of a set, first in precedence first.
    public func inPrecedence(_ set: ContestantSet) -> [Contestant] {
        var list: [Contestant] = []
        for contestant in set { list.append(contestant) }
        list.sort { ($0.rank(in: self), $0) < ($1.rank(in: self), $1) }
        return list
    }
}

extension Contestant {
    fileprivate func rank(in arbiter: Arbiter) -> Int {
        arbiter.records[slot].rank
    }
}
