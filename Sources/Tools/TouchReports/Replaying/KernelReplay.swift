import TouchTrace
internal import TouchArbitration
import TouchInput

/// A new contest that receives one record after the other.
struct KernelReplay {
    /// A touch or press of the trace.
    private struct Finger {
        var input: Contest.Input
        /// The steps that were let through, and whose call is not in the trace yet.
        var undelivered: DeliveryGate.Steps = []
    }

    private var contest = Contest()
    private var fingers: [Int: Finger] = [:]
    private var fingerOfInput: [Contest.Input: Int] = [:]
    private var slots: [RecognizerName: Contestant] = [:]
    private var names: [Contestant: RecognizerName] = [:]
    /// The contestants that hold a slot for an attempt; a name is known a while longer.
    private var enrolled = ContestantSet()
    private var tickets: [TraceRecord.Question: [Contestant: Arbiter.Ticket]] = [:]
    /// The time of the latest record, and that of the latest turn that was cut off.
    private var instant: Instant?
    private var cutOffAt: Instant?

    init() {
        contest.isObserved = true
        allowRounds()
    }

    /// A number of contestants for which a contest has no end of rounds: where a turn was cut off is in the trace.
    private static let endless = 1 << 40
    /// The diagnostics that traces have which were written before `cut-off` was a record: as they were then, not as `TouchDiagnostic` writes them.
    private static let cutOffDiagnostics = ["a delegate or hook", "an action, touch method, reset or layout"].map {
        "\($0) keeps requesting another turn in the same event; the rest was postponed: look for an action or callback that triggers itself"
    }

    /// Replays a record.
    /// - Returns: The decision as it was made again; `nil` if the record is not one.
    mutating func take(_ record: TraceRecord) throws(KernelDisagreement) -> TraceRecord.Step? {
        let step = record.step
        instant = record.instant
        switch step {
        case .ask, .hold, .enter, .undo, .reset, .deadlock, .abandon, .settled, .close, .action, .release, .silence,
            .withhold:
            return try decide(step)
        case .hit(let finger, _, _): try open(finger, isPress: false)
        case .target(.press(let press?), _, _): try open(press, isPress: true)
        case .watch(let name, let finger): contest.join(try member(name), to: try input(finger))
        case .join(let name, .press(let press?)): contest.join(try member(name), to: try input(press))
        case .join(let name, _): contest.join(try member(name))
        case .ignore(let name, let finger): contest.ignore(try input(finger), by: try contestant(name))
        case .feed(let name, _, let fingers):
            let contestant = try contestant(name)
            for finger in fingers {
                guard contest.receives(contestant, try input(finger)) else {
                    throw KernelDisagreement("according to the trace, «\(name)» does not receive \(finger)")
                }
            }
        case .fed(let began, let moved, let ended, let cancelled):
            for finger in began { contest.feed(.began, of: try input(finger)) }
            for finger in moved { contest.feed(.moved, of: try input(finger)) }
            for finger in ended { contest.feed(.ended, of: try input(finger)) }
            for finger in cancelled { contest.feed(.cancelled, of: try input(finger)) }
        case .veto(let finger, _): contest.veto(try input(finger))
        case .enroll(let name, let slot, let touches, _):
            enroll(name, slot)
            contest.setTraits(Contest.Traits(touches), of: Contestant(slot))
        case .alter(let name, let touches): contest.setTraits(Contest.Traits(touches), of: try contestant(name))
        case .precedence(let names):
            var order: [Contestant] = []
            for name in names { order.append(try contestant(name)) }
            contest.setPrecedence(order)
        case .require(let name, let others):
            for other in try contestants(others) { contest.require(other, by: try contestant(name)) }
        case .propose(let name, let phase, let cause):
            contest.propose(phase, by: try member(name), cause: try cause.map(self.cause) ?? .own(""))
        case .withdraw(let name, let cause):
            contest.withdraw(try contestant(name), cause: try self.cause(cause))
        case .awaits(let name, let others, _):
            contest.reply(try ticket(.requirements, name), awaits: try contestants(others))
        case .begin(let name, let isAllowed, let prevents, let preventedBy, _):
            contest.reply(
                try ticket(.begin, name),
                Arbiter.Verdict(
                    isAllowed: isAllowed, prevents: try contestants(prevents), preventedBy: try contestants(preventedBy)
                ))
        case .watchdog(let alive): contest.closeAbandoned(except: try contestants(alive))
        case .deliver(_, let step, let fingers, _): try deliver(step, fingers)
        case .frame, .timerFired:
            try finishTurn()
            allowRounds()
        case .cutOff: cutOff()
        case .diagnostic(let text, _): if Self.cutOffDiagnostics.contains(text) { cutOff() }
        case .missed, .pass, .target, .decline, .timerSet, .skip: break
        }
        return nil
    }

    /// Ends the turn, as that of the program was ended; it goes on in a later one.
    private mutating func cutOff() {
        contest.cutOff()
        cutOffAt = instant
    }

    private mutating func allowRounds() {
        contest.allow(contestants: Self.endless)
        cutOffAt = nil
    }

    // MARK: Names

    private func contestant(_ name: RecognizerName) throws(KernelDisagreement) -> Contestant {
        guard let contestant = slots[name] else {
            throw KernelDisagreement("«\(name)» was never enrolled: does the trace begin in the middle?")
        }
        return contestant
    }

    /// Returns a contestant that holds a slot.
    private func member(_ name: RecognizerName) throws(KernelDisagreement) -> Contestant {
        let contestant = try contestant(name)
        guard enrolled.contains(contestant) else { throw KernelDisagreement("«\(name)» was not enrolled again") }
        return contestant
    }

    private func contestants(_ names: [RecognizerName]) throws(KernelDisagreement) -> ContestantSet {
        var set = ContestantSet()
        for name in names { set.insert(try contestant(name)) }
        return set
    }

    private func names(_ set: ContestantSet) -> [RecognizerName] {
        contest.arbiter.inPrecedence(set).map { name($0) }
    }

    private func name(_ contestant: Contestant) -> RecognizerName { names[contestant] ?? "an unknown contestant" }

    private func finger(_ input: Contest.Input) -> Int { fingerOfInput[input] ?? 0 }

    private mutating func enroll(_ name: RecognizerName, _ slot: Int) {
        let contestant = Contestant(slot)
        if let old = names[contestant] { slots[old] = nil }
        if let old = slots[name] { names[old] = nil }
        (slots[name], names[contestant]) = (contestant, name)
        enrolled.insert(contestant)
    }

    // MARK: Told

    private mutating func ticket(
        _ question: TraceRecord.Question, _ name: RecognizerName
    ) throws(KernelDisagreement) -> Arbiter.Ticket {
        let contestant = try contestant(name)
        guard let ticket = tickets[question]?.removeValue(forKey: contestant) else {
            throw KernelDisagreement("the fresh contest did not ask")
        }
        return ticket
    }

    private func cause(_ reason: FailureReason) throws(KernelDisagreement) -> Cause {
        switch reason {
        case .own(let reason): .own(reason)
        case .refused: .refused
        case .prevented(let other, let rule): .prevented(by: try contestant(other), rule: rule ?? .first)
        case .requirementMet(let other): .requirementMet(try contestant(other))
        case .deadlock: .deadlock
        case .disabled: .disabled
        case .removed: .removed
        case .touchesLost: .touchesLost
        case .systemCancelled: .systemCancelled
        }
    }

    private func input(_ finger: Int) throws(KernelDisagreement) -> Contest.Input {
        guard let finger = fingers[finger] else { throw KernelDisagreement("the trace has no target of \(finger)") }
        return finger.input
    }

    /// Gives a touch or press a slot: one that was never used, else one of a touch that is over.
    private mutating func open(_ finger: Int, isPress: Bool) throws(KernelDisagreement) {
        let all = (0..<64).map { isPress ? Contest.Input.press($0) : .touch($0) }
        let free =
            all.first { fingerOfInput[$0] == nil }
            ?? all.first { !contest.isOpen($0) && contest.participants(of: $0).isEmpty }
        guard let input = free ?? all.first(where: { !contest.isOpen($0) }) else {
            throw KernelDisagreement("there are more than \(all.count) touches at a time")
        }
        if let old = fingerOfInput[input] {
            fingers[old] = nil
            _ = contest.forget(input)
        }
        fingers[finger] = Finger(input: input)
        fingerOfInput[input] = finger
        // Views may share a name, so that the trace does not say which calls are made together: each is compared by itself.
        contest.open(input, on: finger)
    }

    // MARK: Decisions

    /// Compares a decision of the trace with the next one of the contest.
    private mutating func decide(_ recorded: TraceRecord.Step) throws(KernelDisagreement) -> TraceRecord.Step {
        try checkDelivered()
        guard let made = try nextDecision(for: recorded) else {
            throw KernelDisagreement("the fresh contest decides nothing more")
        }
        guard made == recorded, recorded.rule == nil || made.rule == recorded.rule else {
            throw KernelDisagreement("the fresh contest decides «\(made.line)»")
        }
        if case .reset(let name) = made {
            let contestant = try contestant(name)
            enrolled.remove(contestant)
            contest.discharge(contestant)
        }
        return made
    }

    /// Takes effects up to the next decision. A contest at rest begins another turn, as the program did.
    private mutating func nextDecision(for recorded: TraceRecord.Step) throws(KernelDisagreement) -> TraceRecord.Step? {
        if let cutOffAt, cutOffAt != instant { allowRounds() }
        for goal in [nil, Contest.Goal.settle, .close] {
            if let goal { _ = contest.begin(goal) }
            while let effect = contest.next() {
                if let step = step(for: effect, recorded) { return step }
            }
        }
        return nil
    }

    /// Takes the rest of a turn, of which the trace has nothing.
    private mutating func finishTurn() throws(KernelDisagreement) {
        try checkDelivered()
        while let effect = contest.next() {
            if let step = step(for: effect, .settled) {
                throw KernelDisagreement("the fresh contest decides «\(step.line)» before it")
            }
        }
    }

    /// Compares a call with the steps that were let through: exactly these are delivered.
    private mutating func deliver(_ step: TraceRecord.TouchStep, _ numbers: [Int]) throws(KernelDisagreement) {
        guard let wanted = step.ofGate else { return }
        for number in numbers {
            while fingers[number]?.undelivered.contains(wanted) != true {
                guard let effect = contest.next(), case .deliver(let batch) = effect else {
                    throw KernelDisagreement("the fresh contest did not let that of \(number) through")
                }
                for (input, number) in fingerOfInput
                where input.isPress == batch.isPress && input.bit & batch.slots != 0 {
                    fingers[number]?.undelivered.insert(batch.step)
                }
            }
            fingers[number]?.undelivered.remove(wanted)
        }
    }

    private func checkDelivered() throws(KernelDisagreement) {
        guard let late = fingers.first(where: { !$0.value.undelivered.isEmpty }) else { return }
        throw KernelDisagreement("steps of \(late.key) that the fresh contest let through were not delivered")
    }

    /// Returns an effect as a record; `nil` if it leaves none.
    /// - Parameter recorded: The record that it is compared with: names of responders, which are not decided, are taken from it.
    private mutating func step(for effect: Contest.Effect, _ recorded: TraceRecord.Step) -> TraceRecord.Step? {
        switch effect {
        case .askRequirements(let ticket):
            tickets[.requirements, default: [:]][ticket.contestant] = ticket
            return .ask(recognizer: name(ticket.contestant), about: .requirements)
        case .askBegin(let ticket):
            tickets[.begin, default: [:]][ticket.contestant] = ticket
            return .ask(recognizer: name(ticket.contestant), about: .begin)
        case .askDelivery, .review: return nil
        case .enter(let contestant, let phase):
            return .enter(recognizer: name(contestant), phase: phase, cause: reason(of: contestant))
        case .act(let contestant, let phase): return .action(recognizer: name(contestant), phase: phase)
        case .deliver(let batch):
            let step = TraceRecord.TouchStep(batch.step, isPress: batch.isPress)
            let numbers = fingerOfInput.filter { $0.key.isPress == batch.isPress && $0.key.bit & batch.slots != 0 }
                .values
            return .deliver(responder: responder(in: recorded), step: step, fingers: numbers.sorted(), isLate: false)
        case .silence(let input, _): return .silence(responder: responder(in: recorded), finger: finger(input))
        case .undo(let contestant):
            return .undo(recognizer: name(contestant), cause: reason(of: contestant) ?? .removed)
        case .reset(let contestant, _): return .reset(recognizer: name(contestant))
        case .report(let finding): return step(for: finding, recorded)
        }
    }

    private func step(for finding: Contest.Finding, _ recorded: TraceRecord.Step) -> TraceRecord.Step? {
        switch finding {
        case .hold(let contestant):
            return .hold(recognizer: name(contestant), others: names(contest.arbiter.awaited(by: contestant)))
        case .deadlock: return .deadlock(recognizers: contest.cycle.map { name($0) })
        case .abandoned(let contestant): return .abandon(recognizer: name(contestant))
        case .endless: return nil
        case .released(let input, let facts, let steps):
            return .release(
                finger: finger(input), facts: TraceRecord.GateFacts(facts), steps: TraceRecord.GateSteps(steps))
        case .withheld(let input, let step):
            return .withhold(
                responder: responder(in: recorded), step: TraceRecord.TouchStep(step, isPress: input.isPress),
                finger: finger(input), because: names(contest.holders(of: input, step)))
        case .settled: return .settled
        case .closing: return .close
        }
    }

    private func responder(in recorded: TraceRecord.Step) -> ResponderName {
        switch recorded {
        case .silence(let responder, _), .withhold(let responder, _, _, _): responder
        default: "the responder"
        }
    }

    private func reason(of contestant: Contestant) -> FailureReason? {
        contest.arbiter.cause(of: contestant).map { FailureReason($0) { name($0) } }
    }
}

extension TraceRecord.Step {
    /// The rule by which a recognizer lost, if the record has it.
    fileprivate var rule: Cause.Rule? {
        if case .enter(_, _, .prevented(_, let rule)) = self { rule } else { nil }
    }
}

extension Contest.Traits {
    fileprivate init(_ touches: TraceRecord.TouchEffects) {
        self = []
        if touches.contains(.cancels) { insert(.cancels) }
        if touches.contains(.delaysBegan) { insert(.delaysBegan) }
        if touches.contains(.delaysEnded) { insert(.delaysEnded) }
    }
}

extension TraceRecord.TouchStep {
    /// The step of a gate; `nil` if no gate decides it.
    fileprivate var ofGate: DeliveryGate.Steps? {
        switch self {
        case .began, .pressBegan: .began
        case .moved, .pressChanged: .moved
        case .ended, .pressEnded: .ended
        case .cancelled, .pressCancelled: .cancelled
        case .streamBegan, .streamChanged, .streamEnded, .streamCancelled, .motionBegan, .motionEnded, .motionCancelled,
            .remoteControl:
            nil
        }
    }

    /// Creates a step from a single one of a gate.
    fileprivate init(_ step: DeliveryGate.Steps, isPress: Bool) {
        switch step {
        case .began: self = isPress ? .pressBegan : .began
        case .moved: self = isPress ? .pressChanged : .moved
        case .ended: self = isPress ? .pressEnded : .ended
        default: self = isPress ? .pressCancelled : .cancelled
        }
    }
}
