import TouchInput

/// A host's call that came from inside app code, and waits for the end of the present event.
enum QueuedCall {
    /// Input.
    case receive(InputFrame)
    /// The time.
    case advance(Instant)
}
