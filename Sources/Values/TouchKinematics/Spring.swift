public import TouchInput

/// The motion of an object that a spring pulls to its rest, along one axis, as a closed form of time. Animations, pages and
/// keyboards move like this; the return to an edge is a `Bounce`.
///
///     displacement                        damping ratio
///          │ ,·'¨'·.                      below 1: oscillates around the rest
///          │/       `·.__                 1: critical: fastest without overshoot
///     rest ┼─────────────¨¨··─────        above 1: overdamped
///          │ starts at rest, with a velocity: an impact
///
/// Zero is the rest. The value and velocity can be computed for any time, in any order: the result does not depend on the frame
/// rate. Invalid numbers are clamped: damping ratios outside 0.01 … 100, since an undamped spring never ends, masses outside 1e-6
/// … 1e6, stiffnesses outside 1e-9 … 1e16, displacements and velocities beyond 1e9.
public struct Spring: Hashable, Sendable {
    /// The moved mass, in units of mass; 1 by default.
    public let mass: CGFloat
    /// The stiffness, in units of force per point; 100 by default.
    public let stiffness: CGFloat
    /// The damping relative to critical damping; 1 by default.
    public let dampingRatio: CGFloat
    /// The initial distance from rest, in points.
    public let displacement: CGFloat
    /// The initial velocity, in points per second: away from rest if it has the sign of the displacement.
    public let initialVelocity: CGFloat

    /// Creates a spring that starts at a distance in points from its rest, with a velocity in points per second; by default
    /// critically damped, with a stiffness of 100 per unit of mass.
    public init(
        mass: CGFloat = 1, stiffness: CGFloat = 100, dampingRatio: CGFloat = 1, displacement: CGFloat,
        velocity: CGFloat = 0
    ) {
        self.mass = mass.within(Thresholds.mass, otherwise: 1)
        self.stiffness = stiffness.within(Thresholds.stiffness, otherwise: 100)
        self.dampingRatio = dampingRatio.within(Thresholds.dampingRatio, otherwise: 1)
        self.displacement = displacement.within(Thresholds.furthest, otherwise: 0)
        initialVelocity = velocity.within(Thresholds.furthest, otherwise: 0)
    }

    /// The damping coefficient: force per velocity.
    public var damping: CGFloat { 2 * dampingRatio * (stiffness * mass).squareRoot() }

    /// Returns the displacement from rest, in points, some seconds after the start; before it the initial displacement.
    public func value(at time: TimeInterval) -> CGFloat {
        guard time > 0 else { return displacement }
        let (even, odd) = answers(at: CGFloat(time))
        return displacement * even + (initialVelocity + decay * displacement) * odd
    }

    /// Returns the velocity in points per second, some seconds after the start; before it the initial velocity.
    public func velocity(at time: TimeInterval) -> CGFloat {
        guard time > 0 else { return initialVelocity }
        let (even, odd) = answers(at: CGFloat(time))
        return initialVelocity * even - pull * odd
    }

    /// The undamped angular frequency, in radians per second.
    var frequency: CGFloat { (stiffness / mass).squareRoot() }

    /// The rate of decay of the oscillation, per second.
    var decay: CGFloat { dampingRatio * frequency }

    /// The initial acceleration towards rest in points per second squared, without the contribution of pure decay.
    var pull: CGFloat { decay * initialVelocity + frequency * frequency * displacement }

    /// The damped angular frequency in radians per second (for a damping ratio below 1), or the difference of the two decay rates
    /// from their mean (above).
    var turning: CGFloat { frequency * abs((1 - dampingRatio) * (1 + dampingRatio)).squareRoot() }

    /// Returns the two fundamental solutions: e^(-decay·t) times cosine and sine, hyperbolic for an overdamped spring, the sine
    /// divided by `turning`. They converge at a damping ratio of 1, where the second is t·e^(-decay·t).
    private func answers(at time: CGFloat) -> (even: CGFloat, odd: CGFloat) {
        guard time.isFinite else { return (0, 0) }
        let angle = turning * time
        if dampingRatio < 1 {
            let fading = exponential(-decay * time)
            return (fading * cosine(angle), fading * sine(angle) / turning)
        }
        // Two exponentials instead of hyperbolic functions, which overflow; a difference of nearly equal ones as a series.
        let parts = dampingRatio + turning / frequency
        let slow = exponential(-frequency / parts * time)
        let fast = exponential(-frequency * parts * time)
        let odd =
            angle > 0.01
            ? (slow - fast) / (2 * turning)
            : exponential(-decay * time) * time * (1 + angle * angle / 6 * (1 + angle * angle / 20))
        return ((slow + fast) / 2, odd)
    }
}

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

extension Spring {
    /// Creates a spring from its perceived duration and bounce, which starts at a distance in points from its rest with a
    /// velocity in points per second (N-57).
    ///
    /// The duration is that of an undamped period, in seconds; the spring settles later. A spring with a bounce of 0 does not
    /// pass its rest; with 1 it would oscillate forever, and with -1 never arrive: these values are clamped. The mass is 1.
    public init(
        perceptualDuration: TimeInterval, bounce: CGFloat = 0, displacement: CGFloat, velocity: CGFloat = 0
    ) {
        let duration = CGFloat(perceptualDuration).within(Self.durations, otherwise: 1)
        let bounce = bounce.within(-1...1, otherwise: 0)
        self.init(
            stiffness: 4 * .pi * .pi / (duration * duration), dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce,
            displacement: displacement, velocity: velocity)
    }

    /// Creates the spring of `UIView.animate(withDuration:…usingSpringWithDamping:initialSpringVelocity:…)`.
    ///
    /// It covers a distance of 1 to its rest: it starts at a displacement of -1, and 1 plus its value is the progress. The
    /// velocity is in distances per second, towards the rest. UIKit does not document mass and stiffness: here the mass is 1, and
    /// the stiffness the lowest with which less than a thousandth of the distance is left after the duration in seconds, and
    /// stays so.
    public init(settlingWithin duration: TimeInterval, dampingRatio: CGFloat, initialVelocity: CGFloat = 0) {
        let duration = CGFloat(duration).within(Self.durations, otherwise: 1)
        func spring(_ frequency: CGFloat) -> Spring {
            Spring(
                stiffness: frequency * frequency, dampingRatio: dampingRatio, displacement: -1,
                velocity: initialVelocity)
        }
        func isInTime(_ spring: Spring) -> Bool {
            spring.settlingDuration(threshold: Thresholds.arrival) <= TimeInterval(duration)
        }
        var soft = 1 / duration
        var hard = 2 * soft
        // Even with the greatest velocity and extreme damping, this takes at most 20 doublings.
        while hard < 1e8, !isInTime(spring(hard)) { (soft, hard) = (hard, 2 * hard) }
        for _ in 0..<40 {
            let middle = (soft + hard) / 2
            if isInTime(spring(middle)) { hard = middle } else { soft = middle }
        }
        self = spring(hard)
    }

    private static var durations: ClosedRange<CGFloat> {
        CGFloat(Thresholds.duration.lowerBound)...CGFloat(Thresholds.duration.upperBound)
    }
}
