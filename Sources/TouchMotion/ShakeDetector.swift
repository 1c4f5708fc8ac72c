public import TouchInput

/// Tells a shake from other movements of the device: a value that is told accelerations and the time.
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
///                  ▷ began             ⊗ cancelled             after 2 s: too long; 0.3 s of rest, and all begins anew
///
///     phase resting│moving ………│   (no sample for 0.3 s)
///                  ▷ began    ⊗ cancelled: nobody knows how it went on
///
/// Every motion that begins is ended or cancelled, exactly once, within `longest` seconds and whatever samples come or do
/// not come (B-380, S-239…S-241). Gravity is taken off by a filter first. Samples that are not finite, broken or not later
/// than the one before are ignored.
public nonisolated struct ShakeDetector: Hashable, Sendable {
    private enum Phase: Hashable {
        /// Nothing moves.
        case resting
        /// A motion began, and may become a shake. `moved` is when it last moved.
        case moving(began: Instant, moved: Instant, Swings)
        /// A motion was too long, and goes on.
        case exhausted(moved: Instant)
    }

    /// The numbers that decide; they may be changed at any time, and count from the next sample on.
    public var thresholds: ShakeThresholds
    private var phase = Phase.resting
    /// `nil` before the first sample, and after a silence.
    private var filter: GravityFilter?

    /// Creates a detector at rest.
    public init(_ thresholds: ShakeThresholds = ShakeThresholds()) {
        self.thresholds = thresholds
    }

    /// Whether a motion began and was neither ended nor cancelled yet.
    public var isMoving: Bool {
        if case .moving = phase { true } else { false }
    }

    /// When the motion that goes on is cancelled if no further sample comes; `nil` without one. A sample moves it on, at
    /// most to `longest` seconds after the beginning. Whoever feeds the detector calls `advance(to:)` then.
    public var deadline: Instant? {
        guard case .moving(let began, _, _) = phase, let filter else { return nil }
        let last = began.advanced(by: thresholds.longest)
        return min(max(began, last), max(filter.latest, filter.latest.advanced(by: thresholds.silence)))
    }

    /// Says that it is `instant`, without a sample: cancels a motion whose deadline has come. Being late changes nothing:
    /// the event has the instant of the deadline. Going back does nothing.
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

    /// Takes a sample. At most one thing happens at it; a deadline that came before it comes first.
    public mutating func take(_ sample: AccelerationSample) -> ShakeEvent? {
        let reading = Vector(x: sample.x, y: sample.y, z: sample.z)
        // False for what is not a number, too.
        guard reading.length <= ShakeThresholds.largestReading else { return nil }
        if let filter, sample.instant <= filter.latest { return nil }
        if let event = advance(to: sample.instant) {
            _ = withoutGravity(reading, at: sample.instant)
            return event
        }
        let movement = withoutGravity(reading, at: sample.instant)
        return decide(movement, at: sample.instant)
    }

    /// Nothing while the filter starts.
    private mutating func withoutGravity(_ reading: Vector, at instant: Instant) -> Vector {
        if let latest = filter?.latest, instant.seconds(since: latest) <= thresholds.silence {
            let movement = filter?.take(reading, at: instant, memory: thresholds.gravityMemory) ?? Vector()
            let isSettled = filter.map { instant.seconds(since: $0.start) > thresholds.settling } ?? false
            return isSettled ? movement : Vector()
        }
        // After a silence the device may be held in another way.
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
            // A shake is over when nothing would begin a motion, though the hand that holds the device may still walk.
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
