import TouchArbitration
import TouchInput
import TouchTrace

// Steps 5 and 7: responders receive the steps that are due, and the cancellations of what was taken from them; touches and
// presses alike.

extension Dispatcher {
    /// Step 5: cancels the touches and presses of responders that were claimed, or whose responder left the window, just before
    /// the actions (B-125).
    func cancelClaimed() {
        guard mayClaimsBeNew else { return }
        mayClaimsBeNew = false
        if !contacts.isEmpty { cancelClaimed(touchLine) }
        if !presses.isEmpty { cancelClaimed(pressLine) }
    }

    /// Step 7: delivers what is due, grouped by responder and step: began, moved, ended, cancelled (B-005).
    func deliver() {
        guard mayAnythingBeOwed else { return }
        mayAnythingBeOwed = false
        if !contacts.isEmpty {
            askReferees()
            deliver(touchLine)
        }
        if !presses.isEmpty { deliver(pressLine) }
    }

    /// Asks the referees among the ancestors of a view before it receives touchesBegan, once for all of these touches.
    private func askReferees() {
        var asked: UInt64 = 0
        for touch in contacts.order where !touch.gate.isReceiving && !touch.gate.isClosed && asked & touch.bit == 0 {
            // While the touch is withheld no referee is looked for.
            guard let view = touch.hitView, touch.gate.wouldBegin(facts(of: touch)), touch.isRefereed else { continue }
            var mask: UInt64 = 0
            for other in contacts.order where other.hitView === view && other.gate.wouldBegin(facts(of: other)) {
                mask |= other.bit
            }
            asked |= mask
            if let referee = refusingReferee(of: view, mask) {
                for other in contacts.order where other.bit & mask != 0 { veto(other, because: .refused(by: referee)) }
            }
        }
    }

    /// Returns the ancestor of a view that does not allow touches to begin in it.
    private func refusingReferee(of view: UIView, _ mask: UInt64) -> UIView? {
        let touches = contacts.order.filter { $0.bit & mask != 0 }
        // The referees see the touches with the values that the view would receive.
        for touch in touches { _ = touch.show(.began, at: now) }
        defer {
            for touch in touches {
                touch.showPresent()
                touch.wasReceived = false
            }
        }
        let eventMask = contacts.mask
        contacts.mask |= mask
        defer { contacts.mask = eventMask }
        var link = view.superviewStorage
        while let referee = link {
            if referee.refereesTouches,
                !referee.allowsBeginning(of: contacts.set(mask), with: touchLine.event, in: view)
            {
                return referee
            }
            link = referee.superviewStorage
        }
        return nil
    }

    private func cancelClaimed<Input>(_ line: DeliveryLine<Input>) {
        for input in line.table.order where !input.gate.isClosed {
            let facts = self.facts(of: input)
            guard !facts.isDisjoint(with: [.isClaimed, .isVetoed]) else { continue }
            release(input, facts, on: line)
        }
        deliverReleased(line)
    }

    private func deliver<Input>(_ line: DeliveryLine<Input>) {
        for input in line.table.order where !input.gate.isClosed && !input.gate.withheld.isEmpty {
            release(input, facts(of: input), on: line)
        }
        deliverReleased(line)
    }

    /// Returns the facts that the gate of a touch or press needs, read from the arbiter.
    private func facts(of input: some GatedInput) -> DeliveryGate.Facts {
        var facts: DeliveryGate.Facts = input.isVetoed ? [.isVetoed] : []
        let participants = input.participants
        if participants.isEmpty { return facts }
        if participants.intersects(cancelling, arbiter.recognized) { facts.insert(.isClaimed) }
        let undecided = arbiter.undecided
        if undecided.isEmpty { return facts }
        if participants.intersects(delayingBegan, undecided) { facts.insert(.holdsBegan) }
        if participants.intersects(delayingEnded, undecided) { facts.insert(.holdsEnded) }
        return facts
    }

    /// Keeps a touch or press from its responder from now on.
    func veto(_ input: some GatedInput, because reason: VetoReason) {
        if traceHandler != nil, !input.isVetoed { trace(.veto(finger: input.serial, because: traced(reason))) }
        input.isVetoed = true
    }

    private func release<Input>(_ input: Input, _ facts: DeliveryGate.Facts, on line: DeliveryLine<Input>) {
        let steps = input.gate.release(facts)
        if traceHandler != nil { traceRelease(input, facts, steps) }
        if !steps.isEmpty { line.deliveries.append(DeliveryLine<Input>.Delivery(input: input, steps: steps)) }
        if input.gate.isClosed, !steps.contains(.ended), !steps.contains(.cancelled) {
            if traceHandler != nil, let listener = input.listener {
                trace(.silence(responder: name(listener), finger: input.serial))
            }
            // A view that takes one touch at a time may not receive this one, but remains its view (B-033).
            if facts.contains(.isClaimed) || !input.isListenerInPlace { input.taken() }
        }
        if traceHandler != nil { traceWithheld(input, facts) }
    }

    private func deliverReleased<Input>(_ line: DeliveryLine<Input>) {
        guard !line.deliveries.isEmpty else { return }
        swap(&line.deliveries, &line.batch)
        line.stepsOfBatch = []
        for index in line.batch.indices { line.stepsOfBatch.formUnion(line.batch[index].steps) }
        deliver(.began, .began, on: line)
        deliver(.moved, .moved, on: line)
        deliver(.ended, .ended, on: line)
        deliver(.cancelled, .cancelled, on: line)
        while !line.batch.isEmpty { line.batch.removeLast() }
    }

    private func deliver<Input>(_ step: DeliveryGate.Steps, _ method: TouchStep, on line: DeliveryLine<Input>) {
        guard line.stepsOfBatch.contains(step) else { return }
        var done: UInt64 = 0
        for delivery in line.batch where delivery.steps.contains(step) && done & delivery.input.bit == 0 {
            guard let listener = delivery.input.listener else { continue }
            var mask: UInt64 = 0
            for other in line.batch where other.steps.contains(step) && other.input.listener === listener {
                mask |= other.input.bit
            }
            done |= mask
            call(listener, method, mask, on: line)
        }
    }

    private func call<Input>(_ listener: UIResponder, _ step: TouchStep, _ mask: UInt64, on line: DeliveryLine<Input>) {
        var isLate = false
        let table = line.table
        let eventMask = table.mask
        table.mask |= mask
        for delivery in line.batch where delivery.input.bit & mask != 0 {
            if delivery.input.show(step, at: now) { isLate = true }
        }
        if traceHandler != nil {
            trace(
                .deliver(
                    responder: name(listener), step: Input.traced(step), fingers: serials(mask, in: table),
                    isLate: isLate))
        }
        Input.notify(listener, step, table.set(mask), line.event)
        table.mask = eventMask
        for delivery in line.batch where delivery.input.bit & mask != 0 {
            delivery.input.showPresent()
            if step == .cancelled { delivery.input.taken() }
        }
    }

    /// Traces a release, unless it changes nothing and withholds nothing new.
    private func traceRelease(_ input: some GatedInput, _ facts: DeliveryGate.Facts, _ steps: DeliveryGate.Steps) {
        let news = input.gate.withheld.subtracting(input.tracedWithheld)
        guard !steps.isEmpty || input.gate.isClosed || !news.isDisjoint(with: [.began, .ended]) else { return }
        trace(.release(finger: input.serial, facts: .init(facts), steps: .init(steps)))
    }

    private func traceWithheld<Input: GatedInput>(_ input: Input, _ facts: DeliveryGate.Facts) {
        guard let listener = input.listener, !input.gate.isClosed else { return }
        let undecided = input.participants.intersection(arbiter.undecided)
        let news = input.gate.withheld.subtracting(input.tracedWithheld)
        input.tracedWithheld = input.gate.withheld
        if news.contains(.began) {
            let names = names(undecided.intersection(delayingBegan))
            trace(
                .withhold(responder: name(listener), step: Input.traced(.began), finger: input.serial, because: names))
        }
        if news.contains(.ended) {
            let holders = undecided.intersection(facts.contains(.holdsBegan) ? delayingBegan : delayingEnded)
            trace(
                .withhold(
                    responder: name(listener), step: Input.traced(.ended), finger: input.serial, because: names(holders)
                ))
        }
    }
}
