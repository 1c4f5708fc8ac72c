public import TouchGeometry

/// Where something is that was flung and slows down by itself, along one axis, as a closed form of time (N-40 … N-45,
/// B-340).
///
///     position                                   ┌┄ target
///     target ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄•────────
///                          __,..--'''¨¨¨¨¨¨¨¨¨¨  ┊ the last step is the threshold
///                  _,-'¨¨                        ┊
///              ,-'                               ┊
///     start  •  slope: the velocity              ┊
///            0 ───────────────────────────────── duration ── time
///
/// The speed falls by the same part in every millisecond. It rests exactly at the target, from the moment when no more
/// than the threshold would be left to go. Half of a pixel, 0.5 / scale points, is a threshold whose last step nobody sees.
///
/// Any time may be asked for, in any order: nothing depends on how often it is asked. Numbers that make no sense count as
/// the nearest that do: velocities beyond 1e9 pt/s, rates outside of 1e-9 … 0.99999, thresholds below 1e-6 pt.
public struct Deceleration: Hashable, Sendable {
    /// Where it starts, in points.
    public let start: CGFloat
    /// How fast it starts, in points per second.
    public let initialVelocity: CGFloat
    /// The part of its speed that is left after a millisecond: 0.998 is UIKit's normal rate, 0.99 the fast one (N-40).
    public let rate: CGFloat
    /// Points that may be left to go when it counts as arrived (N-45).
    public let threshold: CGFloat
    /// Where it comes to rest, in points (N-43).
    public let target: CGFloat
    /// Seconds until it rests (N-45); zero where no more than the threshold is to go.
    public let duration: TimeInterval
    /// How fast the speed falls: the reciprocal of the seconds in which it falls to 1/e.
    private let decay: CGFloat

    /// Flings something from a place, in points, with a velocity in points per second.
    ///
    /// The rate is the part of the speed that is left after a millisecond; the threshold are the points that may be left to
    /// go at the end, 0.5 by default.
    public init(from start: CGFloat, velocity: CGFloat, rate: CGFloat, threshold: CGFloat = 0.5) {
        let start = start.within(Thresholds.furthest, otherwise: 0)
        let velocity = velocity.within(Thresholds.furthest, otherwise: 0)
        let target = start + velocity / Self.decay(of: rate)
        self.init(start: start, velocity: velocity, target: target, rate: rate, threshold: threshold)
    }

    /// Goes from a place to another one, both in points, on the curve of the rate: with the velocity that lands there.
    ///
    /// This is how a fling goes whose target the app has changed (B-331). How fast it was flung does not matter: a target
    /// further away is begun faster, a nearer one slower, each takes the time that its distance takes with this rate.
    public init(from start: CGFloat, to target: CGFloat, rate: CGFloat, threshold: CGFloat = 0.5) {
        let start = start.within(Thresholds.furthest, otherwise: 0)
        let target = target.within(Thresholds.furthest, otherwise: start)
        let velocity = Self.velocity(from: start, to: target, rate: rate)
        self.init(start: start, velocity: velocity, target: target, rate: rate, threshold: threshold)
    }

    private init(start: CGFloat, velocity: CGFloat, target: CGFloat, rate: CGFloat, threshold: CGFloat) {
        self.start = start
        initialVelocity = velocity
        self.target = target
        self.rate = rate.within(Thresholds.rate, otherwise: Thresholds.rate.lowerBound)
        self.threshold = threshold.within(Thresholds.restDistance, otherwise: 0.5)
        decay = Self.decay(of: rate)
        let steps = abs(target - start) / self.threshold
        duration = steps > 1 ? TimeInterval(logarithm(steps) / decay) : 0
    }

    /// The velocity in points per second with which something must be flung to land on a target, both places in points
    /// (N-43, the other way round).
    public static func velocity(from start: CGFloat, to target: CGFloat, rate: CGFloat) -> CGFloat {
        (target - start) * decay(of: rate)
    }

    /// The position in points, so many seconds after the start; before it the start, from the duration on the target
    /// (N-42).
    public func position(at time: TimeInterval) -> CGFloat {
        guard time < duration else { return time.isNaN ? start : target }
        guard time > 0 else { return start }
        return start + (target - start) * (1 - exponential(-decay * CGFloat(time)))
    }

    /// The velocity in points per second, so many seconds after the start: before it the initial one, zero from the duration
    /// on (N-41).
    public func velocity(at time: TimeInterval) -> CGFloat {
        guard time < duration else { return time.isNaN ? initialVelocity : 0 }
        guard time > 0 else { return initialVelocity }
        return initialVelocity * exponential(-decay * CGFloat(time))
    }

    /// The seconds after the start at which a position, in points, is reached: exactly, not at a frame. Nil for one that it
    /// never comes to.
    ///
    /// Zero for the start itself, whichever way it goes from there, and the duration for what the last step passes over.
    public func time(reaching position: CGFloat) -> TimeInterval? {
        if position == start { return 0 }
        let share = (position - start) / (target - start)
        guard share > 0, share <= 1 else { return nil }
        return min(duration, TimeInterval(-logarithm(1 - share) / decay))
    }

    private static func decay(of rate: CGFloat) -> CGFloat {
        -1_000 * logarithm(rate.within(Thresholds.rate, otherwise: Thresholds.rate.lowerBound))
    }
}
