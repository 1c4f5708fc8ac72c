public import TouchInput

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
