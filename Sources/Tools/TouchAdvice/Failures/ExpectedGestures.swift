internal import TouchStage
import TouchStory
import TouchTrace
internal import Touchstone

/// The conditions for advice that the lines of a difference contain, about recognizers and views.
///
///     - 40    tap ended                 tap recognized
///     + 40    pan began                 pan not recognized
///     -       view receives ended 1     view ended with finger 1
struct ExpectedGestures {
    private(set) var wants: [Want] = []

    private let recognizers: Set<String>
    private let views: Set<String>
    /// The last finger that came down before the first difference.
    private let finger: Int?

    init(_ difference: LogDifference, at instant: Instant, in records: [TraceRecord]) {
        var reader = AnswerReader()
        var views: Set<String> = []
        for record in records {
            reader.take(record)
            if case .hit(_, let view, _) = record.step { views.insert(view.text) }
        }
        finger = reader.finish().concerning(instant)?.touch.finger
        recognizers = Set(reader.recognizers.map(\.text))
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
            for verb in [" began", " ended"] where text.hasSuffix(verb) {
                let name = String(text.dropLast(verb.count))
                if recognizers.contains(name) { return [name] }
            }
        }
        return []
    }

    /// Returns the step that a view receives according to a line, the view, and the finger.
    private func delivery(in line: String) -> (step: String, view: String, finger: Int)? {
        for text in LogDifference.readings(of: line) {
            let words = text.split(separator: " ")
            guard words.count > 3, let finger = Int(words[words.count - 1]) else { continue }
            for step in ["began", "ended"] {
                let verb = " receives \(step) \(finger)"
                guard text.hasSuffix(verb) else { continue }
                let name = String(text.dropLast(verb.count))
                if views.contains(name) { return (step, name, finger) }
            }
        }
        return nil
    }
}
