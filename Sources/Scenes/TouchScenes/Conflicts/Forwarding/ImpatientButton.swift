import Touchstone

/// A mistake: calls another method of super than the one that it overrides, to end a touch that moves too far. The button
/// receives the end of a touch that continues (S-233).
final class ImpatientButton: LitButton {
    private var start = CGPoint.zero

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        start = touches.first?.location(in: self) ?? start
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let place = touches.first?.location(in: self), abs(place.x - start.x) > 20 else {
            return super.touchesMoved(touches, with: event)
        }
        super.touchesEnded(touches, with: event)
    }
}
