import TouchGeometry
import TouchKinematics

/// How an axis moves by itself: a closed form of the seconds since it was let go, whatever the rate of the display.
///
///     offset        edge ┄┄┄┄┄┄┄.·´¯`·.┄┄┄┄┄┄┄┄
///                            ,·´        ¨`·──────   spring: what is left of the speed feeds it (B-340)
///                      , · ´ ┊
///     release    •·´         ┊
///                ├── glide ──┼──── bounce ───┤ rest
///                0         impact         duration
enum AxisMotion: Hashable, Sendable {
    /// Stays.
    case rest(at: CGFloat)
    /// Slows down by itself.
    case glide(Deceleration)
    /// Slows down until the exact instant at which it comes to an edge, and is pulled back there.
    case impact(Deceleration, TimeInterval, AxisSpring)
    /// Is pulled to where it rests.
    case spring(AxisSpring)
    /// Goes somewhere in a time, whatever its speed was.
    case ease(from: CGFloat, to: CGFloat, over: TimeInterval)

    /// An axis that is let go at an offset with a velocity, in points a second.
    ///
    /// - Parameter pixel: what is smaller is not seen, in points.
    static func released(
        at offset: CGFloat, velocity: CGFloat, in range: AxisRange, rate: CGFloat, pixel: CGFloat
    ) -> AxisMotion {
        guard range.excess(of: offset) == 0 else {
            return .spring(AxisSpring(from: offset, velocity: velocity, to: range.clamped(offset), pixel: pixel))
        }
        let threshold = pixel * ScrollThresholds.restPixels
        let glide = Deceleration(from: offset, velocity: velocity, rate: rate, threshold: threshold)
        guard glide.duration > 0 else { return .rest(at: offset) }
        let edge = range.clamped(glide.target)
        guard edge != glide.target, let impact = glide.time(reaching: edge) else { return .glide(glide) }
        let speed = range.bounces ? glide.velocity(at: impact) : 0
        return .impact(glide, impact, AxisSpring(from: edge, velocity: speed, to: edge, pixel: pixel))
    }

    /// An axis that is let go and comes to rest where the app wants it (B-331).
    static func released(at offset: CGFloat, landingOn target: CGFloat, rate: CGFloat, pixel: CGFloat) -> AxisMotion {
        .glide(
            Deceleration(from: offset, to: target, rate: rate, threshold: pixel * ScrollThresholds.restPixels))
    }

    /// Where it comes to rest.
    var target: CGFloat {
        switch self {
        case .rest(let offset): offset
        case .glide(let glide): glide.target
        case .impact(_, _, let spring), .spring(let spring): spring.rest
        case .ease(_, let end, _): end
        }
    }

    /// Seconds until it rests.
    var duration: TimeInterval {
        switch self {
        case .rest: 0
        case .glide(let glide): glide.duration
        case .impact(_, let impact, let spring): impact + spring.duration
        case .spring(let spring): spring.duration
        case .ease(_, _, let duration): duration
        }
    }

    /// The offset some seconds after it was let go.
    func offset(at time: TimeInterval) -> CGFloat {
        switch self {
        case .rest(let offset): return offset
        case .glide(let glide): return glide.position(at: time)
        case .impact(let glide, let impact, let spring):
            return time < impact ? glide.position(at: time) : spring.offset(at: time - impact)
        case .spring(let spring): return spring.offset(at: time)
        case .ease(let start, let end, let duration):
            guard time < duration else { return end }
            return start + (end - start) * TimingCurve.easeInOut.progress(at: CGFloat(time / duration))
        }
    }

    /// Points a second.
    func velocity(at time: TimeInterval) -> CGFloat {
        switch self {
        case .rest, .ease: 0
        case .glide(let glide): glide.velocity(at: time)
        case .impact(let glide, let impact, let spring):
            time < impact ? glide.velocity(at: time) : spring.velocity(at: time - impact)
        case .spring(let spring): spring.velocity(at: time)
        }
    }
}

/// A spring that pulls an offset to where it rests (N-51).
struct AxisSpring: Hashable, Sendable {
    /// Where it rests.
    let rest: CGFloat
    /// Seconds until it rests there.
    let duration: TimeInterval
    private let spring: Spring

    /// The spring of a bounce.
    init(from offset: CGFloat, velocity: CGFloat, to rest: CGFloat, pixel: CGFloat) {
        self.init(Spring(displacement: offset - rest, velocity: velocity), to: rest, pixel: pixel)
    }

    /// The spring of a page, which arrives sooner (N-53).
    init(from offset: CGFloat, velocity: CGFloat, toPage rest: CGFloat, pixel: CGFloat) {
        // Critically damped, what is left of a distance after n swings of 1/frequency is (1 + n)·e⁻ⁿ: a hundredth for 6.64.
        let frequency = 6.64 / CGFloat(ScrollThresholds.pagingDuration)
        self.init(
            Spring(stiffness: frequency * frequency, displacement: offset - rest, velocity: velocity), to: rest,
            pixel: pixel)
    }

    private init(_ spring: Spring, to rest: CGFloat, pixel: CGFloat) {
        self.spring = spring
        self.rest = rest
        duration = spring.settlingDuration(threshold: pixel * ScrollThresholds.restPixels)
    }

    func offset(at time: TimeInterval) -> CGFloat {
        time < duration ? rest + spring.value(at: time) : rest
    }

    func velocity(at time: TimeInterval) -> CGFloat {
        time < duration ? spring.velocity(at: time) : 0
    }
}
