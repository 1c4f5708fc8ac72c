import Touchstone

/// A colored round dot with a number, highlighted while a finger is on it.
final class DotView: UIView {
    /// The size that a finger hits easily, in points (S-160).
    static let fingerSize: CGFloat = 44

    /// The least width and height of the area that takes touches, in points. It does not change the look of the dot.
    var touchSize = DotView.fingerSize

    /// Creates a dot, which is named `dot` with its number.
    convenience init(number: Int, radius: CGFloat, color: UIColor) {
        self.init(frame: CGRect(x: 0, y: 0, width: 2 * radius, height: 2 * radius))
        accessibilityIdentifier = "dot \(number)"
        backgroundColor = color
        layer.cornerRadius = radius
        let label = UILabel(frame: bounds)
        label.text = "\(number)"
        label.textAlignment = .center
        label.textColor = .white
        label.font = .systemFont(ofSize: 11)
        addSubview(label)
    }

    /// Half of its width, in points.
    var radius: CGFloat { bounds.width / 2 }

    private var isHighlighted = false {
        didSet {
            layer.borderColor = UIColor.label.cgColor
            layer.borderWidth = isHighlighted ? radius / 5 : 0
        }
    }

    // All four, although a movement changes nothing: no superview receives incomplete sequences (S-229).
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { isHighlighted = true }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { isHighlighted = false }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { isHighlighted = false }

    /// Returns `true` around a small dot as well, so that it is touched as if it were larger (S-158, S-159).
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let missing = max(0, touchSize / 2 - radius)
        return bounds.inset(by: UIEdgeInsets(top: -missing, left: -missing, bottom: -missing, right: -missing))
            .contains(point)
    }
}
