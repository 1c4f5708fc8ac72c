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
///
/// One that is let go beyond an edge and flung back inside is pulled there, and glides on from the exact instant at which it
/// comes to the edge: `entry`.
enum AxisMotion: Hashable, Sendable {
    /// Stays.
    case rest(at: CGFloat)
    /// Slows down by itself.
    case glide(Deceleration)
    /// Slows down until the exact instant at which it comes to an edge, and is pulled back there.
    case impact(Deceleration, TimeInterval, AxisSpring)
    /// Is pulled to where it rests.
    case spring(AxisSpring)
    /// Is pulled to an edge, which it passes inwards at an exact instant, and goes on.
    indirect case entry(AxisSpring, TimeInterval, AxisMotion)
    /// Goes somewhere in a time, whatever its speed was.
    case ease(from: CGFloat, to: CGFloat, over: TimeInterval)

    /// An axis that is let go at an offset with a velocity, in points a second.
    ///
    /// - Parameter pixel: what is smaller is not seen, in points.
    static func released(
        at offset: CGFloat, velocity: CGFloat, in range: AxisRange, rate: CGFloat, pixel: CGFloat
    ) -> AxisMotion {
        guard range.excess(of: offset) == 0 else {
            return returned(from: offset, velocity: velocity, in: range, rate: rate, pixel: pixel)
        }
        let threshold = pixel * ScrollThresholds.restPixels
        let glide = Deceleration(from: offset, velocity: velocity, rate: rate, threshold: threshold)
        guard glide.duration > 0 else { return .rest(at: offset) }
        let edge = range.clamped(glide.target)
        guard edge != glide.target, let impact = glide.time(reaching: edge) else { return .glide(glide) }
        let spring = AxisSpring(from: edge, velocity: glide.velocity(at: impact), to: edge, pixel: pixel)
        return .impact(glide, impact, spring.limited(to: range))
    }

    /// An axis that is let go beyond an end.
    private static func returned(
        from offset: CGFloat, velocity: CGFloat, in range: AxisRange, rate: CGFloat, pixel: CGFloat
    ) -> AxisMotion {
        let edge = range.clamped(offset)
        let spring = AxisSpring(from: offset, velocity: velocity, to: edge, pixel: pixel)
        guard let time = spring.passing else { return .spring(spring.limited(to: range)) }
        let speed = spring.velocity(at: time)
        guard time < spring.duration, abs(speed) >= ScrollThresholds.flingVelocity else {
            return .spring(spring.ending(at: time))
        }
        return .entry(spring, time, released(at: edge, velocity: speed, in: range, rate: rate, pixel: pixel))
    }

    /// The same motion, from some seconds after its beginning, in other limits, or shifted by some points.
    ///
    /// What is pulled somewhere still goes there, if that is inside; who shifts it there has ended that. Else it is let go anew.
    func resumed(
        at time: TimeInterval, shiftedBy shift: CGFloat, in range: AxisRange, rate: CGFloat, pixel: CGFloat
    ) -> AxisMotion {
        let offset = offset(at: time) + shift
        switch self {
        case .spring(let spring) where time < spring.duration:
            if shift != 0, range.excess(of: offset) == 0 { return .rest(at: offset) }
            if shift == 0, range.excess(of: spring.rest) == 0 {
                return .spring(spring.resumed(at: time).limited(to: range))
            }
        case .impact(_, let impact, let spring) where time >= impact:
            return AxisMotion.spring(spring)
                .resumed(at: time - impact, shiftedBy: shift, in: range, rate: rate, pixel: pixel)
        case .entry(let spring, let passing, _) where time < passing:
            return .released(
                at: offset, velocity: spring.velocity(at: time), in: range, rate: rate, pixel: pixel)
        case .entry(_, let passing, let next):
            return next.resumed(at: time - passing, shiftedBy: shift, in: range, rate: rate, pixel: pixel)
        case .rest, .glide, .impact, .spring, .ease:
            break
        }
        return .released(at: offset, velocity: velocity(at: time), in: range, rate: rate, pixel: pixel)
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
        case .entry(_, _, let next): next.target
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
        case .entry(_, let passing, let next): passing + next.duration
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
        case .entry(let spring, let passing, let next):
            return time < passing ? spring.offset(at: time) : next.offset(at: time - passing)
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
        case .entry(let spring, let passing, let next):
            time < passing ? spring.velocity(at: time) : next.velocity(at: time - passing)
        }
    }
}
