import TouchArbitration

/// The touches, or the presses, and the calls that their responders are about to receive.
final class DeliveryLine<Input: GatedInput> {
    struct Delivery {
        var input: Input
        var steps: DeliveryGate.Steps
    }

    let table: InputTable<Input>
    /// The event that contains them, the same one every time (B-009).
    let event: Input.Event
    @exclusivity(unchecked) var deliveries: [Delivery] = []
    /// The union of the steps of the present batch.
    var stepsOfBatch: DeliveryGate.Steps = []
    /// The deliveries that are being made.
    @exclusivity(unchecked) var batch: [Delivery] = []

    init(table: InputTable<Input>, event: Input.Event) {
        self.table = table
        self.event = event
    }
}
