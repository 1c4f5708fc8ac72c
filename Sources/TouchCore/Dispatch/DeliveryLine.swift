import TouchArbitration

/// The touches, or the presses, and what their responders are about to be told.
final class DeliveryLine<Input: GatedInput> {
    struct Delivery {
        var input: Input
        var steps: DeliveryGate.Steps
    }

    let table: InputTable<Input>
    /// The event that carries them, the same one every time (B-009).
    let event: Input.Event
    @exclusivity(unchecked) var deliveries: [Delivery] = []
    /// All that those who are being told at present hear.
    var stepsOfBatch: DeliveryGate.Steps = []
    /// Those that are being told at present.
    @exclusivity(unchecked) var batch: [Delivery] = []

    init(table: InputTable<Input>, event: Input.Event) {
        self.table = table
        self.event = event
    }
}
