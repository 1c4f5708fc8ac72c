import Touchstone

/// A picture that one finger drags as far as its constraint allows.
///
/// Its position follows from the drag's whole translation since its beginning (S-135), so a finger that went too far and comes back
/// meets the view where it left it. A cancelled drag returns to its beginning.
final class ConstrainedDragView: UIImageView {
    private let constraint: MovementConstraint
    private var start = CGPoint.zero

    init(_ name: String, _ color: UIColor, constraint: MovementConstraint) {
        self.constraint = constraint
        super.init(image: nil)
        bounds.size = CGSize(width: Flower.side, height: Flower.side)
        Flower.add(to: layer, color)
        accessibilityIdentifier = name
        isUserInteractionEnabled = true
        let pan = attach("\(name) pan", UIPanGestureRecognizer(target: self, action: ConstrainedDragView.moved))
        pan.maximumNumberOfTouches = 1
    }

    #if canImport(Foundation)
        required init?(coder: NSCoder) { nil }
    #endif

    private func moved(_ pan: UIPanGestureRecognizer) {
        if pan.state == .began {
            start = center
            superview?.bringSubviewToFront(self)
        }
        let way = pan.state == .cancelled ? .zero : pan.translation(in: superview)
        center = constraint.center(
            CGPoint(x: start.x + way.x, y: start.y + way.y), from: start, size: bounds.size)
    }
}
