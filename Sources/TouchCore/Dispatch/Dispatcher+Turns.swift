import TouchArbitration
import TouchInput
import TouchTrace

// Steps 4 to 8: the contest says what is done next, and it is done here. The contest is not borrowed meanwhile, so app code may
// submit again.

extension Dispatcher {
    /// Performs everything that follows a timer, an event, or a change made outside of both.
    func turn() {
        needsTurn = false
        run(.close)
        forgetInputs()
        layOut()
        while contest.hasMoreToDecide, contest.hasRoundsLeft {
            run(.closeAgain)
            forgetInputs()
            layOut()
        }
        needsTurn = false
    }

    /// Performs the effects of a turn; inside a turn, that one goes on to do so.
    func run(_ goal: Contest.Goal) {
        guard contest.begin(goal) else { return }
        while let effect = contest.next() { perform(effect) }
    }

    private func perform(_ effect: Contest.Effect) {
        switch effect {
        case .askRequirements(let ticket): askRequirements(ticket)
        case .askBegin(let ticket): askBegin(ticket)
        case .askDelivery(let batch): askReferees(batch)
        case .review: review()
        case .enter(let contestant, let phase): enter(contestant, phase)
        case .act(let contestant, let phase): callTargets(of: contestant, phase)
        case .deliver(let batch):
            if batch.isPress { deliver(batch, on: pressLine) } else { deliver(batch, on: touchLine) }
        case .silence(let input, let isClaimed):
            if input.isPress {
                silence(presses.slots[input.slot], isClaimed)
            } else {
                silence(contacts.slots[input.slot], isClaimed)
            }
        case .undo(let contestant):
            let reason = reason(contest.arbiter.cause(of: contestant) ?? .removed)
            recognizer(contestant)?.lastCause = reason
            trace(.undo(recognizer: name(contestant), cause: reason))
        case .reset(let contestant, let phase): reset(contestant, after: phase)
        case .report(let finding): report(finding)
        }
    }

    private func enter(_ contestant: Contestant, _ phase: GesturePhase) {
        var reason: FailureReason?
        if let cause = contest.arbiter.cause(of: contestant) { reason = self.reason(cause) }
        trace(.enter(recognizer: name(contestant), phase: phase, cause: reason))
        guard let recognizer = recognizer(contestant) else { return }
        recognizer.lastCause = reason
        if phase == .began || phase == .ended { yield(to: recognizer) }
    }

    /// Step 6: calls targets, never from inside a setter (B-004).
    private func callTargets(of contestant: Contestant, _ phase: GesturePhase) {
        guard let recognizer = recognizer(contestant) else { return }
        trace(.action(recognizer: name(recognizer), phase: phase))
        let outer = recognizer.stance
        recognizer.stance = .reporting(UIGestureRecognizer.State(phase))
        recognizer.sendActions()
        recognizer.stance = outer
    }

    /// Steps 5 and 7: calls the method of a responder. The touches or presses show the values that belong to the step.
    private func deliver<Input>(_ batch: Contest.Batch, on line: DeliveryLine<Input>) {
        let table = line.table
        guard let listener = table.first(in: batch.slots)?.listener else { return }
        let step = TouchStep(batch.step)
        var isLate = false
        let eventMask = table.mask
        table.mask |= batch.slots
        for input in table.order where input.bit & batch.slots != 0 {
            if input.show(step, at: now) { isLate = true }
        }
        trace(
            .deliver(
                responder: name(listener), step: Input.traced(step), fingers: serials(batch.slots, in: table),
                isLate: isLate))
        Input.notify(listener, step, table.set(batch.slots), line.event)
        table.mask = eventMask
        for input in table.order where input.bit & batch.slots != 0 {
            input.showPresent()
            if step == .cancelled { input.taken() }
        }
    }

    /// Ends the delivery of a touch or press of which the responder has received nothing.
    private func silence(_ input: (some GatedInput)?, _ isClaimed: Bool) {
        guard let input else { return }
        trace(input.listener.map { .silence(responder: name($0), finger: input.serial) })
        // A view that takes one touch at a time may not receive this one, but remains its view (B-033).
        if isClaimed || !input.isListenerInPlace { input.taken() }
    }

    /// Keeps a touch or press from its responder from now on.
    func veto(_ input: some GatedInput, because reason: VetoReason) {
        trace(contest.isVetoed(input.input) ? nil : .veto(finger: input.serial, because: traced(reason)))
        contest.veto(input.input)
    }

    /// Reviews views and recognizers after app code has returned: only then are they removed; one that was removed and added
    /// again has moved (B-202…B-204).
    private func review() {
        for touch in contacts.order where !touch.isListenerInPlace && !contest.isVetoed(touch.input) {
            veto(touch, because: .removed)
        }
        for press in presses.order where !press.isListenerInPlace && !contest.isVetoed(press.input) {
            veto(press, because: .removed)
        }
        for stream in streamIntake.open { stream.forgetViewsOutside() }
        interruptAnimationsOutside()
        for recognizer in recognizers {
            guard let recognizer, let contestant = recognizer.contestant else { continue }
            let window = recognizer.viewStorage?.windowStorage
            if window == nil || window?.isShown == false || window?.application !== application {
                withdraw(contestant, cause: .removed)
            }
        }
    }

    private func report(_ finding: Contest.Finding) {
        switch finding {
        case .hold(let contestant):
            trace(.hold(recognizer: name(contestant), others: names(contest.arbiter.awaited(by: contestant))))
        case .deadlock:
            let cycle = contest.cycle
            trace(.deadlock(recognizers: cycle.map { name($0) }))
            report(.requirementCycle(cycle.map { name($0).text }))
        case .abandoned(let contestant):
            trace(.abandon(recognizer: name(contestant)))
            report(.abandonedRecognizer(name(contestant).text))
        case .endless(.decisions): report(.endlessTurn("a delegate or hook"))
        case .endless(.rounds): report(.endlessTurn("an action, touch method, reset or layout"))
        case .released(let input, let facts, let steps):
            trace(.release(finger: serial(of: input), facts: .init(facts), steps: .init(steps)))
        case .withheld(let input, let step):
            let holders = names(contest.holders(of: input, step))
            if input.isPress {
                traceWithheld(presses.slots[input.slot], step, holders)
            } else {
                traceWithheld(contacts.slots[input.slot], step, holders)
            }
        case .settled: trace(.settled)
        case .closing: trace(.close)
        }
    }

    private func serial(of input: Contest.Input) -> Int {
        (input.isPress ? presses.slots[input.slot]?.serial : contacts.slots[input.slot]?.serial) ?? 0
    }

    private func traceWithheld<Input: GatedInput>(
        _ input: Input?, _ step: DeliveryGate.Steps, _ holders: [RecognizerName]
    ) {
        guard let input, let listener = input.listener else { return }
        trace(
            .withhold(
                responder: name(listener), step: Input.traced(TouchStep(step)), finger: input.serial, because: holders))
    }
}

extension TouchStep {
    /// Creates the step from a single one of the kernel.
    fileprivate init(_ step: DeliveryGate.Steps) {
        switch step {
        case .began: self = .began
        case .moved: self = .moved
        case .ended: self = .ended
        case .cancelled: self = .cancelled
        default: preconditionFailure("a delivery has one step, not those of the bits \(step.rawValue)")
        }
    }
}
