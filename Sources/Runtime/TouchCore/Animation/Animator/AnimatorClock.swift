import TouchInput

/// The progress of an active animator, which its groups of changes share.
final class AnimatorClock {
    typealias Progress = AnimatorMotion.Progress

    private enum Stage {
        case paused(Progress)
        case running(AnimatorCourse)
    }

    /// The dispatcher whose time it follows: of the running application, until `settle(in:_:)`.
    private(set) var dispatcher: Dispatcher
    /// The motion of the animator's own timing parameters.
    private(set) var motion: AnimatorMotion
    /// A Boolean value that indicates whether the animator stays active at the end.
    var pausesOnCompletion = false { didSet { changed() } }
    private(set) var isReversed: Bool
    /// The number of its first group of changes.
    var firstNumber: Int?
    private var stage: Stage
    /// The timer that wakes the application at the start, if that is later.
    private var delay: VirtualTimer?

    init(_ motion: AnimatorMotion, in dispatcher: Dispatcher, isReversed: Bool) {
        self.motion = motion
        self.dispatcher = dispatcher
        self.isReversed = isReversed
        stage = .paused(Progress(repeating: isReversed ? 1 : 0))
    }

    /// Follows the time of the application whose views the animator changes, unless it runs already.
    func settle(in dispatcher: Dispatcher, _ motion: AnimatorMotion) {
        guard case .paused = stage else { return }
        (self.dispatcher, self.motion) = (dispatcher, motion)
    }

    /// The progress that is shown.
    var progress: Progress {
        switch stage {
        case .paused(let progress): progress
        case .running(let course): course.progress(at: dispatcher.now)
        }
    }

    /// The seconds that the motion of the animator's own timing parameters takes from the shown progress to the end, or back to the start.
    var secondsLeft: TimeInterval {
        let part = TimeInterval(motion.fraction(of: progress) ?? max(0, min(CGFloat(progress.z), 1)))
        return motion.seconds * (isReversed ? part : 1 - part)
    }

    /// A Boolean value that indicates whether it is running, or waiting for its start.
    var isRunning: Bool {
        switch stage {
        case .paused: false
        case .running(let course): !pausesOnCompletion || dispatcher.now < course.end
        }
    }

    /// A Boolean value that indicates whether the shown values change with time.
    var isMoving: Bool {
        switch stage {
        case .paused: false
        case .running(let course): course.hasStarted(at: dispatcher.now)
        }
    }

    /// The instant at which the animator finishes; `nil` if it will not by itself.
    var end: Instant? {
        switch stage {
        case .paused: nil
        case .running(let course): pausesOnCompletion ? nil : course.end
        }
    }

    /// Pauses at the end, if the animator stays active there. Until then the clock moves, so that the end is displayed.
    func rest() {
        if case .running = stage, !isRunning { stage = .paused(progress) }
    }

    /// Pauses at the shown progress.
    func pause() {
        hold(progress)
    }

    /// Pauses at a progress.
    func hold(_ progress: Progress) {
        stage = .paused(progress)
        if let delay { dispatcher.cancelTimer(delay) }
        delay = nil
        changed()
    }

    /// Continues from the shown progress.
    /// - Parameters:
    ///   - other: Another motion; `nil` for the animator's own.
    ///   - duration: The time in nanoseconds for the rest; `nil` for the one that it has.
    ///   - seconds: The seconds until the start.
    func run(_ other: AnimatorMotion? = nil, duration: Int64? = nil, afterDelay seconds: TimeInterval = 0) {
        let progress = progress
        let since = dispatcher.now.advanced(by: seconds)
        var course: AnimatorCourse?
        if other == nil {
            course = AnimatorCourse(
                continuing: motion, from: progress, isReversed: isReversed, duration: duration, since: since)
        }
        stage = .running(
            course ?? AnimatorCourse(other ?? motion, from: progress, isReversed: isReversed, since: since))
        if let delay { dispatcher.cancelTimer(delay) }
        delay = nil
        awaitStart(since)
        changed()
    }

    /// Turns around, at the shown progress.
    func reverse(_ isReversed: Bool) {
        guard self.isReversed != isReversed else { return }
        let wasRunning = isRunning
        pause()
        self.isReversed = isReversed
        if wasRunning { run() }
    }

    /// Sets a timer for the start: until then nothing moves, and no frames are wanted.
    private func awaitStart(_ start: Instant) {
        delay = nil
        guard start > dispatcher.now else { return dispatcher.framesMayChange() }
        // Seconds are rounded, so the timer may fire a little early.
        let seconds = max(start.seconds(since: dispatcher.now), GestureThresholds.shortestAnimation)
        delay = dispatcher.setTimer(after: seconds, owner: nil) { self.awaitStart(start) }
    }

    private func changed() {
        dispatcher.displayNeeded()
        dispatcher.framesMayChange()
    }
}

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
