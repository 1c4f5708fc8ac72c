import TouchGeometry
import TouchKinematics

/// A spring that pulls an offset to a page, or a keyboard to its place, critically damped. Content that comes back to an edge does so
/// by a `Bounce`.
///
///     offset        peak: never beyond the rubber band's asymptote
///                 ,·¨¨·.
///              ,·´      ¨`·.__
///     rest ───•───────────────¨¨───  duration: half a pixel is left
struct AxisSpring: Hashable, Sendable {
    /// Where it rests.
    let rest: CGFloat
    /// Seconds until it rests there.
    let duration: TimeInterval
    private let spring: Spring
    private let pixel: CGFloat

    /// The spring of a keyboard: that of stiffness 100.
    init(from offset: CGFloat, velocity: CGFloat, to rest: CGFloat, pixel: CGFloat) {
        self.init(Spring(displacement: offset - rest, velocity: velocity), to: rest, pixel: pixel)
    }

    /// The spring of a page, which arrives sooner (N-53), and does not go beyond it.
    init(from offset: CGFloat, velocity: CGFloat, toPage rest: CGFloat, pixel: CGFloat) {
        // Critically damped, what is left of a distance after n swings of 1/frequency is (1 + n)·e⁻ⁿ: a hundredth for 6.64.
        let frequency = 6.64 / CGFloat(ScrollThresholds.pagingDuration)
        let displacement = offset - rest
        // Faster than this it would pass the page.
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

    /// The same, from some seconds after its beginning.
    func resumed(at time: TimeInterval) -> AxisSpring {
        AxisSpring(
            Spring(
                stiffness: spring.stiffness, displacement: spring.value(at: time), velocity: spring.velocity(at: time)),
            to: rest, pixel: pixel, duration: duration - time)
    }

    /// The same, begun so slowly that it stays within what a rubber band shows, or within the ends if nothing gives way (B-341).
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
