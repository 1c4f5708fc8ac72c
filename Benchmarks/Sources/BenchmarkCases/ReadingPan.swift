@_spi(Subclass) import Touchstone

/// A pan that looks at each movement how far its fingers have gone in its view, as pans that decide by it do.
final class ReadingPan: UIPanGestureRecognizer {
    private var farthest: CGFloat = 0

    /// It answers no question about other recognizers by itself.
    override var relationHooks: RelationHooks { [] }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        let travel = translation(in: view)
        farthest = max(farthest, abs(travel.x), abs(travel.y))
    }
}
