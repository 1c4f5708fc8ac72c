import Touchstone

/// Paper on which any number of fingers draw at once, using touches alone.
///
/// Each touch has a line of its own, found by the touch itself, which stays the same until it ends (S-195). A stroke that the circle
/// recognizer recognizes becomes a circle: the touch is cancelled on the paper, and its line removed. Corners are round, for
/// touches as well.
final class DrawingCanvas: UIView {
    /// A shape that stays on the paper.
    struct Shape {
        var layer: CAShapeLayer
        var isCircle = false

        /// Gives the layer, whose colors are values, those of the present style.
        func color() {
            layer.fillColor = isCircle ? UIColor.systemOrange.withAlphaComponent(0.2).cgColor : nil
            layer.strokeColor = (isCircle ? UIColor.systemOrange : .label).cgColor
        }
    }

    private var inks: [UITouch: Ink] = [:]
    private var shapes: [Shape] = []
    private let dryLayer = CALayer()
    private let wetLayer = CALayer()
    private let status = UILabel()
    private static let corner: CGFloat = 24

    /// Adds layers and labels.
    func build() {
        backgroundColor = .systemBackground
        isMultipleTouchEnabled = true
        layer.cornerRadius = Self.corner
        layer.addSublayer(dryLayer)
        layer.addSublayer(wetLayer)
        status.frame = bounds.fraction(x: 0.05, y: 0.88, width: 0.9, height: 0.1)
        status.accessibilityIdentifier = "status"
        status.textColor = .systemGray
        addSubview(status)
        update()
    }

    // MARK: Touches

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        UIBezierPath(roundedRect: bounds, cornerRadius: Self.corner).contains(point)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            let ink = Ink()
            wetLayer.addSublayer(ink)
            inks[touch] = ink
            ink.append(touch.location(in: self))
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { extend(touch, event) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        var lines: [Shape] = []
        for touch in touches {
            extend(touch, event)
            guard let ink = inks.removeValue(forKey: touch) else { continue }
            ink.removeFromSuperlayer()
            lines.append(Shape(layer: ink.dry))
        }
        if !lines.isEmpty { show(shapes + lines) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { inks.removeValue(forKey: touch)?.removeFromSuperlayer() }
    }

    /// Extends the line of a touch with every reading since the last event.
    private func extend(_ touch: UITouch, _ event: UIEvent?) {
        for reading in event?.coalescedTouches(for: touch) ?? [touch] {
            inks[touch]?.append(reading.location(in: self))
        }
    }

    // MARK: Shapes

    /// A Boolean value that indicates whether the paper is blank.
    var isBlank: Bool { shapes.isEmpty }

    /// Removes all shapes; can be undone.
    func clear() { show([]) }

    /// Called when a circle was drawn.
    func circled(_ recognizer: CircleGestureRecognizer) {
        guard let circle = recognizer.circle else { return }
        let middle = convert(circle.center, from: nil)
        let layer = CAShapeLayer()
        layer.path =
            UIBezierPath(
                ovalIn: CGRect(
                    x: middle.x - circle.radius, y: middle.y - circle.radius, width: 2 * circle.radius,
                    height: 2 * circle.radius)
            ).cgPath
        layer.lineWidth = 5
        show(shapes + [Shape(layer: layer, isCircle: true)])
    }

    private func show(_ newShapes: [Shape]) {
        let oldShapes = shapes
        undoManager?.registerUndo(withTarget: self) { $0.show(oldShapes) }
        shapes = newShapes
        for shape in shapes { shape.color() }
        dryLayer.sublayers = newShapes.map { $0.layer }
        update()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        for shape in shapes { shape.color() }
    }

    private func update() {
        let circles = shapes.count { $0.isCircle }
        status.text = "lines: \(shapes.count - circles), circles: \(circles)"
    }
}
