/// A writer of a device node's events as lines of evemu, unchanged and as they arrive.
struct EvemuLines {
    /// The size of `struct input_event` on a 64-bit machine: seconds (8), microseconds (8), type (2), code (2), value (4).
    static let eventSize = 24

    private var rest: [UInt8] = []
    private var zero: Int64?
    private(set) var count = 0

    /// The number of bytes that are not a whole event yet.
    var incomplete: Int { rest.count }

    /// Takes bytes that may be cut anywhere; returns the lines of the events that they complete. Times are counted from
    /// the first event.
    mutating func take(_ bytes: [UInt8]) -> String {
        rest += bytes
        var text = ""
        var start = 0
        while rest.count - start >= Self.eventSize {
            text += line(rest[start..<(start + Self.eventSize)])
            start += Self.eventSize
        }
        rest.removeFirst(start)
        return text
    }

    private mutating func line(_ event: ArraySlice<UInt8>) -> String {
        var place = event.startIndex
        func take(_ size: Int) -> UInt64 {
            defer { place += size }
            return event[place..<(place + size)].reversed().reduce(0) { $0 << 8 | UInt64($1) }
        }
        let (seconds, part) = (Int64(bitPattern: take(8)), Int64(bitPattern: take(8)))
        let time = seconds.multipliedReportingOverflow(by: 1_000_000).partialValue.addingReportingOverflow(part)
            .partialValue
        let (type, code, value) = (take(2), take(2), Int32(truncatingIfNeeded: take(4)))
        let since = max(0, time.subtractingReportingOverflow(zero ?? time).partialValue)
        zero = zero ?? time
        count += 1
        return "E: \(since / 1_000_000).\(Self.digits(UInt64(since % 1_000_000), 6, 10)) "
            + "\(Self.digits(type, 4, 16)) \(Self.digits(code, 4, 16)) \(value)\n"
    }

    private static func digits(_ number: UInt64, _ count: Int, _ radix: Int) -> String {
        let digits = String(number, radix: radix)
        return String(repeating: "0", count: max(0, count - digits.count)) + digits
    }
}
