// The steps by which a contestant enters a phase or ends its attempt.

extension Arbiter {
    @inline(__always) @inlinable func isUndecided(_ contestant: Contestant) -> Bool {
        undecided.contains(contestant)
    }

    /// Enters a phase that has to be reported.
    mutating func enter(_ contestant: Contestant, _ phase: GesturePhase) {
        records[contestant.slot].phase = phase
        acting.insert(contestant)
        if phase.isTerminal {
            move(contestant, to: .succeeded)
            records[contestant.slot].proposal = phase
        } else {
            reported.insert(contestant)
        }
        outbox.push(.enter(contestant, phase, records[contestant.slot].cause))
    }

    /// Fails an undecided contestant.
    mutating func fail(_ contestant: Contestant, _ cause: Cause) {
        precondition(isUndecided(contestant), "a contestant that is decided cannot fail")
        close(contestant, cause)
        if asking.isEmpty { tally = nil }
        release(records[contestant.slot].dependents)
        outbox.push(.enter(contestant, .failed, cause))
    }

    /// Releases contestants after the failure of one that they awaited: those that await no other one are ready.
    private mutating func release(_ dependents: ContestantSet) {
        for dependent in dependents where waiting.contains(dependent) {
            let record = records[dependent.slot]
            if !record.requirements.intersects(undecided) { ready.insert(dependent, rank: record.rank) }
        }
    }

    /// Ends the attempt. A phase that was not reported counts as failed.
    mutating func close(_ contestant: Contestant, _ cause: Cause?) {
        move(contestant, to: .closed)
        endOwed.remove(contestant)
        records[contestant.slot].cause = cause
        records[contestant.slot].verdict = nil
        if records[contestant.slot].phase?.isTerminal != true {
            records[contestant.slot].phase = .failed
            records[contestant.slot].proposal = .failed
        }
    }
}
