internal import TouchInput

/// The way in which a device reports contacts.
enum EventLanguage {
    /// Multi-touch protocol B: the kernel follows contacts, each has a slot.
    case slots
    /// Multi-touch protocol A: every report lists all contacts, each followed by SYN_MT_REPORT.
    case lists
    /// One contact: a position, and a key or a pressure that indicates whether it touches.
    case single(SingleTouchSwitch)
    /// No contacts.
    case none

    var contactProtocol: ContactProtocol? {
        switch self {
        case .slots: .slots
        case .lists: .lists
        case .single: .single
        case .none: nil
        }
    }

    /// A Boolean value that indicates whether there can be contacts at all.
    var reportsTouches: Bool { contactProtocol != nil }

    /// Returns the decoder; `nil` if there are no contacts.
    func decoder(
        for device: DeviceDescription, _ xAxis: ClosedRange<Int>, _ yAxis: ClosedRange<Int>, startsDown: Bool
    ) -> ContactDecoder? {
        switch self {
        case .slots: .slots(SlotDecoder(declared: device.slots))
        case .lists:
            .lists(ListDecoder(matcher: NearestMatch(width: xAxis.length, height: yAxis.length)))
        case .single(let control): .single(SingleTouchDecoder(control: control, startsDown: startsDown))
        case .none: nil
        }
    }

    /// Creates the value that the description of a device implies; `nil` if it implies none.
    init?(of device: DeviceDescription) {
        let has = { (code: EventCode) in device.axes[code.code] != nil }
        if has(.slot) {
            self = .slots
        } else if has(.contactX) || has(.contactY) {
            self = .lists
        } else if device.keys.contains(EventCode.touch.code) {
            self = .single(.touchKey)
        } else if device.keys.isEmpty {
            return nil
        } else if has(.pressure) {
            self = .single(.pressure)
        } else if device.keys.contains(where: { EventCode(type: 1, code: $0).isFingerTool }) {
            self = .single(.fingerTool)
        } else {
            return nil
        }
    }
}
