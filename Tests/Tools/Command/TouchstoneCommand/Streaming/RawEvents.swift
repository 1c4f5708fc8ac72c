import TouchRecordings

/// Events as a device node of a 64-bit machine gives them.
enum RawEvents {
    /// One `struct input_event`.
    static func event(_ microseconds: Int64, _ type: UInt16, _ code: UInt16, _ value: Int32) -> [UInt8] {
        bytes(microseconds / 1_000_000) + bytes(microseconds % 1_000_000) + bytes(type) + bytes(code) + bytes(value)
    }

    private static func bytes<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
        withUnsafeBytes(of: number.littleEndian) { Array($0) }
    }

    /// A tap of a tenth of a second at 1,000 and 900, an hour after the device was switched on.
    static let tap: [UInt8] =
        event(3_600_000_000, 3, 0x39, 1) + event(3_600_000_000, 3, 0x35, 1_000)
        + event(3_600_000_000, 3, 0x36, 900) + event(3_600_000_000, 0, 0, 0)
        + event(3_600_100_000, 3, 0x39, -1) + event(3_600_100_000, 0, 0, 0)

    /// A touchscreen of 4,000 × 3,000 units.
    static let device = DeviceDescription(
        name: "Test Screen", properties: .direct,
        axes: [
            0x35: .init(minimum: 0, maximum: 4_000), 0x36: .init(minimum: 0, maximum: 3_000, resolution: 12),
            0x39: .init(minimum: 0, maximum: 65_535),
        ], keys: [0x14a])

    /// The tap as evemu has it.
    static let lines = """
        E: 0.000000 0003 0039 1
        E: 0.000000 0003 0035 1000
        E: 0.000000 0003 0036 900
        E: 0.000000 0000 0000 0
        E: 0.100000 0003 0039 -1
        E: 0.100000 0000 0000 0

        """
}
