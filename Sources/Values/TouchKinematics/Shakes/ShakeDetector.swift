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

/// The count of rapid reversals: swings that are opposed to the previous one, neither too soon after it nor too late.
///
///     g   1 ┤   ╭─╮         ╭─╮
///           │  ╭╯ ╰╮       ╭╯ ╰╮        a swing is a stretch beyond ±1.15 g; the time between the
///         0 ┼──╯───╰╮─────╭╯───╰╮──     beginnings of two counts
///           │       ╰╮   ╭╯     ╰╮
///        -1 ┤        ╰───╯       ╰──
///     reversals 0     1     2     3
nonisolated struct Swings: Hashable, Sendable {
    private struct Swing: Hashable {
        /// The strongest acceleration of the swing so far.
        var peak: Vector
        var beginning: Instant
    }

    /// The latest swing; `nil` before the first.
    private var latest: Swing?
    private var count = 0
    /// The greatest number of consecutive reversals.
    private(set) var best = 0

    /// Adds an acceleration without gravity.
    mutating func take(_ acceleration: Vector, at instant: Instant, _ thresholds: ShakeThresholds) {
        guard acceleration.length >= thresholds.swing else { return }
        guard let swing = latest else {
            latest = Swing(peak: acceleration, beginning: instant)
            return
        }
        let limit = thresholds.opposition * swing.peak.length * acceleration.length
        guard swing.peak.dot(acceleration) <= limit else {
            if acceleration.length > swing.peak.length { latest?.peak = acceleration }
            return
        }
        let seconds = instant.seconds(since: swing.beginning)
        let isRapid = seconds >= thresholds.fastestReversal && seconds <= thresholds.slowestReversal
        count = isRapid ? count + 1 : 0
        best = max(best, count)
        latest = Swing(peak: acceleration, beginning: instant)
    }
}

/// A filter that estimates the slowly changing part of the acceleration, gravity in the device's orientation, and subtracts it.
///
/// A low-pass filter of first order: each sample moves the estimate towards itself by the fraction 1 - e^(-dt/memory), which
/// gives the same result at every rate. Initially the mean of all samples is more accurate, so it is used until the memory is
/// full.
nonisolated struct GravityFilter: Hashable, Sendable {
    /// The estimate of gravity.
    private(set) var gravity: Vector
    /// The time at which the estimate was started.
    let start: Instant
    private(set) var latest: Instant

    init(_ acceleration: Vector, at instant: Instant) {
        (gravity, start, latest) = (acceleration, instant, instant)
    }

    /// Adds a sample, and returns it without gravity.
    mutating func take(_ acceleration: Vector, at instant: Instant, memory: Double) -> Vector {
        let seconds = instant.seconds(since: latest)
        let smooth = memory > 0 ? 1 - Double(exponential(CGFloat(-seconds / memory))) : 1
        let mean = seconds / (seconds + instant.seconds(since: start))
        latest = instant
        gravity = gravity + max(smooth, mean) * (acceleration - gravity)
        return acceleration - gravity
    }
}

/// A vector along the axes of a device, in g.
nonisolated struct Vector: Hashable, Sendable {
    var x = 0.0
    var y = 0.0
    var z = 0.0

    var length: Double { dot(self).squareRoot() }

    func dot(_ other: Vector) -> Double { x * other.x + y * other.y + z * other.z }

    static func + (left: Vector, right: Vector) -> Vector {
        Vector(x: left.x + right.x, y: left.y + right.y, z: left.z + right.z)
    }

    static func - (left: Vector, right: Vector) -> Vector {
        Vector(x: left.x - right.x, y: left.y - right.y, z: left.z - right.z)
    }

    static func * (factor: Double, vector: Vector) -> Vector {
        Vector(x: factor * vector.x, y: factor * vector.y, z: factor * vector.z)
    }
}

/// An event of a shake detector.
public nonisolated struct ShakeEvent: Hashable, Sendable, CustomStringConvertible {
    /// The reason why a motion that began was not a shake.
    public enum Reason: Hashable, Sendable {
        /// The motion was longer than any shake, for instance walking, climbing stairs or jogging.
        case tooLong
        /// The motion came to rest without enough rapid reversals.
        case notAShake
        /// No samples arrived: the rest of the motion is unknown.
        case silence
    }

    /// The kind of an event.
    public enum Kind: Hashable, Sendable {
        /// A motion began that may become a shake.
        case began
        /// The motion was a shake.
        case ended
        /// The motion was not a shake.
        case cancelled(Reason)
    }

    /// The kind of the event.
    public let kind: Kind
    /// The time of the event: that of the sample, or of the deadline that passed.
    public let instant: Instant
    /// The greatest number of consecutive reversals so far.
    public let reversals: Int

    /// The sample for an application.
    public var sample: MotionSample {
        switch kind {
        case .began: .began
        case .ended: .ended
        case .cancelled: .cancelled
        }
    }

    /// A text, such as `cancelled: it went on too long`.
    public var description: String {
        switch kind {
        case .began: "began: the device moves"
        case .ended: "ended: a shake of \(reversals) rapid reversals"
        case .cancelled(.tooLong): "cancelled: it went on too long, with \(reversals) rapid reversals"
        case .cancelled(.notAShake): "cancelled: it came to rest after \(reversals) rapid reversals"
        case .cancelled(.silence): "cancelled: no more samples came, after \(reversals) rapid reversals"
        }
    }
}
