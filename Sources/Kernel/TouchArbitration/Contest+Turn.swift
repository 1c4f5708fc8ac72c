// The order of a turn. In this order, until nothing changes:
//
//   1. views and recognizers that app code has removed are reviewed
//   2. everything that was submitted is decided                               (Arbiter+Settling)
//   3. responders whose touches were taken receive their cancellation, or, before their beginning, nothing more  (B-125)
//   4. targets are called one by one, each followed by 1 to 3 if it brought anything about (B-004)
//   5. ancestors are asked whether touches may begin, and responders receive what is due  (B-005, B-131)
//   6. contestants that are over, and not tied by a requirement to an undecided one, are all reset, in order of precedence, also while
//      their touches are down; then 1 to 5 follow if that brought anything about (B-115)
//
// `.settle` ends after step 5; an event has one for each of its windows, then one `.close`. A timer has `.close` alone. Once step 6 has begun, the goal
// is `.closeAgain`: 1 to 5 are taken only if a reset brought something about.
//
// The turns of an event are bounded together. App code that submits something in every round is cut off: no more is decided and no action is
// called, what is due is delivered, and the rest is left for the next event.

extension Contest {
    /// Sets the number of rounds and decisions that an event may take: as many as well-behaved app code can need with so many
    /// contestants. Those that app code adds meanwhile do not count.
    public mutating func allow(contestants: Int) {
        allowance.rounds = 250 + 8 * contestants
        allowance.decisions = 1_000 + 32 * contestants
    }

    /// Ends the present turn after the calls that are due, as if its rounds were used up.
    public mutating func cutOff() {
        allowance.rounds = 0
    }

    /// Begins a turn.
    /// - Returns: A Boolean value that indicates whether the turn may have effects. Inside a turn the result is `false`: that one makes
    ///   another round.
    public mutating func begin(_ goal: Goal) -> Bool {
        guard turn == nil else {
            turn?.needsRound = true
            return false
        }
        let isDecided = isDecided
        if isDecided, !pending.contains(.deliveries), reports.isEmpty {
            // Nothing is to be decided, reported or delivered: so it is behind most events that only move fingers.
            if goal == .settle { return false }
            if !arbiter.mayReset, !isObserved {
                arbiter.closeEvent()
                return false
            }
        }
        turn = Turn(stage: goal == .closeAgain ? .closing : isDecided ? .counting : .round, goal: goal)
        return true
    }

    /// A Boolean value that indicates whether a round would review, decide and cancel nothing: most events only move fingers.
    @inline(__always) private var isDecided: Bool {
        pending.isDisjoint(with: .beforeActions) && !arbiter.mayHaveEffects
    }

    /// A Boolean value that indicates whether something was submitted or entered that a turn has to see to.
    @inlinable public var hasMoreToDecide: Bool {
        !arbiter.isQuiet || needsReview || !reports.isEmpty
    }

    /// A Boolean value that indicates whether the present event may take further rounds.
    @inlinable public var hasRoundsLeft: Bool { allowance.rounds > 0 }

    /// A Boolean value that indicates whether app code may have moved views or recognizers since the last review.
    @inlinable public var needsReview: Bool { pending.contains(.review) }

    /// Returns the next effect of this turn; `nil` when it is over.
    public mutating func next() -> Effect? {
        while true {
            if !outbox.isEmpty { return outbox.pop() }
            switch turn?.stage {
            case nil: return nil
            case .round:
                turn?.stage = .settling
                turn?.hasCalled = false
                if needsReview {
                    pending.remove(.review)
                    gatesMayChange()
                    return .review
                }
                fallthrough
            case .settling:
                if arbiter.mayHaveEffects, let effect = decide() { return effect }
                turn?.stage = .cancelling
                fallthrough
            case .cancelling:
                turn?.stage = .counting
                if pending.contains(.cancellations) {
                    pending.remove(.cancellations)
                    if let effect = release(onlyTaken: true) {
                        turn?.hasCalled = true
                        return effect
                    }
                }
                fallthrough
            case .counting:
                // Called again, after the report, it counts nothing.
                if countRound() { return .report(.endless(.rounds)) }
                turn?.stage = .acting
                if !reports.isEmpty { turn?.hasCalled = true }
                fallthrough
            case .acting:
                // What an action or a cancelled responder brought about comes first: it may have withdrawn the next one.
                if arbiter.isQuiet, pending.isDisjoint(with: .beforeActions), allowance.rounds > 0,
                    let report = reports.pop()
                {
                    // Noted before the call: what the action submits about its own contestant comes after it.
                    arbiter.acted(report.contestant)
                    turn?.stage = .counting
                    return .act(report.contestant, report.phase)
                }
                // App code that was called may also have changed what no submission shows: a requirement, a trait, an ignored touch.
                if allowance.rounds > 0, turn?.hasCalled == true && !isDecided || hasMoreToDecide {
                    turn?.stage = .round
                } else if pending.contains(.deliveries) {
                    pending.remove(.deliveries)
                    turn?.asked = 0
                    turn?.stage = .asking
                } else {
                    turn?.stage = .delivered
                }
            case .asking:
                if let batch = nextBeginning() { return .askDelivery(batch) }
                turn?.stage = .delivered
                if let effect = release(onlyTaken: false) { return effect }
                fallthrough
            case .delivered:
                // A responder may have changed what no submission shows, as above.
                if allowance.rounds > 0, hasMoreToDecide || pending.contains(.cancellations) || turn?.needsRound == true
                {
                    turn?.needsRound = false
                    turn?.stage = .round
                    continue
                }
                switch turn?.goal {
                case nil, .settle:
                    return end()
                case .close: turn?.stage = .closing
                case .closeAgain: turn?.stage = .closed
                }
            case .closing:
                turn?.goal = .closeAgain
                turn?.stage = .forgetting
                // Only if a contestant may be reset, or a report of this event has to be forgotten.
                if isObserved, arbiter.mayClose { return .report(.closing) }
                fallthrough
            case .forgetting:
                closeAttempts()
                turn?.stage = .resetting
                fallthrough
            case .resetting:
                if let effect = decide() { return effect }
                // No turn is begun inside a reset: events are dispatched before.
                if hasMoreToDecide || pending.contains(.cancellations) {
                    turn?.needsRound = false
                    turn?.stage = .round
                    continue
                }
                turn?.stage = .closed
                fallthrough
            case .closed:
                if countRound() { return .report(.endless(.rounds)) }
                guard allowance.rounds > 0, hasMoreToDecide || arbiter.isAnyClosed && arbiter.mayReset else {
                    return end()
                }
                turn?.stage = .closing
            }
        }
    }
}

extension Contest {
    private mutating func end() -> Effect? {
        turn = nil
        if !cycle.isEmpty { cycle = [] }
        return nil
    }

    /// Counts a round; returns a Boolean value that indicates whether it is the last one.
    private mutating func countRound() -> Bool {
        guard allowance.rounds > 0 else { return false }
        allowance.rounds -= 1
        return allowance.rounds == 0
    }

    /// Returns the next decision of the arbiter that the shell has to see.
    private mutating func decide() -> Effect? {
        while allowance.rounds > 0, arbiter.mayHaveEffects {
            let isSeenTo = arbiter.isQuiet
            guard let decision = arbiter.next() else { return isObserved && !isSeenTo ? .report(.settled) : nil }
            let effect = take(decision)
            allowance.decisions -= 1
            if allowance.decisions <= 0 {
                allowance.rounds = 0
                if effect == nil { return .report(.endless(.decisions)) }
                outbox.push(.report(.endless(.decisions)))
            }
            if let effect { return effect }
        }
        return nil
    }

    private mutating func take(_ decision: Arbiter.Effect) -> Effect? {
        switch decision {
        case .askRequirements(let ticket): return .askRequirements(ticket)
        case .askBegin(let ticket): return .askBegin(ticket)
        case .hold(let contestant, _): return .report(.hold(contestant))
        case .enter(let contestant, let phase, _):
            if phase != .failed { reports.push(Report(contestant: contestant, phase: phase)) }
            if phase == .changed { return isObserved ? .enter(contestant, phase) : nil }
            gatesMayChange()
            return .enter(contestant, phase)
        case .undo(let contestant, _):
            reports.removeAll { $0.contestant == contestant }
            gatesMayChange()
            return .undo(contestant)
        case .reset(let contestant, let phase): return .reset(contestant, phase)
        case .deadlock(let cycle):
            self.cycle = cycle
            return .report(.deadlock)
        case .abandoned(let contestant): return .report(.abandoned(contestant))
        }
    }

    private mutating func closeAttempts() {
        guard arbiter.isAnyClosed else { return arbiter.closeEvent() }
        leaving.formUnion(arbiter.contestants)
        arbiter.closeEvent()
        leaving.subtract(arbiter.contestants)
    }

    /// Notes that the facts of the gates may have changed.
    mutating func gatesMayChange() {
        pending.formUnion([.cancellations, .deliveries])
    }
}
