import TouchInput
import TouchKinematics

/// The fraction of the old values that still shows, as a closed form of time.
///
///                    delay  duration            repeat                autoreverse           both
///     remainder  1 │ ─────·.              │ ·.   ·.   ·.         │ ·.      .·         │ ·.      .·.      .
///                  │        `·            │   `·   `·   `·       │   `·  ·´           │   `·  ·´   `·  ·´
///                0 │          `─────      │     `    `    `      │     `´     ────    │     `´       `´
///                  call   start end       start                  start       end      start
struct AnimationTiming {
    enum Motion {
        case curve(TimingCurve)
        /// A spring that goes from -1 to 0.
        case spring(Spring)
        /// A bounce that goes from 1 to 0.
        case bounce(Bounce)
    }

    let motion: Motion
    /// The duration of one run, in nanoseconds; at least 1.
    let period: Int64

    /// - Parameter duration: The duration in seconds, greater than 0.
    init(motion: Motion, duration: TimeInterval) {
        self.motion = motion
        period = Self.nanoseconds(duration)
    }

    /// Returns a duration in nanoseconds; at least 1.
    static func nanoseconds(_ duration: TimeInterval) -> Int64 {
        max(1, Instant(seconds: min(duration, GestureThresholds.longestAnimation)).nanoseconds)
    }

    /// Returns the remainder: 1 at the start and before, 0 at the end; in between it may be outside that range.
    /// - Parameter nanoseconds: The time since the start.
    func remainder(after nanoseconds: Int64) -> CGFloat {
        guard nanoseconds > 0 else { return 1 }
        switch motion {
        case .curve(let curve): return 1 - curve.progress(at: CGFloat(nanoseconds) / CGFloat(period))
        case .spring(let spring): return -spring.value(at: Instant(nanoseconds: nanoseconds).seconds)
        case .bounce(let bounce): return bounce.position(at: Instant(nanoseconds: nanoseconds).seconds)
        }
    }
}
