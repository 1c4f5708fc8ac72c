public import TouchGeometry

/// How fast a point moves, from its positions and their times.
///
/// Each new pair of samples is a velocity; older ones lose their weight exponentially with time, so the answer does not
/// depend on how often the screen is scanned. After a rest it is zero (N-12, N-13).
///
///     position  •───•───•───•                       •
///     velocity  0   v   v   v  (rest) 0 0 0 0 0 0   v
public struct VelocityTracker: Hashable, Sendable {
    /// Seconds over which the weight of an older velocity falls to 1/e.
    public var memory: TimeInterval
    /// Seconds without movement after which the velocity is zero.
    public var rest: TimeInterval

    private var latest: Sample?
    private var velocity = CGVector.zero
    private var hasVelocity = false
    private var lastMovement: TimeInterval = 0

    private struct Sample: Hashable, Sendable {
        var position: CGPoint
        var time: TimeInterval
    }

    /// Creates a tracker that knows of no position.
    public init(memory: TimeInterval, rest: TimeInterval) {
        self.memory = memory
        self.rest = rest
    }

    /// Forgets everything; the velocity is zero until two more positions have come.
    public mutating func reset() {
        latest = nil
        velocity = .zero
        hasVelocity = false
    }

    /// Takes a position and its time, in seconds; a time that is not later than the one before adds to the next sample.
    public mutating func add(_ position: CGPoint, at time: TimeInterval) {
        guard let before = latest else {
            latest = Sample(position: position, time: time)
            lastMovement = time
            return
        }
        let elapsed = time - before.time
        guard elapsed > 0 else { return }
        let present = CGVector(
            dx: (position.x - before.position.x) / CGFloat(elapsed),
            dy: (position.y - before.position.y) / CGFloat(elapsed))
        let weight = hasVelocity && elapsed < rest ? 1 - exponential(CGFloat(-elapsed / memory)) : 1
        velocity.dx += weight * (present.dx - velocity.dx)
        velocity.dy += weight * (present.dy - velocity.dy)
        hasVelocity = true
        latest = Sample(position: position, time: time)
        if present != .zero { lastMovement = time }
    }

    /// Units of position a second, at a time in seconds.
    public func velocity(at time: TimeInterval) -> CGVector {
        hasVelocity && time - lastMovement < rest ? velocity : .zero
    }
}
