public import TouchInput

/// The motion of an object that returns to an edge that it has passed, or was released beyond, along one axis, as a closed form
/// of time (M-08, M-09).
///
///     excess
///       │      peak
///       │   ,·¨¨·.                 excess(t) = e^(−a·t) · (excess + velocity · the distance of a glide)
///       │ ,·      `·.
///       │/           `·.__
///     rest ───────────────¨¨•────  duration: no more than the threshold is left; it rests
///
/// It is not a spring: without a velocity it starts back immediately, by 10 pt/s for each point beyond the edge.
///
/// The position and velocity can be computed for any time, in any order: the result does not depend on the frame rate. Invalid
/// numbers are clamped: positions and velocities beyond 1e9, rates outside 1e-9 … 0.99999, thresholds below 1e-6 pt.
public struct Bounce: Hashable, Sendable {
    /// The position of rest, in points.
    public let rest: CGFloat
    /// The initial distance from rest, in points.
    public let displacement: CGFloat
    /// The initial velocity, in points per second: away from rest if it has the sign of the displacement.
    public let initialVelocity: CGFloat
    /// The fraction of the speed that would be left after a millisecond of free deceleration; the pull of the edge reduces it
    /// faster.
    public let rate: CGFloat
    /// The rate of decay of the distance from rest, per second (M-08, M-16).
    public let decay: CGFloat
    /// The distance from rest, in points, at which it counts as arrived (M-09).
    public let threshold: CGFloat
    /// The seconds until it rests; zero for a bounce that is never further out than the threshold.
    public let duration: TimeInterval

    /// Creates a bounce from a position, with a velocity in points per second, to a position of rest; positions and the
    /// threshold, 0.5 by default, in points. The rate is that of its deceleration, by default the normal one; the decay is by
    /// default one that is right on displays of any interval to a fraction of a point.
    public init(
        from start: CGFloat, velocity: CGFloat = 0, to rest: CGFloat, rate: CGFloat = 0.998, decay: CGFloat = 10.02,
        threshold: CGFloat = 0.5
    ) {
        let rest = rest.within(Thresholds.furthest, otherwise: 0)
        let start = start.within(Thresholds.furthest, otherwise: rest)
        self.init(
            displacement: start - rest, velocity: velocity.within(Thresholds.furthest, otherwise: 0), rest: rest,
            rate: rate.within(Thresholds.rate, otherwise: Thresholds.rate.lowerBound),
            decay: decay.within(Thresholds.bounceDecayRange, otherwise: Thresholds.bounceDecay),
            threshold: threshold.within(Thresholds.restDistance, otherwise: 0.5))
    }

    /// Returns the decay on a display that shows each frame for some seconds: UIKit steps a bounce frame by frame. It is measured
    /// at 1/60 and 1/120 s, interpolated between them, and that of the nearer one beyond them (M-16).
    public static func decay(displayInterval: TimeInterval) -> CGFloat {
        let (at60, at120) = Thresholds.bounceDecays
        let share = CGFloat(120 * displayInterval - 1).within(0...1, otherwise: 1)
        return at120 + (at60 - at120) * share
    }

    private init(
        displacement: CGFloat, velocity: CGFloat, rest: CGFloat, rate: CGFloat, decay: CGFloat, threshold: CGFloat
    ) {
        self.rest = rest
        self.displacement = displacement
        initialVelocity = velocity
        self.rate = rate
        self.decay = decay
        self.threshold = threshold
        duration = Course(displacement: displacement, velocity: velocity, rate: rate, pull: decay)
            .settling(within: threshold)
    }

    /// Returns the position in points, some seconds after the start; before it the initial position, from the duration on the
    /// position of rest.
    public func position(at time: TimeInterval) -> CGFloat {
        guard time < duration else { return time.isNaN ? rest + displacement : rest }
        return rest + course.excess(at: CGFloat(max(0, time)))
    }

    /// Returns the velocity in points per second with which it would glide on without the pull of the edge, some seconds after
    /// the start: before it the initial velocity, zero from the duration on.
    public func velocity(at time: TimeInterval) -> CGFloat {
        guard time < duration else { return time.isNaN ? initialVelocity : 0 }
        return course.velocity(at: CGFloat(max(0, time)))
    }

    /// The distance from rest at the turning point, in points; the displacement for a bounce that returns from the start on.
    public var peak: CGFloat { course.excess(at: course.turn) }

    /// The exact time in seconds at which the value passes its rest; `nil` for a bounce that only approaches it, or starts there.
    public var passing: TimeInterval? { course.passing.map { TimeInterval($0) } }

    /// Returns the same bounce with a fraction of its velocity.
    public func slowed(to part: CGFloat) -> Bounce {
        Bounce(
            displacement: displacement, velocity: (initialVelocity * part).within(Thresholds.furthest, otherwise: 0),
            rest: rest, rate: rate, decay: decay, threshold: threshold)
    }

    private var course: Course {
        Course(displacement: displacement, velocity: initialVelocity, rate: rate, pull: decay)
    }

    /// The law of motion without an end.
    private struct Course {
        /// The initial distance from rest, in points.
        let displacement: CGFloat
        /// The distance that it would glide without a pull, in points.
        let reach: CGFloat
        let initialVelocity: CGFloat
        let decay: CGFloat
        let pull: CGFloat

        init(displacement: CGFloat, velocity: CGFloat, rate: CGFloat, pull: CGFloat) {
            self.displacement = displacement
            self.pull = pull
            initialVelocity = velocity
            reach = velocity * Deceleration.reach(of: rate)
            decay = Deceleration.decay(of: rate)
        }

        func excess(at time: CGFloat) -> CGFloat {
            exponential(-pull * time) * (displacement + reach * (1 - exponential(-decay * time)))
        }

        func velocity(at time: CGFloat) -> CGFloat { initialVelocity * exponential(-(pull + decay) * time) }

        /// The time at which the slope is zero, or the start if it never is: the motion is monotonic before and after it.
        var turn: CGFloat {
            // e^(−decay·t), where pull times the excess is the speed.
            let left = pull * (displacement + reach) / (reach * (pull + decay))
            return left > 0 && left < 1 ? -logarithm(left) / decay : 0
        }

        var passing: CGFloat? {
            let part = -displacement / reach
            return part > 0 && part < 1 ? -logarithm(1 - part) / decay : nil
        }

        /// Returns the seconds after which it is no further from rest than the limit.
        func settling(within limit: CGFloat) -> TimeInterval {
            let turn = turn
            if abs(excess(at: turn)) > limit {
                // It returns from there in less time than the whole reachable distance would take to decay.
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
