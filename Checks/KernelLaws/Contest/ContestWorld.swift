import TouchArbitration

/// A contest, its monitor, and the environment that plays fingers, recognizers, delegates, app code and the shell. A second contest
/// is told the same with other slots, and must do the same.
public struct ContestWorld: Explorable {
    var contest = Contest()
    private var twin = Contest()
    var monitor: ContestMonitor
    let scope: ContestScope
    /// The question that waits for its answer, and the twin's; app code answers before it returns.
    private(set) var question: Contest.Effect?
    private var twinQuestion: Contest.Effect?
    /// The contestants that hold a slot.
    private var enrolled = Group()
    /// The contestant whose `reset` is being called.
    private var resetting: Int?
    /// The effects of each contestant on touches, and the order of precedence; both change in some scopes.
    private(set) var traits: [Contest.Traits]
    private(set) var order: [Int]
    /// Changes that the monitor does not know yet, since calls are being made that were decided before them.
    private var changes: [Change] = []
    private enum Change: Hashable {
        case ignored(Int, by: Int)
        case altered(Int, Contest.Traits)
    }
    /// The touches whose responders have left the window and that were not reviewed.
    private var removed = Group()
    /// Submissions from the calls of this turn.
    var submitted = 0
    /// A Boolean value that indicates whether app code was called and may submit before it returns.
    private var isInCall = false
    /// A Boolean value that indicates whether the second half of a turn is due, which closes attempts.
    private var isClosingDue = false
    /// A Boolean value that indicates whether the turn is over.
    private(set) var isAtRest = true
    /// The effects of the contest since the journal was opened; `nil` while nothing is printed.
    public var journal: [String]?
    /// A hash of the effects of the last move.
    public private(set) var digest: UInt64 = 0

    /// Creates a world in its initial state.
    public init(_ scope: ContestScope) {
        self.scope = scope
        monitor = ContestMonitor(scope)
        (traits, order) = (scope.traits, Array(0..<scope.contestants))
        twin.isObserved = true
        setPrecedence()
        comeToRest()
    }

    /// Hashes the properties that distinguish this state from others; those of the twin follow from them.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(contest)
        hasher.combine(monitor)
        hasher.combine(question)
        hasher.combine(enrolled)
        hasher.combine(resetting)
        hasher.combine(traits)
        hasher.combine(order)
        hasher.combine(changes)
        hasher.combine(removed)
        hasher.combine(submitted)
        hasher.combine(isInCall)
        hasher.combine(isClosingDue)
        hasher.combine(isAtRest)
    }

    // MARK: The twin's slots

    private func twinned(_ who: Int) -> Contestant { Contestant(scope.contestants - 1 - who) }
    private func twinned(_ group: Group) -> ContestantSet {
        var set = ContestantSet()
        for who in group { set.insert(twinned(who)) }
        return set
    }
    private func twinned(_ input: Contest.Input) -> Contest.Input {
        input.isPress ? .press(9 - input.slot) : .touch(9 - input.slot)
    }
    private func untwinned(_ contestant: Contestant) -> Int { scope.contestants - 1 - contestant.slot }

    private mutating func tell(_ body: (inout Contest, (Int) -> Contestant, (Contest.Input) -> Contest.Input) -> Void) {
        body(&contest, { Contestant($0) }, { $0 })
        let (who, what) = (twinned as (Int) -> Contestant, twinned as (Contest.Input) -> Contest.Input)
        body(&twin, who, what)
    }

    // MARK: Making moves

    /// Makes a move; throws the law that it breaks.
    public mutating func make(_ move: ContestMove) throws(Violation) {
        digest = 0
        if isAtRest {
            tell { contest, _, _ in contest.allow(contestants: 8) }
        } else if case .next = move {
            // The call has returned.
        } else if question == nil || !isAnswer(move) {
            submitted += 1
        }
        let isOutside = isAtRest
        isAtRest = false
        switch move {
        case .next: try takeNext()
        case .event(let steps, let joining, let ignoring, let proposals):
            for touch in steps.indices where steps[touch] == .began {
                open(touch, for: joining[touch])
                for who in ignoring[touch] { ignore(touch, by: who) }
            }
            for touch in steps.indices {
                if let step = steps[touch] { feed(step, of: touch) }
            }
            for who in proposals.indices {
                if let phase = proposals[who] { propose(phase, by: who) }
            }
            begin(.settle)
            isClosingDue = true
        case .propose(let phase, let who): propose(phase, by: who)
        case .withdraw(let who):
            tell { contest, slot, _ in contest.withdraw(slot(who), cause: .disabled) }
            monitor.withdraw(who)
        case .ignore(let touch, let who): ignore(touch, by: who)
        case .alter(let who, let new): alter(who, new)
        case .goFirst(let who):
            order = [who] + order.filter { $0 != who }
            setPrecedence()
        case .remove(let touch):
            removed.insert(touch)
            tell { contest, _, _ in contest.reviewIsNeeded() }
        case .nestedTurn: begin(.settle)
        case .watchdog(let alive):
            contest.closeAbandoned(except: alive.asSet)
            twin.closeAbandoned(except: twinned(alive))
        case .awaits, .verdict, .delivery: answer(move)
        }
        if isOutside, !isClosingDue { begin(.close) }
        try runWhileThereIsNoChoice()
    }

    private func isAnswer(_ move: ContestMove) -> Bool {
        switch move {
        case .awaits, .verdict, .delivery: true
        case .event, .propose, .withdraw, .ignore, .alter, .goFirst, .remove, .nestedTurn, .watchdog, .next: false
        }
    }

    private mutating func begin(_ goal: Contest.Goal) {
        tell { contest, _, _ in _ = contest.begin(goal) }
    }

    private mutating func enroll(_ who: Int) {
        guard !enrolled.contains(who) else { return }
        enrolled.insert(who)
        let traits = traits[who]
        tell { contest, slot, _ in contest.setTraits(traits, of: slot(who)) }
    }

    private mutating func open(_ touch: Int, for joining: Group) {
        let (input, responder) = scope.inputs[touch]
        tell { contest, _, its in contest.open(its(input), on: responder) }
        monitor.open(touch, for: joining)
        for who in joining {
            enroll(who)
            if !contest.arbiter.isContesting(Contestant(who)) { monitor.undecided.insert(who) }
            tell { contest, slot, its in contest.join(slot(who), to: its(input)) }
        }
        require()
    }

    private mutating func setPrecedence() {
        let order = order
        tell { contest, slot, _ in contest.setPrecedence(order.map(slot)) }
    }

    private mutating func ignore(_ touch: Int, by who: Int) {
        let input = scope.inputs[touch].input
        tell { contest, slot, its in contest.ignore(its(input), by: slot(who)) }
        note(.ignored(touch, by: who))
    }

    private mutating func alter(_ who: Int, _ new: Contest.Traits) {
        traits[who] = new
        if enrolled.contains(who) { tell { contest, slot, _ in contest.setTraits(new, of: slot(who)) } }
        note(.altered(who, new))
    }

    /// Notifies the monitor of a change, once the calls have been made that were decided before it.
    private mutating func note(_ change: Change) {
        changes.append(change)
        if !contest.hasDecidedMore { noteChanges() }
    }

    private mutating func noteChanges() {
        for change in changes {
            switch change {
            case .ignored(let touch, let who): monitor.ignore(touch, by: who)
            case .altered(let who, let traits):
                monitor.alter(who, traits, isOver: !contest.arbiter.isContesting(Contestant(who)))
            }
        }
        changes = []
    }

    private mutating func require() {
        guard let (who, other) = scope.requirement else { return }
        tell { contest, slot, _ in contest.require(slot(other), by: slot(who)) }
    }

    private mutating func feed(_ step: DeliveryGate.Steps, of touch: Int) {
        let input = scope.inputs[touch].input
        tell { contest, _, its in contest.feed(step, of: its(input)) }
        monitor.feed(step, of: touch)
    }

    private mutating func propose(_ phase: GesturePhase, by who: Int) {
        let wasIn = contest.arbiter.isContesting(Contestant(who))
        if !wasIn {
            // Outside an attempt only a claim begins one; a contestant that awaits its reset proposes nothing.
            guard phase != .failed, phase != .cancelled, resetting != who else { return }
            enroll(who)
        }
        tell { contest, slot, _ in contest.propose(phase, by: slot(who)) }
        guard !wasIn, contest.arbiter.isContesting(Contestant(who)) else { return }
        monitor.undecided.insert(who)
        require()
    }

    private mutating func answer(_ move: ContestMove) {
        defer { (question, twinQuestion) = (nil, nil) }
        switch (question, twinQuestion, move) {
        case (.askRequirements(let ticket), .askRequirements(let other), .awaits(let others)):
            contest.reply(ticket, awaits: others.asSet)
            twin.reply(other, awaits: twinned(others))
        case (.askBegin(let ticket), .askBegin(let other), .verdict(let isAllowed, let prevents, let preventedBy)):
            contest.reply(
                ticket,
                Arbiter.Verdict(isAllowed: isAllowed, prevents: prevents.asSet, preventedBy: preventedBy.asSet))
            twin.reply(
                other,
                Arbiter.Verdict(
                    isAllowed: isAllowed, prevents: twinned(prevents), preventedBy: twinned(preventedBy)))
        case (.askDelivery(let batch), .askDelivery(let other), .delivery(let isAllowed)):
            if isAllowed { return }
            contest.refuse(batch)
            twin.refuse(other)
            for touch in touches(of: batch) { monitor.touches[touch]?.isVetoed = true }
        default: preconditionFailure("an answer to no question: \(move)")
        }
    }

    // MARK: Effects

    private mutating func takeNext() throws(Violation) {
        if let who = resetting {
            resetting = nil
            enrolled.remove(who)
            tell { contest, slot, _ in contest.discharge(slot(who)) }
            monitor.discharge(who)
        }
        if !contest.hasDecidedMore { noteChanges() }
        let effect = contest.next()
        try compare(effect)
        if let broken = contest.brokenInvariant { throw Violation(ContestLaw.consistent, broken) }
        isInCall = false
        guard let effect else {
            if isClosingDue {
                isClosingDue = false
                return begin(.close)
            }
            return try rest()
        }
        if journal != nil { journal?.append("\(effect)") }
        digest = (digest ^ code(effect)) &* 0x0000_0100_0000_01b3
        let maySubmit = submitted < scope.reentrancy
        switch effect {
        case .askRequirements, .askBegin, .askDelivery: question = effect
        case .enter(let contestant, let phase): monitor.enter(contestant.slot, phase)
        case .undo(let contestant): monitor.undo(contestant.slot)
        case .act(let contestant, _):
            try monitor.act(contestant.slot)
            isInCall = maySubmit
        case .deliver(let batch):
            for touch in touches(of: batch) { try monitor.deliver(batch.step, of: touch) }
            isInCall = maySubmit
        case .reset(let contestant, _):
            try monitor.reset(contestant.slot)
            resetting = contestant.slot
            isInCall = maySubmit
        case .review:
            for touch in removed {
                let input = scope.inputs[touch].input
                tell { contest, _, its in contest.veto(its(input)) }
                monitor.touches[touch]?.isVetoed = true
            }
            removed = Group()
        case .silence(let input, _):
            for touch in scope.inputs.indices where scope.inputs[touch].input == input { try monitor.silence(touch) }
        case .report(.endless): throw Violation(ContestLaw.bounded, "the turn was cut off")
        case .report: break
        }
    }

    private func touches(of batch: Contest.Batch) -> [Int] {
        scope.inputs.indices.filter {
            let input = scope.inputs[$0].input
            return input.isPress == batch.isPress && input.bit & batch.slots != 0
        }
    }

    private mutating func rest() throws(Violation) {
        for touch in monitor.touches.indices {
            let wasOpen = monitor.touches[touch] != nil
            let isOver = try monitor.rest(touch)
            guard wasOpen else { continue }
            let input = scope.inputs[touch].input
            let isDown = monitor.touches[touch]?.isDown == true
            let isForgotten = !isDown && contest.forget(input)
            if !isDown { _ = twin.forget(twinned(input)) }
            if isForgotten != isOver {
                throw Violation(ContestLaw.paid, "touch \(touch): the contest \(isForgotten ? "forgets" : "keeps") it")
            }
        }
        comeToRest()
        isAtRest = true
        submitted = 0
    }

    private mutating func comeToRest() {
        contest.canonicalize()
        twin.canonicalize()
    }

    /// Takes the twin's next effects, up to the one that corresponds.
    private mutating func compare(_ effect: Contest.Effect?) throws(Violation) {
        while true {
            let other = twin.next()
            switch other {
            case .report(.released), .report(.withheld), .report(.settled), .report(.closing): continue
            case .enter(_, .changed): continue
            default: break
            }
            guard translated(other) == effect, areDetailsEqual(effect) else {
                throw Violation(
                    ContestLaw.independent,
                    "\(effect.map { "\($0)" } ?? "nothing") or \(other.map { "the twin's \($0)" } ?? "nothing")")
            }
            switch other {
            case .askRequirements, .askBegin, .askDelivery: twinQuestion = other
            default: break
            }
            return
        }
    }

    /// Returns a Boolean value that indicates whether the twin gives the same cause, cycle and awaited contestants for an effect.
    private func areDetailsEqual(_ effect: Contest.Effect?) -> Bool {
        switch effect {
        case .enter(let contestant, _), .undo(let contestant):
            switch (contest.arbiter.cause(of: contestant), twin.arbiter.cause(of: twinned(contestant.slot))) {
            case (.prevented(let one, let rule), .prevented(let other, let twinRule)):
                return one.slot == untwinned(other) && rule == twinRule
            case (.requirementMet(let one), .requirementMet(let other)): return one.slot == untwinned(other)
            case (let one, let other): return one == other
            }
        case .report(.hold(let contestant)):
            let others = Group(contest.arbiter.awaited(by: contestant))
            return twinned(others) == twin.arbiter.awaited(by: twinned(contestant.slot))
        case .report(.deadlock): return contest.cycle.map { twinned($0.slot) } == twin.cycle
        default: return true
        }
    }

    /// Returns an effect of the twin with the slots of the contest.
    private func translated(_ effect: Contest.Effect?) -> Contest.Effect? {
        func its(_ contestant: Contestant) -> Contestant { Contestant(untwinned(contestant)) }
        func its(_ batch: Contest.Batch) -> Contest.Batch {
            var slots: UInt64 = 0
            for slot in 0..<10 where batch.slots >> UInt64(slot) & 1 != 0 { slots |= 1 << UInt64(9 - slot) }
            return Contest.Batch(step: batch.step, slots: slots, isPress: batch.isPress)
        }
        switch effect {
        case .askRequirements(let ticket): return .askRequirements(ticket.translated(its(ticket.contestant)))
        case .askBegin(let ticket): return .askBegin(ticket.translated(its(ticket.contestant)))
        case .askDelivery(let batch): return .askDelivery(its(batch))
        case .enter(let contestant, let phase): return .enter(its(contestant), phase)
        case .act(let contestant, let phase): return .act(its(contestant), phase)
        case .deliver(let batch): return .deliver(its(batch))
        case .silence(let input, let isClaimed): return .silence(twinned(input), isClaimed: isClaimed)
        case .undo(let contestant): return .undo(its(contestant))
        case .reset(let contestant, let phase): return .reset(its(contestant), phase)
        case .report(.hold(let contestant)): return .report(.hold(its(contestant)))
        case .report(.abandoned(let contestant)): return .report(.abandoned(its(contestant)))
        case .report, .review, nil: return effect
        }
    }

    /// App code may submit from any call; when it has made all submissions that the scope allows, there is no choice.
    private mutating func runWhileThereIsNoChoice() throws(Violation) {
        if submitted >= scope.reentrancy { isInCall = false }
        while !isAtRest, question == nil, !isInCall { try takeNext() }
    }

    // MARK: Examining

    /// Examines a state: all fingers are taken away and the watchdog runs; then no contestant and no touch is left.
    public func examine() throws(Violation) {
        guard isAtRest else { return }
        var copy = self
        copy.journal = nil
        copy.isAtRest = false
        copy.tell { contest, _, _ in contest.allow(contestants: 8) }
        for touch in scope.inputs.indices where copy.monitor.touches[touch]?.isDown == true {
            copy.feed(.cancelled, of: touch)
        }
        for _ in 0..<2 {
            copy.isAtRest = false
            copy.tell { contest, _, _ in contest.closeAbandoned(except: ContestantSet()) }
            copy.begin(.close)
            while !copy.isAtRest {
                if copy.question != nil { copy.answer(copy.agreeableAnswer) }
                try copy.takeNext()
            }
            copy.tell { contest, _, _ in contest.allow(contestants: 8) }
        }
        guard copy.contest.arbiter.contestants.isEmpty, copy.monitor.touches.allSatisfy({ $0 == nil }) else {
            throw Violation(ContestLaw.resting, "a contestant or a touch is left")
        }
    }

    private var agreeableAnswer: ContestMove {
        switch question {
        case .askBegin: .verdict(isAllowed: true, prevents: Group(), preventedBy: Group())
        case .askDelivery: .delivery(isAllowed: true)
        default: .awaits(Group())
        }
    }

    private func code(_ effect: Contest.Effect) -> UInt64 {
        switch effect {
        case .askRequirements(let ticket): 1 | UInt64(ticket.contestant.slot) << 8
        case .askBegin(let ticket): 2 | UInt64(ticket.contestant.slot) << 8
        case .askDelivery(let batch): 3 | batch.slots << 8
        case .review: 4
        case .enter(let contestant, let phase): 5 | UInt64(contestant.slot) << 8 | UInt64(phase.rawValue) << 16
        case .act(let contestant, let phase): 6 | UInt64(contestant.slot) << 8 | UInt64(phase.rawValue) << 16
        case .deliver(let batch): 7 | batch.slots << 8 | UInt64(batch.step.rawValue) << 20
        case .silence(let input, _): 8 | input.bit << 8
        case .undo(let contestant): 9 | UInt64(contestant.slot) << 8
        case .reset(let contestant, let phase): 10 | UInt64(contestant.slot) << 8 | UInt64(phase.rawValue) << 16
        case .report: 11
        }
    }
}

extension Arbiter.Ticket {
    /// Returns the same ticket of another contestant. Attempts are counted alike, since both contests are told the same.
    fileprivate func translated(_ contestant: Contestant) -> Arbiter.Ticket {
        Arbiter.Ticket(contestant: contestant, attempt: attempt)
    }
}
