public import TouchInput

/// The velocity of a point, computed from its positions and their times.
///
/// Each new sample updates the velocity, by the strategy (M-01). With any strategy but `lagging` it is zero after a rest (N-13):
///
///     position  •───•───•───•                       •
///     velocity  0   v   v   v  (rest) 0 0 0 0 0 0   v
///     lagging   0   v   v   v   v     v v v v v v   v
///
/// Samples that are not later than the previous one, or contain a number that is not finite, are ignored; the next sample covers
/// their movement.
public struct VelocityTracker: Hashable, Sendable {
    /// The seconds in which the weight of an older velocity falls to 1/e, for `VelocityStrategy.weighted`.
    public var memory: TimeInterval
    /// The seconds without movement after which the velocity is zero (N-13); ignored by `VelocityStrategy.lagging` (M-02).
    public var rest: TimeInterval
    /// The method that computes the velocity. A change takes effect with the next sample; of the earlier ones, only the latest is
    /// used.
    public var strategy: VelocityStrategy {
        didSet {
            guard strategy != oldValue else { return }
            history.removeAll()
            if let latest { history.append(latest) }
        }
    }

    private var latest: SampleHistory.Sample?
    /// The samples for the strategies that use more than the latest movement.
    private var history = SampleHistory(capacity: Self.mostSamples)
    private var velocity = CGVector.zero
    /// The velocity of the newest movement alone.
    private var newestVelocity = CGVector.zero
    private var hasVelocity = false
    private var isHidden = false
    private var lastMovement: TimeInterval = 0
    /// The seconds without a sample after which the velocity is zero, with or without movement.
    private var silence = TimeInterval.infinity

    /// Android's numbers for LSQ2: the number of samples, their age limit in seconds, and the seconds that count as a stop.
    private static let mostSamples = 20
    private static let horizon: TimeInterval = 0.1
    private static let stop: TimeInterval = 0.04

    /// Creates a tracker without samples; `weighted` by default.
    public init(memory: TimeInterval, rest: TimeInterval, strategy: VelocityStrategy = .weighted) {
        self.memory = memory
        self.rest = rest
        self.strategy = strategy
    }

    /// Resets everything but the strategy; the velocity is zero until two more positions have been added.
    public mutating func reset() {
        latest = nil
        history.removeAll()
        velocity = .zero
        newestVelocity = .zero
        hasVelocity = false
        isHidden = false
        silence = .infinity
    }

    /// Makes the velocity zero until the next sample, or until `show()` is called.
    public mutating func hide() { isHidden = true }

    /// Shows the velocity again.
    public mutating func show() { isHidden = false }

    /// Resets everything but the strategy, and starts again at a position and its time, in seconds: the next sample results in a
    /// velocity.
    public mutating func restart(at position: CGPoint, _ time: TimeInterval) {
        reset()
        add(position, at: time)
    }

    /// Moves all positions: the velocity stays, and the next movement counts from the position that the latest one has then.
    public mutating func shift(by offset: CGVector) {
        latest?.location.x += offset.dx
        latest?.location.y += offset.dy
        history.shift(by: offset)
    }

    /// A Boolean value that indicates whether there is a movement: two samples of different times.
    public var hasMovement: Bool { hasVelocity }

    /// Returns a Boolean value that indicates whether there was no movement for `rest` seconds before a time, in seconds,
    /// independent of the strategy.
    public func hasRested(at time: TimeInterval) -> Bool {
        hasVelocity && Self.isReached(rest, from: lastMovement, to: time)
    }

    /// Adds a position and its time, in seconds; the movement to a position that is not later than the previous one is added to
    /// the next sample.
    public mutating func add(_ position: CGPoint, at time: TimeInterval) {
        let sample = SampleHistory.Sample(location: position, time: time)
        guard let before = latest else {
            guard position.x.isFinite, position.y.isFinite, time.isFinite else { return }
            latest = sample
            if needsHistory { history.append(sample) }
            lastMovement = time
            return
        }
        // A velocity that is finite comes from finite numbers.
        let elapsed = time - before.time
        guard elapsed > 0, elapsed < .infinity, let present = Self.velocity(from: before, to: sample) else { return }
        latest = sample
        isHidden = false
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
        // The sum of velocities near the limits of the type may overflow.
        velocity = made.dx.isFinite && made.dy.isFinite ? made : present
        newestVelocity = present
        hasVelocity = true
        if present != .zero { lastMovement = time }
    }

    /// Returns the velocity in units of position per second, at a time in seconds.
    public func velocity(at time: TimeInterval) -> CGVector {
        guard hasVelocity, !isHidden, !time.isNaN else { return .zero }
        if strategy == .lagging { return velocity }
        if let latest, Self.isReached(silence, from: latest.time, to: time) { return .zero }
        return hasRested(at: time) ? .zero : velocity
    }

    /// Returns a Boolean value that indicates whether a number of seconds has passed between two times, within rounding:
    /// 100.14 − 100.1 is a little less than 0.04.
    private static func isReached(_ span: TimeInterval, from start: TimeInterval, to end: TimeInterval) -> Bool {
        end - start > span - Thresholds.timeGrain
    }

    /// A Boolean value that indicates whether the strategy uses more than the latest movement.
    private var needsHistory: Bool {
        switch strategy {
        case .lagging, .weighted: false
        case .lsq2, .threeSample: true
        }
    }

    /// Returns the velocity between two samples; `nil` if it overflows.
    @inline(__always) private static func velocity(from before: SampleHistory.Sample, to sample: SampleHistory.Sample)
        -> CGVector?
    {
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
            // Movements before a rest do not contribute to the velocity after it.
            if Self.isReached(rest, from: before.time, to: sample.time) { break }
        }
        return total > 0 ? CGVector(dx: sum.dx / total, dy: sum.dy / total) : .zero
    }
}

/// The method that computes a velocity from samples.
///
///     samples      •──•──•──•──•──•──•  newest
///     lagging      ·  ·  ·  ·  ·  80 20  per cent of the two newest movements
///     weighted     ·  ·  ·  ∘  ∘  ●  ●  every movement, decreasing with age (1/e in the tracker's memory)
///     lsq2         ├── a parabola ──┤   through the last 100 ms, 20 samples at most; its slope at the newest
///     threeSample              5 35 60  per cent of the three newest movements
///
/// All of them compute a constant velocity exactly, at any scan rate. All but `lagging` are zero after a rest (N-13).
public enum VelocityStrategy: Hashable, Sendable {
    /// A fifth of the velocity of the newest movement and four fifths of that of the previous one; with one movement only, its
    /// velocity.
    ///
    /// This matches recordings of UIKit's pan (M-01). It does not detect rests: a finger that stands still keeps the velocity of
    /// its last movement until a sample at the same place arrives (M-02).
    case lagging
    /// The velocities between all samples, with weights that decrease exponentially with age.
    ///
    /// It suppresses noise, and lags behind a change by about the tracker's `memory`.
    case weighted
    /// The slope, at the newest sample, of a parabola fitted by least squares to the last 0.1 s, at most 20 samples.
    ///
    /// This is Android's LSQ2. A gap of 0.04 s or more between two samples counts as a stop: earlier samples are ignored, and the
    /// velocity is zero once no sample has arrived for that long. Two samples result in a straight line.
    case lsq2
    /// 60, 35 and 5 per cent of the velocities between the four newest samples; with fewer samples, the same ratios of those that
    /// there are.
    ///
    /// It gives the newest movements the greatest weight.
    case threeSample
}

/// The latest samples of a moving point, each later than the previous one, in a ring buffer.
///
///     append       a  b  c  d  e
///     places       a  b  c  d      four of them: e is written in the place of a
///                  e  b  c  d
///
/// Its storage is allocated with the first sample and kept: a moving finger allocates nothing.
struct SampleHistory: Hashable, Sendable {
    /// A location and its time in seconds.
    struct Sample: Hashable, Sendable {
        var location: CGPoint
        var time: TimeInterval
    }

    private let capacity: Int
    private var samples: [Sample] = []
    /// The index of the newest sample.
    private var newest = 0

    init(capacity: Int) {
        self.capacity = capacity
    }

    var count: Int { samples.count }

    /// Returns the sample that is `age` samples older than the newest; `age` is less than `count`.
    subscript(age: Int) -> Sample {
        let index = newest - age
        return samples[index < 0 ? index + samples.count : index]
    }

    mutating func append(_ sample: Sample) {
        if samples.count < capacity {
            if samples.isEmpty { samples.reserveCapacity(capacity) }
            samples.append(sample)
            newest = samples.count - 1
        } else {
            newest = newest + 1 == capacity ? 0 : newest + 1
            samples[newest] = sample
        }
    }

    mutating func shift(by offset: CGVector) {
        for index in samples.indices {
            samples[index].location.x += offset.dx
            samples[index].location.y += offset.dy
        }
    }

    mutating func removeAll() {
        if samples.isEmpty { return }
        samples.removeAll(keepingCapacity: true)
        newest = 0
    }
}
