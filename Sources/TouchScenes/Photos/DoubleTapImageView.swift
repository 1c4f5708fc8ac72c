import Touchstone

/// An image that comes to the front after a double tap; all else is left to whoever observes its touches.
///
/// It needs the end of touches only, and overrides the other three methods, too: nobody above it gets parts of their sequence (S-229).
final class DoubleTapImageView: UIImageView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        comeToFront(afterDoubleTapIn: touches)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
