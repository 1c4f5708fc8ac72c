internal import TouchInput

/// One line `E:` of a recording: an input event of the Linux kernel.
struct KernelEvent {
    /// Since the first event of the file; never earlier than that of the event before.
    var instant: Instant
    var code: EventCode
    var value: Int
    /// The line in the file, counted from 1.
    var line: Int
}
