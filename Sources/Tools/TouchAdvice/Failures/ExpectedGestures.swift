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
        for name in expected { add(.recognized(RecognizerName(name), finger: finger)) }
        for name in difference.unexpected.flatMap({ recognized(by: $0) }) where !expected.contains(name) {
            add(.notRecognized(RecognizerName(name), finger: finger))
        }
        for want in difference.missing.compactMap({ delivery(in: $0) }) { add(want) }
    }

    private mutating func add(_ want: Want) {
        if !wants.contains(want) { wants.append(want) }
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

    /// Returns the beginning or end that a view receives according to a line.
    private func delivery(in line: String) -> Want? {
        for text in LogDifference.readings(of: line) {
            let words = text.split(separator: " ")
            guard words.count > 3, let finger = Int(words[words.count - 1]) else { continue }
            for (step, want) in [("began", Want.began), ("ended", Want.ended)] {
                let verb = " receives \(step) \(finger)"
                guard text.hasSuffix(verb) else { continue }
                let name = String(text.dropLast(verb.count))
                if views.contains(name) { return want(ResponderName(name), finger) }
            }
        }
        return nil
    }
}
