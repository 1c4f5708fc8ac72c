@_spi(Subclass) public import Touchstone

/// Collects what one finger does, from its touch to its lift (S-121…S-127).
///
///     finger     D───M───M───U
///     state      began        ended       cancelled instead: `samples` is empty, nothing may be kept of it
///     samples    1   2   3   4
///
/// Continuous; it begins with the touch and has no way to fail but two fingers that come down at once (S-111). Draw `samples`
/// while it goes on, keep them only when it ends. Later fingers are ignored.
public final class TouchCaptureGesture: UIGestureRecognizer {
    /// The samples of the finger so far, oldest first, in the coordinates of the view; read them in the action. Empty before the
    /// touch, when it is cancelled, and after the end.
    public private(set) var samples: [StrokeSample] = []

    /// Creates the recognizer, without a target (S-126).
    public init() { super.init(target: nil, action: nil) }

    #if canImport(Foundation)
        /// Creates the recognizer from an archive, of which it reads nothing: without samples and target (S-127).
        public convenience init?(coder: NSCoder) { self.init() }
    #endif

    /// Begins with the first finger. Two that come at once make it fail, those that come later are ignored.
    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if !samples.isEmpty {
            for late in touches { ignore(late, for: event) }
        } else if touches.count > 1 {
            fail(because: "two fingers at once")
        } else {
            record(touches, as: .began)
        }
    }

    /// Records one more sample (S-123).
    public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { record(touches, as: .changed) }

    /// Records the last sample (S-123).
    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { record(touches, as: .ended) }

    /// Discards all samples (S-124).
    public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        samples = []
        state = .cancelled
    }

    /// Resets for the next finger (S-110).
    public override func reset() { samples = [] }

    /// Stores a sample of the finger and sets the state. There is only one finger: all others are ignored (S-114).
    private func record(_ touches: Set<UITouch>, as next: State) {
        for finger in touches {
            samples.append(StrokeSample(location: finger.location(in: view), timestamp: finger.timestamp))
        }
        state = next
    }
}

/// The location and time of a finger: a copy, since touches change (S-125).
public nonisolated struct StrokeSample: Hashable, Sendable {
    /// The location, in the coordinates that its creator uses; `TouchCaptureGesture` uses its view's.
    public var location: CGPoint
    /// The time of the touch, in seconds on the host's time line.
    public var timestamp: TimeInterval

    /// Creates a sample.
    /// - Parameters:
    ///   - location: The location.
    ///   - timestamp: The time in seconds on the host's time line.
    public init(location: CGPoint, timestamp: TimeInterval) {
        self.location = location
        self.timestamp = timestamp
    }
}
