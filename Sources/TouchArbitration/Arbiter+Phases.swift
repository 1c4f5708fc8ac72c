// The few steps by which a contestant changes its standing for good.

extension Arbiter {
    @inline(__always) @inlinable func isUndecided(_ contestant: Contestant) -> Bool {
        undecided.contains(contestant)
    }

    /// Enters a phase that is reported.
    mutating func enter(_ contestant: Contestant, _ phase: GesturePhase) {
        records[contestant.slot].phase = phase
        acting.insert(contestant)
        if phase.isTerminal {
            active.remove(contestant)
            succeeded.insert(contestant)
            records[contestant.slot].proposal = phase
        } else {
            reported.insert(contestant)
        }
        outbox.push(.enter(contestant, phase, records[contestant.slot].cause))
    }

    /// Gives up an undecided contestant.
    mutating func fail(_ contestant: Contestant, _ cause: Cause) {
        undecided.remove(contestant)
        watching.remove(contestant)
        claimed.remove(contestant)
        sorting.remove(contestant)
        waiting.remove(contestant)
        asking.remove(contestant)
        close(contestant, cause)
        outbox.push(.enter(contestant, .failed, cause))
    }

    /// Ends the attempt. What was not reported counts as failed.
    mutating func close(_ contestant: Contestant, _ cause: Cause?) {
        closed.insert(contestant)
        endOwed.remove(contestant)
        records[contestant.slot].cause = cause
        records[contestant.slot].verdict = nil
        if records[contestant.slot].phase?.isTerminal != true {
            records[contestant.slot].phase = .failed
            records[contestant.slot].proposal = .failed
        }
    }
}
