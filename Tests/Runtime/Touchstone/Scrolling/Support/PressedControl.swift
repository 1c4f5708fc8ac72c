import Touchstone

/// A control that counts what it receives touches.
final class PressedControl: UIControl {
    private(set) var began = 0
    private(set) var ended = 0
    private(set) var cancelled = 0
    var isPressed: Bool { began > ended + cancelled }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        began += touches.count
        super.touchesBegan(touches, with: event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        ended += touches.count
        super.touchesEnded(touches, with: event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        cancelled += touches.count
        super.touchesCancelled(touches, with: event)
    }
}
