import Touchstone

/// A view that counts single and double taps; blue after a single tap, orange after a double tap.
final class TapCounterView: UIView {
    private let count = UILabel()
    private var singles = 0 { didSet { update() } }
    private var doubles = 0 { didSet { update() } }

    /// Called when a single tap was recognized.
    func tapped() {
        singles += 1
        backgroundColor = UIColor.systemBlue.withAlphaComponent(0.25)
    }

    /// Called when a double tap was recognized.
    func doubleTapped() {
        doubles += 1
        backgroundColor = UIColor.systemOrange.withAlphaComponent(0.35)
    }

    private func update() {
        count.text = "single \(singles) · double \(doubles)"
    }

    /// Puts the text, and below it the count, into the view.
    func show(_ words: String) {
        backgroundColor = .systemBackground
        layer.cornerRadius = 12
        let title = UILabel(frame: bounds.fraction(x: 0.05, y: 0.1, width: 0.9, height: 0.5))
        title.text = words
        title.numberOfLines = 0
        title.textAlignment = .center
        title.font = .systemFont(ofSize: 12)
        addSubview(title)
        count.frame = bounds.fraction(x: 0.05, y: 0.6, width: 0.9, height: 0.3)
        count.textAlignment = .center
        count.font = .systemFont(ofSize: 11)
        count.accessibilityIdentifier = "\(accessibilityIdentifier ?? "") count"
        addSubview(count)
        update()
    }
}

extension UIView {
    /// Adds a named view that counts taps.
    func addTapCounter(_ name: String, _ words: String, frame: CGRect) -> TapCounterView {
        let view = addView(name, TapCounterView(frame: frame))
        view.show(words)
        return view
    }
}
