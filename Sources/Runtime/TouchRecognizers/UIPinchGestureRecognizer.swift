internal import TouchArbitration
@_spi(Subclass) public import TouchCore
public import TouchInput
import TouchKinematics

/// A recognizer of two fingers that move together or apart (B-256…B-259).
///
///     finger 1   D─────M────M────────────U
///     finger 2     D───M────M───U    D──────M──U
///     distance     d   ≥d+8   …      (alone)  (new reference)
///     scale            distance/(d+8)   stays    continues
///     state      possible began changed changed  changed    ended
///
/// Continuous. It begins when the distance has changed by `hysteresis`; the scale is the present distance divided by the initial one
/// after that change, and so the same for any number of reports (M-17). When one finger is lifted, movements of the other one are
/// reported, with one touch and its location, and the scale stays the same; with a finger that replaces the first one, it continues
/// from there, without a jump. It ends when both are lifted. Further fingers are ignored.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
open class UIPinchGestureRecognizer: UIGestureRecognizer, FingerPairGesture {
    /// The kind of recognizer in traces, `pinch`.
    @_spi(Subclass) open override var kindInTraces: String { "pinch" }

    /// The change in points of the distance of the fingers that is required, and that the scale does not contain; 8 by default
    /// (N-14, M-17).
    public final var hysteresis: CGFloat = GestureThresholds.pinchHysteresis

    /// The relative change of scale that is required of a trackpad, and that the scale does not contain; 0.02 by default (our choice).
    public final var transformHysteresis: CGFloat = GestureThresholds.transformScale

    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    final var fingers = FingerPair()
    /// The distance of the fingers when the present two were first down together; from the beginning on, the one at which the scale
    /// is `scaleAtReference`.
    private final var reference: CGFloat = 1
    private final var scaleAtReference: CGFloat = 1
    final var presentValue: CGFloat = 1
    /// The change of scale by a trackpad before the beginning.
    private final var scaleBefore: CGFloat = 1
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    final var tracker = VelocityTracker(
        memory: GestureThresholds.velocityMemory, rest: GestureThresholds.velocityRest)

    /// The distance of the fingers relative to the initial one, without the change that is required; not relative to the last
    /// action (B-257, M-17). After an assignment it continues from the new value, and the velocity is zero until the next event; in the last
    /// action it stays (B-207). Before the beginning, an
    /// assignment does not change the movement that is required of the fingers. Values that are not greater than 0 are ignored.
    public final var scale: CGFloat {
        get { presentValue }
        set {
            guard newValue > 0, newValue.isFinite else { return }
            assign(newValue)
            // Before the beginning there is no scale to continue from: the fingers are measured from the location at which they
            // were first down together.
            if state != .possible { setReference() }
        }
    }

    /// The velocity of the scale, per second.
    public final var velocity: CGFloat { velocityOfValue }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        fingersBegan(touches, event, at: 1)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        fingersMoved(touches, event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        fingersEnded(
            touches, event,
            without: reference > GestureThresholds.minimumPinchDistance
                ? "lifted before the distance changed by \(limit: hysteresis) pt"
                : "lifted before the distance was \(limit: reference + hysteresis) pt")
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        breakOff()
    }

    @inline(__always) final func measure(isPossible: Bool) -> Bool {
        if isPossible {
            let (change, slop) = (distance - reference, max(0, hysteresis))
            guard abs(change) >= slop else { return false }
            reference += change < 0 ? -slop : slop
            scaleAtReference = presentValue
        }
        presentValue = scaleAtReference * distance / reference
        return true
    }

    @_spi(Subclass) open override var relationHooks: RelationHooks { hooks(of: UIPinchGestureRecognizer.self) }

    open override func reset() {
        fingers.removeAll()
    }

    // MARK: Trackpads

    @_spi(Subclass) open override func handles(_ event: UIEvent) -> Bool {
        event.type == .touches || event.type == .transform
    }

    @_spi(Subclass) open override func streamBegan(_ event: StreamEvent) {
        scaleBefore = 1
        start(at: 1)
    }

    @_spi(Subclass) open override func streamChanged(_ event: StreamEvent) {
        trackpadMoved(event)
    }

    final func measure(_ event: TransformEvent, isPossible: Bool) -> Bool {
        let scale = (isPossible ? scaleBefore : presentValue) * event.scale
        guard scale > 0, scale.isFinite else { return false }
        if isPossible {
            scaleBefore = scale
            guard abs(scale - 1) >= transformHysteresis else { return false }
            presentValue *= scale / (1 + (scale < 1 ? -transformHysteresis : transformHysteresis))
        } else {
            presentValue = scale
        }
        return true
    }

    @_spi(Subclass) open override func streamEnded(_ event: StreamEvent) {
        trackpadEnded(without: "the scale did not change by \(limit: transformHysteresis)")
    }

    @_spi(Subclass) open override func streamCancelled(_ event: StreamEvent) {
        breakOff()
    }

    /// A Boolean value that indicates whether both fingers are down.
    package final var hasBothFingers: Bool { fingers.isComplete }

    /// The centroid of both fingers, in window coordinates; while one of them is up, the last one.
    package final var middleOfFingers: CGPoint { fingers.middle }

    private var distance: CGFloat {
        max(GestureThresholds.minimumPinchDistance, fingers.distance)
    }

    final func setReference() {
        scaleAtReference = presentValue
        if fingers.isComplete { reference = distance }
    }
}
