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
