@_spi(Subclass) public import TouchCore
public import TouchGeometry
import TouchKinematics

/// Two fingers come together or move apart (B-256…B-259).
///
///     finger 1   D─────M────M────────────U
///     finger 2     D───M────M───U    D──────M──U
///     distance     d   d±9       (rest)  (new reference)
///     scale            1    1.2      1.2    1.3
///     state      possible began changed       changed ended
///
/// Continuous. The scale is the present distance divided by the one at which it began. When one finger is lifted the
/// scale rests; a finger that replaces it goes on from there, without a jump. It ends when both are lifted. Further
/// fingers are ignored.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// Points by which the distance of the fingers has to change; 9 by default (N-14).
    public final var hysteresis: CGFloat = GestureThresholds.pinchHysteresis

    /// By how much a trackpad has to change the scale, as a part of it; 0.02 by default (our choice).
    public final var transformHysteresis: CGFloat = GestureThresholds.transformScale

    private final var fingers = FingerPair()
    /// The distance of the fingers when the present two were first together, or when it began.
    private final var reference: CGFloat = 1
    private final var scaleAtReference: CGFloat = 1
    private final var presentScale: CGFloat = 1
    /// By how much a trackpad has changed the scale, before it begins.
    private final var scaleBefore: CGFloat = 1
    private final var tracker = VelocityTracker(
        memory: GestureThresholds.velocityMemory, rest: GestureThresholds.velocityRest)

    /// How many times the distance at the beginning; 1 at the beginning, not a change since the last action (B-257).
    /// Setting it makes it go on from the new value and the velocity zero; before the beginning it changes nothing of what the
    /// fingers have to do for it. Values that are not above 0 are ignored.
    public final var scale: CGFloat {
        get { presentScale }
        set {
            guard newValue > 0, newValue.isFinite else { return }
            presentScale = newValue
            // Before the beginning there is nothing to go on from: the fingers are measured from where they came together.
            if state != .possible { setReference() }
            tracker.reset()
        }
    }

    /// How fast the scale changes, a second.
    public final var velocity: CGFloat { tracker.velocity(at: eventTimestamp).dx }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if fingers.isEmpty, state == .possible {
            presentScale = 1
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
        if state == .possible {
            guard abs(distance - reference) >= hysteresis else { return }
            setReference()
            tracker.add(CGPoint(x: presentScale, y: 0), at: time)
            state = .began
        } else {
            presentScale = scaleAtReference * distance / reference
            tracker.add(CGPoint(x: presentScale, y: 0), at: time)
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        measure(touches, at: event.timestamp)
        fingers.remove(touches, for: self)
        updateReporting()
        guard fingers.isEmpty else { return }
        if state == .possible {
            fail(because: fingers.whatWasMissing ?? "lifted before the distance changed by \(text(hysteresis)) pt")
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
            type(of: self) == UIPinchGestureRecognizer.self ? [] : super.relationHooks
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
        (presentScale, scaleBefore) = (1, 1)
        tracker.reset()
        sendsActionForEveryMovement = true
    }

    @_spi(Subclass) open override func streamChanged(_ event: StreamEvent) {
        guard let transform = event as? TransformEvent else { return }
        let isPossible = state == .possible
        let scale = (isPossible ? scaleBefore : presentScale) * transform.scale
        guard scale > 0, scale.isFinite else { return }
        if isPossible {
            scaleBefore = scale
            guard abs(scale - 1) >= transformHysteresis else { return }
            state = .began
        } else {
            presentScale = scale
        }
        tracker.add(CGPoint(x: presentScale, y: 0), at: event.timestamp)
    }

    @_spi(Subclass) open override func streamEnded(_ event: StreamEvent) {
        if state == .possible {
            fail(because: "the scale did not change by \(text(transformHysteresis))")
        } else {
            state = .ended
        }
    }

    @_spi(Subclass) open override func streamCancelled(_ event: StreamEvent) {
        state = state == .possible ? .failed : .cancelled
    }

    private var distance: CGFloat {
        max(GestureThresholds.minimumPinchDistance, fingers.distance)
    }

    private func setReference() {
        scaleAtReference = presentScale
        if fingers.isComplete { reference = distance }
    }

    /// With one finger left there is nothing to say (B-259).
    private func updateReporting() {
        sendsActionForEveryMovement = fingers.isComplete
    }
}
