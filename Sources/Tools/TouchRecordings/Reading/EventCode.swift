/// The type and the code of a kernel event: the meaning of its value. The numbers are those of linux/input-event-codes.h.
struct EventCode: Hashable {
    var type: Int
    var code: Int

    static let report = EventCode(type: 0, code: 0)
    static let contactReport = EventCode(type: 0, code: 2)
    static let dropped = EventCode(type: 0, code: 3)
    static let touch = EventCode(type: 1, code: 0x14a)
    static let x = EventCode(type: 3, code: 0x00)
    static let y = EventCode(type: 3, code: 0x01)
    static let pressure = EventCode(type: 3, code: 0x18)
    static let slot = EventCode(type: 3, code: 0x2f)
    static let contactMajor = EventCode(type: 3, code: 0x30)
    static let contactX = EventCode(type: 3, code: 0x35)
    static let contactY = EventCode(type: 3, code: 0x36)
    static let contactTool = EventCode(type: 3, code: 0x37)
    static let trackingID = EventCode(type: 3, code: 0x39)
    static let contactPressure = EventCode(type: 3, code: 0x3a)
    static let contactDistance = EventCode(type: 3, code: 0x3b)

    var isKey: Bool { type == 1 }
    var isRelative: Bool { type == 2 }
    var isAbsolute: Bool { type == 3 }
    /// A Boolean value that indicates whether it is BTN_TOOL_FINGER or BTN_TOOL_DOUBLETAP … QUINTTAP.
    var isFingerTool: Bool { isKey && [0x145, 0x148, 0x14d, 0x14e, 0x14f].contains(code) }
    /// A Boolean value that indicates whether it is BTN_TOOL_PEN … AIRBRUSH.
    var isPenTool: Bool { isKey && (0x140...0x144).contains(code) }
    /// A Boolean value that indicates whether it is BTN_TOOL_MOUSE or BTN_TOOL_LENS.
    var isMouseTool: Bool { isKey && (0x146...0x147).contains(code) }

    /// A Boolean value that indicates whether the kernel has such an event, known to this reader or not.
    var isInKernel: Bool {
        guard let highest = Self.highestCodes[type] else { return false }
        return (0...highest).contains(code)
    }

    /// Both numbers with four hexadecimal digits each, as in the file.
    var description: String {
        "\(Self.hexadecimal(type)) \(Self.hexadecimal(code))"
    }

    static func hexadecimal(_ number: Int) -> String {
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    /// By type: SYN, KEY, REL, ABS, MSC, SW, LED, SND, REP, FF, PWR, FF_STATUS.
    private static let highestCodes = [
        0x00: 0x0f, 0x01: 0x2ff, 0x02: 0x0f, 0x03: 0x3f, 0x04: 0x07, 0x05: 0x11,
        0x11: 0x0f, 0x12: 0x07, 0x14: 0x01, 0x15: 0x7f, 0x16: 0xff, 0x17: 0x7f,
    ]
}
