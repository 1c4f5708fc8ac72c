import Touchstone

/// Overrides `touchesMoved` as apps do that pass on what they hear.
final class ListeningView: UIView {
    private(set) var heard = 0

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        heard += 1
        super.touchesMoved(touches, with: event)
    }
}

/// The same for a window.
final class ListeningWindow: UIWindow {
    private(set) var heard = 0

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        heard += 1
        super.touchesMoved(touches, with: event)
    }
}
