@_spi(Subclass) public import TouchCore
public import TouchGeometry

/// Fingers stroke in a direction (B-265…B-268).
///
///     finger     D·········──M──M──M             U      recognized as soon as it is far enough, not at the lift
///     way        0         10       50…80 pt            of the middle of the fingers
///     time       (rest)    0        ≤ 0.5 s             from the start: once they are 10 pt away
///     state      possible           ended
///
/// Discrete. A slow swipe has to be straight and may be short, a fast one may be askew and has to be long: t seconds after
/// the start, with p = t / `maximumDuration`, the fingers have to be
///
///     `distanceWhenFast` + p·(`distanceWhenSlow` − `distanceWhenFast`)    points ahead, and at most
///     `slopeWhenFast`    + p·(`slopeWhenSlow`    − `slopeWhenFast`)       points to the side for each point ahead.
///
/// `SwipeCourse` draws it. Resting before the start costs nothing, so that a stroke that starts slowly works. It fails as
/// soon as no wanted direction can be reached any more: too slow, too far to the side or back, a finger too many, too late
/// or lifted, fingers that do not move alike. The middle of the fingers has to keep the limits of distance and slope, and
/// each finger has to stay near it (`allowableSpread`): hands turn a little while they stroke.
///
/// What a change sets counts from the next attempt (B-205).
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The directions, one or several; right by default. With several, nothing tells afterwards which one it was (B-268).
    public final var direction = Direction.right
    /// How many fingers; 1 by default.
    public final var numberOfTouchesRequired = 1

    /// Seconds from the start within which the distance must be reached; 0.5 by default (N-16).
    public final var maximumDuration: TimeInterval = GestureThresholds.swipeDuration
    /// Points from where the fingers came down at which the swipe starts; 10 by default. As many points it may first lead
    /// to the side, or back.
    public final var startDistance: CGFloat = GestureThresholds.swipeStart
    /// Points ahead that a swipe of the full duration has to go; 50 by default (N-17, N-19).
    public final var distanceWhenSlow: CGFloat = GestureThresholds.slowSwipeDistance
    /// Points ahead that a swipe of no duration has to go; 80 by default (N-17, N-19).
    public final var distanceWhenFast: CGFloat = GestureThresholds.fastSwipeDistance
    /// Points to the side for each point ahead in a swipe of the full duration; 0.36 by default, 20° (N-18).
    public final var slopeWhenSlow: CGFloat = GestureThresholds.slowSwipeSlope
    /// Points to the side for each point ahead in a swipe of no duration; 0.84 by default, 40° (N-18).
    public final var slopeWhenFast: CGFloat = GestureThresholds.fastSwipeSlope
    /// Points by which the way of a finger may differ from the mean of all; 30 by default. Below `distanceWhenSlow`, a
    /// finger that rests beside one that strokes is no swipe.
    public final var allowableSpread: CGFloat = GestureThresholds.swipeSpread
    /// Seconds between the first and the last finger (N-06).
    public final var maximumTouchSeparation: TimeInterval = GestureThresholds.touchSeparation

    private struct Finger {
        var id: ObjectIdentifier
        /// From where it came down, window coordinates.
        var way: CGPoint
    }

    private final var touchesWanted = 1
    private final var spreadWanted: CGFloat = 0
    private final var course: SwipeCourse?
    /// Where they came down, in that order; kept until the next attempt.
    private final var origins: [CGPoint] = []
    /// The same fingers.
    private final var fingers: [Finger] = []
    /// How far the middle was, and when, the last time that it had not started.
    private final var before: (distance: CGFloat, time: TimeInterval)?
    private final var start: TimeInterval?
    private final var deadline: VirtualTimer?

    /// A new attempt reads the settings.
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
            fail(because: "\(fingers.count) of \(counted(touchesWanted)) after \(text(CGFloat(seconds))) s")
        }
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if fingers.isEmpty { prepare() }
        for touch in touches {
            origins.append(touch.location(in: nil))
            fingers.append(Finger(id: ObjectIdentifier(touch), way: .zero))
        }
        if fingers.count > touchesWanted { return fail(because: "\(counted(fingers.count)), not \(touchesWanted)") }
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
            return fail(because: "a finger was lifted before all \(touchesWanted) were down")
        }
        judge(at: event.timestamp)
        guard state == .possible, let course else { return }
        guard let start else { return fail(because: "lifted before it moved \(text(course.slack)) pt") }
        let wanted = course.distance(after: event.timestamp - start)
        fail(because: "lifted \(text(way.distance(to: .zero))) pt away, \(text(wanted)) pt ahead were wanted")
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    @_spi(Subclass) open override func handles(_ event: UIEvent) -> Bool { event.type == .touches }

    /// A drag at the edge of the screen may be the system's (B-390).
    @_spi(Subclass) open override var waitsForSystemGestures: Bool { true }

    #if !hasFeature(Embedded)
        /// Only what the class itself overrides; whatever a subclass may override.
        @_spi(Subclass) open override var relationHooks: RelationHooks {
            type(of: self) == UISwipeGestureRecognizer.self ? [] : super.relationHooks
        }
    #endif

    open override func reset() {
        fingers.removeAll(keepingCapacity: true)
        (before, start, deadline) = (nil, nil, nil)
    }

    private func follow(_ touches: Set<UITouch>) {
        for touch in touches {
            for index in fingers.indices where fingers[index].id == ObjectIdentifier(touch) {
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
                because: "a finger strayed \(text(finger.way.distance(to: way))) pt from the others, "
                    + "more than \(text(spreadWanted))")
        }
        guard let start = start ?? startTime(way.distance(to: .zero), at: time) else { return }
        switch course.standing(way, after: time - start) {
        case .done: state = .recognized
        case .open: break
        case .lost: fail(because: "went \(text(way.x)), \(text(way.y)) pt, off its direction")
        }
    }

    /// Starts the time when the middle is far enough; between two scans it went evenly, in a longer silence it rested.
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
                because: "not \(text(course.distance.atLast)) pt ahead within \(text(CGFloat(course.duration))) s "
                    + "of the start")
        }
        return start
    }

    /// The mean of the fingers' ways.
    private var way: CGPoint {
        var sum = CGPoint.zero
        for finger in fingers {
            sum.x += finger.way.x
            sum.y += finger.way.y
        }
        return CGPoint(x: sum.x / CGFloat(fingers.count), y: sum.y / CGFloat(fingers.count))
    }

    /// The middle of where the fingers came down (B-267).
    open override func location(in view: UIView?) -> CGPoint {
        guard let center = origins.center else { return super.location(in: view) }
        return convert(center, to: view)
    }

    /// Where a finger came down (B-267).
    open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard origins.indices.contains(touchIndex) else { return super.location(ofTouch: touchIndex, in: view) }
        return convert(origins[touchIndex], to: view)
    }
}
