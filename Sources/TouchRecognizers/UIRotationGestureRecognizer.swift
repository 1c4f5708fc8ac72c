@_spi(Subclass) public import TouchCore
public import TouchGeometry
import TouchKinematics

/// Two fingers turn about each other (B-256, B-258, B-259).
///
///     finger 1   D─────M────M────────────U
///     finger 2     D───M────M───U    D──────M──U
///     direction    α   α±β      (rest)  (new reference)
///     rotation         0    0.3      0.3    0.5
///     state      possible began changed       changed ended
///
/// Continuous. It begins when the fingers have turned so far that each would have gone `hysteresis` points, had they turned
/// about their middle; the rotation counts from there. When one finger is lifted the rotation rests; a finger that
/// replaces it goes on from there, without a jump. It ends when both are lifted. Further fingers are ignored.
///
/// Turns add up: three rounds are 6π. Only a turn of more than a half between two scans cannot be told from one the other
/// way. Fingers that come nearer than 10 points have no direction there; the rotation rests until they part.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// Points that each of two fingers that turn about their middle has to go; 10 by default (N-15). With the fingers 2r
    /// points apart this is an angle β of 2·asin(`hysteresis` / 2r), at most half a turn.
    public final var hysteresis: CGFloat = GestureThresholds.rotationHysteresis

    /// Radians by which a trackpad has to turn; 0.035, about 2°, by default (our choice).
    public final var transformHysteresis: CGFloat = GestureThresholds.transformRotation

    private final var fingers = FingerPair()
    /// From the first finger to the second when last looked at; `nil` while they are too near.
    private final var direction: CGFloat?
    /// How far they were apart when the present two were first together.
    private final var distanceAtReference: CGFloat = 0
    /// What they turned since then, before it begins.
    private final var turnBefore: CGFloat = 0
    private final var presentRotation: CGFloat = 0
    private final var tracker = VelocityTracker(
        memory: GestureThresholds.velocityMemory, rest: GestureThresholds.velocityRest)

    /// How far the fingers have turned since the beginning, in radians, clockwise on the screen; 0 at the beginning, not a
    /// change since the last action, and not cut at a full turn (B-258).
    /// Setting it makes it go on from the new value and the velocity zero (B-207); what is no finite number is ignored.
    public final var rotation: CGFloat {
        get { presentRotation }
        set {
            guard newValue.isFinite else { return }
            presentRotation = newValue
            tracker.reset()
        }
    }

    /// How fast the fingers turn, radians a second.
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
                    ?? "lifted before the fingers went \(text(hysteresis)) pt about their middle")
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
            fail(because: "did not turn by \(text(transformHysteresis)) radians")
        } else {
            state = .ended
        }
    }

    @_spi(Subclass) open override func streamCancelled(_ event: StreamEvent) {
        state = state == .possible ? .failed : .cancelled
    }

    /// The angle from the direction before to the present one, by the shorter way.
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

    /// The present two count from where they are; before the beginning the measuring starts anew.
    private func setReference() {
        updateDirection()
        distanceAtReference = fingers.distance
        turnBefore = 0
    }

    private func updateDirection() {
        let isClear = fingers.distance >= GestureThresholds.minimumRotationDistance
        direction = isClear ? angle(y: fingers.vector.dy, x: fingers.vector.dx) : nil
    }

    /// The chord of this angle, in the circle through both fingers, is the hysteresis (N-15).
    private var angleAtBeginning: CGFloat {
        2 * arcsine(hysteresis / distanceAtReference)
    }

    /// With one finger left there is nothing to say (B-259).
    private func updateReporting() {
        sendsActionForEveryMovement = fingers.isComplete
    }
}
