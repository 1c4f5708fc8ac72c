// Processing of one submission, depending on the standing of the contestant.

extension Arbiter {
    /// Returns the next effect; `nil` if nothing can be decided until something else is submitted.
    public mutating func next() -> Effect? {
        assert(brokenStanding == nil, "\(brokenStanding ?? ""): \(self)")
        while true {
            if let effect = outbox.pop() { return effect }
            if !takeStep() { return nil }
        }
    }

    /// Processes one submission or, if there is none, makes one decision; returns `false` if there is nothing to decide.
    @inline(__always) package mutating func takeStep() -> Bool {
        guard let letter = inbox.pop() else { return settleOneStep() }
        see(to: letter.submission, by: letter.from)
        return true
    }

    private mutating func see(to submission: Submission, by contestant: Contestant) {
        switch submission {
        case .claimDiscrete: claim(contestant, isContinuous: false)
        case .claimContinuous: claim(contestant, isContinuous: true)
        case .update: update(contestant)
        case .end: end(contestant)
        case .giveUp:
            if let cause = records[contestant.slot].proposedCause { breakOff(contestant, cause) }
        case .withdraw(let cause): withdrawNow(contestant, cause)
        case .acted: finishReport(contestant)
        case .awaits(let others, let attempt): sort(contestant, others, attempt)
        case .verdict(let verdict, let attempt): keep(verdict, of: contestant, attempt)
        }
    }

    private mutating func claim(_ contestant: Contestant, isContinuous: Bool) {
        guard watching.contains(contestant) else { return }
        move(contestant, to: .claimed)
        if isContinuous { continuous.insert(contestant) }
    }

    /// Processes a change. There is one report per event: a change after a beginning or a change in the same event adds nothing
    /// (B-107), and a gesture that is held is only analyzed (B-166).
    private mutating func update(_ contestant: Contestant) {
        guard active.contains(contestant), !acting.contains(contestant), !reported.contains(contestant) else { return }
        enter(contestant, .changed)
    }

    private mutating func end(_ contestant: Contestant) {
        if active.contains(contestant), !acting.contains(contestant) {
            enter(contestant, .ended)
        } else if active.contains(contestant) || isUndecided(contestant) {
            endOwed.insert(contestant)
        }
    }

    private mutating func breakOff(_ contestant: Contestant, _ cause: Cause) {
        if isUndecided(contestant) {
            fail(contestant, cause)
        } else if active.contains(contestant) {
            records[contestant.slot].cause = cause
            if acting.contains(contestant) {
                endOwed.insert(contestant)
            } else {
                enter(contestant, .cancelled)
            }
        }
    }

    private mutating func withdrawNow(_ contestant: Contestant, _ cause: Cause) {
        let isUnreached =
            acting.contains(contestant) && !received.contains(contestant) && records[contestant.slot].phase != .changed
        // A continuous gesture that has ended was reported as begun, so it is not undone.
        if isUnreached, active.contains(contestant) || !continuous.contains(contestant) {
            // It recognized, and no target was called: undo it. No further touch is cancelled for it.
            acting.remove(contestant)
            recognized.remove(contestant)
            records[contestant.slot].phase = nil
            close(contestant, cause)
            outbox.push(.undo(contestant, cause))
        } else {
            breakOff(contestant, cause)
        }
    }

    mutating func finishReport(_ contestant: Contestant) {
        guard acting.contains(contestant) else { return }
        acting.remove(contestant)
        received.remove(contestant)
        if succeeded.contains(contestant) {
            close(contestant, records[contestant.slot].cause)
        } else if endOwed.contains(contestant) {
            enter(contestant, records[contestant.slot].cause == nil ? .ended : .cancelled)
        }
    }

    mutating func sort(_ contestant: Contestant, _ others: ContestantSet, _ attempt: UInt32) {
        guard sorting.contains(contestant), records[contestant.slot].attempt == attempt else { return }
        require(others, by: contestant)
        move(contestant, to: .waiting)
        let requirements = records[contestant.slot].requirements
        if let met = firstInPrecedence(of: requirements.intersection(recognized)) {
            fail(contestant, .requirementMet(met))
        } else if requirements.intersects(undecided) {
            mayBeDeadlocked = true
            outbox.push(.hold(contestant, awaiting: requirements.intersection(undecided)))
        } else {
            ready.insert(contestant, rank: records[contestant.slot].rank)
        }
    }

    mutating func keep(_ verdict: Verdict, of contestant: Contestant, _ attempt: UInt32) {
        guard asking.contains(contestant), records[contestant.slot].attempt == attempt,
            records[contestant.slot].verdict == nil
        else { return }
        if verdict.isAllowed {
            records[contestant.slot].verdict = verdict
            unanswered.remove(contestant)
            tally = nil
        } else {
            fail(contestant, .refused)
        }
    }
}

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
