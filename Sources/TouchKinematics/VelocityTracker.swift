public import TouchGeometry

/// How fast a point moves, from its positions and their times.
///
/// Each new sample makes the velocity anew, by the strategy (M-01). With any but `lagging` it is zero after a rest (N-13):
///
///     position  •───•───•───•                       •
///     velocity  0   v   v   v  (rest) 0 0 0 0 0 0   v
///     lagging   0   v   v   v   v     v v v v v v   v
///
/// Samples that cannot be used are left out, and the next one makes up for them: one that is not later than the one
/// before, or of which a number is not finite.
public struct VelocityTracker: Hashable, Sendable {
    /// Seconds over which the weight of an older velocity falls to 1/e, for `VelocityStrategy.weighted`.
    public var memory: TimeInterval
    /// Seconds without movement after which the velocity is zero (N-13); `VelocityStrategy.lagging` knows of none (M-02).
    public var rest: TimeInterval
    /// How the velocity is made. Another one takes effect with the next sample and knows of those
    /// before only the latest.
    public var strategy: VelocityStrategy {
        didSet {
            guard strategy != oldValue else { return }
            history.removeAll()
            if let latest { history.append(latest) }
        }
    }

    private var latest: SampleHistory.Sample?
    /// For the strategies that look at more than the latest.
    private var history = SampleHistory(capacity: Self.mostSamples)
    private var velocity = CGVector.zero
    /// That of the newest movement alone.
    private var newestVelocity = CGVector.zero
    private var hasVelocity = false
    private var lastMovement: TimeInterval = 0
    /// Seconds without a sample after which the velocity is zero, movement or not.
    private var silence = TimeInterval.infinity

    /// Android's numbers for LSQ2: samples, seconds that they reach back, and seconds that count as a stop.
    private static let mostSamples = 20
    private static let horizon: TimeInterval = 0.1
    private static let stop: TimeInterval = 0.04

    /// Creates a tracker that knows of no position; `weighted` by default.
    public init(memory: TimeInterval, rest: TimeInterval, strategy: VelocityStrategy = .weighted) {
        self.memory = memory
        self.rest = rest
        self.strategy = strategy
    }

    /// Forgets everything but the strategy; the velocity is zero until two more positions have come.
    public mutating func reset() {
        latest = nil
        history.removeAll()
        velocity = .zero
        newestVelocity = .zero
        hasVelocity = false
        silence = .infinity
    }

    /// Forgets everything but the strategy, and starts anew at a position and its time, in seconds: the next one makes a velocity.
    public mutating func restart(at position: CGPoint, _ time: TimeInterval) {
        reset()
        add(position, at: time)
    }

    /// Whether a movement is known: two samples of different times.
    public var hasMovement: Bool { hasVelocity }

    /// Whether there was no movement for `rest` seconds before a time, in seconds, whatever the strategy makes of it.
    public func hasRested(at time: TimeInterval) -> Bool {
        hasVelocity && Self.isReached(rest, from: lastMovement, to: time)
    }

    /// Takes a position and its time, in seconds; a time that is not later than the one before adds to the next sample.
    public mutating func add(_ position: CGPoint, at time: TimeInterval) {
        guard position.x.isFinite, position.y.isFinite, time.isFinite else { return }
        let sample = SampleHistory.Sample(location: position, time: time)
        guard let before = latest else {
            latest = sample
            if needsHistory { history.append(sample) }
            lastMovement = time
            return
        }
        let elapsed = time - before.time
        guard elapsed > 0, let present = Self.velocity(from: before, to: sample) else { return }
        latest = sample
        silence = .infinity
        var made: CGVector
        switch strategy {
        case .lagging:
            let before = hasVelocity ? newestVelocity : present
            made = CGVector(dx: 0.2 * present.dx + 0.8 * before.dx, dy: 0.2 * present.dy + 0.8 * before.dy)
        case .weighted:
            let weight =
                hasVelocity && !Self.isReached(rest, from: before.time, to: time)
                ? 1 - exponential(CGFloat(-elapsed / memory)) : 1
            made = velocity
            made.dx += weight * (present.dx - made.dx)
            made.dy += weight * (present.dy - made.dy)
        case .lsq2:
            history.append(sample)
            made = slopeOfParabola()
            silence = Self.stop
        case .threeSample:
            history.append(sample)
            made = meanOfThree()
        }
        // Velocities that nearly fill the range of numbers may not be added up.
        velocity = made.dx.isFinite && made.dy.isFinite ? made : present
        newestVelocity = present
        hasVelocity = true
        if present != .zero { lastMovement = time }
    }

    /// Units of position a second, at a time in seconds.
    public func velocity(at time: TimeInterval) -> CGVector {
        guard hasVelocity, !time.isNaN else { return .zero }
        if strategy == .lagging { return velocity }
        if let latest, Self.isReached(silence, from: latest.time, to: time) { return .zero }
        return hasRested(at: time) ? .zero : velocity
    }

    /// Whether so many seconds lie between two times, exactly included: 100.14 − 100.1 is a little less than 0.04.
    private static func isReached(_ span: TimeInterval, from start: TimeInterval, to end: TimeInterval) -> Bool {
        end - start > span - Thresholds.timeGrain
    }

    /// Whether the strategy looks at more than the latest movement.
    private var needsHistory: Bool {
        switch strategy {
        case .lagging, .weighted: false
        case .lsq2, .threeSample: true
        }
    }

    /// Nil where it is more than a number can hold.
    private static func velocity(from before: SampleHistory.Sample, to sample: SampleHistory.Sample) -> CGVector? {
        let elapsed = CGFloat(sample.time - before.time)
        let velocity = CGVector(
            dx: (sample.location.x - before.location.x) / elapsed, dy: (sample.location.y - before.location.y) / elapsed
        )
        return velocity.dx.isFinite && velocity.dy.isFinite ? velocity : nil
    }

    private func slopeOfParabola() -> CGVector {
        let newest = history[0]
        var used = 1
        while used < history.count,
            !Self.isReached(Self.stop, from: history[used].time, to: history[used - 1].time),
            newest.time - history[used].time < Self.horizon + Thresholds.timeGrain
        {
            used += 1
        }
        guard used > 1 else { return .zero }
        let span = newest.time - history[used - 1].time
        var fit = MotionFit()
        for age in 0..<used {
            let sample = history[age]
            fit.add(
                time: (sample.time - newest.time) / span,
                place: CGVector(
                    dx: sample.location.x - newest.location.x, dy: sample.location.y - newest.location.y))
        }
        guard let motion = fit.motion(bend: 1) else { return .zero }
        return CGVector(dx: motion.velocity.dx / CGFloat(span), dy: motion.velocity.dy / CGFloat(span))
    }

    private func meanOfThree() -> CGVector {
        var (sum, total) = (CGVector.zero, CGFloat(0))
        for age in 0..<min(3, history.count - 1) {
            let (sample, before) = (history[age], history[age + 1])
            guard let velocity = Self.velocity(from: before, to: sample) else { break }
            let share: CGFloat = age == 0 ? 0.6 : age == 1 ? 0.35 : 0.05
            sum = CGVector(dx: sum.dx + share * velocity.dx, dy: sum.dy + share * velocity.dy)
            total += share
            // What was before a rest says nothing of the movement after it.
            if Self.isReached(rest, from: before.time, to: sample.time) { break }
        }
        return total > 0 ? CGVector(dx: sum.dx / total, dy: sum.dy / total) : .zero
    }
}
