import TouchInput

/// The keys and buttons that become presses, those that are ignored to their end, and those that are errors of the host.
struct PressIntake {
    private var refused = RefusedInputs()

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
            refuse(sample.id)
            return .downTwice(old)
        }
        forget(sample.id)
        if sample.force.isFinite { return .press }
        refuse(sample.id)
        return .notFinite
    }

    /// Ignores a key or button until it ends.
    mutating func refuse(_ id: Int) { refused.insert(id) }

    /// Forgets that a key or button is ignored, since it has ended.
    mutating func forget(_ id: Int) { refused.remove(id) }

    /// Returns a Boolean value that indicates whether a key or button without a press was never reported to go down.
    func isUnknown(_ id: Int) -> Bool { !refused.contains(id) }

    /// Returns the cancellations of all presses; those that are down are ignored from then on.
    mutating func cancellations(of table: InputTable<UIPress>) -> [DeviceInput] {
        let down = table.order.filter { $0.isDown }
        for press in down { refuse(press.hostID) }
        return down.map { .press(PressSample(id: $0.hostID, phase: .cancelled, button: .select, force: 0)) }
    }
}
