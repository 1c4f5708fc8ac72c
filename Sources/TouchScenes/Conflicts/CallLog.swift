import Touchstone

/// A log on the screen of the calls that responders receive, the latest at the bottom: a line for each call of the system, with all
/// responders along its path.
///
///     card began: card → card's controller → board → board's controller → window → delegate
///     card moved: card → card's controller → board → board's controller → window → delegate ×12
///     card ended: …
final class CallLog: UIView {
    private struct Line {
        var subject: String
        var call: String
        var time: TimeInterval
        var receivers: [String]
        var count = 1

        func equals(_ other: Line) -> Bool {
            subject == other.subject && call == other.call && receivers == other.receivers
        }

        var text: String {
            "\(subject) \(call): \(receivers.joined(separator: " → "))" + (count > 1 ? " ×\(count)" : "")
        }
    }

    private static let lineHeight: CGFloat = 15
    private static let margin: CGFloat = 6
    private var lines: [Line] = []
    private let label = UILabel()

    /// Creates an empty log that takes no touches and is named `log`; its label is `log text`.
    convenience init(frame: CGRect, in view: UIView) {
        self.init(frame: frame)
        accessibilityIdentifier = "log"
        isUserInteractionEnabled = false
        backgroundColor = .systemGray6
        label.accessibilityIdentifier = "log text"
        label.font = .systemFont(ofSize: 12)
        label.numberOfLines = 0
        label.lineBreakMode = .byClipping
        addSubview(label)
        view.addSubview(self)
    }

    /// Logs a call with touches.
    func received(_ call: String, _ touches: Set<UITouch>, _ event: UIEvent?, by receiver: String) {
        let subject = touches.first?.view?.accessibilityIdentifier ?? "no view"
        received(call, of: subject, at: event?.timestamp ?? 0, by: receiver)
    }

    /// Logs a call. Consecutive calls about the same subject at the same time share a line.
    func received(_ call: String, of subject: String, at time: TimeInterval, by receiver: String) {
        let line = Line(subject: subject, call: call, time: time, receivers: [receiver])
        if let last = lines.last, last.time == time, last.subject == subject, last.call == call,
            !last.receivers.contains(receiver)
        {
            lines[lines.count - 1].receivers.append(receiver)
        } else {
            lines = Self.folded(lines)
            lines.append(line)
        }
        show()
    }

    /// Returns the lines, with the last line counted together with the previous one of its subject if they are equal.
    private static func folded(_ lines: [Line]) -> [Line] {
        var folded = Array(lines.dropLast())
        guard let last = lines.last, let index = folded.lastIndex(where: { $0.subject == last.subject }),
            folded[index].equals(last)
        else { return lines }
        folded[index].count += last.count
        return folded
    }

    /// Shows as many lines as there is room for; older ones are removed.
    private func show() {
        let room = max(1, Int((bounds.height - 2 * Self.margin) / Self.lineHeight))
        // One more than is shown: the last one may be counted together with another.
        if lines.count > room + 1 { lines.removeFirst(lines.count - room - 1) }
        let shown = Self.folded(lines).suffix(room)
        label.text = shown.map { $0.text }.joined(separator: "\n")
        label.frame = CGRect(
            x: Self.margin, y: Self.margin, width: max(0, bounds.width - 2 * Self.margin),
            height: CGFloat(shown.count) * Self.lineHeight)
    }
}
