import CairoPainter
import Touchstone

/// The line at the bottom of the window with the keys that there are.
final class KeyLine: UIView {
    private let measure: TextMeasure
    private let label: UILabel

    /// Creates an empty line.
    init(_ measure: TextMeasure) {
        self.measure = measure
        label = UIView(frame: .zero).addLabel("", size: 12, color: Look.soft, lines: 0)
        super.init(frame: .zero)
        label.lineBreakMode = .byWordWrapping
        accessibilityIdentifier = "keys"
        backgroundColor = Look.card
        isUserInteractionEnabled = false
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows keys at the bottom of an area; returns the height.
    func show(_ keys: [WindowKey], in size: CGSize) -> CGFloat {
        // A line ends between two of them.
        let words = keys.map { "\($0.name): \($0.purpose)".map { $0 == " " ? "\u{A0}" : String($0) }.joined() }
        label.text = words.joined(separator: "   ")
        let bottom = label.place(at: CGPoint(x: 14, y: 5), width: max(40, size.width - 28), measure)
        frame = CGRect(x: 0, y: size.height - bottom - 5, width: size.width, height: bottom + 5)
        return frame.height
    }
}
