import TouchGeometry
import TouchInput
import TouchKinematics

/// How much of the old values still shows, as a closed form of time.
///
///                    delay  duration            repeat                autoreverse           both
///     remainder  1 │ ─────·.              │ ·.   ·.   ·.         │ ·.      .·         │ ·.      .·.      .
///                  │        `·            │   `·   `·   `·       │   `·  ·´           │   `·  ·´   `·  ·´
///                0 │          `─────      │     `    `    `      │     `´     ────    │     `´       `´
///                  call   start end       start                  start       end      start
struct AnimationTiming {
    enum Motion {
        case curve(TimingCurve)
        /// Goes from -1 to 0.
        case spring(Spring)
    }

    let motion: Motion
    /// Of one way, in nanoseconds; at least 1.
    let period: Int64

    /// - Parameter duration: in seconds, more than 0.
    init(motion: Motion, duration: TimeInterval) {
        self.motion = motion
        period = max(1, Instant(seconds: min(duration, GestureThresholds.longestAnimation)).nanoseconds)
    }

    /// 1 at the start and before, 0 at the end; between it may lie outside.
    /// - Parameter nanoseconds: since the start of the way.
    func remainder(after nanoseconds: Int64) -> CGFloat {
        guard nanoseconds > 0 else { return 1 }
        switch motion {
        case .curve(let curve): return 1 - curve.progress(at: CGFloat(nanoseconds) / CGFloat(period))
        case .spring(let spring): return -spring.value(at: Instant(nanoseconds: nanoseconds).seconds)
        }
    }
}
