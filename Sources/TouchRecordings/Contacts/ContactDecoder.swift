/// A decoder of one of the protocols in which devices report contacts.
///
///     take* → report      once for every SYN_REPORT
///     take* → forget      for SYN_DROPPED: its knowledge of the contacts may be wrong from here on
protocol ContactDecoder: Sendable {
    /// Handles an event other than SYN_REPORT and SYN_DROPPED.
    mutating func take(_ event: KernelEvent, into frames: inout FrameBuilder)
    /// Handles an event between SYN_DROPPED and the next SYN_REPORT, where values cannot be trusted.
    mutating func takeAfterDrop(_ event: KernelEvent)
    /// Completes the report.
    mutating func report(line: Int, into frames: inout FrameBuilder)
    /// Discards its knowledge of the contacts that are down; `frames` has cancelled them.
    mutating func forget()
}
