/// One `struct input_event`.
struct RawEvent {
    var seconds: Int64
    var microseconds: Int64
    var code: EventCode
    var value: Int

    /// Parses an event.
    ///
    /// - Parameter bytes: As many bytes as the layout has.
    init(_ bytes: ArraySlice<UInt8>, _ layout: RawEventLayout) {
        var place = bytes.startIndex
        func take(_ size: Int) -> UInt64 {
            defer { place += size }
            return bytes[place..<(place + size)].reversed().reduce(0) { $0 << 8 | UInt64($1) }
        }
        switch layout {
        case .bits64:
            seconds = Int64(bitPattern: take(8))
            microseconds = Int64(bitPattern: take(8))
        case .bits32:
            // Kernels with unsigned seconds count beyond 2038.
            seconds = Int64(take(4))
            microseconds = Int64(take(4))
        }
        let type = Int(take(2))
        code = EventCode(type: type, code: Int(take(2)))
        value = Int(Int32(truncatingIfNeeded: take(4)))
    }

    /// The time in nanoseconds; less than half of the range, so that the difference of two times does not overflow.
    var time: Int64 {
        let most: Int64 = 4_000_000_000
        return min(max(seconds, -most), most) * 1_000_000_000 + min(max(microseconds, 0), 1_000_000) * 1000
    }
}
