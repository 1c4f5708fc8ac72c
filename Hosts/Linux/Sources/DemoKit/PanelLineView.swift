import CairoPainter
@_spi(Host) import TouchStory
import Touchstone

/// The view of a line: its texts, and a control if the line has an action.
final class PanelLineView: UIControl {
    private static let margin: CGFloat = 14
    private static let signWidth: CGFloat = 20
    private static let endWidth: CGFloat = 92

    private(set) var line = PanelLine(text: "")
    private var width: CGFloat = 0
    private let measure: TextMeasure
    private let perform: (PanelAction) -> Void
    private let sign: UILabel
    private let label: UILabel
    private let end: UILabel
    private let bar = UIView(frame: .zero)
    private let limit = UIView(frame: .zero)
    /// The action of the line on which a finger came down: another line may be here when it is lifted.
    private var touched: PanelAction?
    override var isHighlighted: Bool { didSet { recolor() } }

    /// Creates an empty line.
    init(_ measure: TextMeasure, _ perform: @escaping (PanelAction) -> Void) {
        (self.measure, self.perform) = (measure, perform)
        let holder = UIView(frame: .zero)
        sign = holder.addLabel("", size: 13, weight: .bold)
        label = holder.addLabel("", size: 13, lines: 0)
        end = holder.addLabel("", size: 13, weight: .medium)
        super.init(frame: .zero)
        label.lineBreakMode = .byWordWrapping
        end.textAlignment = .right
        layer.cornerRadius = 6
        for view in [sign, label, end, bar, limit] { addSubview(view) }
        for view in [bar, limit] { view.isUserInteractionEnabled = false }
        addAction(UIAction { [weak self] _ in self?.touched = self?.line.action }, for: .touchDown)
        addAction(UIAction { [weak self] _ in self?.touched = nil }, for: [.touchUpOutside, .touchCancel])
        addAction(UIAction { [weak self] _ in self?.act() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    private func act() {
        defer { touched = nil }
        if let action = line.action, touched ?? action == action { perform(action) }
    }

    /// Shows a line.
    /// - Returns: The lower edge.
    func show(_ line: PanelLine, top: CGFloat, width: CGFloat) -> CGFloat {
        if line != self.line || width != self.width {
            (self.line, self.width) = (line, width)
            fill()
        }
        frame.origin = CGPoint(x: 4, y: top + gap)
        return frame.maxY
    }

    private func fill() {
        isEnabled = line.action != nil
        sign.text = line.sign?.text ?? ""
        label.text = line.text
        end.text = line.end?.text ?? ""
        label.font = font
        let left = Self.margin - 4 + (line.style == .button ? 8 : 0) + (line.sign == nil ? 0 : Self.signWidth)
        let right = width - Self.margin - 4
        let room = max(20, right - left - (line.end == nil ? 0 : Self.endWidth))
        let bottom = label.place(at: CGPoint(x: left, y: 0), width: room, measure)
        let least: CGFloat = line.action == nil ? 18 : line.style == .button ? 36 : 28
        let measured = barHeight
        let height = max(least, bottom + 4) + measured
        label.frame.origin.y = ((height - measured - bottom) / 2).rounded()
        let first = CGRect(x: 0, y: label.frame.minY, width: Self.endWidth, height: 17)
        sign.frame = first.offsetBy(dx: left - Self.signWidth, dy: 0)
        end.frame = first.offsetBy(dx: right - Self.endWidth, dy: 0)
        frame.size = CGSize(width: width - 8, height: height)
        fillBar(left: left, right: right, top: height - measured)
        recolor()
    }

    private var barHeight: CGFloat { line.measure?.value == nil ? 0 : 14 }

    private func fillBar(left: CGFloat, right: CGFloat, top: CGFloat) {
        let value = line.measure?.value
        for view in [bar, limit] { view.isHidden = value == nil }
        guard let value, let most = line.measure?.limit else { return }
        let largest = max(abs(value), abs(most)) * 1.15
        let points = largest > 0 ? (right - left) / CGFloat(largest) : 0
        bar.frame = CGRect(x: left, y: top + 2, width: CGFloat(abs(value)) * points, height: 8)
        limit.frame = CGRect(x: left + CGFloat(abs(most)) * points, y: top, width: 2, height: 12)
    }

    private var font: UIFont {
        switch line.style {
        case .heading: .systemFont(ofSize: 14, weight: .semibold)
        case .title: .systemFont(ofSize: 16, weight: .semibold)
        case .answer: .systemFont(ofSize: 14)
        case .plain: .systemFont(ofSize: 13)
        case .small: .systemFont(ofSize: 11)
        case .button: .systemFont(ofSize: 13, weight: .medium)
        }
    }

    /// The distance from the line before, in points.
    private var gap: CGFloat {
        switch line.style {
        case .heading: 10
        case .title, .button: 4
        case .answer, .plain, .small: 0
        }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { recolor() }

    private func recolor() {
        let paper = line.style == .button ? Look.paper : UIColor.clear
        backgroundColor = isHighlighted ? Look.line : line.isMarked ? Look.accentPaper : paper
        layer.borderWidth = line.style == .button ? Look.hairline : 0
        layer.borderColor = Look.line.cgColor
        sign.textColor = line.sign?.tone.color
        label.textColor = line.tone.color
        end.textColor = line.end?.tone.color
        bar.backgroundColor = Look.accent
        limit.backgroundColor = Look.bad
    }
}
