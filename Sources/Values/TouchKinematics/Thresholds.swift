import TouchInput

/// The limits within which closed forms of time are computed: apps may pass any number, and every motion must come to rest at a
/// finite position.
enum Thresholds {
    /// Points, or points per second. The range of positions and velocities. Choice; `Deceleration`, `Spring`.
    static let furthest: ClosedRange<CGFloat> = -1e9...1e9
    /// Fractions of the speed that are left after a millisecond. With the greatest, speed falls to 1/e in 100 s. Choice around
    /// N-40 (0.99 and 0.998); `Deceleration`.
    static let rate: ClosedRange<CGFloat> = 1e-9...0.999_99
    /// Points per second. The range of rest speeds, at which a glide ends. Choice around M-06 (10); `Deceleration`.
    static let restSpeed: ClosedRange<CGFloat> = 1e-6...1e9
    /// Per second. The rate of decay of an excess beyond an edge, independent of the deceleration rate, for displays that are not
    /// known. M-08, measured on frames of 60 and 120 Hz; `Bounce`.
    static let bounceDecay: CGFloat = 10.02
    /// Per second. The same rate where a display shows 60 and 120 frames a second. M-16, measured; `Bounce`.
    static let bounceDecays: (at60: CGFloat, at120: CGFloat) = (9.997, 10.038)
    /// Per second. The range of rates of decay. Choice around M-16; `Bounce`.
    static let bounceDecayRange: ClosedRange<CGFloat> = 0.01...10_000
    /// Points. The range of distances at which an object counts as at rest. Choice; `Bounce`, `Spring`.
    static let restDistance: ClosedRange<CGFloat> = 1e-6...1e9
    /// Seconds. Times of samples that differ by less than this are equal in comparisons with exact limits: the difference of two
    /// decimal times is rarely exact. Choice; `VelocityTracker`.
    static let timeGrain: TimeInterval = 1e-6
    /// Damping ratios. Below the least, a spring would oscillate practically forever. Choice around 1; `Spring`.
    static let dampingRatio: ClosedRange<CGFloat> = 0.01...100
    /// Units of mass, and of force per point. Choice around 1 and 100; `Spring`.
    static let mass: ClosedRange<CGFloat> = 1e-6...1e6, stiffness: ClosedRange<CGFloat> = 1e-9...1e16
    /// Seconds. Choice; the durations that `Spring` is made from.
    static let duration: ClosedRange<TimeInterval> = 0.001...1e5
    /// The fraction of the distance that is left when a spring of a given duration counts as arrived: invisible on 500 pt.
    /// Choice; `Spring`.
    static let arrival: CGFloat = 0.001
}
