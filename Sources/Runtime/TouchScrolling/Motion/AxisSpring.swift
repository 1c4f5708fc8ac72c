import TouchInput
import TouchKinematics

/// A critically damped spring that pulls an offset to a page, or a keyboard to its place. Content that returns to an edge uses
/// a `Bounce` instead.
///
///     offset        peak: never beyond the rubber band's asymptote
///                 ,·¨¨·.
///              ,·´      ¨`·.__
///     rest ───•───────────────¨¨───  duration: half a pixel is left
struct AxisSpring: Hashable, Sendable {
    /// The offset at rest.
    let rest: CGFloat
    /// The duration until it rests, in seconds.
    let duration: TimeInterval
    private let spring: Spring
    private let pixel: CGFloat

    /// Creates the spring of a keyboard, with a stiffness of 100.
    init(from offset: CGFloat, velocity: CGFloat, to rest: CGFloat, pixel: CGFloat) {
        self.init(Spring(displacement: offset - rest, velocity: velocity), to: rest, pixel: pixel)
    }

    /// Creates the spring of a page, which arrives sooner (N-53) and does not overshoot.
    init(from offset: CGFloat, velocity: CGFloat, toPage rest: CGFloat, pixel: CGFloat) {
        // With critical damping, (1 + n)·e⁻ⁿ of a distance is left after n periods of 1/frequency: a hundredth for 6.64.
        let frequency = 6.64 / CGFloat(ScrollThresholds.pagingDuration)
        let displacement = offset - rest
        // Any faster, and it would overshoot the page.
        let (least, greatest) = (min(0, -frequency * displacement), max(0, -frequency * displacement))
        let isAway = velocity * displacement >= 0
        self.init(
            Spring(
                stiffness: frequency * frequency, displacement: displacement,
                velocity: isAway ? velocity : max(least, min(greatest, velocity))),
            to: rest, pixel: pixel)
    }

    private init(_ spring: Spring, to rest: CGFloat, pixel: CGFloat, duration: TimeInterval? = nil) {
        self.spring = spring
        self.rest = rest
        self.pixel = pixel
        self.duration = duration ?? spring.settlingDuration(threshold: pixel * ScrollThresholds.restPixels)
    }

    func offset(at time: TimeInterval) -> CGFloat {
        time < duration ? rest + spring.value(at: time) : rest
    }

    func velocity(at time: TimeInterval) -> CGFloat {
        time < duration ? spring.velocity(at: time) : 0
    }

    /// Returns the same spring, from some seconds after its start.
    func resumed(at time: TimeInterval) -> AxisSpring {
        AxisSpring(
            Spring(
                stiffness: spring.stiffness, displacement: spring.value(at: time), velocity: spring.velocity(at: time)),
            to: rest, pixel: pixel, duration: duration - time)
    }

    /// Returns the spring slowed down at its start so that it stays within the rubber band, or within the ends without one (B-341).
    func limited(to range: AxisRange) -> AxisSpring {
        let start = abs(range.excess(of: rest + spring.displacement))
        let furthest = max(start, range.bounces ? range.length : 0)
        func isAllowed(_ spring: Spring) -> Bool { abs(range.excess(of: rest + spring.peak.value)) <= furthest }
        guard !isAllowed(spring) else { return self }
        func slowed(_ part: CGFloat) -> Spring {
            Spring(
                stiffness: spring.stiffness, displacement: spring.displacement, velocity: spring.initialVelocity * part)
        }
        var (slow, fast): (CGFloat, CGFloat) = (0, 1)
        for _ in 0..<50 {
            let middle = (slow + fast) / 2
            if isAllowed(slowed(middle)) { slow = middle } else { fast = middle }
        }
        return AxisSpring(slowed(slow), to: rest, pixel: pixel)
    }
}
