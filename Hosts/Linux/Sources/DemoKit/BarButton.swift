import Touchstone

/// A button of the bar: a rounded frame with a word.
final class BarButton: UIButton {
    /// A Boolean value that indicates whether what the button stands for is on.
    var isOn = false { didSet { recolor() } }
    override var isHighlighted: Bool { didSet { recolor() } }

    private let action: () -> Void

    /// Creates a button that performs an action when it is tapped.
    init(_ word: String, _ action: @escaping () -> Void) {
        self.action = action
        super.init(frame: .zero)
        accessibilityIdentifier = word
        titleLabel?.font = .systemFont(ofSize: 15, weight: .medium)
        layer.cornerRadius = 9
        layer.borderWidth = Look.hairline
        setWord(word)
        recolor()
        addAction(UIAction { [weak self] _ in self?.action() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    /// Changes the word.
    func setWord(_ word: String) { setTitle(word, for: .normal) }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { recolor() }

    private func recolor() {
        backgroundColor = isHighlighted ? Look.line : isOn ? Look.accentPaper : Look.card
        layer.borderColor = (isOn ? Look.accentPaper : Look.line).cgColor
        setTitleColor(isOn ? Look.accent : Look.ink, for: .normal)
    }
}
