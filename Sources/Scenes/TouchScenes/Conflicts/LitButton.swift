import Touchstone

/// A button that is lit while it is highlighted, and counts purchases.
class LitButton: UIButton {
    private var count = 0
    private var words = ""

    /// Creates a named button.
    /// - Parameter words: The title; its name by default.
    convenience init(_ name: String, _ words: String? = nil, frame: CGRect, in view: UIView) {
        self.init(frame: frame)
        accessibilityIdentifier = name
        titleLabel?.font = .systemFont(ofSize: 14)
        self.words = words ?? name
        setTitle(self.words, for: .normal)
        backgroundColor = .systemBlue
        layer.cornerRadius = 8
        view.addSubview(self)
        addTarget(self, action: LitButton.bought, for: .touchUpInside)
    }

    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? .systemOrange : .systemBlue }
    }

    private func bought() {
        count += 1
        setTitle("\(words) ×\(count)", for: .normal)
    }

    /// Logs its control events, except for those that are sent for every movement.
    func report(to log: CallLog) {
        let events: [(String, UIControl.Event)] = [
            ("touchDown", .touchDown), ("touchDownRepeat", .touchDownRepeat), ("touchDragExit", .touchDragExit),
            ("touchDragEnter", .touchDragEnter), ("touchUpInside", .touchUpInside),
            ("touchUpOutside", .touchUpOutside), ("touchCancel", .touchCancel),
        ]
        let name = accessibilityIdentifier ?? ""
        for (word, event) in events {
            addAction(
                UIAction { _ in log.received("sends", of: name, at: UIApplication.shared.now.seconds, by: word) },
                for: event)
        }
    }
}
