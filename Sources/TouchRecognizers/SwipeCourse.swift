import TouchCore
import TouchGeometry

/// What a swipe demands of fingers that have gone so far, so long after their start.
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
/// Both limits fall with time, so both rise with speed: a swipe at a mean of v points a second has to go
/// `far`·v / (v + (`far` − `near`) / `duration`) points.
struct SwipeCourse {
    enum Standing {
        /// Far enough in one of the directions, and straight enough.
        case done
        /// One of the directions is still possible.
        case open
        /// None is.
        case lost
    }

    var directions: UISwipeGestureRecognizer.Direction
    /// Seconds after which it is too slow.
    var duration: TimeInterval
    /// Points to go: at once, and after the duration.
    var distance: (atOnce: CGFloat, atLast: CGFloat)
    /// Points to the side for a point ahead: at once, and after the duration.
    var slope: (atOnce: CGFloat, atLast: CGFloat)
    /// Points to the side, or back, that trembling may lead before the slope counts.
    var slack: CGFloat

    /// - Parameters:
    ///   - way: of the middle of the fingers, from where they came down; window coordinates.
    ///   - seconds: since the start.
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

    /// Points that have to be gone so long after the start.
    func distance(after seconds: TimeInterval) -> CGFloat {
        limit(distance, after: seconds)
    }

    private func limit(_ ends: (atOnce: CGFloat, atLast: CGFloat), after seconds: TimeInterval) -> CGFloat {
        let rest = duration > 0 ? CGFloat(max(0, min(1, 1 - seconds / duration))) : 0
        return ends.atLast + (ends.atOnce - ends.atLast) * rest
    }
}

extension UISwipeGestureRecognizer.Direction {
    /// How far the way leads in the direction, and how far to either side of it.
    fileprivate func parts(of way: CGPoint) -> (ahead: CGFloat, aside: CGFloat) {
        if self == .right { return (way.x, abs(way.y)) }
        if self == .left { return (-way.x, abs(way.y)) }
        if self == .up { return (-way.y, abs(way.x)) }
        return (way.y, abs(way.x))
    }
}
