public import Touchstone

/// The location and time of a finger: a copy, since touches change (S-125).
public nonisolated struct StrokeSample: Hashable, Sendable {
    /// The location, in the coordinates that its creator uses; `TouchCaptureGesture` uses its view's.
    public var location: CGPoint
    /// The time of the touch, in seconds on the host's time line.
    public var timestamp: TimeInterval

    /// Creates a sample.
    /// - Parameters:
    ///   - location: the location.
    ///   - timestamp: the time in seconds on the host's time line.
    public init(location: CGPoint, timestamp: TimeInterval) {
        self.location = location
        self.timestamp = timestamp
    }
}
