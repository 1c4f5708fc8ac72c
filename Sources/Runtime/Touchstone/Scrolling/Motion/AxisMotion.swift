import TouchInput
import TouchKinematics

/// The motion of an axis: a closed form of the seconds since its release, independent of the rate of the display.
///
///     offset        edge ┄┄┄┄┄┄┄.·´¯`·.┄┄┄┄┄┄┄┄
///                            ,·´        ¨`·──────   bounce: starts with the remaining speed (B-340)
///                      , · ´ ┊
///     release    •·´         ┊
///                ├── glide ──┼──── bounce ───┤ rest
///                0         impact         duration
///
/// An axis that is released beyond an edge and flung back inside is pulled to the edge first, and glides on from the exact
/// instant at which it reaches it: `entry`.
enum AxisMotion: Hashable, Sendable {
    /// The axis does not move.
    case rest(at: CGFloat)
    /// The axis slows down by itself.
    case glide(Deceleration)
    /// The axis slows down until the exact instant at which it reaches an edge, and bounces there.
    case impact(Deceleration, TimeInterval, Bounce)
    /// The axis returns to an edge, or moves to an offset chosen by the app.
    case bounce(Bounce)
    /// The axis is pulled to a page, or a keyboard to its place.
    case spring(AxisSpring)
    /// The axis returns to an edge, passes it inwards at an exact instant, and continues with another motion.
    indirect case entry(Bounce, TimeInterval, AxisMotion)
    /// The axis moves to an offset within a time, regardless of its velocity (M-10).
    case ease(from: CGFloat, to: CGFloat, over: TimeInterval)

    /// Returns the motion of an axis that is released at an offset with a velocity, in points a second.
    static func released(
        at offset: CGFloat, velocity: CGFloat, in range: AxisRange, law: MotionLaw
    ) -> AxisMotion {
        guard range.excess(of: offset) == 0 else {
            return returned(from: offset, velocity: velocity, in: range, law: law)
        }
        let glide = Deceleration(
            from: offset, velocity: velocity, rate: law.rate, restSpeed: ScrollThresholds.restSpeed)
        guard glide.duration > 0 else { return .rest(at: offset) }
        let edge = range.clamped(glide.target)
        guard edge != glide.target, let impact = glide.time(reaching: edge) else { return .glide(glide) }
        let bounce = law.bounce(from: edge, velocity: glide.velocity(at: impact), to: edge)
        return .impact(glide, impact, range.limiting(bounce))
    }

    /// Returns the motion of an axis that is released beyond an end.
    private static func returned(
        from offset: CGFloat, velocity: CGFloat, in range: AxisRange, law: MotionLaw
    ) -> AxisMotion {
        let edge = range.clamped(offset)
        let bounce = law.bounce(from: offset, velocity: velocity, to: edge)
        guard let time = bounce.passing, time < bounce.duration else { return .bounce(range.limiting(bounce)) }
        let speed = bounce.velocity(at: time)
        return .entry(bounce, time, released(at: edge, velocity: speed, in: range, law: law))
    }

    /// Returns the same motion, from some seconds after its start, within other limits or shifted by some points.
    ///
    /// A motion to a fixed target keeps its target if that is inside the limits; when it is shifted, the caller has ended it. Any other
    /// motion is released again.
    func resumed(
        at time: TimeInterval, shiftedBy shift: CGFloat, in range: AxisRange, law: MotionLaw
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
            // Limits that give way end the return to the old end.
            if shift == 0, range.clamped(offset) == bounce.rest {
                return .bounce(
                    range.limiting(
                        Bounce(
                            from: offset, velocity: bounce.velocity(at: time), to: bounce.rest, rate: bounce.rate,
                            decay: bounce.decay, threshold: bounce.threshold)))
            }
        case .impact(_, let impact, let bounce) where time >= impact:
            return AxisMotion.bounce(bounce)
                .resumed(at: time - impact, shiftedBy: shift, in: range, law: law)
        case .entry(let bounce, let passing, _) where time < passing:
            return .released(
                at: offset, velocity: bounce.velocity(at: time), in: range, law: law)
        case .entry(_, let passing, let next):
            return next.resumed(at: time - passing, shiftedBy: shift, in: range, law: law)
        case .rest, .glide, .impact, .bounce, .spring, .ease:
            break
        }
        return .released(at: offset, velocity: velocity(at: time), in: range, law: law)
    }

    /// Returns the motion of an axis that is released and comes to rest at an offset chosen by the app (B-331).
    static func released(at offset: CGFloat, landingOn target: CGFloat, law: MotionLaw) -> AxisMotion {
        .glide(Deceleration(from: offset, to: target, rate: law.rate, restSpeed: ScrollThresholds.restSpeed))
    }

    /// The offset at which the axis comes to rest.
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

    /// The final offset that UIKit announces, before it is moved between the ends (M-07).
    var announcedTarget: CGFloat {
        switch self {
        case .glide(let glide): glide.announcedTarget
        case .entry(_, _, let next): next.announcedTarget
        case .rest, .impact, .bounce, .spring, .ease: target
        }
    }

    /// The duration until the axis rests, in seconds.
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

    /// Returns the offset some seconds after the release.
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

    /// Returns the velocity some seconds after the release, in points a second.
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

/// The progress of an animated scroll over time: half a wave of a cosine (M-10).
///
///     progress  0 ·.        .·¨ 1
///                   `·.__.·´         (1 − cos π·part) / 2
enum CosineEase {
    /// Returns the progress after a part of the time: 0 at 0 and before, 1 at 1 and after.
    static func progress(at part: CGFloat) -> CGFloat {
        guard part > 0 else { return 0 }
        return part < 1 ? (1 - cosine(.pi * part)) / 2 : 1
    }
}

/// The numbers of a motion that belong to its view and display, rather than to its release.
struct MotionLaw: Hashable, Sendable {
    /// The part of the speed that is left after a millisecond (N-40).
    var rate: CGFloat
    /// The rate of decay of a bounce, per second (M-16).
    var decay: CGFloat
    /// The size of a pixel in points; smaller distances are not visible.
    var pixel: CGFloat

    /// Returns a bounce that is over when its rest is no longer visible (M-08, M-09).
    func bounce(from start: CGFloat, velocity: CGFloat, to rest: CGFloat) -> Bounce {
        Bounce(
            from: start, velocity: velocity, to: rest, rate: rate, decay: decay,
            threshold: ScrollThresholds.bounceRest(pixel: pixel))
    }
}
