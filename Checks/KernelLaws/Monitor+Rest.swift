import TouchArbitration

extension Monitor {
    /// Checks the rules for a state without a next effect.
    func checkRest(_ arbiter: Arbiter) throws(Violation) {
        switch expectation {
        case .nothing: break
        case .losers(let winner, let prevented, let dependents):
            throw Violation(
                prevented.isEmpty ? ArbiterLaw.dependents : .prevented,
                "\(Group.name(winner)) has recognized, \(prevented.union(dependents)) did not fail")
        case .deadlocked(let who):
            throw Violation(ArbiterLaw.deadlock, "\(Group.name(who)) was to be given up and was not")
        }
        guard toAbandon.isEmpty else {
            throw Violation(ArbiterLaw.liveness, "\(toAbandon) are abandoned, the watchdog left them open")
        }
        guard toReset.isEmpty else {
            throw Violation(ArbiterLaw.reset, "\(toReset) are over and untied, but were not reset")
        }
        for who in seen.indices where seen[who].isIn { try checkRest(of: who) }
        if openQuestions.isEmpty { try checkNobodyIsStuck() }
        try checkAnswers(of: arbiter)
    }

    private func checkRest(of who: Int) throws(Violation) {
        let name = Group.name(who)
        if seen[who].isUndecided, seen[who].givesUp {
            throw Violation(ArbiterLaw.liveness, "\(name) has given up and is still undecided")
        }
        if seen[who].isActive, !isUnreported(who), seen[who].isSaidOver || seen[who].isWithdrawn {
            throw Violation(ArbiterLaw.noLatecomer, "\(name) is over, its beginning was reported, and it stays active")
        }
        if seen[who].isActive, seen[who].isChangeOwed, !seen[who].isSaidOver {
            throw Violation(ArbiterLaw.liveness, "\(name) said that something changed, and it was not reported")
        }
        if seen[who].isWithdrawn, isUnreported(who), seen[who].received == .nothing {
            throw Violation(ArbiterLaw.client, "\(name) was withdrawn before it was reported, and not taken back")
        }
    }

    /// Checks laws 4 and 8.
    private func checkNobodyIsStuck() throws(Violation) {
        let undecided = undecided
        for who in undecided where seen[who].claim != .none {
            let met = seen[who].requirements.intersection(recognized)
            guard met.isEmpty else {
                throw Violation(ArbiterLaw.dependents, "\(Group.name(who)) waits, although \(met) recognized")
            }
            let awaited = seen[who].requirements.intersection(undecided)
            guard seen[who].isWaiting, !awaited.isEmpty else {
                throw Violation(
                    ArbiterLaw.liveness, "\(Group.name(who)) has claimed, nothing is required, and nothing happens")
            }
            guard !isInCircle(who) else {
                throw Violation(ArbiterLaw.liveness, "\(Group.name(who)) waits in a cycle, and no contestant fails")
            }
        }
    }

    /// Checks law 1: the arbiter's answers agree with its effects.
    private func checkAnswers(of arbiter: Arbiter) throws(Violation) {
        func agree(_ what: String, _ answer: ContestantSet, _ expected: Group) throws(Violation) {
            guard Group(answer) == expected else {
                throw Violation(ArbiterLaw.legal, "the arbiter answers \(what): \(Group(answer)), it is \(expected)")
            }
        }
        try agree("undecided", arbiter.undecided, undecided)
        try agree("active", arbiter.active, active)
        try agree("recognized", arbiter.recognized, recognized)
        try agree("in an attempt", arbiter.contestants, present)
        guard arbiter.isQuiet else { throw Violation(ArbiterLaw.legal, "no next effect, but not quiet") }
        let resettable = group { $0.isOver }.filter { mayBeReset($0) }
        guard arbiter.mayReset == !resettable.isEmpty else {
            throw Violation(ArbiterLaw.reset, "\(resettable) may be reset, the arbiter answers otherwise")
        }
        for who in seen.indices {
            let contestant = Contestant(who)
            let proposal = seen[who].entered?.isTerminal == true ? seen[who].entered : seen[who].said
            let isFailed = seen[who].entered == .failed
            guard arbiter.isContesting(contestant) == seen[who].isIn,
                arbiter.phase(of: contestant) == seen[who].entered, arbiter.proposal(of: contestant) == proposal,
                arbiter.acceptsTouches(contestant) == (proposal?.isTerminal != true),
                !isFailed || arbiter.cause(of: contestant) != nil
            else {
                throw Violation(
                    ArbiterLaw.legal,
                    "\(Group.name(who)) entered \(String(describing: seen[who].entered)) and proposed "
                        + "\(String(describing: proposal)); the arbiter answers otherwise: "
                        + "\(String(describing: arbiter.phase(of: contestant))), "
                        + "\(String(describing: arbiter.proposal(of: contestant)))")
            }
        }
    }
}
