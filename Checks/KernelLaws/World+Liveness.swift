import TouchArbitration

// Law 8: from every state at rest, giving up and answering settles everything, and the watchdog leaves no contestant open.

extension World {
    /// The way in which the questions are answered.
    enum Manner: CaseIterable {
        /// All may begin, none awaits or prevents another.
        case agreeable
        /// Each awaits and prevents all others.
        case quarrelsome
    }

    /// Examines a state that was reached for the first time for properties that no single path shows.
    public func examine() throws(Violation) {
        guard isAtRest || !monitor.openQuestions.isEmpty else { return }
        try checkLateReplies()
        guard isAtRest else { return }
        try checkClaimsCommute()
        for manner in Manner.allCases {
            var copy = self
            copy.journal = nil
            try copy.bringToAnEnd(manner)
        }
    }

    private mutating func bringToAnEnd(_ manner: Manner) throws(Violation) {
        try settle(manner, isGivingUp: true)
        guard monitor.undecided.isEmpty else {
            throw Violation(
                ArbiterLaw.liveness, "all gave up and every question was answered, open: \(monitor.undecided)")
        }
        monitor.closeAbandoned(alive: Group())
        arbiter.closeAbandoned(except: ContestantSet())
        isAtRest = false
        try settle(manner, isGivingUp: false)
        try closeNow()
        guard monitor.present.isEmpty, arbiter.contestants.isEmpty else {
            throw Violation(ArbiterLaw.liveness, "after the watchdog and the closing, open: \(monitor.present)")
        }
    }

    private mutating func closeNow() throws(Violation) {
        monitor.closeEvent()
        arbiter.closeEvent()
        isAtRest = false
        while !isAtRest { try takeNext() }
    }

    /// Plays the shell until nothing moves.
    private mutating func settle(_ manner: Manner, isGivingUp: Bool) throws(Violation) {
        for _ in 0..<(64 * scope.contestants) {
            if let question = monitor.openQuestions.first {
                reply(to: question.who, isAboutBeginning: question.isAboutBeginning, manner)
            } else if !isAtRest {
                try takeNext()
            } else if let oldest = monitor.unreported.first {
                try monitor.acted(Int(oldest))
                arbiter.acted(Contestant(Int(oldest)))
                isAtRest = false
            } else if isGivingUp, let watcher = monitor.undecided.first(where: { monitor.seen[$0].claim == .none }) {
                monitor.propose(.failed, by: watcher)
                arbiter.propose(.failed, by: Contestant(watcher))
                isAtRest = false
            } else {
                return
            }
        }
        throw Violation(ArbiterLaw.liveness, "it does not come to rest")
    }

    private mutating func reply(to who: Int, isAboutBeginning: Bool, _ manner: Manner) {
        guard let ticket = monitor.seen[who].ticket else { return }
        let others: Group
        switch manner {
        case .agreeable: others = Group()
        case .quarrelsome: others = monitor.everybody.without(who)
        }
        if isAboutBeginning {
            monitor.answer(who, isAllowed: true, prevents: others, preventedBy: Group())
            arbiter.reply(ticket, .init(isAllowed: true, prevents: others.asSet))
        } else {
            monitor.answer(who, awaits: others)
            arbiter.reply(ticket, awaits: others.asSet)
        }
        isAtRest = false
    }
}
