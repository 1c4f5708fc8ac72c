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

        func write(to text: inout String) {
            text += subject
            text += " "
            text += call
            text += ": "
            for (index, receiver) in receivers.enumerated() {
                if index > 0 { text += " → " }
                text += receiver
            }
            if count > 1 { text += " ×\(count)" }
        }
    }

    private static let lineHeight: CGFloat = 15
    private static let margin: CGFloat = 6
    private var lines: [Line] = []
    /// The storage of the receivers of a line that was counted together with another, for the next line.
    private var spare: [String] = []
    /// The text that was shown before the present one, whose storage is used for the next: while a count grows, nothing is allocated.
    private var spareText = ""
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
        if let last = lines.indices.last, lines[last].time == time, lines[last].subject == subject,
            lines[last].call == call, !lines[last].receivers.contains(receiver)
        {
            lines[last].receivers.append(receiver)
        } else {
            if let index = indexOfEqual() {
                lines[index].count += lines[lines.count - 1].count
                spare = lines.removeLast().receivers
            }
            spare.removeAll(keepingCapacity: true)
            spare.append(receiver)
            lines.append(Line(subject: subject, call: call, time: time, receivers: spare))
            spare = []
        }
        // One more than is shown: the last one may be counted together with another.
        if lines.count > room + 1 { lines.removeFirst(lines.count - room - 1) }
        setNeedsLayout()
    }

    /// Returns the index of the line with which the last line is counted together: of the previous one of its subject, if they are equal.
    private func indexOfEqual() -> Int? {
        guard let last = lines.last,
            let index = lines.dropLast().lastIndex(where: { $0.subject == last.subject }), lines[index].equals(last)
        else { return nil }
        return index
    }

    private var room: Int { max(1, Int((bounds.height - 2 * Self.margin) / Self.lineHeight)) }

    /// Shows as many lines as there is room for: once for all calls of an event.
    override func layoutSubviews() {
        let equal = indexOfEqual()
        let shown = lines.indices.dropLast(equal == nil ? 0 : 1).suffix(room)
        var text = ""
        swap(&text, &spareText)
        text.removeAll(keepingCapacity: true)
        for index in shown {
            if !text.isEmpty { text += "\n" }
            var line = lines[index]
            if index == equal { line.count += lines[lines.count - 1].count }
            line.write(to: &text)
        }
        spareText = label.text ?? ""
        label.text = text
        label.frame = CGRect(
            x: Self.margin, y: Self.margin, width: max(0, bounds.width - 2 * Self.margin),
            height: CGFloat(shown.count) * Self.lineHeight)
    }
}
