public import TouchGeometry

/// How something comes back to an edge that it has passed, or is let go beyond, along one axis, as a closed form of time (M-08,
/// M-09).
///
///     excess
///       │      peak
///       │   ,·¨¨·.                 excess(t) = e^(−a·t) · (excess + velocity · the way that a glide would have gone)
///       │ ,·      `·.
///       │/           `·.__
///     rest ───────────────¨¨•────  duration: no more than the threshold is left, and it rests
///
/// It is not a spring that is let go: without a velocity it starts back at once, by 10 pt/s for each point that it is out.
///
/// Any time may be asked for, in any order: nothing depends on how often it is asked. Numbers that make no sense count as
/// the nearest that do: positions and velocities beyond 1e9, rates outside of 1e-9 … 0.99999, thresholds below 1e-6 pt.
public struct Bounce: Hashable, Sendable {
    /// Where it comes to rest, in points.
    public let rest: CGFloat
    /// How far from rest it starts, in points.
    public let displacement: CGFloat
    /// How fast it starts, in points per second: away from rest if it has the sign of the displacement.
    public let initialVelocity: CGFloat
    /// The part of its speed that is left after a millisecond; it dies away faster than that, by the pull of the edge.
    public let rate: CGFloat
    /// Points from rest at which it counts as arrived (M-09).
    public let threshold: CGFloat
    /// Seconds until it rests; zero for one that is never further out than the threshold.
    public let duration: TimeInterval

    /// Lets something go at a place with a velocity in points per second, to come to rest at another place; places and the
    /// threshold, 0.5 by default, in points. The rate is that of its deceleration, by default the normal one.
    public init(
        from start: CGFloat, velocity: CGFloat = 0, to rest: CGFloat, rate: CGFloat = 0.998, threshold: CGFloat = 0.5
    ) {
        let rest = rest.within(Thresholds.furthest, otherwise: 0)
        let start = start.within(Thresholds.furthest, otherwise: rest)
        self.init(
            displacement: start - rest, velocity: velocity.within(Thresholds.furthest, otherwise: 0), rest: rest,
            rate: rate.within(Thresholds.rate, otherwise: Thresholds.rate.lowerBound),
            threshold: threshold.within(Thresholds.restDistance, otherwise: 0.5))
    }

    private init(displacement: CGFloat, velocity: CGFloat, rest: CGFloat, rate: CGFloat, threshold: CGFloat) {
        self.rest = rest
        self.displacement = displacement
        initialVelocity = velocity
        self.rate = rate
        self.threshold = threshold
        duration = Course(displacement: displacement, velocity: velocity, rate: rate).settling(within: threshold)
    }

    /// The position in points, so many seconds after the start; before it the start, from the duration on the rest.
    public func position(at time: TimeInterval) -> CGFloat {
        guard time < duration else { return time.isNaN ? rest + displacement : rest }
        return rest + course.excess(at: CGFloat(max(0, time)))
    }

    /// The velocity in points per second that it would glide on with if the edge pulled no more, so many seconds after the
    /// start: before it the initial one, zero from the duration on.
    public func velocity(at time: TimeInterval) -> CGFloat {
        guard time < duration else { return time.isNaN ? initialVelocity : 0 }
        return course.velocity(at: CGFloat(max(0, time)))
    }

    /// How far from rest it is where it turns round, in points; the displacement for one that comes back from the start on.
    public var peak: CGFloat { course.excess(at: course.turn) }

    /// The seconds after which it passes its rest, exactly; nil for one that only comes near it, or starts there.
    public var passing: TimeInterval? { course.passing.map { TimeInterval($0) } }

    /// The same, with a part of its velocity.
    public func slowed(to part: CGFloat) -> Bounce {
        Bounce(
            displacement: displacement, velocity: (initialVelocity * part).within(Thresholds.furthest, otherwise: 0),
            rest: rest, rate: rate, threshold: threshold)
    }

    private var course: Course { Course(displacement: displacement, velocity: initialVelocity, rate: rate) }

    /// The law without its end.
    private struct Course {
        /// Points from rest at the start.
        let displacement: CGFloat
        /// Points that it would glide, without a pull.
        let reach: CGFloat
        let initialVelocity: CGFloat
        let decay: CGFloat

        init(displacement: CGFloat, velocity: CGFloat, rate: CGFloat) {
            self.displacement = displacement
            initialVelocity = velocity
            reach = velocity * Deceleration.reach(of: rate)
            decay = Deceleration.decay(of: rate)
        }

        private var pull: CGFloat { Thresholds.bounceDecay }

        func excess(at time: CGFloat) -> CGFloat {
            exponential(-pull * time) * (displacement + reach * (1 - exponential(-decay * time)))
        }

        func velocity(at time: CGFloat) -> CGFloat { initialVelocity * exponential(-(pull + decay) * time) }

        /// Where the slope is zero, at the start if it never is: before it goes one way only, and after it the other.
        var turn: CGFloat {
            // e^(−decay·t), where pull times the excess is the speed.
            let left = pull * (displacement + reach) / (reach * (pull + decay))
            return left > 0 && left < 1 ? -logarithm(left) / decay : 0
        }

        var passing: CGFloat? {
            let part = -displacement / reach
            return part > 0 && part < 1 ? -logarithm(1 - part) / decay : nil
        }

        /// The seconds from which on it is no further from rest than the limit.
        func settling(within limit: CGFloat) -> TimeInterval {
            let turn = turn
            if abs(excess(at: turn)) > limit {
                // It comes back from there, sooner than everything it could reach would die away.
                let most = max(abs(displacement), abs(displacement + reach), limit)
                return boundary(from: turn, to: max(turn, logarithm(most / limit) / pull)) { abs($0) > limit }
            }
            guard abs(displacement) > limit else { return 0 }
            let side: CGFloat = displacement < 0 ? -1 : 1
            return boundary(from: 0, to: turn) { $0 * side > limit }
        }

        private func boundary(from far: CGFloat, to near: CGFloat, isOutside: (CGFloat) -> Bool) -> TimeInterval {
            var (far, near) = (far, near)
            for _ in 0..<60 {
                let middle = (far + near) / 2
                if isOutside(excess(at: middle)) { far = middle } else { near = middle }
            }
            return TimeInterval(near)
        }
    }
}
