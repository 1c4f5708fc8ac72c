/// Understands one of the languages in which devices report contacts.
///
///     take* → report      once for every SYN_REPORT
///     take* → forget      for SYN_DROPPED: what it believes about the hand may be wrong from here on
protocol ContactDecoder: Sendable {
    /// Hears an event other than SYN_REPORT and SYN_DROPPED.
    mutating func take(_ event: KernelEvent, into frames: inout FrameBuilder)
    /// Hears an event that stands between SYN_DROPPED and the next SYN_REPORT, where values cannot be trusted.
    mutating func takeAfterDrop(_ event: KernelEvent)
    /// Settles what the report says.
    mutating func report(line: Int, into frames: inout FrameBuilder)
    /// Gives up what it knows about which contacts are down; `frames` has cancelled them.
    mutating func forget()
}
