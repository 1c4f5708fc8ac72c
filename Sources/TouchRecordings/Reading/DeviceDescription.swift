internal import TouchInput

/// What the lines `N:`, `P:` and `A:` say about the device.
struct DeviceDescription {
    /// One line `A:`.
    struct Axis {
        var minimum: Int
        var maximum: Int
        var line: Int
    }

    var name: String?
    /// The first byte of the first line `P:`: bit 0 a pointer, 1 direct (a screen), 2 a pad that is a button, 3 a pad that
    /// knows only the box around two fingers, 4 a pad with buttons at its top.
    var properties: Int?
    /// By the code of the absolute axis.
    var axes: [Int: Axis] = [:]

    /// What touches, unless the events say that it is a pen.
    var finger: ContactSample.Tool {
        guard let properties else { return .direct }
        return properties & 0b11101 != 0 && properties & 0b00010 == 0 ? .indirect : .direct
    }

    /// The slots that the device says it has.
    var slots: ClosedRange<Int>? {
        guard let axis = axes[EventCode.slot.code], axis.maximum >= axis.minimum else { return nil }
        return axis.minimum...axis.maximum
    }
}
