import Touchstone

/// A view that takes touches in its shape only; others go to the view behind it. A touch moves it.
///
/// It needs no recognizer: it follows its one touch with the four methods of a responder.
final class ShapedView: UIView {
    private let shape: HitShape
    private var start = CGPoint.zero
    private var grip = CGPoint.zero

    init(_ name: String, frame: CGRect, shape: HitShape) {
        self.shape = shape
        super.init(frame: frame)
        accessibilityIdentifier = name
    }

    #if canImport(Foundation)
        required init?(coder: NSCoder) { nil }
    #endif

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        shape.contains(point, in: bounds)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let place = touches.first?.location(in: superview) else { return }
        start = center
        grip = CGPoint(x: center.x - place.x, y: center.y - place.y)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let superview, let place = touches.first?.location(in: superview) else { return }
        center = CGPoint(x: place.x + grip.x, y: place.y + grip.y).inside(superview.bounds, by: 0)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        center = start
    }
}
