import TouchInput

/// The time of a motion: its first frame shows one interval of the display, whenever in the interval it was released, and frame
/// k shows k intervals (M-12).
///
///     release    •                  (at any time between two frames)
///     frames   |       |       |
///     time     0       1       2    intervals
struct MotionClock: Hashable, Sendable {
    /// The instant of the time 0, in seconds on the host's time line; `nil` before the first frame.
    private(set) var origin: TimeInterval?

    /// Creates a clock that starts with the first frame.
    init() {}

    /// Creates a clock that continues one that has started.
    private init(origin: TimeInterval) { self.origin = origin }

    /// Returns the seconds since the time 0; 0 before the first frame.
    func time(at instant: TimeInterval) -> TimeInterval { origin.map { instant - $0 } ?? 0 }

    /// Returns a Boolean value that indicates whether a motion of some seconds is over at an instant.
    func isOver(_ duration: TimeInterval, at instant: TimeInterval) -> Bool {
        // Instants are whole nanoseconds: the frame may seem earlier.
        time(at: instant) > duration - 1e-6
    }

    /// Starts the clock with its first frame; returns `false` if it has started.
    mutating func start(at instant: TimeInterval, interval: TimeInterval) -> Bool {
        guard origin == nil else { return false }
        origin = instant - interval
        return true
    }

    /// Returns the clock of a motion that replaces this one's at an instant: it shows no interval a second time.
    func replaced(at instant: TimeInterval) -> MotionClock {
        origin == nil ? self : MotionClock(origin: instant)
    }
}
