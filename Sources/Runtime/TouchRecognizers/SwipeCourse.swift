import TouchCore
import TouchInput

/// The conditions that a swipe imposes on the path of the fingers, depending on the time since their start.
///
///     points ahead                                  to the side
///     80 ┤╲                                              ┊        ╱ slope 0.84 at once,
///        │  ╲      a swipe, once above                   ┊      ╱   0.36 after 0.5 s
///     50 ┤────╲ · · · · · · · ·                          ┊    ╱  a swipe in here,
///        │     │╲                                     10 ┊──╱    once far enough ahead
///        │       too slow after 0.5 s              ──────●──────────────────────── ahead
///        └──────┴─── seconds                         lost ┊──╲
///        0     0.5                                        ┊    ╲  lost out there
///
/// Both limits decrease with time, so both increase with speed: a swipe with a mean speed of v points per second must be `far`·v
/// / (v + (`far` − `near`) / `duration`) points long.
struct SwipeCourse {
    enum Standing {
        /// The path is long enough in one of the directions, and straight enough.
        case done
        /// One of the directions is still possible.
        case open
        /// None of the directions is possible.
        case lost
    }

    var directions: UISwipeGestureRecognizer.Direction
    /// The seconds after which it is too slow.
    var duration: TimeInterval
    /// The length in points: at the start, and after the duration.
    var distance: (atOnce: CGFloat, atLast: CGFloat)
    /// The points sideways per point forwards: at the start, and after the duration.
    var slope: (atOnce: CGFloat, atLast: CGFloat)
    /// The points sideways, or backwards, that jitter may amount to before the slope counts.
    var slack: CGFloat

    /// - Parameters:
    ///   - way: The path of the centroid of the fingers from its initial location, in window coordinates.
    ///   - seconds: The seconds since the start.
    func standing(_ way: CGPoint, after seconds: TimeInterval) -> Standing {
        let (distance, slope) = (limit(distance, after: seconds), limit(slope, after: seconds))
        var standing = Standing.lost
        var bit: UInt = 1
        while bit <= 8 {
            let direction = UISwipeGestureRecognizer.Direction(rawValue: bit)
            bit <<= 1
            guard directions.contains(direction) else { continue }
            let (ahead, aside) = direction.parts(of: way)
            if ahead >= distance, aside <= slope * ahead { return .done }
            if ahead >= -slack, aside <= slack + slope * max(0, ahead) { standing = .open }
        }
        return standing
    }

    /// Returns the required length in points at a time after the start.
    func distance(after seconds: TimeInterval) -> CGFloat {
        limit(distance, after: seconds)
    }

    private func limit(_ ends: (atOnce: CGFloat, atLast: CGFloat), after seconds: TimeInterval) -> CGFloat {
        let rest = duration > 0 ? CGFloat(max(0, min(1, 1 - seconds / duration))) : 0
        return ends.atLast + (ends.atOnce - ends.atLast) * rest
    }
}

extension UISwipeGestureRecognizer.Direction {
    /// Returns the component of the path in the direction, and the distance to either side of it.
    fileprivate func parts(of way: CGPoint) -> (ahead: CGFloat, aside: CGFloat) {
        if self == .right { return (way.x, abs(way.y)) }
        if self == .left { return (-way.x, abs(way.y)) }
        if self == .up { return (-way.y, abs(way.x)) }
        return (way.y, abs(way.x))
    }
}
