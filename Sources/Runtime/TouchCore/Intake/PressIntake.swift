import TouchInput

/// The keys and buttons that become presses, those that are ignored to their end, and those that are errors of the host.
struct PressIntake {
    var refused = RefusedInputs<Int>()

    /// The consequence of a key or button that goes down.
    enum Arrival {
        /// It becomes a press, unless it performs a command or nothing receives it.
        case press
        /// It is down already: this press ends, and it is ignored.
        case downTwice(UIPress)
        case notFinite
    }

    mutating func begin(_ sample: PressSample, in table: InputTable<UIPress>) -> Arrival {
        if let old = table.down(sample.id) {
            refused.insert(sample.id)
            return .downTwice(old)
        }
        refused.remove(sample.id)
        if sample.force.isFinite { return .press }
        refused.insert(sample.id)
        return .notFinite
    }

    /// Returns the cancellations of all presses; those that are down are ignored from then on.
    mutating func cancellations(of table: InputTable<UIPress>) -> [DeviceInput] {
        let down = table.order.filter { $0.isDown }
        for press in down { refused.insert(press.hostID) }
        return down.map { .press(PressSample(id: $0.hostID, phase: .cancelled, button: .select, force: 0)) }
    }
}
