@_spi(Subclass) public import Touchstone

/// A recognizer that collects the samples of one finger, from its touch to its lift (S-121…S-127).
///
///     finger     D───M───M───U
///     state      began        ended       or cancelled: `samples` is empty, nothing may be kept of it
///     samples    1   2   3   4
///
/// Continuous; it begins with the touch and fails only if two fingers come down at once (S-111). Draw `samples`
/// while the gesture continues, keep them only when it ends. Later fingers are ignored.
public final class TouchCaptureGesture: UIGestureRecognizer {
    /// The samples so far, oldest first, in the coordinates of the view, for use in the action. Empty before the
    /// touch, when it is cancelled, and after the end.
    public private(set) var samples: [StrokeSample] = []

    /// Creates the recognizer, without a target (S-126).
    public init() { super.init(target: nil, action: nil) }

    #if canImport(Foundation)
        /// Creates the recognizer from an archive, of which it reads nothing: without samples and target (S-127).
        public convenience init?(coder: NSCoder) { self.init() }
    #endif

    /// Begins with the first finger; those that come later are ignored.
    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard samples.isEmpty else {
            for touch in touches { ignore(touch, for: event) }
            return
        }
        guard touches.count == 1 else { return fail(because: "two fingers at once") }
        add(touches)
        state = .began
    }

    /// Adds a sample (S-123).
    public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        add(touches)
        state = .changed
    }

    /// Adds the last sample (S-123).
    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        add(touches)
        state = .ended
    }

    /// Discards the samples (S-124).
    public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        samples.removeAll()
        state = .cancelled
    }

    /// Resets for the next finger (S-110).
    public override func reset() {
        samples.removeAll()
    }

    /// Adds samples of the one finger; all others are ignored (S-114).
    private func add(_ touches: Set<UITouch>) {
        guard let touch = touches.first else { return }
        samples.append(StrokeSample(location: touch.location(in: view), timestamp: touch.timestamp))
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
    ///   - location: the location.
    ///   - timestamp: the time in seconds on the host's time line.
    public init(location: CGPoint, timestamp: TimeInterval) {
        self.location = location
        self.timestamp = timestamp
    }
}
