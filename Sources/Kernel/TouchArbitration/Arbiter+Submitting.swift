// The submissions of the contest. They are queued until `next()` processes them, except where processing them at once is the same.

extension Arbiter {
    /// Adds a contestant that received a touch. Does nothing if it is in an attempt already.
    public mutating func join(_ contestant: Contestant) {
        makeRecord(contestant)
        guard !isContesting(contestant) else { return }
        move(contestant, to: .watching)
    }

    /// Sets the order of precedence: earlier elements go first. Contestants that are not in it come last.
    public mutating func setPrecedence(_ order: [Contestant]) {
        for contestant in order { makeRecord(contestant) }
        records.withUnsafeMutableBufferPointer { for slot in $0.indices { $0[slot].rank = .max } }
        self.order.removeAll(keepingCapacity: true)
        for contestant in order where records[contestant.slot].rank == .max { rankNext(contestant) }
        for slot in records.indices where records[slot].rank == .max { rankNext(Contestant(slot)) }
        if claimed.isEmpty, waiting.isEmpty, asking.isEmpty { return }
        let records = records
        claimed.rank { records[$0.slot].rank }
        ready.rank { records[$0.slot].rank }
        overruled.rank { records[$0.slot].rank }
        asking.rank { records[$0.slot].rank }
    }

    private mutating func rankNext(_ contestant: Contestant) {
        records[contestant.slot].rank = order.count
        order.append(contestant)
    }

    /// Adds contestants whose failure `contestant` awaits in this attempt; only those in an attempt count (B-167). Has no effect
    /// after the contestant was asked whether it may begin.
    public mutating func require(_ others: ContestantSet, by contestant: Contestant) {
        for other in others { require(other, by: contestant) }
    }

    /// Adds one contestant whose failure `contestant` awaits; see `require(_:by:)` for several.
    public mutating func require(_ other: Contestant, by contestant: Contestant) {
        guard undecided.contains(contestant), !asking.contains(contestant), other != contestant, isContesting(other),
            !records[contestant.slot].requirements.contains(other)
        else { return }
        records[contestant.slot].requirements.insert(other)
        records[other.slot].dependents.insert(contestant)
        mayBeDeadlocked = true
        guard waiting.contains(contestant) else { return }
        let rank = records[contestant.slot].rank
        if undecided.contains(other) { ready.remove(contestant, rank: rank) }
        if recognized.contains(other) { overruled.insert(contestant, rank: rank) }
    }

    /// Submits the phase that a recognizer proposes.
    ///
    /// The table of legal transitions is applied to its previous proposal, so that later proposals in the same call are checked
    /// against it: `changed` while possible counts as `began`; `cancelled` while possible as `failed`; `failed` after `began` as
    /// `cancelled`; any proposal after a terminal phase is ignored. A contestant in no attempt joins when it claims.
    /// - Parameters:
    ///   - phase: The proposed phase.
    ///   - contestant: The contestant that proposes it.
    ///   - cause: The cause, for `cancelled` and `failed`.
    /// - Returns: A Boolean value that indicates whether the proposal counts.
    @discardableResult
    public mutating func propose(_ phase: GesturePhase, by contestant: Contestant, cause: Cause = .own("")) -> Bool {
        makeRecord(contestant)
        switch (records[contestant.slot].proposal, phase) {
        case (nil, .began), (nil, .changed):
            join(contestant)
            submit(.claimContinuous, proposing: .began, by: contestant)
        case (nil, .ended):
            join(contestant)
            submit(.claimDiscrete, proposing: .ended, by: contestant)
        case (nil, .cancelled), (nil, .failed):
            guard isContesting(contestant) else { return false }
            records[contestant.slot].proposedCause = cause
            submit(.giveUp, proposing: .failed, by: contestant)
        case (.began, .began), (.began, .changed), (.changed, .began), (.changed, .changed):
            submit(.update, proposing: .changed, by: contestant)
        case (.began, .ended), (.changed, .ended):
            submit(.end, proposing: .ended, by: contestant)
        case (.began, .cancelled), (.began, .failed), (.changed, .cancelled), (.changed, .failed):
            records[contestant.slot].proposedCause = cause
            submit(.giveUp, proposing: .cancelled, by: contestant)
        case (.ended, _), (.cancelled, _), (.failed, _):
            return false  // after a terminal phase, an attempt ignores all proposals
        }
        return true
    }

    /// Withdraws a contestant: it fails while undecided and is cancelled while active (B-200, B-202).
    public mutating func withdraw(_ contestant: Contestant, cause: Cause) {
        guard isContesting(contestant) else { return }
        let (proposal, phase) = (records[contestant.slot].proposal, records[contestant.slot].phase)
        let begun = proposal.map { $0 != .failed } ?? false
        // A terminal phase that was entered remains its last proposal.
        let word = phase?.isTerminal == true ? phase : nil
        submit(.withdraw(cause), proposing: word ?? (begun ? .cancelled : .failed), by: contestant)
    }

    /// Notes that the phase that the contestant entered has been reported to its targets.
    public mutating func acted(_ contestant: Contestant) {
        // With an empty queue, the submission would be processed next in any case.
        if isQuiet { return finishReport(contestant) }
        // Noted immediately: a withdrawal by the action itself is processed before this submission, and must not undo the phase.
        if acting.contains(contestant) { received.insert(contestant) }
        inbox.push(Letter(from: contestant, submission: .acted))
    }

    /// Answers `Effect.askRequirements`.
    public mutating func reply(_ ticket: Ticket, awaits others: ContestantSet) {
        if isQuiet { return sort(ticket.contestant, others, ticket.attempt) }
        inbox.push(Letter(from: ticket.contestant, submission: .awaits(others, attempt: ticket.attempt)))
    }

    /// Answers `Effect.askBegin`.
    public mutating func reply(_ ticket: Ticket, _ verdict: Verdict) {
        if isQuiet { return keep(verdict, of: ticket.contestant, ticket.attempt) }
        inbox.push(Letter(from: ticket.contestant, submission: .verdict(verdict, attempt: ticket.attempt)))
    }

    private mutating func submit(
        _ submission: Submission, proposing phase: GesturePhase, by contestant: Contestant
    ) {
        records[contestant.slot].proposal = phase
        inbox.push(Letter(from: contestant, submission: submission))
    }

    private mutating func makeRecord(_ contestant: Contestant) {
        while records.count <= contestant.slot {
            records.append(Record())
            rankNext(Contestant(records.count - 1))
        }
    }
}

extension Arbiter {
    /// Processes a change at once if that is the same as submitting it: no submission is pending, and the gesture is active.
    ///
    /// This is what a moving finger does; the ways of `propose(_:by:cause:)`, `next()` and the effect would cost more than the change. Its
    /// twins are `update(_:)` and `enter(_:_:)`, which a contest that is observed takes: contest law 11 compares both.
    /// - Returns: A Boolean value that indicates whether the change has to be reported; `nil` if it has to be submitted.
    mutating func changeAtOnce(_ contestant: Contestant) -> Bool? {
        guard isQuiet, active.contains(contestant), records[contestant.slot].proposal?.isTerminal == false else {
            return nil
        }
        records[contestant.slot].proposal = .changed
        guard !acting.contains(contestant), !reported.contains(contestant) else { return false }
        records[contestant.slot].phase = .changed
        acting.insert(contestant)
        reported.insert(contestant)
        return true
    }
}
