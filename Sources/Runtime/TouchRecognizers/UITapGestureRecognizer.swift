internal import TouchArbitration
@_spi(Subclass) public import TouchCore
public import TouchInput

/// A discrete recognizer of single or repeated taps with one or more fingers (B-220…B-223).
///
///     finger     D──U──D──U            one finger, two taps
///     limits     │≤d│≤i│≤d│            d maximumTapDuration, i maximumTapInterval
///                └ each finger moves at most allowableMovement, taps are at most allowableSeparation apart
///     state      possible ···· ended   on the lift of the last finger of the last tap
///
/// It fails as soon as a limit is exceeded. A single tap is recognized at the lift, unless it requires another recognizer to
/// fail. A press of a type in `allowedPressTypes` counts as a finger in the center of the view.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The kind of recognizer in traces, `tap`.
    @_spi(Subclass) open override var kindInTraces: String { "tap" }

    /// The number of consecutive taps; 1 by default. A change takes effect with the next attempt (B-205); for the prevention of
    /// other taps, immediately.
    public final var numberOfTapsRequired = 1 {
        didSet { relationsChanged() }
    }
    /// The number of fingers; 1 by default. A change takes effect with the next attempt.
    public final var numberOfTouchesRequired = 1
    /// The buttons that must be down when a pointer clicks; the primary one by default. The mask applies only to
    /// `UITouch.TouchType.indirectPointer`; an empty one is ignored (B-224).
    public final var buttonMaskRequired: UIEvent.ButtonMask {
        get { requiredButtons }
        set { if !newValue.isEmpty { requiredButtons = newValue } }
    }

    /// The maximum time in seconds for which the fingers of a tap stay down; 1.5 by default (N-01).
    public final var maximumTapDuration: TimeInterval = GestureThresholds.tapDuration
    /// The maximum time in seconds from a lift to the next tap; 0.35 by default (N-03).
    public final var maximumTapInterval: TimeInterval = GestureThresholds.tapInterval
    /// The distance in points by which a finger may move from its initial location; 45 by default (N-02).
    public final var allowableMovement: CGFloat = GestureThresholds.tapDistance
    /// The maximum distance in points between consecutive taps; 45 by default (N-05).
    public final var allowableSeparation: CGFloat = GestureThresholds.tapDistance
    /// The maximum time in seconds between the first and the last finger of one tap; 0.3 by default (N-06).
    public final var maximumTouchSeparation: TimeInterval = GestureThresholds.touchSeparation
    /// The maximum distance in points between the fingers of one tap; no limit by default.
    public final var maximumTouchDistance: CGFloat = .greatestFiniteMagnitude

    #if !hasFeature(Embedded)
        @_spi(Subclass) open override var settingsInDescription: [String] {
            [("numberOfTapsRequired", numberOfTapsRequired), ("numberOfTouchesRequired", numberOfTouchesRequired)]
                .filter { $0.1 != 1 }.map { "\($0.0) = \($0.1)" }
        }
    #endif

    private final var requiredButtons = UIEvent.ButtonMask.primary
    private final var tapsWanted = 1
    private final var touchesWanted = 1
    private final var fingers = FingerGroup()
    private final var taps = 0
    private final var centerOfLastTap: CGPoint?
    private final var firstTap: [CGPoint] = []
    private final var deadline: VirtualTimer?
    private final var spreadDeadline: VirtualTimer?

    /// Starts a new attempt: reads the properties.
    private func start() {
        tapsWanted = max(1, numberOfTapsRequired)
        touchesWanted = max(1, numberOfTouchesRequired)
    }

    /// Forgets the location of the first tap, which is kept after the reset until the next attempt.
    private func forgetAttemptBefore() {
        if fingers.count == 0, taps == 0 { firstTap.removeAll(keepingCapacity: true) }
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        forgetAttemptBefore()
        for touch in touches where touch.type == .indirectPointer && !event.buttonMask.isSuperset(of: requiredButtons) {
            return fail(
                because: "buttons \(measured: event.buttonMask.rawValue), not \(limit: requiredButtons.rawValue)")
        }
        for touch in touches where state == .possible { down(touch.number, at: touch.location(in: nil)) }
        checkFingers()
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        forgetAttemptBefore()
        let place = view?.middleInWindow ?? .zero
        for press in presses where state == .possible { down(press.number, at: place) }
        checkFingers()
    }

    private func down(_ id: Int, at place: CGPoint) {
        if fingers.count == 0 {
            if taps == 0 { start() }
            startTap()
        }
        if fingers.isAnyUp { return fail(because: .liftedEarly(of: touchesWanted)) }
        fingers.down(id, at: place)
    }

    private func checkFingers() {
        guard state == .possible else { return }
        if fingers.count > touchesWanted { return fail(because: .count(fingers.count, not: touchesWanted)) }
        guard fingers.count == touchesWanted else { return }
        if let spreadDeadline { cancel(spreadDeadline) }
        if fingers.spread > maximumTouchDistance {
            return fail(
                because: "fingers \(measured: fingers.spread) pt apart, more than \(limit: maximumTouchDistance)")
        }
        if let last = centerOfLastTap, let center = fingers.center, last.distance(to: center) > allowableSeparation {
            fail(because: .apart(last.distance(to: center), limit: allowableSeparation))
        }
    }

    private func startTap() {
        if let deadline { cancel(deadline) }
        deadline = after(maximumTapDuration) { [self] in
            fail(
                because: touchesWanted == 1
                    ? "down for more than \(limit: maximumTapDuration) s"
                    : "not all up \(limit: maximumTapDuration) s after the first came down")
        }
        guard touchesWanted > 1 else { return }
        spreadDeadline = after(maximumTouchSeparation) { [self] in
            fail(
                because:
                    "\(measured: fingers.count) of \(fingerLimit: touchesWanted) after \(text(CGFloat(maximumTouchSeparation))) s"
            )
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        checkMovement(of: touches)
    }

    private func checkMovement(of touches: Set<UITouch>) {
        for touch in touches {
            let movement = fingers.movement(of: touch)
            if movement > allowableMovement {
                return fail(because: .moved(movement, limit: allowableMovement))
            }
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        checkMovement(of: touches)
        for touch in touches { fingers.up(touch.number) }
        checkEnd()
    }

    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        for press in presses { fingers.up(press.number) }
        checkEnd()
    }

    private func checkEnd() {
        guard state == .possible, fingers.areAllUp else { return }
        guard fingers.count == touchesWanted else {
            return fail(because: .count(fingers.count, not: touchesWanted))
        }
        finishTap()
    }

    private func finishTap() {
        taps += 1
        if taps == 1 { firstTap = fingers.origins }
        centerOfLastTap = fingers.center
        if let deadline { cancel(deadline) }
        guard taps < tapsWanted else {
            state = .recognized
            return
        }
        fingers.removeAll()
        let done = taps
        deadline = after(maximumTapInterval) { [self] in
            fail(because: "no tap \(done + 1) within \(limit: maximumTapInterval) s")
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        state = .failed
    }

    @_spi(Subclass) open override var relationHooks: RelationHooks { hooks(of: UITapGestureRecognizer.self) }

    /// The number of taps: a tap does not prevent one that requires more (B-151, S-083).
    @_spi(Subclass) open override var preventionLevel: Int? { numberOfTapsRequired }

    open override func reset() {
        fingers.removeAll()
        taps = 0
        centerOfLastTap = nil
        deadline = nil
        spreadDeadline = nil
    }

    /// Returns the centroid of the fingers of the first tap (B-222).
    open override func location(in view: UIView?) -> CGPoint {
        guard let center = firstTap.center else { return super.location(in: view) }
        return convert(center, to: view)
    }

    /// Returns the initial location of a finger of the first tap (B-222).
    open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard firstTap.indices.contains(touchIndex) else { return super.location(ofTouch: touchIndex, in: view) }
        return convert(firstTap[touchIndex], to: view)
    }

    /// The number of fingers of the first tap once that tap has ended; before that, and after the reset, the number of current
    /// touches.
    open override var numberOfTouches: Int { taps > 0 ? firstTap.count : super.numberOfTouches }
}
