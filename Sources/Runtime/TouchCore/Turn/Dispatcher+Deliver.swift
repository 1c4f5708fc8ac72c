import TouchArbitration
import TouchInput
import TouchTrace

// Steps 5 and 7: the calls of responders, first those that cancel.

extension Dispatcher {
    /// Steps 5 and 7: calls the method of a responder. The touches or presses show the values that belong to the step.
    func deliver<Input>(_ batch: Contest.Batch, on line: DeliveryLine<Input>) {
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
