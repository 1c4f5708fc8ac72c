import TouchGeometry
import TouchKinematics

/// How scale and offset move together by themselves: closed forms of the seconds since the start, whatever the rate of the
/// display.
///
///     scale     from ●╲
///                     `·._            both go the same share of their way, so that one point of the picture stays
///     limit ┄┄┄┄┄┄┄┄┄┄┄┄┄┄`¨··──●     where it is from the start to the end
///                    0 ──── duration
struct ZoomMotion: Hashable, Sendable {
    /// Why it moves.
    enum Kind: Hashable, Sendable {
        /// Fingers let go beyond a limit.
        case bounce
        /// The app asked for it.
        case animation
    }

    /// The share of the way that is done, as a function of time.
    enum Curve: Hashable, Sendable {
        /// A bounce of 1, which ends when nothing of it is seen any more (M-08).
        case bounce(Bounce)
        /// Slowly, fast, slowly within some seconds (M-10).
        case ease(TimeInterval)
    }

    let kind: Kind
    let from: CGFloat
    let to: CGFloat
    /// Where it began, in seconds on the host's time line.
    let start: TimeInterval
    let curve: Curve
    /// About what it zooms, from the upper left corner of the bounds, if no end of the content is in the way.
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

    /// The curve of a bounce on which the furthest point has some way to go, in points (M-08, M-09).
    static func bounce(over way: CGFloat, pixel: CGFloat) -> Curve {
        .bounce(Bounce(from: 1, to: 0, threshold: ScrollThresholds.bounceRest(pixel: pixel) / max(way, pixel)))
    }

    /// Seconds until it rests.
    var duration: TimeInterval {
        switch curve {
        case .bounce(let bounce): bounce.duration
        case .ease(let duration): duration
        }
    }

    /// Whether it rests at an instant.
    func isOver(at instant: TimeInterval) -> Bool { instant - start >= duration }

    /// What is done of the way: 0 at the start, 1 at the end.
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

    /// The offset, or where it is to end, is another: it goes from the one to the other, and is there at the same time.
    mutating func goOn(from offset: CGPoint, to target: CGPoint, at instant: TimeInterval) {
        self.target = target
        let share = share(at: instant)
        guard share < 1 else { return }
        (origin, shareAtOrigin) = (offset, share)
    }

    /// Whether they are the same motion, even if somebody has changed its offset.
    func isSame(as other: ZoomMotion) -> Bool {
        kind == other.kind && start == other.start && from == other.from && to == other.to
    }
}
