public import TouchInput

extension Spring {
    /// A turning point of a spring.
    public struct Peak: Hashable, Sendable {
        /// The seconds after the start.
        public let time: TimeInterval
        /// The displacement from rest, in points.
        public let value: CGFloat
    }

    /// The first turning point: the distance beyond the edge after an impact, for a spring that starts at rest with a velocity.
    ///
    /// It is the start for a spring that starts without a velocity, and for one that moves to its rest without passing it.
    public var peak: Peak {
        guard let time = firstTurn else { return Peak(time: 0, value: displacement) }
        return Peak(time: TimeInterval(time), value: value(at: TimeInterval(time)))
    }

    /// Returns the seconds after which it is never further from rest than the threshold, in points; 0.5 by default.
    ///
    /// Exact for a spring that does not oscillate. For one that does, it is the time at which its envelope comes that near: never
    /// too short, and too long by no more than half a period. Thresholds below 1e-6 are clamped.
    public func settlingDuration(threshold: CGFloat = 0.5) -> TimeInterval {
        let limit = threshold.within(Thresholds.restDistance, otherwise: 0.5)
        if dampingRatio < 1 { return TimeInterval(min(limitsSettling(to: limit), lineSettling(to: limit))) }
        // It turns at most once; before and after that it is monotonic.
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
            // In the direction of the motion: between zero and half a period.
            let side: CGFloat = initialVelocity < 0 ? -1 : 1
            return angle(y: turning * initialVelocity * side, x: pull * side) / turning
        }
        let time = initialVelocity / pull
        let share = turning * time
        guard time > 0, time.isFinite, share < 1 else { return nil }
        return share < 1e-4
            ? time * (1 + share * share / 3) : logarithm((1 + share) / (1 - share)) / (2 * turning)
    }

    /// Returns the time at which the envelope, two falling exponentials, comes within the limit.
    private func limitsSettling(to limit: CGFloat) -> CGFloat {
        let sine = (initialVelocity + decay * displacement) / turning
        let amplitude = (displacement * displacement + sine * sine).squareRoot()
        return amplitude > limit ? logarithm(amplitude / limit) / decay : 0
    }

    /// Returns the time at which (distance + speed · t) · e^(-decay·t) comes within the limit: earlier than the envelope if the
    /// period is so long that no oscillation is visible.
    private func lineSettling(to limit: CGFloat) -> CGFloat {
        let speed = abs(initialVelocity + decay * displacement)
        let top = speed > 0 ? max(0, 1 / decay - abs(displacement) / speed) : 0
        return settling(from: top) { (abs(displacement) + speed * $0) * exponential(-decay * $0) <= limit }
    }

    /// Returns the first time, from a given one on, at which the spring is near; it stays near afterwards.
    private func settling(from start: CGFloat, isNear: (CGFloat) -> Bool) -> CGFloat {
        guard !isNear(start) else { return start }
        var far = start
        var step = 1 / frequency
        // At worst a spring creeps 200 times more slowly than it would oscillate, and through at most e^60: after 14 doublings it
        // is near. The bound is a safeguard for cases that this analysis misses.
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
