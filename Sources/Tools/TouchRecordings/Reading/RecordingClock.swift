internal import TouchInput

/// A conversion of the times of a file into instants that start at zero and never run backwards.
///
///     file      100.0   100.2   100.1   100.3          900000.0   900000.1     50.0    50.1
///     instant     0.0     0.2     0.2     0.3               0.3        0.4      0.4     0.5
///                            (late: moved up)    (set: the jump is left out)  (set back: likewise)
struct RecordingClock {
    private var zero: Int64?
    private var latest: Int64 = 0

    /// Creates a clock.
    ///
    /// - Parameter zero: The time of instant zero; by default that of the first event.
    init(zero: Int64? = nil) {
        self.zero = zero
    }

    /// Returns the instant of an event that has `time` in the file, in nanoseconds.
    mutating func instant(of time: Int64, line: Int, notes: inout NoteBook) -> Instant {
        guard let zero else {
            self.zero = time
            return .zero
        }
        let now = time - zero
        if now < latest {
            let back = latest - now
            notes.add(
                .timeBackwards, line: line, "time runs backwards by \(Self.text(back))",
                "The event got the time of the one before it")
            if back >= ReadingLimits.lateEvent { self.zero = time - latest }
        } else if now - latest > ReadingLimits.longestPause {
            notes.add(
                .clockJump, line: line, "time jumps by \(Self.text(now - latest)), as if the clock had been set",
                "The jump was left out")
            self.zero = time - latest
        } else {
            latest = min(now, Self.end)
        }
        return Instant(nanoseconds: latest)
    }

    /// 31 years, in nanoseconds: far enough for any recording, and no sum with a time of a file overflows.
    private static let end: Int64 = 1_000_000_000_000_000_000

    private static func text(_ nanoseconds: Int64) -> String {
        let microseconds = nanoseconds / 1000
        return microseconds < 1_000_000 ? "\(microseconds) µs" : "\(microseconds / 1_000_000) s"
    }
}
