import TouchGeometry
import TouchKinematics

/// How an axis moves by itself: a closed form of the seconds since it was let go, whatever the rate of the display.
///
///     offset        edge ┄┄┄┄┄┄┄.·´¯`·.┄┄┄┄┄┄┄┄
///                            ,·´        ¨`·──────   bounce: what is left of the speed feeds it (B-340)
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
    case impact(Deceleration, TimeInterval, Bounce)
    /// Comes back to an edge, or to where the app wants it.
    case bounce(Bounce)
    /// Is pulled to a page, or a keyboard to its place.
    case spring(AxisSpring)
    /// Comes back to an edge, which it passes inwards at an exact instant, and goes on.
    indirect case entry(Bounce, TimeInterval, AxisMotion)
    /// Goes somewhere in a time, whatever its speed was (M-10).
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
        let glide = Deceleration(
            from: offset, velocity: velocity, rate: rate, restSpeed: ScrollThresholds.restSpeed)
        guard glide.duration > 0 else { return .rest(at: offset) }
        let edge = range.clamped(glide.target)
        guard edge != glide.target, let impact = glide.time(reaching: edge) else { return .glide(glide) }
        let bounce = Bounce(
            from: edge, velocity: glide.velocity(at: impact), to: edge, rate: rate,
            threshold: ScrollThresholds.bounceRest(pixel: pixel))
        return .impact(glide, impact, range.limiting(bounce))
    }

    /// An axis that is let go beyond an end.
    private static func returned(
        from offset: CGFloat, velocity: CGFloat, in range: AxisRange, rate: CGFloat, pixel: CGFloat
    ) -> AxisMotion {
        let edge = range.clamped(offset)
        let bounce = Bounce(
            from: offset, velocity: velocity, to: edge, rate: rate,
            threshold: ScrollThresholds.bounceRest(pixel: pixel))
        guard let time = bounce.passing, time < bounce.duration else { return .bounce(range.limiting(bounce)) }
        let speed = bounce.velocity(at: time)
        return .entry(bounce, time, released(at: edge, velocity: speed, in: range, rate: rate, pixel: pixel))
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
        case .bounce(let bounce) where time < bounce.duration:
            if shift != 0, range.excess(of: offset) == 0 { return .rest(at: offset) }
            if shift == 0, range.excess(of: bounce.rest) == 0 {
                return .bounce(
                    range.limiting(
                        Bounce(
                            from: offset, velocity: bounce.velocity(at: time), to: bounce.rest, rate: bounce.rate,
                            threshold: bounce.threshold)))
            }
        case .impact(_, let impact, let bounce) where time >= impact:
            return AxisMotion.bounce(bounce)
                .resumed(at: time - impact, shiftedBy: shift, in: range, rate: rate, pixel: pixel)
        case .entry(let bounce, let passing, _) where time < passing:
            return .released(
                at: offset, velocity: bounce.velocity(at: time), in: range, rate: rate, pixel: pixel)
        case .entry(_, let passing, let next):
            return next.resumed(at: time - passing, shiftedBy: shift, in: range, rate: rate, pixel: pixel)
        case .rest, .glide, .impact, .bounce, .spring, .ease:
            break
        }
        return .released(at: offset, velocity: velocity(at: time), in: range, rate: rate, pixel: pixel)
    }

    /// An axis that is let go and comes to rest where the app wants it (B-331).
    static func released(at offset: CGFloat, landingOn target: CGFloat, rate: CGFloat) -> AxisMotion {
        .glide(Deceleration(from: offset, to: target, rate: rate, restSpeed: ScrollThresholds.restSpeed))
    }

    /// Where it comes to rest.
    var target: CGFloat {
        switch self {
        case .rest(let offset): offset
        case .glide(let glide): glide.target
        case .impact(_, _, let bounce), .bounce(let bounce): bounce.rest
        case .spring(let spring): spring.rest
        case .entry(_, _, let next): next.target
        case .ease(_, let end, _): end
        }
    }

    /// Where UIKit announces that it comes to rest, before that is brought between the ends (M-07).
    var announcedTarget: CGFloat {
        switch self {
        case .glide(let glide): glide.announcedTarget
        case .entry(_, _, let next): next.announcedTarget
        case .rest, .impact, .bounce, .spring, .ease: target
        }
    }

    /// Seconds until it rests.
    var duration: TimeInterval {
        switch self {
        case .rest: 0
        case .glide(let glide): glide.duration
        case .impact(_, let impact, let bounce): impact + bounce.duration
        case .bounce(let bounce): bounce.duration
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
        case .impact(let glide, let impact, let bounce):
            return time < impact ? glide.position(at: time) : bounce.position(at: time - impact)
        case .bounce(let bounce): return bounce.position(at: time)
        case .spring(let spring): return spring.offset(at: time)
        case .entry(let bounce, let passing, let next):
            return time < passing ? bounce.position(at: time) : next.offset(at: time - passing)
        case .ease(let start, let end, let duration):
            guard time < duration else { return end }
            return start + (end - start) * CosineEase.progress(at: CGFloat(time / duration))
        }
    }

    /// Points a second.
    func velocity(at time: TimeInterval) -> CGFloat {
        switch self {
        case .rest, .ease: 0
        case .glide(let glide): glide.velocity(at: time)
        case .impact(let glide, let impact, let bounce):
            time < impact ? glide.velocity(at: time) : bounce.velocity(at: time - impact)
        case .bounce(let bounce): bounce.velocity(at: time)
        case .spring(let spring): spring.velocity(at: time)
        case .entry(let bounce, let passing, let next):
            time < passing ? bounce.velocity(at: time) : next.velocity(at: time - passing)
        }
    }
}
