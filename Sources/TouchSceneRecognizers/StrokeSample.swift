public import Touchstone

/// Where a finger was, and when: a copy, since touches change (S-125).
public nonisolated struct StrokeSample: Hashable, Sendable {
    /// The place, in the coordinates of whoever made the sample; `TouchCaptureGesture` uses its view's.
    public var location: CGPoint
    /// The time of the touch, in seconds on the host's time line.
    public var timestamp: TimeInterval

    /// Creates a sample.
    /// - Parameters:
    ///   - location: the place.
    ///   - timestamp: seconds on the host's time line.
    public init(location: CGPoint, timestamp: TimeInterval) {
        self.location = location
        self.timestamp = timestamp
    }
}
