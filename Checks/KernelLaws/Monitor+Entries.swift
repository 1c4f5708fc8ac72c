import TouchArbitration

extension Monitor {
    /// Checks a phase that is reported.
    mutating func seeEntry(_ who: Int, _ phase: GesturePhase) throws(Violation) {
        let name = Group.name(who)
        guard seen[who].isIn, !seen[who].isOver else {
            throw Violation(ArbiterLaw.legal, "\(name) enters \(phase), but its attempt is over")
        }
        guard !isUnreported(who) else {
            throw Violation(
                ArbiterLaw.client,
                "\(name) enters \(phase) before \(String(describing: seen[who].entered)) was reported")
        }
        try count(phase.isTerminal ? .over : .progress, of: who)
        switch (seen[who].entered, phase) {
        case (nil, .began), (nil, .ended):
            try seeRecognition(who, phase)
        case (.began, .changed), (.changed, .changed):
            try check(who, phase, isWanted: seen[who].isChangeOwed)
            seen[who].isChangeOwed = false
        case (.began, .ended), (.changed, .ended):
            try check(who, phase, isWanted: seen[who].hasSaidEnded)
        case (.began, .cancelled), (.changed, .cancelled):
            try check(who, phase, isWanted: seen[who].said == .cancelled)
        case (nil, _), (.began, _), (.changed, _), (.ended, _), (.cancelled, _), (.failed, _):
            throw Violation(
                ArbiterLaw.legal, "\(name) enters \(phase) after \(String(describing: seen[who].entered))")
        }
        seen[who].entered = phase
        unreported.append(UInt8(who))
    }

    private func check(_ who: Int, _ phase: GesturePhase, isWanted: Bool) throws(Violation) {
        guard isWanted else {
            throw Violation(ArbiterLaw.legal, "\(Group.name(who)) enters \(phase), which was not proposed")
        }
    }

    private mutating func seeRecognition(_ who: Int, _ phase: GesturePhase) throws(Violation) {
        let name = Group.name(who)
        let isWanted = phase == .began ? seen[who].claim == .continuous : seen[who].claim == .discrete
        try check(who, phase, isWanted: isWanted && !seen[who].isWithdrawn)
        guard seen[who].isCandidate else {
            throw Violation(ArbiterLaw.permitted, "\(name) recognizes without permission")
        }
        try checkRequirements(of: who)
        let preventers = seen[who].preventedBy.intersection(active)
        guard preventers.isEmpty else {
            throw Violation(ArbiterLaw.prevented, "\(name) recognizes, although \(preventers) prevent it")
        }
        try checkEverybodyWasAsked(before: who)
        try checkPrecedence(of: who)
        seen[who].hasRecognized = true
        let others = undecided.without(who)
        let prevented = seen[who].prevents.intersection(others)
        (seen[who].prevents, seen[who].preventedBy) = (Group(), Group())
        let dependents = others.intersection(group { $0.requirements.contains(who) })
        if !prevented.union(dependents).isEmpty {
            for loser in prevented { seen[loser].lossRule = rule(of: loser, against: who) }
            expectation = .losers(of: who, prevented: prevented, dependents: dependents)
        }
    }

    /// Checks law 9: all that is decidable is settled together.
    private func checkEverybodyWasAsked(before who: Int) throws(Violation) {
        let open = group { $0.isUndecided && ($0.sorting == .open || $0.beginning == .open) }
        let unasked = unsortedClaims.union(ready).union(open)
        guard unasked.isEmpty else {
            throw Violation(ArbiterLaw.commuting, "\(Group.name(who)) recognizes before \(unasked) were asked")
        }
        // All submissions have been handled, so a contestant that has given up must have failed.
        let givenUp = group { $0.isUndecided && $0.givesUp }
        guard givenUp.isEmpty else {
            throw Violation(ArbiterLaw.commuting, "\(Group.name(who)) recognizes before \(givenUp) failed")
        }
    }

    /// Checks law 9: the winner is the first in precedence of those that no other candidate prevents one-sidedly.
    private func checkPrecedence(of who: Int) throws(Violation) {
        let candidates = group { $0.isCandidate }
        let free = candidates.filter { candidate in
            !candidates.contains { rival in
                rival != candidate && seen[rival].prevents.contains(candidate)
                    && !seen[candidate].prevents.contains(rival)
            }
        }
        let first = free.min { seen[$0].rank < seen[$1].rank } ?? self.first(of: candidates)
        guard who == first else {
            throw Violation(
                ArbiterLaw.commuting,
                "\(Group.name(who)) wins among \(candidates), \(first.map(Group.name) ?? "") should")
        }
    }

    mutating func seeFailure(_ who: Int, _ cause: Cause?) throws(Violation) {
        let name = Group.name(who)
        guard seen[who].isUndecided else {
            throw Violation(
                ArbiterLaw.legal, "\(name) fails after \(String(describing: seen[who].entered)) or outside an attempt")
        }
        let wrong = "\(name) fails with the cause \(String(describing: cause)), which does not fit"
        switch cause {
        case .own:
            guard seen[who].said == .failed || seen[who].said == .cancelled else {
                throw Violation(ArbiterLaw.legal, wrong)
            }
        case .disabled:
            guard seen[who].isWithdrawn else { throw Violation(ArbiterLaw.legal, wrong) }
        case .touchesLost:
            guard seen[who].isAbandoned else { throw Violation(ArbiterLaw.legal, wrong) }
        case .refused:
            guard seen[who].beginning == .answered, !seen[who].isAllowed else {
                throw Violation(ArbiterLaw.permitted, wrong)
            }
        case .prevented(let rival, let rule):
            let byVerdict = seen[who].isCandidate && seen[who].preventedBy.intersection(active).contains(rival.slot)
            let isLoser = isLoser(who, of: rival.slot)
            guard byVerdict || isLoser else { throw Violation(ArbiterLaw.prevented, wrong) }
            guard rule == (isLoser ? seen[who].lossRule : .first) else {
                throw Violation(ArbiterLaw.prevented, wrong)
            }
        case .requirementMet(let rival):
            guard seen[who].requirements.contains(rival.slot), seen[rival.slot].hasRecognized else {
                throw Violation(ArbiterLaw.dependents, wrong)
            }
        case .deadlock:
            guard expectation == .deadlocked(who) else { throw Violation(ArbiterLaw.deadlock, wrong) }
            expectation = .nothing
        case .removed, .systemCancelled, nil:
            throw Violation(ArbiterLaw.legal, wrong)
        }
        try count(.over, of: who)
        seen[who].entered = .failed
        seen[who].end()
        if case .losers(let winner, let prevented, let dependents) = expectation {
            let left = (prevented.without(who), dependents.without(who))
            let isDone = left.0.union(left.1).isEmpty
            expectation = isDone ? .nothing : .losers(of: winner, prevented: left.0, dependents: left.1)
        }
    }

    private func isLoser(_ who: Int, of rival: Int) -> Bool {
        if case .losers(rival, let prevented, _) = expectation { return prevented.contains(who) }
        return false
    }

    /// The rule by which a contestant loses to one that has just recognized, by its own questions and answers.
    private func rule(of who: Int, against winner: Int) -> Cause.Rule {
        if seen[who].claim == .none { return .first }
        if !seen[who].isCandidate { return .whileWaiting }
        if !seen[who].prevents.contains(winner) { return .oneSided }
        return seen[winner].rank < seen[who].rank ? .precedence : .oneSidedByAnother
    }

    mutating func seeUndo(_ who: Int, _ cause: Cause) throws(Violation) {
        let name = Group.name(who)
        guard isUnreported(who), seen[who].received == .nothing else {
            throw Violation(
                ArbiterLaw.client, "\(name) is taken back, but its target has received \(seen[who].received)")
        }
        guard seen[who].isWithdrawn else {
            throw Violation(ArbiterLaw.client, "\(name) is taken back, but was not withdrawn")
        }
        try count(.undo, of: who)
        unreported.removeAll { $0 == UInt8(who) }
        seen[who].entered = .failed
        // As if it had never recognized: no touch is cancelled for it.
        seen[who].hasRecognized = false
        seen[who].end()
    }
}
