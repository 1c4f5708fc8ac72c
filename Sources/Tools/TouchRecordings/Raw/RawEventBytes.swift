/// A writer of consecutive `struct input_event`, in the layout of 64-bit machines.
enum RawEventBytes {
    static func write(_ recording: WrittenRecording, to take: ([UInt8]) -> Void) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(RawEventLayout.bits64.size)
        func put(_ number: Int64, _ count: Int) {
            for index in 0..<count { bytes.append(UInt8(truncatingIfNeeded: number >> (index * 8))) }
        }
        recording.forEachEvent { event in
            bytes.removeAll(keepingCapacity: true)
            put(event.seconds, 8)
            put(event.microseconds % 1_000_000, 8)
            put(Int64(event.code.type), 2)
            put(Int64(event.code.code), 2)
            put(Int64(event.value), 4)
            take(bytes)
        }
    }
}
