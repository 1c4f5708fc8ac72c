import TouchStory
import TouchTrace
import TouchReports

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
    mutating func text(_ answers: AnswerStream.Touch) -> String {
        defer { isFirst = false }
        let touch = answers.touch
        let since = Instant(nanoseconds: touch.touch.began.nanoseconds &- origin.nanoseconds)
        var text = isFirst ? "" : "\n"
        text += lines(
            "\(touch.touch), down at \(since.text(places: 3)) s" + (touch.hit.map { " on \($0)" } ?? ""), "", "")
        for group in AnswerGroup.groups(answers.gestures) { text += lines(group.text, "  ", "    ") }
        if answers.isAll { text += lines("\(touch.delivery)", "  ", "    ") }
        return text
    }

    /// Returns a text in lines; those after the first one are indented more.
    private func lines(_ text: String, _ first: String, _ others: String) -> String {
        TextBlock(options).text(ReadableNames.text(text), first: first, others: others)
    }
}
