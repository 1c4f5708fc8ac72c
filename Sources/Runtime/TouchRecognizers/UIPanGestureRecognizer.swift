public import TouchArbitration
@_spi(Subclass) public import TouchCore
public import TouchInput
public import TouchKinematics

/// A recognizer of fingers that drag (B-240…B-247).
///
///     finger       D──·──·──M────M────M────U
///     travel       0  ·  ·  ≥10            │      on one axis, of at least minimumNumberOfTouches fingers
///     state        possible began changed  ended  when fewer than that are left
///
/// Continuous. After the end, a finger that is still down does not start another pan. The translation is that of the centroid
/// of the fingers, in window coordinates; it does not jump when a finger is added, lifted or replaced (S-094).
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The kind of recognizer in traces, `pan`.
    @_spi(Subclass) open override var kindInTraces: String { "pan" }

    /// The minimum number of fingers; 1 by default. A pan that has begun ends when fewer are left (B-240).
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    public final var minimumNumberOfTouches = 1 {
        didSet { if !fingers.isEmpty { updateReporting() } }
    }
    /// The maximum number of fingers; no limit by default. Additional fingers make it fail before it begins, and are ignored
    /// afterwards.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    public final var maximumNumberOfTouches = Int.max
    /// The distance in points, on one axis, at which a finger counts as dragging; 10 by default (N-10).
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    public final var hysteresis: CGFloat = GestureThresholds.panHysteresis
    /// A Boolean value that indicates whether the translation starts at zero instead of at the hysteresis, so that the dragged
    /// view does not jump; `false` by default (B-243, Documentation/Divergences.md).
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    public final var removesHysteresisFromTranslation = false
    /// The method that computes the velocity from the movements of the fingers; by default `.lagging`, as in recordings of UIKit
    /// (M-01).
    ///
    /// A change takes effect with the next movement, without the previous ones. UIKit has no such property; `lsq2` is Android's.
    /// The first movement counts from the touch-down; a lift is not a sample.
    public final var velocityStrategy: VelocityStrategy {
        get { tracker.strategy }
        set { tracker.strategy = newValue }
    }

    /// A Boolean value that indicates whether resting fingers are excluded from the translation; `false` by default: it is then
    /// that of the centroid of all fingers. Scroll views count only moving fingers (B-247, S-148).
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    public final var ignoresRestingTouches = false
    /// The scroll types that the recognizer follows as if fingers dragged; none by default. A wheel needs no hysteresis, fingers on a trackpad
    /// do (M-14). A scroll has no touches: `numberOfTouches` is 0 (B-246, B-261). The recognizer follows fingers as well, but not during a scroll.
    public final var allowedScrollTypesMask: UIScrollTypeMask = []

    /// The maximum number of fingers, for subclasses with a limit other than the app's `maximumNumberOfTouches`.
    @_spi(Subclass) open var fingerLimit: Int { maximumNumberOfTouches }

    /// The reason of most failures; that of the default distance is written once.
    private var reasonOfRest: Reason {
        hysteresis == GestureThresholds.panHysteresis ? Self.usualReasonOfRest : Self.reasonOfRest(within: hysteresis)
    }

    private static let usualReasonOfRest = reasonOfRest(within: GestureThresholds.panHysteresis)

    private static func reasonOfRest(within distance: CGFloat) -> Reason {
        "lifted before it moved \(limit: distance) pt"
    }

    /// Returns the reason why fingers that were lifted did not drag.
    private var reasonOfLift: Reason {
        let (x, y) = (abs(travel.x), abs(travel.y))
        if mostFingers < minimumNumberOfTouches {
            return "lifted before \(fingerLimit: minimumNumberOfTouches) were down"
        }
        if isTurnedAside { return reasonNotToDrag }
        if minimumNumberOfTouches > 1 {
            return "lifted before \(fingerLimit: minimumNumberOfTouches) at once had moved \(limit: hysteresis) pt"
        }
        if max(x, y) >= hysteresis { return "moved \(limit: hysteresis) pt only in the event of its lift" }
        guard x * x + y * y >= hysteresis * hysteresis else { return reasonOfRest }
        return "moved \(measured: x) and \(measured: y) pt along the axes, less than \(limit: hysteresis)"
    }

    /// The reason of a subclass why fingers that moved far enough do not drag it.
    @_spi(Subclass) open var reasonNotToDrag: Reason { "moved \(limit: hysteresis) pt, which is no drag" }

    private struct Finger {
        var id: Int
        var origin: CGPoint
        var place: CGPoint
    }

    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    private final var fingers: [Finger] = []
    /// The greatest number of simultaneous fingers since the first one came down.
    private final var mostFingers = 0
    /// A Boolean value that indicates whether a finger, or a scroll, moved far enough and does not drag the recognizer.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    private final var isTurnedAside = false
    /// The movement of the centroid of the fingers since the beginning of the attempt, in window coordinates.
    private final var travel = CGPoint.zero
    /// The part of the travel that was subtracted by `setTranslation(_:in:)` and the hysteresis.
    private final var base = CGPoint.zero
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    private final var tracker = VelocityTracker(
        memory: GestureThresholds.velocityMemory, rest: GestureThresholds.velocityRest, strategy: .lagging)

    /// Returns the translation of the fingers since they came down, in the coordinates of a view; `nil` means the window's.
    open func translation(in view: UIView?) -> CGPoint {
        convertVector(CGPoint(x: travel.x - base.x, y: travel.y - base.y), to: view)
    }

    /// Sets the translation, from which it continues. The velocity is zero until the next event; in the last action it stays (B-207).
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        guard translation.x.isFinite, translation.y.isFinite else { return }
        var wanted = translation
        if let view {
            let (origin, end) = (view.convert(CGPoint.zero, to: nil), view.convert(translation, to: nil))
            wanted = CGPoint(x: end.x - origin.x, y: end.y - origin.y)
        }
        base = CGPoint(x: travel.x - wanted.x, y: travel.y - wanted.y)
        if state != .ended { tracker.hide() }
    }

    /// Returns the velocity of the fingers in points per second, in the coordinates of a view; `nil` means the window's.
    ///
    /// As in recordings of UIKit, it is a fifth of the latest movement and four fifths of the previous one (M-01). For fingers
    /// that have stood still since, it remains that of the last movement: a digitizer that reports nothing does not report a rest
    /// (M-02).
    open func velocity(in view: UIView?) -> CGPoint {
        let velocity = tracker.velocity(at: eventTimestamp)
        return convertVector(CGPoint(x: velocity.dx, y: velocity.dy), to: view)
    }

    /// Returns the travel of the centroid of the fingers since they came down, including the hysteresis, in the coordinates of a
    /// view.
    @_spi(Subclass) public final func travel(in view: UIView?) -> CGPoint { convertVector(travel, to: view) }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if fingers.isEmpty, state == .possible { start() }
        if !fingers.isEmpty { fingers.removeAll { isLeaving($0.id) } }
        for touch in touches {
            guard fingers.count < fingerLimit else {
                guard state != .possible else {
                    return fail(because: "more than \(fingerLimit: fingerLimit)")
                }
                ignore(touch, for: event)
                continue
            }
            let place = touch.location(in: nil)
            fingers.append(Finger(id: touch.number, origin: place, place: place))
        }
        mostFingers = max(mostFingers, fingers.count)
        // The first movement counts from here (M-01).
        if !tracker.hasMovement { tracker.restart(at: travel, event.timestamp) }
        updateReporting()
    }

    private func start() {
        (travel, base) = (.zero, .zero)
        mostFingers = 0
        isTurnedAside = false
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
        begin(at: startDistance)
    }

    /// The distance at which fingers begin to drag: `hysteresis`, or less for a subclass whose fingers hold something already.
    @_spi(Subclass) open var startDistance: CGFloat { hysteresis }

    private func begin(at distance: CGFloat) {
        if removesHysteresisFromTranslation {
            base = CGPoint(x: max(-distance, min(distance, travel.x)), y: max(-distance, min(distance, travel.y)))
        }
        state = .began
    }

    /// Adds the rest to the velocity, which is that of two movements (M-02). Before the first one there is nothing to lower: that counts from
    /// the touch-down (M-01).
    @_spi(Subclass) open override func inputRested() {
        if tracker.hasMovement { tracker.add(travel, at: eventTimestamp) }
    }

    /// Returns a Boolean value that indicates whether a finger that has traveled a distance, in window coordinates, drags
    /// this recognizer; `true` by default. Called once the finger, or a scroll, has traveled at least `distance` on either axis.
    @_spi(Subclass) open func isDrag(_ travel: CGVector, beyond distance: CGFloat) -> Bool { true }

    /// Returns the reason why a subclass does not accept a sufficiently long drag between two points of the window; `nil` if it
    /// accepts it.
    func reasonNotToBegin(at start: CGPoint, _ end: CGPoint) -> Reason? { nil }

    /// Removes the fingers that are lifted, and those that were ignored after they were counted.
    private func forgetFingers(in touches: Set<UITouch>) {
        var index = 0
        while index < fingers.count {
            var isGone = !has(fingers[index].id)
            for touch in touches where fingers[index].id == touch.number { isGone = true }
            if isGone { fingers.remove(at: index) } else { index += 1 }
        }
    }

    /// Returns the sum of the touches' movements in this event, and the number of touches that moved; stores their new locations.
    private func step(of touches: Set<UITouch>, isMove: Bool) -> (sum: CGPoint, movingCount: Int) {
        var (sum, movingCount) = (CGPoint.zero, 0)
        // Usually one finger moves: its only element costs less than the sequence of a set.
        if touches.count == 1 {
            Borrowed(touches[touches.startIndex]).use { add($0, to: &sum, &movingCount, isMove) }
        } else {
            for touch in touches { add(touch, to: &sum, &movingCount, isMove) }
        }
        return (sum, movingCount)
    }

    @inline(__always)
    private func add(_ touch: UITouch, to sum: inout CGPoint, _ movingCount: inout Int, _ isMove: Bool) {
        let (present, before) = (touch.location(in: nil), touch.previousLocation(in: nil))
        if present != before { movingCount += 1 }
        sum.x += present.x - before.x
        sum.y += present.y - before.y
        guard isMove else { return }
        let number = touch.number
        for index in fingers.indices where fingers[index].id == number {
            fingers[index].place = present
        }
    }

    /// Moves the centroid by the sum of the movements, divided by the number of all fingers: those that rest reduce its movement,
    /// those that are added or lifted do not move it.
    private func follow(_ step: (sum: CGPoint, movingCount: Int)) {
        guard !fingers.isEmpty else { return }
        let (sum, movingCount) = step
        let count = CGFloat(ignoresRestingTouches ? max(1, movingCount) : fingers.count)
        travel.x += sum.x / count
        travel.y += sum.y / count
    }

    /// A Boolean value that indicates whether enough fingers are far enough from their initial locations on one axis, whether or
    /// not they moved in this event (B-240, B-245).
    private var areEnoughDragging: Bool {
        let distance = startDistance
        var count = 0
        for index in fingers.indices {
            let (place, origin) = (fingers[index].place, fingers[index].origin)
            let (dx, dy) = (place.x - origin.x, place.y - origin.y)
            guard abs(dx) >= distance || abs(dy) >= distance else { continue }
            if isDrag(CGVector(dx: dx, dy: dy), beyond: distance) { count += 1 } else { isTurnedAside = true }
        }
        return count >= max(1, minimumNumberOfTouches)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        tracker.show()
        if fingers.count >= minimumNumberOfTouches {
            // The velocity remains that of the last movement (M-01), or of the rest before the lift, also when it is read later.
            follow(step(of: touches, isMove: false))
            if tracker.velocity(at: event.timestamp) == .zero { tracker.restart(at: travel, event.timestamp) }
        }
        forgetFingers(in: touches)
        updateReporting()
        guard state == .possible else {
            if fingers.count < max(1, minimumNumberOfTouches) { state = .ended }
            return
        }
        guard fingers.isEmpty else { return }
        fail(because: reasonOfLift)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        breakOff()
    }

    @_spi(Subclass) open override var relationHooks: RelationHooks { hooks(of: UIPanGestureRecognizer.self) }

    open override func reset() {
        if !fingers.isEmpty { fingers.removeAll(keepingCapacity: true) }
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
        tracker.show()
        // Fingers that rest on a trackpad are not reported: a pause before the end is a rest (N-13).
        if tracker.hasRested(at: event.timestamp) { tracker.restart(at: travel, event.timestamp) }
        guard state == .possible else { return state = .ended }
        fail(because: isTurnedAside ? reasonNotToDrag : "scrolled less than \(limit: hysteresis) pt")
    }

    @_spi(Subclass) open override func streamCancelled(_ event: StreamEvent) {
        breakOff()
    }

    private func follow(_ event: StreamEvent) {
        guard let scroll = event as? ScrollEvent else { return }
        let end = CGPoint(x: travel.x + scroll.delta.dx, y: travel.y + scroll.delta.dy)
        guard end.x.isFinite, end.y.isFinite else { return }
        travel = end
        tracker.add(travel, at: event.timestamp)
        guard state == .possible else { return }
        // A notch is meant; fingers on a trackpad drag as fingers do (M-14).
        let distance = scroll.kind == .discrete ? .leastNonzeroMagnitude : hysteresis
        guard abs(travel.x) >= distance || abs(travel.y) >= distance else { return }
        guard isDrag(CGVector(dx: travel.x, dy: travel.y), beyond: distance) else { return isTurnedAside = true }
        begin(at: distance)
    }

    /// Returns `true`: a drag at the edge of the screen may belong to the system (B-390).
    @_spi(Subclass) open override var waitsForSystemGestures: Bool { true }

    /// Turns reports off while there are too few fingers (B-240).
    private func updateReporting() {
        sendsActionForEveryMovement = fingers.count >= minimumNumberOfTouches
    }
}
