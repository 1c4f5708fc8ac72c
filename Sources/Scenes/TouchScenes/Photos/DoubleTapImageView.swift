import Touchstone

/// An image that comes to the front after a double tap; its other touches are left to their observer.
///
/// It needs the end of touches only, and overrides the other three methods, too: no superview receives incomplete sequences (S-229).
final class DoubleTapImageView: UIImageView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        comeToFront(afterDoubleTapIn: touches)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
