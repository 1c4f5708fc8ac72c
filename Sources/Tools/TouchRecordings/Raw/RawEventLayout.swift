/// The layout of `struct input_event` in memory: the kernel of a 64-bit machine writes times of 64 bits, others times of 32.
/// The lowest byte comes first, as on all machines that run Linux with a touchscreen today.
public enum RawEventLayout: String, Hashable, Sendable, CaseIterable {
    /// 24 bytes: seconds (8), microseconds (8), type (2), code (2), value (4).
    case bits64
    /// 16 bytes: seconds (4), microseconds (4), type (2), code (2), value (4).
    case bits32

    /// The number of bytes of an event.
    public var size: Int {
        switch self {
        case .bits64: 24
        case .bits32: 16
        }
    }

    /// Returns the layout in which the bytes are plausible; `nil` if neither is.
    ///
    /// Checks the first 1,000 events: nine of ten must have a type and a code of the kernel and less than a million
    /// microseconds.
    public static func detect(_ bytes: [UInt8]) -> RawEventLayout? {
        allCases.map { (layout: $0, share: $0.shareOfSense(in: bytes)) }.filter { $0.share >= 0.9 }
            .max { $0.share < $1.share }?.layout
    }

    /// The number of bytes that `detect` examines.
    static let detectedLength = 1000 * RawEventLayout.bits64.size

    private func shareOfSense(in bytes: [UInt8]) -> Double {
        let count = min(bytes.count / size, 1000)
        guard count > 0 else { return 0 }
        let sensible = (0..<count).count { index in
            let event = RawEvent(bytes[(index * size)..<((index + 1) * size)], self)
            return event.code.isInKernel && (0..<1_000_000).contains(event.microseconds)
        }
        return Double(sensible) / Double(count)
    }
}
