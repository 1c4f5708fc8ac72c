public import TouchGeometry

extension Spring {
    /// Creates a spring from how long it seems to take and how much it bounces, starting so many points from its rest with a
    /// velocity in points per second (N-57).
    ///
    /// The duration is that of an undamped swing, in seconds; the spring settles later. A bounce of 0 does not pass the rest, 1
    /// would swing for ever, -1 would never arrive: they count as the nearest that end. The mass is 1.
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
    /// It goes a way of 1 to its rest: it starts at a displacement of -1, and 1 plus its value is the progress. The velocity is
    /// in ways per second, towards the rest. Of mass and stiffness UIKit says nothing: the mass is 1, and the spring is as soft
    /// as it can be to have, after the duration in seconds, less than a thousandth of the way left, for good.
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
        // Even from the greatest velocity, with the least or most damping, it takes no more than 20 doublings.
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
