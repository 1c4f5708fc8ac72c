internal import TouchInput

/// The values of one contact, as far as the device has reported them; in device units.
struct ContactState {
    var x: Int?
    var y: Int?
    var pressure: Int?
    var distance: Int?
    var major: Int?
    var tool: Int?

    /// The value of MT_TOOL_PEN.
    static let pen = 1
    /// The value of MT_TOOL_PALM.
    static let palm = 2

    /// Stores a value that belongs to a contact; returns `false` for any other event.
    mutating func take(_ event: KernelEvent) -> Bool {
        switch event.code {
        case .contactX: x = event.value
        case .contactY: y = event.value
        case .contactPressure: pressure = event.value
        case .contactDistance: distance = event.value
        case .contactMajor: major = event.value
        case .contactTool: tool = event.value
        default: return false
        }
        return true
    }

    var isPalm: Bool { tool == Self.palm }

    /// A Boolean value that indicates whether the contact is near the surface but not on it. Devices report that with a distance, with a
    /// pressure of zero, or with a touch area of length zero if they report no pressure of the contact (bcm5974). If they do, the area may
    /// be too small to be measured while the finger presses: a Synaptics TM3276 reports lengths of zero and pressures of 40 to 70 for a
    /// finger that touches.
    var isHovering: Bool { distance ?? 0 > 0 || pressure == 0 || pressure == nil && major == 0 }

    var touches: Bool { !isPalm && !isHovering }

    /// Returns the tool that touches, on a device where it is usually `finger`.
    func tool(of finger: ContactSample.Tool) -> ContactSample.Tool {
        tool == Self.pen ? .pencil : finger
    }
}
