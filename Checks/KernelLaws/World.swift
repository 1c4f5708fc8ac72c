import TouchArbitration

/// The arbiter, its monitor and the environment that plays shell and app.
public struct World: Explorable {
    var arbiter = Arbiter()
    var monitor: Monitor
    let scope: Scope
    /// A Boolean value that is `true` if there was no next effect, and no submission since.
    var isAtRest = true
    /// A Boolean value that is `true` if an effect was taken since the last rest.
    var isDraining = false
    /// Submissions since the queue was last known to be empty.
    var submitted = 0
    /// The last contestant that submitted, in an ordered batch.
    var lastSubmitter = -1
    /// The effects of the machine since the journal was opened; `nil` while nothing is printed.
    public var journal: [String]?
    /// The answer to the last move, as a hash that is the same in every process.
    public private(set) var digest: UInt64 = 0

    /// Creates a world in its initial state.
    public init(_ scope: Scope) {
        self.scope = scope
        monitor = Monitor(contestants: scope.contestants, isTurned: scope.startsTurned)
        setPrecedence()
        if scope.startsJoined {
            for who in 0..<scope.contestants {
                arbiter.join(Contestant(who))
                monitor.join(who)
            }
        }
    }

    mutating func setPrecedence() {
        arbiter.setPrecedence(monitor.inPrecedence(monitor.everybody).map { Contestant($0) })
    }

    /// Hashes the properties that distinguish this state from others.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(arbiter)
        hasher.combine(monitor)
        hasher.combine(isAtRest)
        hasher.combine(isDraining)
        hasher.combine(submitted)
        hasher.combine(lastSubmitter)
    }

    // MARK: Making moves

    /// Makes a move; throws the law that it breaks.
    public mutating func make(_ move: Move) throws(Violation) {
        digest = 0
        switch move {
        case .next:
            try takeNext()
        case .join(let who):
            arbiter.join(Contestant(who))
            monitor.join(who)
            isAtRest = false
        case .require(let other, let who):
            arbiter.require(ContestantSet([Contestant(other)]), by: Contestant(who))
            monitor.require(other, by: who)
            isAtRest = false
        case .turnPrecedence:
            monitor.turnPrecedence()
            setPrecedence()
        case .propose(let phase, let who):
            monitor.propose(phase, by: who)
            submit(by: who) { $0.propose(phase, by: Contestant(who)) }
        case .withdraw(let who):
            monitor.withdraw(who)
            submit(by: who) { $0.withdraw(Contestant(who), cause: .disabled) }
        case .acted(let who):
            try monitor.acted(who)
            arbiter.acted(Contestant(who))
            isAtRest = false
        case .awaits, .verdict:
            try answer(move)
        case .closeEvent:
            try closeEvent()
        case .closeAbandoned(let alive):
            monitor.closeAbandoned(alive: alive)
            arbiter.closeAbandoned(except: alive.asSet)
            isAtRest = false
        }
        try runWhileThereIsNoChoice()
    }

    /// Submits. A submission that changes nothing does not count: the state is known already.
    private mutating func submit(by who: Int, _ submission: (inout Arbiter) -> Void) {
        let before = arbiter
        submission(&arbiter)
        guard arbiter != before else { return }
        submitted += 1
        lastSubmitter = who
        isAtRest = false
    }

    /// Takes the next effect, on two copies (law 12).
    mutating func takeNext() throws(Violation) {
        var twin = arbiter
        let effect = arbiter.next()
        guard twin.next() == effect, twin == arbiter else {
            throw Violation(ArbiterLaw.deterministic, "two copies of one arbiter differ in what comes next")
        }
        if scope.checksInvariants, let broken = arbiter.brokenInvariant {
            throw Violation(ArbiterLaw.consistent, broken)
        }
        isDraining = true
        note(effect)
        if let effect {
            try monitor.see(effect)
            switch effect {
            // A question is asked only when all submissions have been handled.
            case .askRequirements, .askBegin: submitted = 0
            case .hold, .enter, .undo, .reset, .deadlock, .abandoned: break
            }
        } else {
            try monitor.checkRest(arbiter)
            isAtRest = true
            isDraining = false
            submitted = 0
            lastSubmitter = -1
        }
    }

    /// Ends an event: the resets follow at once. There are no submissions before the last of them, since a contestant that is not
    /// reset yet would be in two attempts; submissions during the last one are those of the next event.
    private mutating func closeEvent() throws(Violation) {
        var twin = arbiter
        monitor.closeEvent()
        arbiter.closeEvent()
        twin.closeEvent()
        guard twin == arbiter else {
            throw Violation(ArbiterLaw.deterministic, "two copies of one arbiter differ after closing")
        }
        isAtRest = false
        while !isAtRest { try takeNext() }
    }

    /// Takes effects as long as the environment has no other move.
    private mutating func runWhileThereIsNoChoice() throws(Violation) {
        while !isAtRest, isDraining, submitted >= scope.reentrancy, !scope.mayActEarly || monitor.unreported.isEmpty,
            monitor.openQuestions.isEmpty
        {
            try takeNext()
        }
    }

    private mutating func note(_ effect: Arbiter.Effect?) {
        journal?.append(effect.plainDescription)
        digest = (digest ^ effect.code) &* 0x0000_0100_0000_01b3
    }
}
