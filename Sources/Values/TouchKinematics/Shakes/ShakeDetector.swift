public import TouchInput

/// A value that distinguishes shakes from other movements of the device, from accelerations and their times.
///
///     g        swing  swing  swing  swing
///     ±1.15┤    ╭╮     ╭╮     ╭╮     ╭╮
///     ±0.8 ┤   ╭╯╰╮   ╭╯╰╮   ╭╯╰╮   ╭╯╰╮
///     ±0.4 ┤  ╭╯  ╰───╯  ╰───╯  ╰───╯  ╰╮
///          └──╯                         ╰────────────────────
///     phase resting│moving                       │resting
///                  ▷ began                       ◆ ended      0.3 s of rest after three reversals or more
///                                                ⊗ cancelled  … after fewer: not a shake
///
///     phase resting│moving ……………………………│exhausted ……………………│resting
///                  ▷ began             ⊗ cancelled             after 2 s: too long; 0.3 s of rest, and it starts again
///
///     phase resting│moving ………│   (no sample for 0.3 s)
///                  ▷ began    ⊗ cancelled: the rest of the motion is unknown
///
/// Every motion that begins is ended or cancelled exactly once, within `longest` seconds, whichever samples
/// arrive (B-380, S-239…S-241). A filter first subtracts gravity. Samples that are not finite, out of range or not later than the
/// previous one are ignored.
public nonisolated struct ShakeDetector: Hashable, Sendable {
    private enum Phase: Hashable {
        /// The device is at rest.
        case resting
        /// A motion began, and may become a shake. `moved` is the time of its latest movement.
        case moving(began: Instant, moved: Instant, Swings)
        /// A motion was too long, and has not ended.
        case exhausted(moved: Instant)
    }

    /// The thresholds; a change takes effect with the next sample.
    public var thresholds: ShakeThresholds
    private var phase = Phase.resting
    /// The gravity filter; `nil` before the first sample, and after a silence.
    private var filter: GravityFilter?

    /// Creates a detector at rest.
    public init(_ thresholds: ShakeThresholds = ShakeThresholds()) {
        self.thresholds = thresholds
    }

    /// A Boolean value that indicates whether a motion has begun and has been neither ended nor cancelled.
    public var isMoving: Bool {
        if case .moving = phase { true } else { false }
    }

    /// The instant at which the present motion is cancelled if no further sample comes; `nil` without one. A sample moves it, at
    /// most to `longest` seconds after the beginning. The owner of the detector calls `advance(to:)` then.
    public var deadline: Instant? {
        guard case .moving(let began, _, _) = phase, let filter else { return nil }
        let last = began.advanced(by: thresholds.longest)
        return min(max(began, last), max(filter.latest, filter.latest.advanced(by: thresholds.silence)))
    }

    /// Advances time to `instant` without a sample: cancels a motion whose deadline has passed. A late call gives the same
    /// result: the event has the instant of the deadline. An earlier instant is ignored.
    public mutating func advance(to instant: Instant) -> ShakeEvent? {
        guard case .moving(let began, let moved, let swings) = phase, let deadline, deadline <= instant else {
            return nil
        }
        if deadline == max(began, began.advanced(by: thresholds.longest)) {
            phase = .exhausted(moved: moved)
            return ShakeEvent(kind: .cancelled(.tooLong), instant: deadline, reversals: swings.best)
        }
        phase = .resting
        filter = nil
        return ShakeEvent(kind: .cancelled(.silence), instant: deadline, reversals: swings.best)
    }

    /// Processes a sample. It causes at most one event; an earlier deadline comes first.
    public mutating func take(_ sample: AccelerationSample) -> ShakeEvent? {
        let reading = Vector(x: sample.x, y: sample.y, z: sample.z)
        // The comparison is also false for NaN.
        guard reading.length <= ShakeThresholds.largestReading else { return nil }
        if let filter, sample.instant <= filter.latest { return nil }
        if let event = advance(to: sample.instant) {
            _ = withoutGravity(reading, at: sample.instant)
            return event
        }
        let movement = withoutGravity(reading, at: sample.instant)
        return decide(movement, at: sample.instant)
    }

    /// Returns the reading without gravity; `nil` while the filter starts.
    private mutating func withoutGravity(_ reading: Vector, at instant: Instant) -> Vector {
        if let latest = filter?.latest, instant.seconds(since: latest) <= thresholds.silence {
            let movement = filter?.take(reading, at: instant, memory: thresholds.gravityMemory) ?? Vector()
            let isSettled = filter.map { instant.seconds(since: $0.start) > thresholds.settling } ?? false
            return isSettled ? movement : Vector()
        }
        // After a silence the device may have another orientation.
        filter = GravityFilter(reading, at: instant)
        if case .exhausted = phase { phase = .resting }
        return Vector()
    }

    private mutating func decide(_ movement: Vector, at instant: Instant) -> ShakeEvent? {
        let strength = movement.length
        switch phase {
        case .resting:
            guard strength >= thresholds.movement else { return nil }
            var swings = Swings()
            swings.take(movement, at: instant, thresholds)
            phase = .moving(began: instant, moved: instant, swings)
            return ShakeEvent(kind: .began, instant: instant, reversals: 0)
        case .moving(let began, let moved, var swings):
            swings.take(movement, at: instant, thresholds)
            let isShake = swings.best >= thresholds.reversals
            // A shake is over when the acceleration would not begin a motion, even if the person holding the device still walks.
            if strength >= (isShake ? thresholds.movement : thresholds.rest) {
                phase = .moving(began: began, moved: instant, swings)
                return nil
            }
            guard instant.seconds(since: moved) >= thresholds.quiet else { return nil }
            phase = .resting
            return ShakeEvent(kind: isShake ? .ended : .cancelled(.notAShake), instant: instant, reversals: swings.best)
        case .exhausted(let moved):
            if strength >= thresholds.rest {
                phase = .exhausted(moved: instant)
            } else if instant.seconds(since: moved) >= thresholds.quiet {
                phase = .resting
            }
            return nil
        }
    }
}
