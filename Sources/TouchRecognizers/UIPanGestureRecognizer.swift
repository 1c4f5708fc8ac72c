@_spi(Subclass) public import TouchCore
public import TouchGeometry
public import TouchKinematics

/// Fingers drag (B-240…B-247).
///
///     finger       D──·──·──M────M────M────U
///     travel       0  ·  ·  ≥10            │      on one axis, of at least minimumNumberOfTouches fingers
///     state        possible began changed  ended  when all are lifted
///
/// Continuous. The translation is that of the middle of the fingers, in window coordinates; a finger that is added,
/// lifted or replaced does not make it jump (S-094).
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// How many fingers at least; 1 by default.
    @exclusivity(unchecked) public final var minimumNumberOfTouches = 1
    /// How many fingers at most; no limit by default. More of them make it fail before it begins and are ignored after.
    @exclusivity(unchecked) public final var maximumNumberOfTouches = Int.max
    /// Points on one axis at which a finger counts as dragging; 10 by default (N-10).
    @exclusivity(unchecked) public final var hysteresis: CGFloat = GestureThresholds.panHysteresis
    /// Whether the translation starts at zero instead of at the hysteresis, so that what is dragged does not jump;
    /// `false` by default (B-243, Documentation/Divergences.md).
    @exclusivity(unchecked) public final var removesHysteresisFromTranslation = false
    /// How the velocity is made of the fingers' movements; by default `.lagging`, as UIKit was recorded to do (M-01).
    ///
    /// Another one takes effect with the next movement and knows nothing of those before. UIKit has no such property; `lsq2` is
    /// Android's. The first movement is seen from the touch-down; a lift is no sample.
    public final var velocityStrategy: VelocityStrategy {
        get { tracker.strategy }
        set { tracker.strategy = newValue }
    }

    /// Whether fingers that rest do not hold the translation back; `false` by default, when it is that of the middle of all
    /// fingers. Scroll views let only moving fingers count (B-247, S-148).
    @exclusivity(unchecked) public final var ignoresRestingTouches = false
    /// Kinds of scrolling that it follows as if fingers dragged; none by default. A scroll needs no hysteresis and has no
    /// touches: `numberOfTouches` is 0 (B-246, B-261). Fingers drag it all the same, but not during a scroll.
    public final var allowedScrollTypesMask: UIScrollTypeMask = []

    /// How many fingers count, for subclasses that count others than an app says: `maximumNumberOfTouches`.
    @_spi(Subclass) open var fingerLimit: Int { maximumNumberOfTouches }

    private struct Finger {
        var id: ObjectIdentifier
        var origin: CGPoint
        var place: CGPoint
    }

    @exclusivity(unchecked) private final var fingers: [Finger] = []
    /// How many there have been at once since the first one came down.
    private final var mostFingers = 0
    /// Of the middle of the fingers, window coordinates, since the beginning of the attempt.
    @exclusivity(unchecked) private final var travel = CGPoint.zero
    /// What `setTranslation(_:in:)` and the hysteresis took off the travel.
    @exclusivity(unchecked) private final var base = CGPoint.zero
    @exclusivity(unchecked) private final var tracker = VelocityTracker(
        memory: GestureThresholds.velocityMemory, rest: GestureThresholds.velocityRest, strategy: .lagging)

    /// How far the fingers have gone since they came down, in the coordinates of a view; `nil` means the window's.
    open func translation(in view: UIView?) -> CGPoint {
        convertVector(CGPoint(x: travel.x - base.x, y: travel.y - base.y), to: view)
    }

    /// Makes the translation another one, from which it goes on; the velocity becomes zero, and the next movement's is its own
    /// (B-207).
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        guard translation.x.isFinite, translation.y.isFinite else { return }
        var wanted = translation
        if let view {
            let (origin, end) = (view.convert(CGPoint.zero, to: nil), view.convert(translation, to: nil))
            wanted = CGPoint(x: end.x - origin.x, y: end.y - origin.y)
        }
        base = CGPoint(x: travel.x - wanted.x, y: travel.y - wanted.y)
        tracker.restart(at: travel, eventTimestamp)
    }

    /// How fast the fingers go, points a second, in the coordinates of a view; `nil` means the window's.
    ///
    /// As UIKit was recorded, a fifth of the newest movement and four fifths of that before (M-01), and what it was with the
    /// last movement for fingers that have stood still since: a digitizer that reports nothing of them says nothing of a rest (M-02).
    open func velocity(in view: UIView?) -> CGPoint {
        let velocity = tracker.velocity(at: eventTimestamp)
        return convertVector(CGPoint(x: velocity.dx, y: velocity.dy), to: view)
    }

    /// How far the middle of the fingers has gone since they came down, hysteresis and all, in the coordinates of a view.
    @_spi(Subclass) public final func travel(in view: UIView?) -> CGPoint { convertVector(travel, to: view) }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if fingers.isEmpty, state == .possible { start() }
        fingers.removeAll { isLeaving($0.id) }
        for touch in touches {
            guard fingers.count < fingerLimit else {
                guard state != .possible else {
                    return fail(because: "more than \(counted(fingerLimit))")
                }
                ignore(touch, for: event)
                continue
            }
            let place = touch.location(in: nil)
            fingers.append(Finger(id: ObjectIdentifier(touch), origin: place, place: place))
        }
        mostFingers = max(mostFingers, fingers.count)
        // The first movement is seen from here (M-01).
        if !tracker.hasMovement { tracker.restart(at: travel, event.timestamp) }
        updateReporting()
    }

    private func start() {
        (travel, base) = (.zero, .zero)
        mostFingers = 0
        tracker.reset()
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let step = step(of: touches, isMove: true)
        guard fingers.count >= minimumNumberOfTouches else { return }
        follow(step)
        tracker.add(travel, at: event.timestamp)
        guard state == .possible, areEnoughDragging else { return }
        if let reason = reasonNotToBegin(at: fingers.first?.origin ?? .zero, fingers.first?.place ?? .zero) {
            return fail(because: reason)
        }
        if removesHysteresisFromTranslation {
            base = CGPoint(
                x: max(-hysteresis, min(hysteresis, travel.x)), y: max(-hysteresis, min(hysteresis, travel.y)))
        }
        state = .began
    }

    /// Whether a finger that has gone so far, in window coordinates, drags this recognizer; `true` by default. Asked once it has gone
    /// the distance, at least, on either axis. A scroll has gone as far as it scrolled, and needs no distance.
    @_spi(Subclass) open func isDrag(_ travel: CGVector, beyond distance: CGFloat) -> Bool { true }

    /// What a subclass has against a drag from one point of the window to another that is long enough.
    func reasonNotToBegin(at start: CGPoint, _ end: CGPoint) -> String? { nil }

    /// Those that are lifted, and those that were given up after they were counted.
    private func forgetFingers(in touches: Set<UITouch>) {
        var index = 0
        while index < fingers.count {
            var isGone = !has(fingers[index].id)
            for touch in touches where fingers[index].id == ObjectIdentifier(touch) { isGone = true }
            if isGone { fingers.remove(at: index) } else { index += 1 }
        }
    }

    /// How far the touches went in this event, and how many moved at all; where they are now is written down.
    private func step(of touches: Set<UITouch>, isMove: Bool) -> (sum: CGPoint, movingCount: Int) {
        var sum = CGPoint.zero
        var movingCount = 0
        for touch in touches {
            let (present, before) = (touch.location(in: nil), touch.previousLocation(in: nil))
            if present != before { movingCount += 1 }
            sum.x += present.x - before.x
            sum.y += present.y - before.y
            guard isMove else { continue }
            for index in fingers.indices where fingers[index].id == ObjectIdentifier(touch) {
                fingers[index].place = present
            }
        }
        return (sum, movingCount)
    }

    /// The middle moves by the sum of the movements, divided by all fingers: those that rest hold it back, those that
    /// come and go do not move it.
    private func follow(_ step: (sum: CGPoint, movingCount: Int)) {
        guard !fingers.isEmpty else { return }
        let (sum, movingCount) = step
        let count = CGFloat(ignoresRestingTouches ? max(1, movingCount) : fingers.count)
        travel.x += sum.x / count
        travel.y += sum.y / count
    }

    /// Whether enough fingers are far enough on one axis from where they came down, whichever of them moved in this
    /// event (B-240, B-245).
    private var areEnoughDragging: Bool {
        var count = 0
        for finger in fingers {
            let (dx, dy) = (finger.place.x - finger.origin.x, finger.place.y - finger.origin.y)
            guard abs(dx) >= hysteresis || abs(dy) >= hysteresis else { continue }
            if isDrag(CGVector(dx: dx, dy: dy), beyond: hysteresis) { count += 1 }
        }
        return count >= max(1, minimumNumberOfTouches)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if fingers.count >= minimumNumberOfTouches {
            // The velocity stays that of the last movement (M-01), or the rest before the lift, also for who asks later.
            follow(step(of: touches, isMove: false))
            if tracker.velocity(at: event.timestamp) == .zero { tracker.restart(at: travel, event.timestamp) }
        }
        forgetFingers(in: touches)
        updateReporting()
        guard fingers.isEmpty else { return }
        if state == .possible {
            fail(
                because: mostFingers < minimumNumberOfTouches
                    ? "lifted before \(counted(minimumNumberOfTouches)) were down"
                    : "lifted before it moved \(text(hysteresis)) pt")
        } else {
            state = .ended
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }

    #if !hasFeature(Embedded)
        /// Only what the class itself overrides; whatever a subclass may override.
        @_spi(Subclass) open override var relationHooks: RelationHooks {
            type(of: self) == UIPanGestureRecognizer.self ? [] : super.relationHooks
        }
    #endif

    open override func reset() {
        fingers.removeAll(keepingCapacity: true)
    }

    // MARK: Scrolls

    @_spi(Subclass) open override func handles(_ event: UIEvent) -> Bool {
        guard let scroll = event as? ScrollEvent else { return event.type == .touches }
        return allowedScrollTypesMask.contains(scroll.kind == .discrete ? .discrete : .continuous)
    }

    @_spi(Subclass) open override func streamBegan(_ event: StreamEvent) {
        start()
        sendsActionForEveryMovement = true
        follow(event)
    }

    @_spi(Subclass) open override func streamChanged(_ event: StreamEvent) {
        follow(event)
    }

    @_spi(Subclass) open override func streamEnded(_ event: StreamEvent) {
        // Fingers that rest on a trackpad are not reported: a silence before the end is a rest (N-13).
        if tracker.hasRested(at: event.timestamp) { tracker.restart(at: travel, event.timestamp) }
        if state == .possible { fail(because: "nothing was scrolled") } else { state = .ended }
    }

    @_spi(Subclass) open override func streamCancelled(_ event: StreamEvent) {
        state = state == .possible ? .failed : .cancelled
    }

    private func follow(_ event: StreamEvent) {
        guard let scroll = event as? ScrollEvent else { return }
        let end = CGPoint(x: travel.x + scroll.delta.dx, y: travel.y + scroll.delta.dy)
        guard end.x.isFinite, end.y.isFinite else { return }
        travel = end
        tracker.add(travel, at: event.timestamp)
        guard state == .possible, travel != .zero else { return }
        if isDrag(CGVector(dx: travel.x, dy: travel.y), beyond: 0) { state = .began }
    }

    /// A drag at the edge of the screen may be the system's (B-390).
    @_spi(Subclass) open override var waitsForSystemGestures: Bool { true }

    /// With too few fingers left there is nothing to say (B-240).
    private func updateReporting() {
        sendsActionForEveryMovement = fingers.count >= minimumNumberOfTouches
    }
}
