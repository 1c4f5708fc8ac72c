internal import TouchArbitration
@_spi(Subclass) public import TouchCore
public import TouchInput

/// A recognizer of fingers that rest on the screen, optionally after some taps (B-230…B-234).
///
///     finger     D─────────────M──M──U
///     held       │ still ≥ d  │                 d minimumPressDuration, by a timer
///     state      possible     began changed ended
///
/// Continuous. Before it begins, a finger may move by at most `allowableMovement`; afterwards there is no limit. It ends when any
/// finger is lifted. A button of `allowedPressTypes` acts like a finger in the center of the view.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The kind of recognizer in traces, `long press`.
    @_spi(Subclass) open override var kindInTraces: String { "long press" }

    /// The number of complete taps before the press; 0 by default. A change takes effect with the next attempt.
    public final var numberOfTapsRequired = 0
    /// The number of fingers; 1 by default. A change takes effect with the next attempt.
    public final var numberOfTouchesRequired = 1
    /// The time in seconds for which all fingers must rest; 0.5 by default (N-08). With 0 it begins on the touch (B-234).
    public final var minimumPressDuration: TimeInterval = GestureThresholds.pressDuration
    /// The distance in points by which a finger may move from its initial location before the beginning; 10 by default (N-09).
    public final var allowableMovement: CGFloat = GestureThresholds.pressMovement
    /// The maximum time in seconds from the lift of a tap to the next touch (N-03).
    public final var maximumTapInterval: TimeInterval = GestureThresholds.tapInterval
    /// The maximum distance in points between consecutive taps, and the press (N-05).
    public final var allowableSeparation: CGFloat = GestureThresholds.tapDistance

    private final var tapsWanted = 0
    private final var touchesWanted = 1
    private final var durationWanted: TimeInterval = 0
    private final var fingers = FingerGroup()
    private final var taps = 0
    private final var centerOfLastTap: CGPoint?
    private final var deadline: VirtualTimer?

    private func start() {
        tapsWanted = max(0, numberOfTapsRequired)
        touchesWanted = max(1, numberOfTouchesRequired)
        durationWanted = minimumPressDuration
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else {
            for touch in touches { ignore(touch, for: event) }
            return
        }
        start(with: touches.map { ($0.number, $0.location(in: nil)) })
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        guard state == .possible else {
            for press in presses { ignore(press, for: event) }
            return
        }
        start(with: presses.map { ($0.number, view?.middleInWindow ?? .zero) })
    }

    private func start(with contacts: [(id: Int, place: CGPoint)]) {
        if fingers.count == 0, taps == 0 { start() }
        if let deadline { cancel(deadline) }
        for contact in contacts {
            if fingers.isAnyUp { return fail(because: .liftedEarly(of: touchesWanted)) }
            fingers.down(contact.id, at: contact.place)
        }
        if fingers.count > touchesWanted { return fail(because: .count(fingers.count, not: touchesWanted)) }
        if let last = centerOfLastTap, let center = fingers.center, fingers.count == touchesWanted,
            last.distance(to: center) > allowableSeparation
        {
            return fail(because: .apart(last.distance(to: center), limit: allowableSeparation))
        }
        guard fingers.count == touchesWanted else { return }
        press()
    }

    private func press() {
        guard taps == tapsWanted else {
            deadline = after(GestureThresholds.tapDuration) { [self] in
                fail(
                    because:
                        "down for more than \(limit: GestureThresholds.tapDuration) s, a tap was required first"
                )
            }
            return
        }
        guard durationWanted > 0 else {
            state = .began
            return
        }
        deadline = after(durationWanted) { [self] in state = .began }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        checkMovement(of: touches)
    }

    private func checkMovement(of touches: Set<UITouch>) {
        guard state == .possible else { return }
        let limit = taps < tapsWanted ? allowableSeparation : allowableMovement
        for touch in touches {
            let movement = fingers.movement(of: touch)
            if movement > limit { return fail(because: .moved(movement, limit: limit)) }
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        checkMovement(of: touches)
        for touch in touches { fingers.up(touch.number) }
        lift()
    }

    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        for press in presses { fingers.up(press.number) }
        lift()
    }

    private func lift() {
        if state == .began || state == .changed {
            state = .ended
        } else if state == .possible {
            liftedEarly()
        }
    }

    private func liftedEarly() {
        let isPress = taps >= tapsWanted
        guard isPress || fingers.areAllUp else { return }
        guard fingers.count == touchesWanted else {
            return fail(because: .count(fingers.count, not: touchesWanted))
        }
        if isPress {
            return fail(
                because: touchesWanted == 1
                    ? "lifted before \(limit: durationWanted) s"
                    : "lifted before all were down for \(limit: durationWanted) s")
        }
        taps += 1
        centerOfLastTap = fingers.center
        fingers.removeAll()
        if let deadline { cancel(deadline) }
        deadline = after(maximumTapInterval) { [self] in
            fail(because: "no touch within \(limit: maximumTapInterval) s of a tap")
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        breakOff()
    }

    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        breakOff()
    }

    @_spi(Subclass) open override var relationHooks: RelationHooks { hooks(of: UILongPressGestureRecognizer.self) }

    open override func reset() {
        fingers.removeAll()
        taps = 0
        centerOfLastTap = nil
        deadline = nil
    }
}
