import TouchTrace

/// The drawing of the numbered list; only the first line of an instant shows its time.
///
///     1   0.092 s  ┄ left tap: would recognize, but waits: …
///     2            × pinch: failed: …
package struct DecisionList {
    private let options: TimelineOptions
    private let numberWidth: Int

    /// Creates the drawing of a list.
    package init(options: TimelineOptions, numberWidth: Int) {
        (self.options, self.numberWidth) = (options, numberWidth)
    }

    /// The room for 999 seconds; longer times take more.
    private static let timeWidth = 10

    package func lines(_ decisions: [Decision]) -> [StyledLine] {
        var lines: [StyledLine] = []
        var last: Instant?
        let timeWidth = max(Self.timeWidth, (decisions.map { time($0).count }.max() ?? 0) + 2)
        for decision in decisions {
            lines += self.lines(decision, isTimed: decision.instant != last, timeWidth)
            last = decision.instant
        }
        return lines
    }

    private func time(_ decision: Decision) -> String { "\(decision.instant.text(places: 3)) s" }

    private func lines(_ decision: Decision, isTimed: Bool, _ timeWidth: Int) -> [StyledLine] {
        let time = isTimed ? time(decision) : ""
        let prefix = "\(decision.number)".leftPadded(to: numberWidth) + time.leftPadded(to: timeWidth) + "  "
        let subjects = decision.subjects.joined(separator: ", ")
        let text = options.readable("\(subjects): \(decision.text)").drawable(isASCII: options.isASCII)
        let indent = prefix.count + 2
        let style = decision.symbol?.style ?? .plain
        return text.wrapped(to: options.effectiveWidth - indent).enumerated().map { index, part in
            guard index == 0 else { return StyledLine(String(repeating: " ", count: indent) + part) }
            var line = StyledLine(prefix, .dim)
            line.add("\(decision.symbol?.glyph(isASCII: options.isASCII) ?? " ") ", style)
            line.add(part)
            return line
        }
    }
}

extension String {
    fileprivate func leftPadded(to width: Int) -> String {
        String(repeating: " ", count: max(0, width - count)) + self
    }
}

/// An entry of the list: a decision, its subjects and its reason.
package struct Decision: Equatable {
    /// The number, from 1.
    package let number: Int
    package let instant: Instant
    /// The recognizers, views or fingers that share the decision at the same instant.
    package var subjects: [String]
    package let symbol: Symbol?
    package let text: String
}
