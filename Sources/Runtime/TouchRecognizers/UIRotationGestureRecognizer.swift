internal import TouchArbitration
@_spi(Subclass) public import TouchCore
public import TouchInput
import TouchKinematics

/// A recognizer of two fingers that rotate around each other (B-256, B-258, B-259).
///
///     finger 1   D─────M────M────────────U
///     finger 2     D───M────M───U    D──────M──U
///     direction    α   ≥α+β   …      (alone)  (new reference)
///     rotation         direction − (α+β) stays    continues
///     state      possible began changed changed  changed    ended
///
/// Continuous. It begins when the rotation is so large that each finger would have moved by `hysteresis` points if they rotated
/// around their centroid; it does not contain that angle, β. When one finger is lifted, movements of the other one are reported, with
/// one touch and its location, and the rotation stays the same; with a finger that replaces the first one, it continues from there,
/// without a jump. It ends when both are lifted. Further fingers are ignored.
///
/// Rotations accumulate: three full turns are 6π. Only a rotation by more than half a turn between two scans cannot be
/// distinguished from one in the other direction. Between fingers that are nearer than 10 points, there is no direction; the
/// rotation stays the same until they move apart.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
open class UIRotationGestureRecognizer: UIGestureRecognizer, FingerPairGesture {
    /// The kind of recognizer in traces, `rotation`.
    @_spi(Subclass) open override var kindInTraces: String { "rotation" }

    /// The distance in points that each of two fingers that rotate around their centroid must move; 10 by default (N-15). For
    /// fingers 2r points apart, this is an angle β of 2·asin(`hysteresis` / 2r), at most half a turn.
    public final var hysteresis: CGFloat = GestureThresholds.rotationHysteresis

    /// The rotation in radians that is required of a trackpad, and that the rotation does not contain; 0.035, about 2°, by default (our choice).
    public final var transformHysteresis: CGFloat = GestureThresholds.transformRotation

    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    final var fingers = FingerPair()
    /// The latest direction from the first finger to the second; `nil` while they are too near.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    private final var direction: CGFloat?
    /// The distance of the fingers when the present two were first down together.
    private final var distanceAtReference: CGFloat = 0
    /// The rotation since then, before the beginning.
    private final var turnBefore: CGFloat = 0
    final var presentValue: CGFloat = 0
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    final var tracker = VelocityTracker(
        memory: GestureThresholds.velocityMemory, rest: GestureThresholds.velocityRest)

    /// The rotation of the fingers without the one that is required, in radians, clockwise on the screen; not relative to the last
    /// action, and not limited to a full turn (B-258). After an assignment it continues from the new value, and the velocity is zero
    /// until the next event; in the last action it stays (B-207). Values that are not finite are ignored.
    public final var rotation: CGFloat {
        get { presentValue }
        set { if newValue.isFinite { assign(newValue) } }
    }

    /// The velocity of the rotation, in radians per second.
    public final var velocity: CGFloat { velocityOfValue }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        fingersBegan(touches, event, at: 0)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        fingersMoved(touches, event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        fingersEnded(
            touches, event,
            without: distanceAtReference < GestureThresholds.minimumRotationDistance
                ? "the fingers were closer than \(limit: GestureThresholds.minimumRotationDistance) pt"
                : "turned by less than \(limit: (angleAtBeginning * 1_800 / .pi).rounded() / 10) degrees")
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        breakOff()
    }

    @inline(__always) final func measure(isPossible: Bool) -> Bool {
        rotate(by: turn(), isPossible, beyond: direction == nil ? nil : angleAtBeginning)
    }

    /// Adds to the rotation.
    /// - Parameters:
    ///   - angle: The change, in radians.
    ///   - isPossible: A Boolean value that indicates whether the gesture has not begun.
    ///   - slop: The rotation that is required, and that the rotation does not contain, like the slop of a pinch (M-17); `nil` if no
    ///     rotation is enough.
    /// - Returns: A Boolean value that indicates whether the rotation has changed enough.
    private func rotate(by angle: CGFloat, _ isPossible: Bool, beyond slop: @autoclosure () -> CGFloat?) -> Bool {
        guard isPossible else {
            presentValue += angle
            return true
        }
        turnBefore += angle
        guard let slop = slop(), abs(turnBefore) >= slop else { return false }
        presentValue += turnBefore < 0 ? turnBefore + slop : turnBefore - slop
        return true
    }

    @_spi(Subclass) open override var relationHooks: RelationHooks { hooks(of: UIRotationGestureRecognizer.self) }

    open override func reset() {
        fingers.removeAll()
    }

    // MARK: Trackpads

    @_spi(Subclass) open override func handles(_ event: UIEvent) -> Bool {
        event.type == .touches || event.type == .transform
    }

    @_spi(Subclass) open override func streamBegan(_ event: StreamEvent) {
        turnBefore = 0
        start(at: 0)
    }

    @_spi(Subclass) open override func streamChanged(_ event: StreamEvent) {
        trackpadMoved(event)
    }

    final func measure(_ event: TransformEvent, isPossible: Bool) -> Bool {
        (presentValue + event.rotation).isFinite
            && rotate(by: event.rotation, isPossible, beyond: transformHysteresis)
    }

    @_spi(Subclass) open override func streamEnded(_ event: StreamEvent) {
        trackpadEnded(without: "did not rotate by \(limit: transformHysteresis) radians")
    }

    @_spi(Subclass) open override func streamCancelled(_ event: StreamEvent) {
        breakOff()
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
    final func setReference() {
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
}
