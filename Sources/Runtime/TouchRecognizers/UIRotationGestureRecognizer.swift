@_spi(Subclass) public import TouchCore
public import TouchInput
import TouchKinematics

/// A recognizer of two fingers that rotate around each other (B-256, B-258, B-259).
///
///     finger 1   D─────M────M────────────U
///     finger 2     D───M────M───U    D──────M──U
///     direction    α   α±β      (rest)  (new reference)
///     rotation         0    0.3      0.3    0.5
///     state      possible began changed       changed ended
///
/// Continuous. It begins when the rotation is so large that each finger would have moved by `hysteresis` points if they rotated
/// around their centroid; the rotation counts from there. When one finger is lifted, the rotation stays the same; with a finger
/// that replaces it, it continues from there, without a jump. It ends when both are lifted. Further fingers are ignored.
///
/// Rotations accumulate: three full turns are 6π. Only a rotation by more than half a turn between two scans cannot be
/// distinguished from one in the other direction. Between fingers that are nearer than 10 points, there is no direction; the
/// rotation stays the same until they move apart.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The kind of recognizer in traces, `rotation`.
    @_spi(Subclass) open override var kindInTraces: String { "rotation" }

    /// The distance in points that each of two fingers that rotate around their centroid must move; 10 by default (N-15). For
    /// fingers 2r points apart, this is an angle β of 2·asin(`hysteresis` / 2r), at most half a turn.
    public final var hysteresis: CGFloat = GestureThresholds.rotationHysteresis

    /// The rotation in radians that is required of a trackpad; 0.035, about 2°, by default (our choice).
    public final var transformHysteresis: CGFloat = GestureThresholds.transformRotation

    private final var fingers = FingerPair()
    /// The latest direction from the first finger to the second; `nil` while they are too near.
    private final var direction: CGFloat?
    /// The distance of the fingers when the present two were first down together.
    private final var distanceAtReference: CGFloat = 0
    /// The rotation since then, before the beginning.
    private final var turnBefore: CGFloat = 0
    private final var presentRotation: CGFloat = 0
    private final var tracker = VelocityTracker(
        memory: GestureThresholds.velocityMemory, rest: GestureThresholds.velocityRest)

    /// The rotation of the fingers since the beginning, in radians, clockwise on the screen; 0 at the beginning, not relative to
    /// the last action, and not limited to a full turn (B-258). After an assignment it continues from the new value, with
    /// velocity zero (B-207); values that are not finite are ignored.
    public final var rotation: CGFloat {
        get { presentRotation }
        set {
            guard newValue.isFinite else { return }
            presentRotation = newValue
            tracker.reset()
        }
    }

    /// The velocity of the rotation, in radians per second.
    public final var velocity: CGFloat { tracker.velocity(at: eventTimestamp).dx }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if fingers.isEmpty, state == .possible {
            presentRotation = 0
            tracker.reset()
        }
        if fingers.add(touches, for: self, event) { setReference() }
        updateReporting()
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        measure(touches, at: event.timestamp)
    }

    private func measure(_ touches: Set<UITouch>, at time: TimeInterval) {
        fingers.follow(touches)
        guard fingers.isComplete else { return }
        let change = turn()
        if state == .possible {
            turnBefore += change
            guard direction != nil, abs(turnBefore) >= angleAtBeginning else { return }
            tracker.add(CGPoint(x: presentRotation, y: 0), at: time)
            state = .began
        } else {
            presentRotation += change
            tracker.add(CGPoint(x: presentRotation, y: 0), at: time)
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        measure(touches, at: event.timestamp)
        fingers.remove(touches, for: self)
        updateReporting()
        guard fingers.isEmpty else { return }
        if state == .possible {
            fail(
                because: fingers.whatWasMissing
                    ?? "lifted before the fingers moved \(text(hysteresis)) pt around their centroid")
        } else {
            state = .ended
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }

    #if !hasFeature(Embedded)
        /// The hooks that the class itself overrides; for a subclass, those that it may override.
        @_spi(Subclass) open override var relationHooks: RelationHooks {
            type(of: self) == UIRotationGestureRecognizer.self ? [] : super.relationHooks
        }
    #endif

    open override func reset() {
        fingers.removeAll()
    }

    // MARK: Trackpads

    @_spi(Subclass) open override func handles(_ event: UIEvent) -> Bool {
        event.type == .touches || event.type == .transform
    }

    @_spi(Subclass) open override func streamBegan(_ event: StreamEvent) {
        (presentRotation, turnBefore) = (0, 0)
        tracker.reset()
        sendsActionForEveryMovement = true
    }

    @_spi(Subclass) open override func streamChanged(_ event: StreamEvent) {
        guard let transform = event as? TransformEvent, (presentRotation + transform.rotation).isFinite else { return }
        if state == .possible {
            turnBefore += transform.rotation
            guard abs(turnBefore) >= transformHysteresis else { return }
            state = .began
        } else {
            presentRotation += transform.rotation
        }
        tracker.add(CGPoint(x: presentRotation, y: 0), at: event.timestamp)
    }

    @_spi(Subclass) open override func streamEnded(_ event: StreamEvent) {
        if state == .possible {
            fail(because: "did not rotate by \(text(transformHysteresis)) radians")
        } else {
            state = .ended
        }
    }

    @_spi(Subclass) open override func streamCancelled(_ event: StreamEvent) {
        state = state == .possible ? .failed : .cancelled
    }

    /// Updates the direction; returns the smaller angle from the previous direction to the present one.
    private func turn() -> CGFloat {
        guard let before = direction else {
            setReference()
            return 0
        }
        updateDirection()
        guard let present = direction else { return 0 }
        let change = present - before
        return change > .pi ? change - 2 * .pi : change < -.pi ? change + 2 * .pi : change
    }

    /// Measures from the present fingers and their locations; before the beginning, the measurement starts again.
    private func setReference() {
        updateDirection()
        distanceAtReference = fingers.distance
        turnBefore = 0
    }

    private func updateDirection() {
        let isClear = fingers.distance >= GestureThresholds.minimumRotationDistance
        direction = isClear ? angle(y: fingers.vector.dy, x: fingers.vector.dx) : nil
    }

    /// The angle whose chord, in the circle through both fingers, is the hysteresis (N-15).
    private var angleAtBeginning: CGFloat {
        2 * arcsine(hysteresis / distanceAtReference)
    }

    /// Turns reports off while there is only one finger (B-259).
    private func updateReporting() {
        sendsActionForEveryMovement = fingers.isComplete
    }
}
