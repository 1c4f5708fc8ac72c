internal import TouchArbitration
@_spi(Subclass) public import TouchCore
public import TouchInput

/// A recognizer of fingers that swipe in a direction (B-265…B-268).
///
///     finger     D·········──M──M──M             U      recognized as soon as it is long enough, not at the lift
///     way        0         10       50…80 pt            of the centroid of the fingers
///     time       (rest)    0        ≤ 0.5 s             from the start: once they are 10 pt away
///     state      possible           ended
///
/// Discrete. A slow swipe must be straight and may be short, a fast one may be oblique and must be long: t seconds after the
/// start, with p = t / `maximumDuration`, the fingers must be
///
///     `distanceWhenFast` + p·(`distanceWhenSlow` − `distanceWhenFast`)    points ahead, and at most
///     `slopeWhenFast`    + p·(`slopeWhenSlow`    − `slopeWhenFast`)       points to the side for each point ahead.
///
/// `SwipeCourse` has a drawing. A rest before the start has no effect, so that a swipe may start slowly. The recognizer fails as
/// soon as no wanted direction is possible: when the fingers are too slow, too far sideways or backwards, too many, too late,
/// lifted, or do not move alike. The limits of distance and slope apply to the centroid of the fingers, and each finger must stay
/// near its path (`allowableSpread`), since hands rotate a little while they swipe.
///
/// Changes of the properties take effect with the next attempt (B-205).
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The kind of recognizer in traces, `swipe`.
    @_spi(Subclass) open override var kindInTraces: String { "swipe" }

    /// The directions, one or several; `right` by default. With several, there is no way to find out afterwards which one it was
    /// (B-268).
    public final var direction = Direction.right
    /// The number of fingers; 1 by default.
    public final var numberOfTouchesRequired = 1

    /// The time in seconds from the start within which the distance must be reached; 0.5 by default (N-16).
    public final var maximumDuration: TimeInterval = GestureThresholds.swipeDuration
    /// The distance in points from the initial location of the fingers at which the swipe starts; 10 by default. It may first
    /// lead sideways, or backwards, by the same distance.
    public final var startDistance: CGFloat = GestureThresholds.swipeStart
    /// The required distance in points forwards of a swipe that takes the full duration; 50 by default (N-17, N-19).
    public final var distanceWhenSlow: CGFloat = GestureThresholds.slowSwipeDistance
    /// The required distance in points forwards of a swipe that takes no time; 80 by default (N-17, N-19).
    public final var distanceWhenFast: CGFloat = GestureThresholds.fastSwipeDistance
    /// The maximum number of points sideways per point forwards in a swipe that takes the full duration; 0.36 by default, 20°
    /// (N-18).
    public final var slopeWhenSlow: CGFloat = GestureThresholds.slowSwipeSlope
    /// The maximum number of points sideways per point forwards in a swipe that takes no time; 0.84 by default, 40° (N-18).
    public final var slopeWhenFast: CGFloat = GestureThresholds.fastSwipeSlope
    /// The distance in points by which the path of a finger may differ from the mean path; 30 by default. As long as it is below
    /// `distanceWhenSlow`, a resting finger beside one that swipes is not a swipe.
    public final var allowableSpread: CGFloat = GestureThresholds.swipeSpread
    /// The maximum time in seconds between the first and the last finger (N-06).
    public final var maximumTouchSeparation: TimeInterval = GestureThresholds.touchSeparation

    private struct Finger {
        var id: Int
        /// The path from its initial location, in window coordinates.
        var way: CGPoint
    }

    private final var touchesWanted = 1
    private final var spreadWanted: CGFloat = 0
    private final var course: SwipeCourse?
    /// The initial locations, in the order of the touches; kept until the next attempt.
    private final var origins: [CGPoint] = []
    /// The fingers in the same order.
    private final var fingers: [Finger] = []
    /// The latest distance of the centroid before the start, and its time.
    private final var before: (distance: CGFloat, time: TimeInterval)?
    private final var start: TimeInterval?
    private final var deadline: VirtualTimer?

    /// Prepares a new attempt: reads the properties.
    private func prepare() {
        touchesWanted = max(1, numberOfTouchesRequired)
        spreadWanted = allowableSpread
        course = SwipeCourse(
            directions: direction, duration: maximumDuration, distance: (distanceWhenFast, distanceWhenSlow),
            slope: (slopeWhenFast, slopeWhenSlow), slack: startDistance)
        origins.removeAll(keepingCapacity: true)
        guard touchesWanted > 1 else { return }
        let seconds = maximumTouchSeparation
        deadline = after(seconds) { [self] in
            fail(
                because: "\(measured: fingers.count) of \(fingerLimit: touchesWanted) after \(text(CGFloat(seconds))) s"
            )
        }
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if fingers.isEmpty { prepare() }
        for touch in touches {
            origins.append(touch.location(in: nil))
            fingers.append(Finger(id: touch.number, way: .zero))
        }
        if fingers.count > touchesWanted { return fail(because: .count(fingers.count, not: touchesWanted)) }
        guard fingers.count == touchesWanted else { return }
        if let deadline { cancel(deadline) }
        judge(at: event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        follow(touches)
        judge(at: event.timestamp)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        follow(touches)
        guard fingers.count == touchesWanted else {
            return fail(because: .liftedEarly(of: touchesWanted))
        }
        judge(at: event.timestamp)
        guard state == .possible, let course else { return }
        guard let start else {
            return fail(
                because: touchesWanted == 1
                    ? "lifted before it moved \(limit: course.slack) pt"
                    : "lifted before the middle of the fingers moved \(limit: course.slack) pt")
        }
        let wanted = course.distance(after: event.timestamp - start)
        fail(because: "lifted \(measured: way.distance(to: .zero)) pt away, \(limit: wanted) pt ahead were required")
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    @_spi(Subclass) open override func handles(_ event: UIEvent) -> Bool { event.type == .touches }

    /// Returns `true`: a drag at the edge of the screen may belong to the system (B-390).
    @_spi(Subclass) open override var waitsForSystemGestures: Bool { true }

    @_spi(Subclass) open override var relationHooks: RelationHooks { hooks(of: UISwipeGestureRecognizer.self) }

    open override func reset() {
        fingers.removeAll(keepingCapacity: true)
        (before, start, deadline) = (nil, nil, nil)
    }

    private func follow(_ touches: Set<UITouch>) {
        for touch in touches {
            let number = touch.number
            for index in fingers.indices where fingers[index].id == number {
                let place = touch.location(in: nil)
                fingers[index].way = CGPoint(x: place.x - origins[index].x, y: place.y - origins[index].y)
            }
        }
    }

    private func judge(at time: TimeInterval) {
        guard state == .possible, let course, fingers.count == touchesWanted else { return }
        let way = way
        for finger in fingers where finger.way.distance(to: way) > spreadWanted {
            return fail(
                because:
                    "a finger strayed \(measured: finger.way.distance(to: way)) pt from the others, more than \(limit: spreadWanted)"
            )
        }
        guard let start = start ?? startTime(way.distance(to: .zero), at: time) else { return }
        switch course.standing(way, after: time - start) {
        case .done: state = .recognized
        case .open: break
        case .lost: fail(because: "went \(text(way.x)), \(text(way.y)) pt, off its direction")
        }
    }

    /// Returns the start time once the centroid is far enough; between two scans its movement counts as uniform, during a longer
    /// pause as a rest.
    private func startTime(_ distance: CGFloat, at time: TimeInterval) -> TimeInterval? {
        guard let course else { return nil }
        guard distance >= course.slack else {
            before = (distance, time)
            return nil
        }
        var start = time
        if let before, before.distance < course.slack {
            let share = (distance - course.slack) / (distance - before.distance)
            start -= Double(share) * min(time - before.time, GestureThresholds.slowestScan)
        }
        self.start = start
        deadline = after(course.duration - (time - start)) { [self] in
            fail(
                because: "not \(text(course.distance.atLast)) pt ahead within \(limit: course.duration) s of the start")
        }
        return start
    }

    /// The mean of the fingers' paths.
    private var way: CGPoint {
        var sum = CGPoint.zero
        for finger in fingers {
            sum.x += finger.way.x
            sum.y += finger.way.y
        }
        return CGPoint(x: sum.x / CGFloat(fingers.count), y: sum.y / CGFloat(fingers.count))
    }

    /// The number of fingers of the attempt, also when one of them is lifted in the event in which it is recognized; after the
    /// reset, 0.
    open override var numberOfTouches: Int { fingers.count }

    /// Returns the centroid of the initial locations of the fingers (B-267).
    open override func location(in view: UIView?) -> CGPoint {
        guard let center = origins.center else { return super.location(in: view) }
        return convert(center, to: view)
    }

    /// Returns the initial location of a finger (B-267).
    open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard origins.indices.contains(touchIndex) else { return super.location(ofTouch: touchIndex, in: view) }
        return convert(origins[touchIndex], to: view)
    }
}

extension UISwipeGestureRecognizer {
    /// The directions of swipes.
    nonisolated public struct Direction: OptionSet, Hashable, Sendable {
        /// One bit per direction.
        public let rawValue: UInt
        /// Creates directions from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// To the right of the window.
        public static let right = Direction(rawValue: 1)
        /// To the left of the window.
        public static let left = Direction(rawValue: 2)
        /// To the top of the window.
        public static let up = Direction(rawValue: 4)
        /// To the bottom of the window.
        public static let down = Direction(rawValue: 8)
    }
}
