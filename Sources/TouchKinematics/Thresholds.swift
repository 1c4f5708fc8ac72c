import TouchGeometry

/// The limits within which closed forms of time are computed: apps may ask for anything, and what moves must come to rest
/// at a place that is a number.
enum Thresholds {
    /// Points, or points per second. No position or velocity is further from zero. Choice; `Deceleration`, `Spring`.
    static let furthest: ClosedRange<CGFloat> = -1e9...1e9
    /// Parts of the speed that are left after a millisecond. With the greatest, speed falls to 1/e in 100 s. Choice around
    /// N-40 (0.99 and 0.998); `Deceleration`.
    static let rate: ClosedRange<CGFloat> = 1e-9...0.999_99
    /// Points per second. A glide ends when it is no faster than its rest speed, which lies between these. Choice around
    /// M-06 (10); `Deceleration`.
    static let restSpeed: ClosedRange<CGFloat> = 1e-6...1e9
    /// Per second. How fast an excess beyond an edge dies away, whatever the deceleration rate. M-08, measured on frames of
    /// 60 and 120 Hz; `Bounce`.
    static let bounceDecay: CGFloat = 10.02
    /// Points. Nothing is waited for that is nearer to its rest than the least of these. Choice; `Bounce`, `Spring`.
    static let restDistance: ClosedRange<CGFloat> = 1e-6...1e9
    /// Seconds. Times of samples that differ by less than this are the same for limits that are reached exactly: a difference of
    /// two times is rarely the number that its decimals are. Choice; `VelocityTracker`.
    static let timeGrain: TimeInterval = 1e-6
    /// Damping ratios. Below the least a spring would swing for ever. Choice around 1; `Spring`.
    static let dampingRatio: ClosedRange<CGFloat> = 0.01...100
    /// Units of mass, and of force per point. Choice around 1 and 100; `Spring`.
    static let mass: ClosedRange<CGFloat> = 1e-6...1e6, stiffness: ClosedRange<CGFloat> = 1e-9...1e16
    /// Seconds. Choice; the durations that `Spring` is made from.
    static let duration: ClosedRange<TimeInterval> = 0.001...1e5
    /// The part of the way that is left when a spring of a given duration counts as arrived: invisible on 500 pt.
    /// Choice; `Spring`.
    static let arrival: CGFloat = 0.001
}
