@_spi(Subclass) public import Touchstone

/// The tap recognizer that a talk writes and advises against: `UITouch.tapCount` decides (S-074…S-083).
///
///     finger     D──U──D──U
///     tapCount   1     2            two taps required: recognized with the second lift
///
/// Discrete, one finger. The finger may rest for any time. Apps use `UITapGestureRecognizer` instead.
public final class SimpleTapGestureRecognizer: UIGestureRecognizer {
    /// The number of taps at whose last lift it recognizes; 1 by default.
    public var numberOfTapsRequired = 1
    /// A Boolean value that indicates whether simple taps that need more taps may continue when this one recognizes; `true` by default
    /// (S-083). With `false`, the talk's first version, the first of two taps prevents a double tap (S-080).
    public var stacks = true
    /// The greatest time from a lift to the next touch in seconds; 0.35 by default, the same as for `UITouch.tapCount` (N-03).
    public var maximumTapInterval: TimeInterval = 0.35

    /// The number of taps of this attempt.
    private var taps = 0
    private var deadline: VirtualTimer?

    /// Creates the recognizer, without a target.
    public init() { super.init(target: nil, action: nil) }

    /// Follows the finger; fails at once if there is a second one (S-077).
    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if let deadline { cancel(deadline) }
        if onlyTouch(in: event) == nil { fail(because: "more than one finger") }
    }

    /// Fails when the count shows that the finger has moved too far (S-078).
    public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if let touch = onlyTouch(in: event), !isNext(touch) { failByCount(of: touch) }
    }

    /// Recognizes or fails: one touch, and the right count (S-074).
    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = onlyTouch(in: event) else { return fail(because: "more than one finger") }
        guard isNext(touch) else { return failByCount(of: touch) }
        taps = touch.tapCount
        guard taps < numberOfTapsRequired else {
            state = .recognized
            return
        }
        deadline = after(maximumTapInterval) { [self] in fail(because: "tap \(taps + 1) did not come") }
    }

    /// Fails, in any state (S-076).
    public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        fail(because: "the touch was cancelled")
    }

    /// Discards the taps.
    public override func reset() {
        taps = 0
        deadline = nil
    }

    /// Returns `false` for taps that need more taps, so that taps stack (S-082, S-083).
    public override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard stacks, let tap = preventedGestureRecognizer as? SimpleTapGestureRecognizer else { return true }
        return tap.numberOfTapsRequired <= numberOfTapsRequired
    }

    private func onlyTouch(in event: UIEvent) -> UITouch? {
        guard let touches = event.touches(for: self), touches.count == 1 else { return nil }
        return touches.first
    }

    /// Returns `true` for the tap after those of this attempt, or a first one at another place.
    private func isNext(_ touch: UITouch) -> Bool { touch.tapCount == taps + 1 || touch.tapCount == 1 }

    private func failByCount(of touch: UITouch) {
        let count = touch.tapCount
        fail(
            because: count < 1 ? "the finger moved too far" : "tap \(measured: count) in a row, not \(limit: taps + 1)")
    }
}
