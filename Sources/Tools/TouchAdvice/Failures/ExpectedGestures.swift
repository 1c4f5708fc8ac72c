internal import TouchStage
internal import TouchStory
internal import TouchTrace
internal import Touchstone

/// The conditions for advice that the lines of a difference contain, about recognizers and views.
///
///     - 40    tap ended                 tap recognized
///     + 40    pan began                 pan not recognized
///     -       view receives ended 1     view ended with finger 1
struct ExpectedGestures {
    private(set) var wants: [Want] = []

    /// The recognizers, with their names in the log.
    private let recognizers: [(name: RecognizerName, logged: RecognizerName)]
    private let views: Set<ResponderName>
    /// The last finger that came down before the first difference.
    private let finger: Int?

    init(_ difference: LogDifference, at instant: Instant, of stage: Stage) {
        var reader = AnswerReader()
        var views: Set<ResponderName> = []
        for record in stage.records {
            reader.take(record)
            if case .hit(_, let view, _) = record.step { views.insert(view) }
        }
        finger = reader.finish().concerning(instant)?.touch.finger
        recognizers = reader.recognizers.map { ($0, RecognizerName(stage.named($0.text))) }
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
            for (name, logged) in recognizers {
                if [.began, .ended].contains(where: { text == LogLine.action(of: logged, $0) }) {
                    return [name.text]
                }
            }
        }
        return []
    }

    /// Returns the beginning or end that a view receives according to a line.
    private func delivery(in line: String) -> Want? {
        for text in LogDifference.readings(of: line) {
            guard let finger = text.split(separator: " ").last.flatMap({ Int($0) }) else { continue }
            for (step, want) in [(TraceRecord.TouchStep.began, Want.began), (.ended, Want.ended)] {
                let view = views.first { text == LogLine.delivery(to: $0, step, [finger]) }
                if let view { return want(view, finger) }
            }
        }
        return nil
    }
}
