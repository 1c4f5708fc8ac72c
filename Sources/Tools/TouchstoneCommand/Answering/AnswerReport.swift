import TouchReplays
import TouchReports
import TouchStory
import TouchTrace

/// The text of answers: a paragraph for each touch, in which recognizers with the same answer share a line.
///
///     finger 1, down at 0.000 s on view
///       double: failed 0.410 s after finger 1 came down: no tap 2 within 0.35 s.
///       pan, swipe: …
///       view received finger 1 and its end.
struct AnswerReport {
    private let options: TimelineOptions
    private let origin: Instant
    private var isFirst = true

    init(_ options: TimelineOptions, _ origin: Instant) {
        (self.options, self.origin) = (options, origin)
    }

    /// Returns the paragraph of a touch, with an empty line before it unless it is the first one.
    mutating func text(_ answers: StatedTouch) -> String {
        defer { isFirst = false }
        let head = (isFirst ? "" : "\n") + lines(answers.title(since: origin), "", "")
        return answers.texts.reduce(head) { $0 + lines($1, "  ", "    ") }
    }

    /// Returns a text in lines; those after the first one are indented more.
    private func lines(_ text: String, _ first: String, _ others: String) -> String {
        TextBlock(options).text(text, first: first, others: others)
    }
}
