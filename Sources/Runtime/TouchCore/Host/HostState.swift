import TouchInput

/// The state of which the host was last notified, and what may have changed since.
struct HostState {
    var wake: Instant?
    var areFramesWanted = false
    /// A Boolean value that indicates whether links or animations may have changed since it was last checked whether frames are
    /// wanted.
    var mayFramesChange = false
    /// A Boolean value that indicates whether the displayed content has changed since the host took a draw list.
    var needsDisplay = false
}
