import Touchstone

/// A mistake: treats a cancelled touch as one that was lifted, and lets super do so, too. An interruption buys
/// (S-210, S-233).
final class StubbornButton: LitButton {
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
    }
}
