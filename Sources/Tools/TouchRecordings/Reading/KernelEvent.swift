internal import TouchInput

/// An input event of the Linux kernel in a recording.
struct KernelEvent {
    /// The time since the first event of the device; never earlier than that of the event before.
    var instant: Instant
    var code: EventCode
    var value: Int
    /// The line in the file, or the number of the event in a raw stream, from 1.
    var line: Int
}
