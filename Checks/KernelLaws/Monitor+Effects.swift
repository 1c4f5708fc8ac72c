import TouchArbitration

extension Monitor {
    /// Checks an effect.
    mutating func see(_ effect: Arbiter.Effect) throws(Violation) {
        try checkExpectation(effect)
        switch effect {
        case .askRequirements(let ticket): try seeAskRequirements(ticket)
        case .askBegin(let ticket): try seeAskBegin(ticket)
        case .hold(let contestant, let awaiting): try seeHold(contestant.slot, Group(awaiting))
        case .enter(let contestant, let phase, let cause):
            if phase == .failed {
                try seeFailure(contestant.slot, cause)
            } else {
                try seeEntry(contestant.slot, phase)
            }
        case .undo(let contestant, let cause): try seeUndo(contestant.slot, cause)
        case .reset(let contestant, let phase): try seeReset(contestant.slot, after: phase)
        case .deadlock(let cycle): try seeDeadlock(cycle.map(\.slot))
        case .abandoned(let contestant): try seeAbandoned(contestant.slot)
        }
    }

    /// Checks laws 3, 4 and 6: nothing may come between a winner and its losers, or a cycle and the contestant that gives up.
    private func checkExpectation(_ effect: Arbiter.Effect) throws(Violation) {
        switch expectation {
        case .nothing:
            return
        case .losers(let winner, let prevented, let dependents):
            if case .enter(let loser, .failed, let cause) = effect {
                let who = loser.slot
                if prevented.contains(who), case .prevented(Contestant(winner), _) = cause { return }
                if dependents.contains(who), cause == .requirementMet(Contestant(winner)) { return }
            }
            let law = prevented.isEmpty ? ArbiterLaw.dependents : .prevented
            throw Violation(
                law,
                "\(Group.name(winner)) has recognized; before \(prevented.union(dependents)) failed came \(Optional(effect).plainDescription)"
            )
        case .deadlocked(let lowest):
            if case .enter(Contestant(lowest), .failed, .deadlock) = effect { return }
            throw Violation(
                ArbiterLaw.deadlock,
                "\(Group.name(lowest)) was to be given up, but then came \(Optional(effect).plainDescription)")
        }
    }

    /// Checks law 11.
    mutating func count(_ kind: Seen.Kinds, of who: Int) throws(Violation) {
        guard !seen[who].kinds.contains(kind) else {
            throw Violation(ArbiterLaw.bounded, "a second effect of one kind for \(Group.name(who)) in one event")
        }
        seen[who].kinds.insert(kind)
    }

    private mutating func take(_ ticket: Arbiter.Ticket, of who: Int) throws(Violation) {
        guard ticket != seen[who].oldTicket else {
            throw Violation(ArbiterLaw.lateReply, "\(Group.name(who)) is asked with a ticket of an earlier attempt")
        }
        seen[who].ticket = ticket
    }

    private mutating func seeAskRequirements(_ ticket: Arbiter.Ticket) throws(Violation) {
        let who = ticket.contestant.slot
        guard seen[who].sorting == .unasked else {
            throw Violation(ArbiterLaw.askedOnce, "\(Group.name(who)) is asked again whose failure it awaits")
        }
        guard unsortedClaims.contains(who) else {
            throw Violation(ArbiterLaw.legal, "\(Group.name(who)) is asked whose failure it awaits, without a claim")
        }
        guard who == first(of: unsortedClaims) else {
            throw Violation(ArbiterLaw.deterministic, "\(Group.name(who)) is asked out of the order of precedence")
        }
        try count(.askRequirements, of: who)
        try take(ticket, of: who)
        seen[who].sorting = .open
    }

    private mutating func seeAskBegin(_ ticket: Arbiter.Ticket) throws(Violation) {
        let who = ticket.contestant.slot
        guard seen[who].isUndecided, seen[who].beginning == .unasked else {
            throw Violation(ArbiterLaw.askedOnce, "\(Group.name(who)) is asked again whether it may begin")
        }
        guard seen[who].sorting == .answered else {
            throw Violation(ArbiterLaw.permitted, "\(Group.name(who)) may begin? Whom it awaits is not known yet")
        }
        try checkRequirements(of: who)
        guard unsortedClaims.isEmpty else {
            throw Violation(ArbiterLaw.commuting, "\(Group.name(who)) is asked before \(unsortedClaims) were sorted")
        }
        guard who == first(of: ready) else {
            throw Violation(ArbiterLaw.deterministic, "\(Group.name(who)) is asked out of the order of precedence")
        }
        try count(.askBegin, of: who)
        try take(ticket, of: who)
        seen[who].beginning = .open
    }

    /// Checks law 2.
    func checkRequirements(of who: Int) throws(Violation) {
        let requirements = seen[who].requirements
        let open = requirements.intersection(undecided).union(requirements.intersection(recognized))
        guard open.isEmpty else {
            throw Violation(
                ArbiterLaw.permitted, "\(Group.name(who)) goes ahead, but its requirements \(open) have not failed")
        }
    }

    private mutating func seeHold(_ who: Int, _ awaiting: Group) throws(Violation) {
        let open = seen[who].requirements.intersection(undecided)
        guard seen[who].isWaiting, !open.isEmpty, awaiting == open else {
            throw Violation(ArbiterLaw.permitted, "\(Group.name(who)) is held for \(awaiting), it awaits \(open)")
        }
        try count(.hold, of: who)
    }

    private mutating func seeDeadlock(_ cycle: [Int]) throws(Violation) {
        let members = cycle.reduce(into: Group()) { $0.insert($1) }
        guard members.count == cycle.count, cycle.count > 1, let first = cycle.first else {
            throw Violation(ArbiterLaw.deadlock, "\(cycle) is no cycle")
        }
        for (index, who) in cycle.enumerated() {
            let awaited = cycle[(index + 1) % cycle.count]
            guard seen[who].isWaiting, seen[who].requirements.contains(awaited) else {
                throw Violation(ArbiterLaw.deadlock, "\(Group.name(who)) does not wait for \(Group.name(awaited))")
            }
        }
        guard inPrecedence(members).last == first else {
            throw Violation(ArbiterLaw.deadlock, "\(Group.name(first)) is not the lowest of the cycle")
        }
        try count(.deadlock, of: first)
        expectation = .deadlocked(first)
    }

    private mutating func seeAbandoned(_ who: Int) throws(Violation) {
        guard toAbandon.contains(who) else {
            throw Violation(ArbiterLaw.liveness, "\(Group.name(who)) is abandoned, but something can still decide it")
        }
        guard who == first(of: toAbandon) else {
            throw Violation(ArbiterLaw.deterministic, "\(Group.name(who)) is abandoned out of the order of precedence")
        }
        try count(.abandoned, of: who)
        toAbandon.remove(who)
    }

    private mutating func seeReset(_ who: Int, after phase: GesturePhase) throws(Violation) {
        guard toReset.contains(who) else {
            throw Violation(ArbiterLaw.reset, "\(Group.name(who)) is reset, but it is open or tied")
        }
        guard who == first(of: toReset) else {
            throw Violation(ArbiterLaw.deterministic, "\(Group.name(who)) is reset out of the order of precedence")
        }
        guard phase == seen[who].entered else {
            throw Violation(ArbiterLaw.reset, "\(Group.name(who)) is reset after \(phase), which it did not enter last")
        }
        guard seen[who].received != .beginning else {
            throw Violation(
                ArbiterLaw.client, "\(Group.name(who)) is reset; its target received a beginning and no end")
        }
        try count(.reset, of: who)
        toReset.remove(who)
        var fresh = Seen(rank: seen[who].rank)
        fresh.resets = seen[who].resets + 1
        fresh.oldTicket = seen[who].ticket ?? seen[who].oldTicket
        seen[who] = fresh
        for other in seen.indices { seen[other].requirements.remove(who) }
    }
}
