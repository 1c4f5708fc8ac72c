public import TouchGeometry

/// Where something is that was flung and slows down by itself, along one axis, as a closed form of time (N-40, N-41, M-05 … M-07).
///
///     position                                   ┌┄ asymptote, never reached
///     target ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄•────────
///                          __,..--'''¨¨¨¨¨¨¨¨¨¨  ┊ the speed has fallen to the rest speed
///                  _,-'¨¨                        ┊
///              ,-'                               ┊
///     start  •  slope: the velocity              ┊
///            0 ───────────────────────────────── duration ── time
///
/// The speed falls by the same part in every millisecond. It rests from the moment when the speed has fallen to the rest speed,
/// where it is then: there is no last step.
///
/// Any time may be asked for, in any order: nothing depends on how often it is asked. Numbers that make no sense count as
/// the nearest that do: velocities beyond 1e9 pt/s, rates outside of 1e-9 … 0.99999, rest speeds below 1e-6 pt/s.
public struct Deceleration: Hashable, Sendable {
    /// Where it starts, in points.
    public let start: CGFloat
    /// How fast it starts, in points per second.
    public let initialVelocity: CGFloat
    /// The part of its speed that is left after a millisecond: 0.998 is UIKit's normal rate, 0.99 the fast one (N-40).
    public let rate: CGFloat
    /// Points per second at which it counts as at rest (M-06).
    public let restSpeed: CGFloat
    /// Where it comes to rest, in points.
    public let target: CGFloat
    /// Seconds until it rests (M-06); zero for a start that is no faster than the rest speed.
    public let duration: TimeInterval
    /// How fast the speed falls: the reciprocal of the seconds in which it falls to 1/e.
    private let decay: CGFloat
    /// Seconds of its speed that it goes in all: a little less than 1/decay, as steps of a millisecond give it (M-05).
    private let reach: CGFloat

    /// Flings something from a place, in points, with a velocity in points per second.
    ///
    /// The rate is the part of the speed that is left after a millisecond; the rest speed, 10 pt/s by default, ends it.
    public init(from start: CGFloat, velocity: CGFloat, rate: CGFloat, restSpeed: CGFloat = 10) {
        let start = start.within(Thresholds.furthest, otherwise: 0)
        let velocity = velocity.within(Thresholds.furthest, otherwise: 0)
        let restSpeed = restSpeed.within(Thresholds.restSpeed, otherwise: 10)
        let way = max(0, abs(velocity) - restSpeed) * Self.reach(of: rate)
        self.init(
            start: start, velocity: velocity, target: start + (velocity < 0 ? -way : way), rate: rate,
            restSpeed: restSpeed)
    }

    /// Goes from a place to another one, both in points, on the curve of the rate: with the velocity that comes to rest there.
    ///
    /// This is how a fling goes whose target the app has changed (B-331). How fast it was flung does not matter: a target
    /// further away is begun faster, a nearer one slower, each takes the time that its distance takes with this rate.
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

    /// The velocity in points per second with which something must be flung to come to rest on a target, both places in
    /// points; zero for the start itself.
    public static func velocity(
        from start: CGFloat, to target: CGFloat, rate: CGFloat, restSpeed: CGFloat = 10
    ) -> CGFloat {
        let way = target - start
        guard way != 0 else { return 0 }
        let speed = abs(way) / reach(of: rate) + restSpeed.within(Thresholds.restSpeed, otherwise: 10)
        return way < 0 ? -speed : speed
    }

    /// Where UIKit announces that it will come to rest, in points: by the smooth law, not by steps, and so up to some points
    /// beyond the target (M-07).
    public var announcedTarget: CGFloat {
        let way = max(0, abs(initialVelocity) - restSpeed) / decay
        return start + (initialVelocity < 0 ? -way : way)
    }

    /// The position in points, so many seconds after the start; before it the start, from the duration on the target (M-05).
    public func position(at time: TimeInterval) -> CGFloat {
        guard time < duration else { return time.isNaN ? start : target }
        guard time > 0 else { return start }
        return start + initialVelocity * reach * (1 - exponential(-decay * CGFloat(time)))
    }

    /// The velocity in points per second, so many seconds after the start: before it the initial one, zero from the duration
    /// on (N-41). The slope of the position is by a few thousandths smaller (M-05).
    public func velocity(at time: TimeInterval) -> CGFloat {
        guard time < duration else { return time.isNaN ? initialVelocity : 0 }
        guard time > 0 else { return initialVelocity }
        return initialVelocity * exponential(-decay * CGFloat(time))
    }

    /// The seconds after the start at which a position, in points, is reached: exactly, not at a frame. Nil for one that it
    /// never comes to.
    ///
    /// Zero for the start itself, whichever way it goes from there, and the duration for the target.
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

    /// How fast the speed falls, per second, at a rate.
    static func decay(of rate: CGFloat) -> CGFloat { -1_000 * logarithm(sound(rate)) }

    /// Seconds of its speed that something goes at a rate: the sum of what each millisecond leaves (N-44, M-05).
    static func reach(of rate: CGFloat) -> CGFloat { sound(rate) / (1 - sound(rate)) / 1_000 }
}
