internal import TouchArbitration
@_spi(Subclass) import TouchCore
import TouchInput
import TouchKinematics

/// A pinch or a rotation: a value that two fingers, or a trackpad, change, and that begins when it has changed enough.
protocol FingerPairGesture: UIGestureRecognizer {
    /// The fingers.
    var fingers: FingerPair { get set }
    /// The course of the value, for its velocity.
    var tracker: VelocityTracker { get set }
    /// The scale or the rotation.
    var presentValue: CGFloat { get set }

    /// Measures from the present locations of both fingers.
    func setReference()
    /// Updates the value to the locations of both fingers.
    /// - Parameter isPossible: A Boolean value that indicates whether the gesture has not begun.
    /// - Returns: A Boolean value that indicates whether the value has changed enough.
    func measure(isPossible: Bool) -> Bool
    /// Updates the value to a step of a trackpad; parameter and result as for fingers.
    func measure(_ event: TransformEvent, isPossible: Bool) -> Bool
}

extension FingerPairGesture {
    /// Sets the value: it continues from there.
    func assign(_ value: CGFloat) {
        tracker.shift(by: CGVector(dx: value - presentValue, dy: 0))
        if state != .ended { tracker.hide() }
        presentValue = value
    }

    /// The change of the value, per second.
    var velocityOfValue: CGFloat { tracker.velocity(at: eventTimestamp).dx }

    func start(at value: CGFloat) {
        presentValue = value
        tracker.reset()
    }

    func fingersBegan(_ touches: Set<UITouch>, _ event: UIEvent, at value: CGFloat) {
        if fingers.isEmpty, state == .possible { start(at: value) }
        if fingers.add(touches, for: self, event) { setReference() }
    }

    @inline(__always) func fingersMoved(_ touches: Set<UITouch>, _ event: UIEvent) {
        fingers.follow(touches)
        guard fingers.isComplete else { return }
        let isPossible = state == .possible
        if measure(isPossible: isPossible) { report(at: event.timestamp, isPossible) }
    }

    func fingersEnded(_ touches: Set<UITouch>, _ event: UIEvent, without change: @autoclosure () -> Reason) {
        tracker.show()
        fingersMoved(touches, event)
        fingers.remove(touches, for: self)
        if fingers.isEmpty { finish(without: fingers.whatWasMissing ?? change()) }
    }

    func trackpadMoved(_ event: StreamEvent) {
        guard let event = event as? TransformEvent else { return }
        let isPossible = state == .possible
        if measure(event, isPossible: isPossible) { report(at: event.timestamp, isPossible) }
    }

    func trackpadEnded(without change: @autoclosure () -> Reason) {
        tracker.show()
        finish(without: change())
    }

    @inline(__always) private func report(at time: TimeInterval, _ isPossible: Bool) {
        tracker.add(CGPoint(x: presentValue, y: 0), at: time)
        if isPossible { state = .began }
    }

    private func finish(without change: @autoclosure () -> Reason) {
        if state == .possible { fail(because: change()) } else { state = .ended }
    }
}

/// The two fingers of a pinch or a rotation: their identities and locations.
struct FingerPair {
    private struct Finger {
        /// The number of the touch; touches themselves are not retained (S-125), and one may become another.
        var id: Int
        /// The location in window coordinates.
        var place: CGPoint
    }

    private var fingers: [Finger] = []
    /// A Boolean value that indicates whether both fingers have been down at once.
    private var hasBeenComplete = false
    /// The centroid of the fingers when the latest pair was last complete.
    private var lastMiddle = CGPoint.zero

    /// A Boolean value that indicates whether there is no finger.
    var isEmpty: Bool { fingers.isEmpty }

    /// A Boolean value that indicates whether both fingers are down.
    var isComplete: Bool { fingers.count == 2 }

    /// The reason why no gesture was possible, if the pair was never complete.
    var whatWasMissing: UIGestureRecognizer.Reason? {
        hasBeenComplete ? nil : "lifted before \(fingerLimit: 2) were down"
    }

    /// The vector from the first finger to the second, in window coordinates; only for a complete pair.
    var vector: CGVector {
        CGVector(dx: fingers[1].place.x - fingers[0].place.x, dy: fingers[1].place.y - fingers[0].place.y)
    }

    /// The distance of the fingers, in points; only for a complete pair.
    var distance: CGFloat { fingers[0].place.distance(to: fingers[1].place) }

    /// The centroid of the fingers, in window coordinates; while one of them is up, that of the last complete pair.
    var middle: CGPoint {
        guard isComplete else { return lastMiddle }
        let (a, b) = (fingers[0].place, fingers[1].place)
        return CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
    }

    /// Adds touches that began for a recognizer: they take the places that are free, or become free in this event; the recognizer
    /// ignores the others (S-065).
    /// - Returns: A Boolean value that indicates whether the pair has become complete.
    mutating func add(_ touches: Set<UITouch>, for recognizer: UIGestureRecognizer, _ event: UIEvent) -> Bool {
        fingers.removeAll { recognizer.isLeaving($0.id) }
        // The first finger may move in the event in which the second begins, and its movement is delivered later (B-005).
        follow(recognizer.touchesInAttempt)
        let wasComplete = isComplete
        for touch in touches {
            guard !isComplete else {
                recognizer.ignore(touch, for: event)
                continue
            }
            fingers.append(Finger(id: touch.number, place: touch.location(in: nil)))
        }
        if isComplete { hasBeenComplete = true }
        return isComplete && !wasComplete
    }

    /// Removes touches of a recognizer that have ended.
    mutating func remove(_ touches: Set<UITouch>, for recognizer: UIGestureRecognizer) {
        lastMiddle = middle
        for touch in touches { fingers.removeAll { $0.id == touch.number } }
        fingers.removeAll { !recognizer.has($0.id) }
    }

    mutating func removeAll() {
        fingers.removeAll(keepingCapacity: true)
        hasBeenComplete = false
    }

    /// Updates the locations; touches that do not belong to the pair are ignored.
    mutating func follow(_ touches: some Sequence<UITouch>) {
        for touch in touches {
            let number = touch.number
            for index in fingers.indices where fingers[index].id == number {
                fingers[index].place = touch.location(in: nil)
            }
        }
    }
}
