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
