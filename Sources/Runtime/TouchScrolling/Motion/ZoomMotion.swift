import TouchInput
import TouchKinematics

/// The joint motion of scale and offset: closed forms of the seconds since the start, independent of the rate of the
/// display.
///
///     scale     from ●╲
///                     `·._            both cover the same share of their way, so that one point of the picture stays
///     limit ┄┄┄┄┄┄┄┄┄┄┄┄┄┄`¨··──●     in place from the start to the end
///                    0 ──── duration
struct ZoomMotion: Hashable, Sendable {
    /// The cause of a motion.
    enum Kind: Hashable, Sendable {
        /// Fingers were lifted beyond a limit.
        case bounce
        /// The app asked for an animated zoom.
        case animation
    }

    /// The covered share of the way, as a function of time.
    enum Curve: Hashable, Sendable {
        /// A bounce of 1, which ends when the rest of it is no longer visible (M-08).
        case bounce(Bounce)
        /// An ease in and out that takes some seconds (M-10).
        case ease(TimeInterval)
    }

    let kind: Kind
    let from: CGFloat
    let to: CGFloat
    /// The time at which it began, in seconds on the host's time line.
    let start: TimeInterval
    let curve: Curve
    /// The point about which it zooms, from the upper left corner of the bounds, unless an end of the content prevents it.
    let focus: CGPoint
    private var origin: CGPoint
    /// The offset at the end.
    private(set) var target: CGPoint
    /// The share at which the offset was `origin`.
    private var shareAtOrigin: CGFloat = 0

    init(
        _ kind: Kind, from: CGFloat, _ origin: CGPoint, to: CGFloat, _ target: CGPoint, about focus: CGPoint,
        along curve: Curve, start: TimeInterval
    ) {
        self.kind = kind
        (self.from, self.to) = (from, to)
        (self.origin, self.target) = (origin, target)
        self.focus = focus
        self.curve = curve
        self.start = start
    }

    /// Returns the curve of a bounce on which the furthest point has some points to go (M-08, M-09).
    static func bounce(over way: CGFloat, pixel: CGFloat) -> Curve {
        .bounce(Bounce(from: 1, to: 0, threshold: ScrollThresholds.bounceRest(pixel: pixel) / max(way, pixel)))
    }

    /// The duration until it rests, in seconds.
    var duration: TimeInterval {
        switch curve {
        case .bounce(let bounce): bounce.duration
        case .ease(let duration): duration
        }
    }

    /// Returns a Boolean value that indicates whether the motion rests at an instant.
    func isOver(at instant: TimeInterval) -> Bool { instant - start >= duration }

    /// Returns the covered share of the way: 0 at the start, 1 at the end.
    func share(at instant: TimeInterval) -> CGFloat {
        guard !isOver(at: instant) else { return 1 }
        let time = instant - start
        switch curve {
        case .bounce(let bounce): return 1 - bounce.position(at: time)
        case .ease(let duration): return CosineEase.progress(at: CGFloat(time / duration))
        }
    }

    func scale(at instant: TimeInterval) -> CGFloat {
        let share = share(at: instant)
        return share < 1 ? from + (to - from) * share : to
    }

    func offset(at instant: TimeInterval) -> CGPoint {
        let share = share(at: instant)
        guard share < 1 else { return target }
        let rest = (1 - share) / (1 - shareAtOrigin)
        return CGPoint(x: target.x + (origin.x - target.x) * rest, y: target.y + (origin.y - target.y) * rest)
    }

    /// Continues from another offset to another target, and arrives at the same time.
    mutating func goOn(from offset: CGPoint, to target: CGPoint, at instant: TimeInterval) {
        self.target = target
        let share = share(at: instant)
        guard share < 1 else { return }
        (origin, shareAtOrigin) = (offset, share)
    }

    /// Returns a Boolean value that indicates whether both are the same motion, even if the offset of one has been changed.
    func isSame(as other: ZoomMotion) -> Bool {
        kind == other.kind && start == other.start && from == other.from && to == other.to
    }
}
