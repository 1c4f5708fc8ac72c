import TouchAdvice
internal import TouchStage
import TouchTrace
internal import Touchstone

/// The conditions for advice that the lines of a difference contain, about recognizers and views.
///
///     - 40    tap ended                 tap recognized
///     + 40    pan began                 pan not recognized
///     -       view receives ended 1     view ended with finger 1
struct ExpectedGestures {
    private(set) var wants: [Want] = []

    private let recognizers: [RecognizerName]
    private let views: Set<ResponderName>
    /// The last finger that came down before the first difference.
    private let finger: Int?

    init(_ difference: LogDifference, at instant: Instant, in records: [TraceRecord]) {
        var reader = AnswerReader()
        var views: Set<ResponderName> = []
        for record in records {
            reader.take(record)
            if case .hit(_, let view, _) = record.step { views.insert(view) }
        }
        finger = reader.finish().concerning(instant)?.touch.finger
        recognizers = reader.recognizers
        self.views = views
        let expected = difference.missing.flatMap { recognized(by: $0) }
        for name in expected { add("\(name) recognized") }
        for name in difference.unexpected.flatMap({ recognized(by: $0) }) where !expected.contains(name) {
            add("\(name) not recognized")
        }
        for (step, view, finger) in difference.missing.compactMap({ delivery(in: $0) }) {
            add("\(view) \(step)", with: finger)
        }
    }

    private mutating func add(_ text: String, with finger: Int? = nil) {
        let number = finger ?? self.finger
        guard let want = Want(text + (number.map { " with finger \($0)" } ?? "")), !wants.contains(want) else { return }
        wants.append(want)
    }

    /// Returns the recognizers that recognize according to a line.
    private func recognized(by line: String) -> [String] {
        for text in LogDifference.readings(of: line) {
            for name in recognizers {
                if [.began, .ended].contains(where: { text == LogLine.action(of: name, $0) }) { return [name.text] }
            }
        }
        return []
    }

    /// Returns the step that a view receives according to a line, the view, and the finger.
    private func delivery(in line: String) -> (step: String, view: String, finger: Int)? {
        for text in LogDifference.readings(of: line) {
            guard let finger = text.split(separator: " ").last.flatMap({ Int($0) }) else { continue }
            for step in [TraceRecord.TouchStep.began, .ended] {
                let view = views.first { text == LogLine.delivery(to: $0, step, [finger]) }
                if let view { return (step.name, view.text, finger) }
            }
        }
        return nil
    }
}
