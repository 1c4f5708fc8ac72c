import Touchstone

/// A card with a long press without a duration: lit from the moment when that begins.
final class PressCard: UIView {
    private var presses = 0
    private lazy var label = addCaption("not pressed", frame: bounds)

    /// Creates a named card, with a recognizer named `… press`.
    convenience init(_ name: String, frame: CGRect, in view: UIView) {
        self.init(frame: frame)
        accessibilityIdentifier = name
        backgroundColor = .systemMint
        layer.cornerRadius = 8
        label.accessibilityIdentifier = "\(name) count"
        view.addSubview(self)
        let press = attach("\(name) press", UILongPressGestureRecognizer(target: self, action: PressCard.pressed))
        press.minimumPressDuration = 0
    }

    private func pressed(_ press: UILongPressGestureRecognizer) {
        switch press.state {
        case .began:
            backgroundColor = .systemOrange
        case .ended:
            presses += 1
            label.text = "pressed ×\(presses)"
            backgroundColor = .systemMint
        case .cancelled:
            backgroundColor = .systemMint
        case .possible, .changed, .failed:
            break
        }
    }
}
