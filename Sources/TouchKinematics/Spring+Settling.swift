public import TouchGeometry

extension Spring {
    /// A place where a spring turns round.
    public struct Peak: Hashable, Sendable {
        /// Seconds after the start.
        public let time: TimeInterval
        /// The displacement from rest, in points.
        public let value: CGFloat
    }

    /// Where the spring first turns round: how far an impact goes beyond the edge, for one that starts at rest with a velocity.
    ///
    /// It is the start for a spring that starts without a velocity, and for one that goes to rest without passing it.
    public var peak: Peak {
        guard let time = firstTurn else { return Peak(time: 0, value: displacement) }
        return Peak(time: TimeInterval(time), value: value(at: TimeInterval(time)))
    }

    /// The seconds after which it is never again further from rest than the threshold, in points; 0.5 by default.
    ///
    /// Exact for a spring that does not swing. For one that does it is when the limits between which it swings come that near:
    /// never too short, and too long by no more than half a swing. Thresholds below 1e-6 count as that.
    public func settlingDuration(threshold: CGFloat = 0.5) -> TimeInterval {
        let limit = threshold.within(Thresholds.restDistance, otherwise: 0.5)
        if dampingRatio < 1 { return TimeInterval(min(limitsSettling(to: limit), lineSettling(to: limit))) }
        // It turns round once at most; before and after it goes one way only.
        let turn = peak
        if abs(turn.value) > limit {
            return TimeInterval(settling(from: CGFloat(turn.time)) { abs(value(at: TimeInterval($0))) <= limit })
        }
        guard abs(displacement) > limit else { return 0 }
        var (far, near): (TimeInterval, TimeInterval) = (0, turn.time)
        for _ in 0..<60 {
            let middle = (far + near) / 2
            if abs(value(at: middle)) > limit { far = middle } else { near = middle }
        }
        return near
    }

    private var firstTurn: CGFloat? {
        guard initialVelocity != 0 else { return nil }
        if dampingRatio < 1 {
            // Seen from the side to which it goes: between no and half a swing.
            let side: CGFloat = initialVelocity < 0 ? -1 : 1
            return angle(y: turning * initialVelocity * side, x: pull * side) / turning
        }
        let time = initialVelocity / pull
        let share = turning * time
        guard time > 0, time.isFinite, share < 1 else { return nil }
        return share < 1e-4
            ? time * (1 + share * share / 3) : logarithm((1 + share) / (1 - share)) / (2 * turning)
    }

    /// When the limits of the swinging, two falling exponentials, are that near.
    private func limitsSettling(to limit: CGFloat) -> CGFloat {
        let sine = (initialVelocity + decay * displacement) / turning
        let amplitude = (displacement * displacement + sine * sine).squareRoot()
        return amplitude > limit ? logarithm(amplitude / limit) / decay : 0
    }

    /// When (distance + speed · t) · e^(-decay·t) is that near: sooner than the other limits where a swing takes so long that
    /// it is never seen.
    private func lineSettling(to limit: CGFloat) -> CGFloat {
        let speed = abs(initialVelocity + decay * displacement)
        let top = speed > 0 ? max(0, 1 / decay - abs(displacement) / speed) : 0
        return settling(from: top) { (abs(displacement) + speed * $0) * exponential(-decay * $0) <= limit }
    }

    /// The first time from the given one on at which the spring is near, which from then on it stays.
    private func settling(from start: CGFloat, isNear: (CGFloat) -> Bool) -> CGFloat {
        guard !isNear(start) else { return start }
        var far = start
        var step = 1 / frequency
        // At worst a spring creeps 200 times more slowly than it would swing, and it creeps through e^60 at most: after 14
        // doublings it is near. The bound is there for what nobody has thought of.
        var doublings = 0
        while doublings < 60, !isNear(far + step) {
            far += step
            step *= 2
            doublings += 1
        }
        var near = far + step
        for _ in 0..<60 {
            let middle = (far + near) / 2
            if isNear(middle) { near = middle } else { far = middle }
        }
        return near
    }
}
