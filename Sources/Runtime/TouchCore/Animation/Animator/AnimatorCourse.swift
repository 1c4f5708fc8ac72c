import TouchInput

/// The progress of a running animator: a motion, or a part of it, forwards or backwards, as a closed form of time.
///
///     progress 1 │            ,─────        1 │  `·.                 1 │        ,·──  another motion from
///                │         ,·´                │     `·.                │     ,·´      the place at which it
///              p │ · · · ·´ continued         │ · · · ·`·. reversed    │ ··•´         was paused
///              0 │                          0 │          `───        0 │
///                     since     end              since     end             since  end
struct AnimatorCourse {
    typealias Progress = AnimatorMotion.Progress

    private let motion: AnimatorMotion
    /// The progress at the beginning and the end of the motion.
    private let from, to: Progress
    /// The place in the motion at the start, in nanoseconds.
    private let place: Int64
    /// The nanoseconds of the motion per nanosecond; below 0 it runs backwards.
    private let rate: Double
    private let since: Instant

    /// Creates the course that continues the motion of an animator from a progress.
    /// - Parameters:
    ///   - isReversed: A Boolean value that indicates whether it runs back to the start values.
    ///   - duration: The time in nanoseconds for the rest; `nil` for the one that it has.
    /// - Returns: `nil` if the motion has no such progress.
    init?(
        continuing motion: AnimatorMotion, from progress: Progress, isReversed: Bool, duration: Int64?, since: Instant
    ) {
        guard let place = motion.time(of: progress) else { return nil }
        self.motion = motion
        (from, to) = (Progress(repeating: 0), Progress(repeating: 1))
        self.place = place
        self.since = since
        let rest = isReversed ? place : motion.period - place
        let speed = duration.map { Double(rest) / Double(max(1, $0)) } ?? 1
        rate = isReversed ? -speed : speed
    }

    /// Creates the course of another motion from a progress to the end, or back to the start.
    init(_ motion: AnimatorMotion, from progress: Progress, isReversed: Bool, since: Instant) {
        self.motion = motion
        from = progress
        to = Progress(repeating: isReversed ? 0 : 1)
        place = 0
        rate = 1
        self.since = since
    }

    /// The instant at which it has arrived.
    var end: Instant {
        let rest = rate < 0 ? place : motion.period - place
        guard rest > 0, rate != 0 else { return since }
        let duration = (Double(rest) / abs(rate)).rounded(.up)
        guard duration < Double(Int64.max - max(0, since.nanoseconds)) else { return Instant(nanoseconds: .max) }
        return Instant(nanoseconds: since.nanoseconds + Int64(duration))
    }

    /// Returns a Boolean value that indicates whether it has started.
    func hasStarted(at instant: Instant) -> Bool { since <= instant }

    /// Returns the progress at an instant; before the start, that at which it starts.
    func progress(at instant: Instant) -> Progress {
        if instant >= end { return rate < 0 ? from : to }
        let (elapsed, overflow) = instant.nanoseconds.subtractingReportingOverflow(since.nanoseconds)
        let time = elapsed > 0 && !overflow ? place + Int64((Double(elapsed) * rate).rounded()) : place
        let part = motion.progress(after: max(0, min(time, motion.period)))
        return from + (to - from) * part
    }
}
