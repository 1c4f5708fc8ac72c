import TouchInput
import TouchKinematics

/// The motion of both axes of a scroll view.
struct ScrollMotion: Hashable, Sendable {
    /// The kind of a motion, which decides the delegate's last call.
    enum Kind: Hashable, Sendable {
        /// Released by fingers; the delegate has not been notified of the deceleration yet.
        case release
        /// Released by fingers: ends with `scrollViewDidEndDecelerating(_:)`.
        case deceleration
        /// Animated by the app: ends with `scrollViewDidEndScrollingAnimation(_:)`.
        case animation
        /// Requested by the user: ends with `scrollViewDidScrollToTop(_:)`.
        case scrollToTop
        /// Returns content that was pulled beyond its edge by something else; ends without a call.
        case correction
    }

    var kind: Kind
    var horizontal: AxisMotion
    var vertical: AxisMotion
    var clock = MotionClock()

    subscript(axis: ScrollAxis) -> AxisMotion {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }

    /// The duration until both axes rest, in seconds.
    var duration: TimeInterval { max(horizontal.duration, vertical.duration) }

    /// The offset at rest.
    var target: CGPoint { CGPoint(x: horizontal.target, y: vertical.target) }

    /// The final offset that UIKit announces, before it is moved between the ends (M-07).
    var announcedTarget: CGPoint { CGPoint(x: horizontal.announcedTarget, y: vertical.announcedTarget) }

    /// Returns a Boolean value that indicates whether the motion rests at an instant.
    func isOver(at instant: TimeInterval) -> Bool { clock.isOver(duration, at: instant) }

    /// Returns the offset at an instant.
    func offset(at instant: TimeInterval) -> CGPoint {
        let time = clock.time(at: instant)
        return CGPoint(x: horizontal.offset(at: time), y: vertical.offset(at: time))
    }
}

/// The state of a drag: its origin, its velocity, and the axis that it leaves alone.
struct ScrollDrag: Sendable {
    /// The virtual offset of a translation of zero.
    var origin: CGPoint
    /// The distance by which the ends are moved out, below 0 for the least one: an app has set an offset so far beyond them that no
    /// finger could have pulled it there. It shrinks as the finger moves back.
    var slack = CGPoint.zero
    /// The page at which the drag began. One gesture turns at most one page (B-350).
    var page: CGPoint
    /// A Boolean value that is `true` while the delegate is asked for the final offset: a scroll that it begins replaces the drag.
    var isLetGo = false
    /// The velocities of the pan at the last drag event and at the one before, in points a second.
    private var velocities: (newest: CGPoint, before: CGPoint)?
    /// The axis that does not follow, because the drag began along the other one (B-322).
    var lockedAxis: ScrollAxis?

    init(origin: CGPoint, page: CGPoint) {
        self.origin = origin
        self.page = page
    }

    /// Adds a drag event with the present velocity of the pan.
    mutating func follow(velocity: CGPoint) {
        velocities = (velocity, velocities?.newest ?? velocity)
    }

    /// The velocity at the release, mostly that of the last drag event but one (M-03); `nil` before the first drag event.
    var releaseVelocity: CGPoint? {
        guard let (newest, before) = velocities else { return nil }
        let share = ScrollThresholds.newestShare
        return CGPoint(
            x: share * newest.x + (1 - share) * before.x, y: share * newest.y + (1 - share) * before.y)
    }

    /// Returns the axis that a drag leaves alone because it begins along the other one; `nil` if it begins diagonally.
    static func lockedAxis(by translation: CGPoint) -> ScrollAxis? {
        let (dx, dy) = (abs(translation.x), abs(translation.y))
        if dx > dy * ScrollThresholds.lockRatio { return .vertical }
        if dy > dx * ScrollThresholds.lockRatio { return .horizontal }
        return nil
    }
}

/// The time of a motion: its first frame shows one interval of the display, whenever in the interval it was released, and frame
/// k shows k intervals (M-12).
///
///     release    •                  (at any time between two frames)
///     frames   |       |       |
///     time     0       1       2    intervals
struct MotionClock: Hashable, Sendable {
    /// The instant of the time 0, in seconds on the host's time line; `nil` before the first frame.
    private(set) var origin: TimeInterval?

    /// Creates a clock that starts with the first frame.
    init() {}

    /// Creates a clock that continues one that has started.
    private init(origin: TimeInterval) { self.origin = origin }

    /// Returns the seconds since the time 0; 0 before the first frame.
    func time(at instant: TimeInterval) -> TimeInterval { origin.map { instant - $0 } ?? 0 }

    /// Returns a Boolean value that indicates whether a motion of some seconds is over at an instant.
    func isOver(_ duration: TimeInterval, at instant: TimeInterval) -> Bool {
        // Instants are whole nanoseconds: the frame may seem earlier.
        time(at: instant) > duration - 1e-6
    }

    /// Starts the clock with its first frame; returns `false` if it has started.
    mutating func start(at instant: TimeInterval, interval: TimeInterval) -> Bool {
        guard origin == nil else { return false }
        origin = instant - interval
        return true
    }

    /// Returns the clock of a motion that replaces this one's at an instant: it shows no interval a second time.
    func replaced(at instant: TimeInterval) -> MotionClock {
        origin == nil ? self : MotionClock(origin: instant)
    }
}

/// The offsets between which an axis scrolls, and the rubber band beyond them (B-323, B-341…B-344).
///
///     finger     ─────────────────────────►  pulls the virtual offset
///     virtual    … least ───── greatest ───────────────► any number
///     shown      … least ───── greatest ──► never `length` beyond it
struct AxisRange: Hashable, Sendable {
    /// The least offset at rest: the leading edge of the content, inset included; `greatest` is that of the trailing edge.
    var least: CGFloat
    var greatest: CGFloat
    /// The length of the bounds.
    var length: CGFloat
    /// A Boolean value that indicates whether the content can be pulled beyond its ends.
    var bounces: Bool
    /// A Boolean value that indicates whether the axis scrolls at all, even if it has no room.
    var isScrollable: Bool
    /// The part of a small pull that is shown (N-50, M-11).
    var coefficient = ScrollThresholds.bandCoefficient

    /// - Parameters:
    ///   - leading: The inset before the content; `trailing` the one after it.
    ///   - alwaysBounces: `true` if the content can be pulled beyond its ends although it fits.
    ///   - alignment: The position of content that fits, from 0, at the leading edge, to 1.
    init(
        content: CGFloat, leading: CGFloat, trailing: CGFloat, length: CGFloat, bounces: Bool, alwaysBounces: Bool,
        alignment: CGFloat = 0
    ) {
        // A number from the app that is not finite, or beyond any screen, must not become an offset.
        least = leading.isFinite ? -ScrollThresholds.bounded(leading) : 0
        let room = length - leading - trailing - content
        if room > 0, room.isFinite { least -= ScrollThresholds.bounded(room) * alignment }
        let end = content + trailing - length
        greatest = end.isFinite ? max(least, ScrollThresholds.bounded(end)) : least
        self.length = length
        self.bounces = bounces
        isScrollable = greatest > least || bounces && alwaysBounces
    }

    func clamped(_ offset: CGFloat) -> CGFloat { max(least, min(greatest, offset)) }

    /// Returns the distance of an offset beyond an end: below 0 before the least, above 0 after the greatest.
    func excess(of offset: CGFloat) -> CGFloat { offset - clamped(offset) }

    /// Returns a Boolean value that indicates whether there is content in a direction; one above 0 is towards greater offsets.
    func hasRoom(from offset: CGFloat, towards direction: CGFloat) -> Bool {
        direction > 0 ? offset < greatest : offset > least
    }

    /// Returns the range with an end moved out by some points, the least one if `slack` is below 0; the band shortens accordingly.
    func loosened(by slack: CGFloat) -> AxisRange {
        guard slack != 0 else { return self }
        var range = self
        range.length = max(0, length - abs(slack))
        if slack < 0 { range.least += slack } else { range.greatest += slack }
        return range
    }

    private var band: RubberBand { RubberBand(dimension: length, coefficient: coefficient) }

    /// Returns the offset that is shown for a virtual offset.
    func shown(_ virtual: CGFloat) -> CGFloat {
        let excess = excess(of: virtual)
        guard excess != 0 else { return virtual }
        return bounces ? clamped(virtual) + band.shown(for: excess) : clamped(virtual)
    }

    /// Returns the virtual offset of a shown one, from which a finger continues (B-342).
    func virtual(_ shown: CGFloat) -> CGFloat {
        let excess = excess(of: shown)
        guard excess != 0, bounces else { return shown }
        return clamped(shown) + band.pull(for: excess)
    }

    /// Returns a bounce back to an end, slowed down at its start so that it stays within the rubber band, or within the ends if the
    /// view does not bounce (B-341).
    func limiting(_ bounce: Bounce) -> Bounce {
        let start = abs(excess(of: bounce.rest + bounce.displacement))
        let furthest = max(start, bounces ? length : 0)
        func isAllowed(_ bounce: Bounce) -> Bool { abs(excess(of: bounce.rest + bounce.peak)) <= furthest }
        guard !isAllowed(bounce) else { return bounce }
        var (slow, fast): (CGFloat, CGFloat) = (0, 1)
        for _ in 0..<50 {
            let middle = (slow + fast) / 2
            if isAllowed(bounce.slowed(to: middle)) { slow = middle } else { fast = middle }
        }
        return bounce.slowed(to: slow)
    }
}

/// One of the two axes of scrolling. Each is decided by itself (B-343).
enum ScrollAxis: CaseIterable {
    case horizontal
    case vertical
}

extension CGPoint {
    subscript(axis: ScrollAxis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}

extension CGSize {
    subscript(axis: ScrollAxis) -> CGFloat { axis == .horizontal ? width : height }
}

extension CGVector {
    subscript(axis: ScrollAxis) -> CGFloat { axis == .horizontal ? dx : dy }
}
