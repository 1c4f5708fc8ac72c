public import TouchInput

/// The motion of an object that was flung and slows down by itself, along one axis, as a closed form of time (N-40, N-41, M-05 …
/// M-07).
///
///     position                                   ┌┄ asymptote, never reached
///     target ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄•────────
///                          __,..--'''¨¨¨¨¨¨¨¨¨¨  ┊ the speed has fallen to the rest speed
///                  _,-'¨¨                        ┊
///              ,-'                               ┊
///     start  •  slope: the velocity              ┊
///            0 ───────────────────────────────── duration ── time
///
/// The speed falls by the same fraction in every millisecond. The object rests from the moment at which the speed has fallen to
/// the rest speed, at its position then: there is no final step.
///
/// The position and velocity can be computed for any time, in any order: the result does not depend on the frame rate. Invalid
/// numbers are clamped: velocities beyond 1e9 pt/s, rates outside 1e-9 … 0.99999, rest speeds below 1e-6 pt/s.
public struct Deceleration: Hashable, Sendable {
    /// The initial position, in points.
    public let start: CGFloat
    /// The initial velocity, in points per second.
    public let initialVelocity: CGFloat
    /// The fraction of the speed that is left after a millisecond: 0.998 is UIKit's normal rate, 0.99 the fast one (N-40).
    public let rate: CGFloat
    /// The speed in points per second at which the movement counts as at rest (M-06).
    public let restSpeed: CGFloat
    /// The position of rest, in points.
    public let target: CGFloat
    /// The seconds until it rests (M-06); zero for an initial speed that does not exceed the rest speed.
    public let duration: TimeInterval
    /// The rate of decay of the speed: the reciprocal of the seconds in which it falls to 1/e.
    private let decay: CGFloat
    /// The ratio of the whole distance to the initial speed, in seconds: a little less than 1/decay, as results from steps of a
    /// millisecond (M-05).
    private let reach: CGFloat

    /// Creates a deceleration from a position, in points, with a velocity in points per second.
    ///
    /// The rate is the fraction of the speed that is left after a millisecond; at the rest speed, 10 pt/s by default, the motion
    /// ends.
    public init(from start: CGFloat, velocity: CGFloat, rate: CGFloat, restSpeed: CGFloat = 10) {
        let start = start.within(Thresholds.furthest, otherwise: 0)
        let velocity = velocity.within(Thresholds.furthest, otherwise: 0)
        let restSpeed = restSpeed.within(Thresholds.restSpeed, otherwise: 10)
        let way = max(0, abs(velocity) - restSpeed) * Self.reach(of: rate)
        self.init(
            start: start, velocity: velocity, target: start + (velocity < 0 ? -way : way), rate: rate,
            restSpeed: restSpeed)
    }

    /// Creates a deceleration between two positions, both in points, with the velocity that comes to rest at the target.
    ///
    /// It is the motion of a fling whose target the app has changed (B-331). The velocity of the fling does not matter: a farther
    /// target results in a faster start, a nearer one in a slower start, and each takes the time that its distance takes with
    /// this rate.
    public init(from start: CGFloat, to target: CGFloat, rate: CGFloat, restSpeed: CGFloat = 10) {
        let start = start.within(Thresholds.furthest, otherwise: 0)
        let target = target.within(Thresholds.furthest, otherwise: start)
        let restSpeed = restSpeed.within(Thresholds.restSpeed, otherwise: 10)
        let velocity = Self.velocity(from: start, to: target, rate: rate, restSpeed: restSpeed)
        self.init(start: start, velocity: velocity, target: target, rate: rate, restSpeed: restSpeed)
    }

    private init(start: CGFloat, velocity: CGFloat, target: CGFloat, rate: CGFloat, restSpeed: CGFloat) {
        self.start = start
        initialVelocity = velocity
        self.target = target
        self.rate = Self.sound(rate)
        self.restSpeed = restSpeed
        decay = Self.decay(of: rate)
        reach = Self.reach(of: rate)
        let steps = abs(velocity) / restSpeed
        duration = steps > 1 ? TimeInterval(logarithm(steps) / decay) : 0
    }

    /// Returns the velocity in points per second that comes to rest at a target, both positions in points; zero if they are
    /// equal.
    public static func velocity(
        from start: CGFloat, to target: CGFloat, rate: CGFloat, restSpeed: CGFloat = 10
    ) -> CGFloat {
        let way = target - start
        guard way != 0 else { return 0 }
        let speed = abs(way) / reach(of: rate) + restSpeed.within(Thresholds.restSpeed, otherwise: 10)
        return way < 0 ? -speed : speed
    }

    /// The target that UIKit announces, in points: by the continuous law, not by steps, and therefore up to some points beyond
    /// the actual target (M-07).
    public var announcedTarget: CGFloat {
        let way = max(0, abs(initialVelocity) - restSpeed) / decay
        return start + (initialVelocity < 0 ? -way : way)
    }

    /// Returns the position in points, some seconds after the start; before it the initial position, from the duration on the
    /// target (M-05).
    public func position(at time: TimeInterval) -> CGFloat {
        guard time < duration else { return time.isNaN ? start : target }
        guard time > 0 else { return start }
        return start + initialVelocity * reach * (1 - exponential(-decay * CGFloat(time)))
    }

    /// Returns the velocity in points per second, some seconds after the start: before it the initial velocity, zero from the
    /// duration on (N-41). The slope of the position is smaller by a few thousandths (M-05).
    public func velocity(at time: TimeInterval) -> CGFloat {
        guard time < duration else { return time.isNaN ? initialVelocity : 0 }
        guard time > 0 else { return initialVelocity }
        return initialVelocity * exponential(-decay * CGFloat(time))
    }

    /// Returns the seconds after the start at which a position, in points, is reached: the exact time, not that of a frame. `nil`
    /// for a position that is never reached.
    ///
    /// Zero for the initial position, in whichever direction the motion goes, and the duration for the target.
    public func time(reaching position: CGFloat) -> TimeInterval? {
        if position == start { return 0 }
        if position == target { return duration }
        let way = position - start
        guard duration > 0, way * (target - position) > 0 else { return nil }
        return min(duration, TimeInterval(-logarithm(1 - way / (initialVelocity * reach)) / decay))
    }

    private static func sound(_ rate: CGFloat) -> CGFloat {
        rate.within(Thresholds.rate, otherwise: Thresholds.rate.lowerBound)
    }

    /// Returns the rate of decay of the speed per second.
    static func decay(of rate: CGFloat) -> CGFloat { -1_000 * logarithm(sound(rate)) }

    /// Returns the ratio of the distance to the initial speed in seconds: the sum of the fractions left by each millisecond
    /// (N-44, M-05).
    static func reach(of rate: CGFloat) -> CGFloat { sound(rate) / (1 - sound(rate)) / 1_000 }
}
