internal import TouchGeometry

/// How a device reports contacts.
enum EventLanguage {
    /// Multi-touch protocol B: the kernel follows contacts, each has a slot.
    case slots
    /// Multi-touch protocol A: every report lists all contacts, SYN_MT_REPORT stands after each.
    case lists
    /// One contact: a position, and a key or a pressure that says whether it touches.
    case single(SingleTouchSwitch)
    /// None.
    case none

    var contactProtocol: ContactProtocol? {
        switch self {
        case .slots: .slots
        case .lists: .lists
        case .single: .single
        case .none: nil
        }
    }

    /// Whether there can be contacts at all.
    var reportsTouches: Bool { contactProtocol != nil }

    /// What understands it; `nil` where there is nothing to understand.
    func decoder(
        for device: DeviceDescription, _ xAxis: ClosedRange<Int>, _ yAxis: ClosedRange<Int>, startsDown: Bool
    ) -> (any ContactDecoder)? {
        switch self {
        case .slots: SlotDecoder(declared: device.slots)
        case .lists:
            ListDecoder(matcher: NearestMatch(width: xAxis.length, height: yAxis.length))
        case .single(let control): SingleTouchDecoder(control: control, startsDown: startsDown)
        case .none: nil
        }
    }

    /// What the description of a device promises; `nil` where it leaves that open.
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
