import CairoPainter
@_spi(Host) import TouchReports
import Touchstone

/// The panel beside a scene: its fingers, recognizers and decisions.
final class DrawerView: UIView {
    /// The width, in points.
    static let width: CGFloat = 330

    /// The lines of the panel.
    struct Content: Hashable {
        /// The fingers, each with its place and view.
        var fingers: [String]
        var rows: [Explanation.Row]
        var decisions: [DecisionStream.Entry]
    }

    private static let margin: CGFloat = 14
    private let measure: TextMeasure
    private let list = UIScrollView(frame: .zero)
    private var shown: Content?

    /// Creates the panel.
    init(_ measure: TextMeasure) {
        self.measure = measure
        super.init(frame: .zero)
        backgroundColor = Look.card
        list.accessibilityIdentifier = "why"
        addSubview(list)
        let edge = UIView(frame: .zero)
        edge.backgroundColor = Look.line
        edge.accessibilityIdentifier = "drawer edge"
        addSubview(edge)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        subviews.last?.frame = CGRect(x: 0, y: 0, width: 1, height: bounds.height)
        let frame = CGRect(x: 1, y: 0, width: max(0, bounds.width - 1), height: bounds.height)
        guard list.frame != frame else { return }
        list.frame = frame
        if let shown { fill(shown) }
    }

    /// Shows what is explained.
    func show(_ content: Content) {
        guard content != shown else { return }
        shown = content
        fill(content)
    }

    private func fill(_ content: Content) {
        let isAtEnd = list.contentOffset.y + list.bounds.height >= list.contentSize.height - 40
        for view in list.subviews where view is UILabel { view.removeFromSuperview() }
        var top = head("Fingers", at: 14)
        for text in content.fingers.isEmpty ? ["none is down"] : content.fingers {
            top = line(text, color: content.fingers.isEmpty ? Look.soft : Look.ink, at: top)
        }
        top = head("Recognizers", at: top + 10)
        if content.rows.isEmpty { top = line("touch the scene", color: Look.soft, at: top) }
        for row in content.rows { top = pair(row.name, row.state, row.outcome.color, at: top) }
        top = head("Decisions", at: top + 10)
        if content.decisions.isEmpty { top = line("none yet", color: Look.soft, at: top) }
        var last: Instant?
        for entry in content.decisions {
            if entry.instant != last { top = time(entry.instant, at: top + 4) }
            last = entry.instant
            let text = "\(entry.subjects.joined(separator: ", ")): \(entry.text)"
            top = marked(String(entry.mark), text, entry.outcome.color, at: top)
        }
        list.contentSize = CGSize(width: list.bounds.width, height: top + 14)
        if isAtEnd { list.contentOffset.y = max(0, list.contentSize.height - list.bounds.height) }
    }

    // MARK: Lines, each of which returns the place of the next one

    private var room: CGFloat { max(20, list.bounds.width - 2 * Self.margin) }

    private func head(_ text: String, at top: CGFloat) -> CGFloat {
        let label = list.addLabel(text, size: 14, weight: .semibold)
        label.frame = CGRect(x: Self.margin, y: top, width: room, height: 20)
        return top + 23
    }

    private func line(_ text: String, color: UIColor, at top: CGFloat) -> CGFloat {
        let label = list.addLabel(text, size: 13, color: color)
        label.frame = CGRect(x: Self.margin, y: top, width: room, height: 18)
        return top + 18
    }

    private func time(_ instant: Instant, at top: CGFloat) -> CGFloat {
        let milliseconds = Int((instant.seconds * 1_000).rounded())
        let rest = String(milliseconds % 1_000 + 1_000).dropFirst()
        let label = list.addLabel("\(milliseconds / 1_000).\(rest) s", size: 11, color: Look.soft)
        label.frame = CGRect(x: Self.margin, y: top, width: room, height: 15)
        return top + 15
    }

    private func pair(_ name: String, _ state: String, _ color: UIColor, at top: CGFloat) -> CGFloat {
        let label = list.addLabel(name, size: 13)
        label.frame = CGRect(x: Self.margin, y: top, width: room - 92, height: 18)
        let end = list.addLabel(state, size: 13, weight: .medium, color: color)
        end.textAlignment = .right
        end.frame = CGRect(x: Self.margin + room - 90, y: top, width: 90, height: 18)
        return top + 18
    }

    private func marked(_ mark: String, _ text: String, _ color: UIColor, at top: CGFloat) -> CGFloat {
        let sign = list.addLabel(mark, size: 13, weight: .bold, color: color)
        sign.frame = CGRect(x: Self.margin, y: top, width: 16, height: 18)
        let label = list.addLabel(text, size: 13, lines: 0)
        label.lineBreakMode = .byWordWrapping
        return label.place(at: CGPoint(x: Self.margin + 20, y: top + 1), width: room - 20, measure) + 2
    }
}

extension DecisionStream.Entry.Outcome {
    /// The color of a decision.
    var color: UIColor {
        switch self {
        case .finger: Look.hit
        case .recognized: Look.good
        case .waiting: Look.accent
        case .failed: Look.bad
        case .cancelled: Look.finger
        case .other: Look.soft
        }
    }
}
