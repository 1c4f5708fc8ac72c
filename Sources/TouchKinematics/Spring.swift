public import TouchGeometry

/// How something comes to rest that a spring pulls there, along one axis, as a closed form of time. Animations, pages and keyboards
/// move so; what comes back to an edge is a `Bounce`.
///
///     displacement                        damping ratio
///          │ ,·'¨'·.                      below 1: swings around the rest
///          │/       `·.__                 1: comes to rest soonest
///     rest ┼─────────────¨¨··─────        above 1: creeps
///          │ starts at rest, with a velocity: an impact
///
/// Zero is the rest. Any time may be asked for, in any order: nothing depends on how often it is asked. Numbers that make no
/// sense count as the nearest that do: damping ratios outside of 0.01 … 100, as a spring that swings for ever never ends,
/// masses outside of 1e-6 … 1e6, stiffnesses outside of 1e-9 … 1e16, displacements and velocities beyond 1e9.
public struct Spring: Hashable, Sendable {
    /// What the spring moves, in units of mass; 1 by default.
    public let mass: CGFloat
    /// How hard the spring pulls, in units of force per point; 100 by default.
    public let stiffness: CGFloat
    /// The damping as a part of that at which nothing swings any more; 1 by default.
    public let dampingRatio: CGFloat
    /// How far from rest it starts, in points.
    public let displacement: CGFloat
    /// How fast it starts, in points per second: away from rest if it has the sign of the displacement.
    public let initialVelocity: CGFloat

    /// Creates a spring that starts so many points from its rest, with a velocity in points per second; by default
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

    /// The force per velocity that brakes it.
    public var damping: CGFloat { 2 * dampingRatio * (stiffness * mass).squareRoot() }

    /// The displacement from rest, in points, so many seconds after the start; before it that of the start.
    public func value(at time: TimeInterval) -> CGFloat {
        guard time > 0 else { return displacement }
        let (even, odd) = answers(at: CGFloat(time))
        return displacement * even + (initialVelocity + decay * displacement) * odd
    }

    /// The velocity in points per second, so many seconds after the start; before it that of the start.
    public func velocity(at time: TimeInterval) -> CGFloat {
        guard time > 0 else { return initialVelocity }
        let (even, odd) = answers(at: CGFloat(time))
        return initialVelocity * even - pull * odd
    }

    /// Radians per second with which it would swing undamped.
    var frequency: CGFloat { (stiffness / mass).squareRoot() }

    /// How fast the swinging dies away, per second.
    var decay: CGFloat { dampingRatio * frequency }

    /// What brakes it at the start, in points per second squared, without the part that only dying away has in it.
    var pull: CGFloat { decay * initialVelocity + frequency * frequency * displacement }

    /// Radians per second with which it swings (below a damping ratio of 1), or by which the two ways to creep differ from
    /// their mean (above).
    var turning: CGFloat { frequency * abs((1 - dampingRatio) * (1 + dampingRatio)).squareRoot() }

    /// The two motions that all others are made of: e^(-decay·t) times cosine and sine, hyperbolic if it creeps, the sine
    /// divided by `turning`. They go over into each other at a damping ratio of 1, where the second is t·e^(-decay·t).
    private func answers(at time: CGFloat) -> (even: CGFloat, odd: CGFloat) {
        guard time.isFinite else { return (0, 0) }
        let angle = turning * time
        if dampingRatio < 1 {
            let fading = exponential(-decay * time)
            return (fading * cosine(angle), fading * sine(angle) / turning)
        }
        // Two exponentials rather than hyperbolic functions, which overflow; a difference of nearly equal ones as a series.
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
