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
