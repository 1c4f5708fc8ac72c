import TouchArbitration
import TouchInput
import TouchTrace

// Steps 5 to 7: the calls of responders and targets.

extension Dispatcher {
    /// Steps 5 and 7: calls the method of a responder. The touches or presses show the values that belong to the step.
    func deliver<Input>(_ batch: Contest.Batch, on line: DeliveryLine<Input>) {
        let table = line.table
        guard let listener = table.first(in: batch.slots)?.listener else { return }
        let step = TouchStep(batch.step)
        var isLate = false
        let eventMask = table.mask
        table.mask |= batch.slots
        table.forEach(in: batch.slots) { if $0.show(step, at: now) { isLate = true } }
        trace(
            .deliver(
                responder: name(listener), step: Input.traced(step), fingers: serials(batch.slots, in: table),
                isLate: isLate))
        Input.notify(listener, step, table.set(batch.slots), line.event)
        table.mask = eventMask
        table.forEach(in: batch.slots) { input in
            input.showPresent()
            if step == .cancelled { input.taken() }
        }
    }

    func traceWithheld<Input: GatedInput>(
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

/// The touches, or the presses, and the event that contains them.
final class DeliveryLine<Input: GatedInput> {
    let table: InputTable<Input>
    /// The event that contains them, the same one every time (B-009).
    let event: Input.Event

    init(table: InputTable<Input>, event: Input.Event) {
        self.table = table
        self.event = event
    }
}

// Step 6: the targets of recognizers.

extension Dispatcher {
    /// Calls targets, never from inside a setter (B-004).
    func callTargets(of contestant: Contestant, _ phase: GesturePhase) {
        // Its attempt, and so its place in the roster, ends with an effect of its own.
        roster.borrowed(contestant)?.use { recognizer in
            trace(.action(recognizer: name(recognizer), phase: phase))
            let outer = recognizer.stance
            recognizer.stance = .reporting(UIGestureRecognizer.State(phase))
            recognizer.sendActions()
            recognizer.stance = outer
        }
    }
}
