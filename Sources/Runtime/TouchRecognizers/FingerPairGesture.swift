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

    func breakOff() {
        state = state == .possible ? .failed : .cancelled
    }

    @inline(__always) private func report(at time: TimeInterval, _ isPossible: Bool) {
        tracker.add(CGPoint(x: presentValue, y: 0), at: time)
        if isPossible { state = .began }
    }

    private func finish(without change: @autoclosure () -> Reason) {
        if state == .possible { fail(because: change()) } else { state = .ended }
    }
}
