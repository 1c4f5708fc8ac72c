import TouchStory
import TouchTrace
public import TouchCore
import TouchInput
@_exported public import struct TouchStory.AnsweredTouch
@_exported public import struct TouchStory.DeliveryAnswer
@_exported public import struct TouchStory.GestureAnswer

/// The explanation of a difference between logs: why what was expected did not happen, and what happened around it.
///
///     Why:
///     tap failed 0.100 s after finger 1 came down: moved 60 pt, more than 45.
///     The lanes around the first difference:
///     here                             ▼
///     seconds         0.00    0.05    0.10
///     …
struct Explanation {
    /// The number of answers that are printed at most.
    private static let most = 4
    /// The seconds that are drawn before and after the difference.
    private static let surroundings = (before: 1.0, after: 0.5)

    let text: String

    /// Explains lines of a log.
    /// - Parameters:
    ///   - lines: The lines that are in one of the logs only.
    ///   - instant: The instant of the first difference.
    ///   - stage: The stage.
    ///   - advice: What is printed between the answers and the lanes.
    init(of lines: [String], at instant: Instant, on stage: Stage, advice: String) {
        let answers =
            Self.answers(lines, instant, stage)
            + stage.omissions.map { $0.text(stage.names) }
        var text = answers.isEmpty ? "" : "Why:\n" + answers.map { "\($0)\n" }.joined()
        text += advice
        var options = TimelineOptions()
        (options.mark, options.names) = (instant, stage.names.shown)
        let timeline = Timeline(stage.records)
        let seconds = Double(instant.nanoseconds &- timeline.origin.nanoseconds) / 1e9
        let part = timeline.selecting(
            TimelineSelection(
                from: seconds - Self.surroundings.before, to: seconds + Self.surroundings.after, lanes: []))
        if !stage.records.isEmpty {
            // The drawing begins with an empty line.
            text += "The lanes around the first difference:" + part.text(options, hasLegend: false)
        }
        self.text = text
    }

    /// Returns the answers for the recognizers and views that the lines begin with, each once.
    private static func answers(_ lines: [String], _ instant: Instant, _ stage: Stage) -> [String] {
        var reader = AnswerReader()
        for record in stage.records { reader.take(record) }
        let touches = reader.finish()
        guard let touch = touches.concerning(instant) else { return [] }
        let live = stage.recognizersInWindows.map { ($0.name, $0.traced, Optional($0.view)) }
        let recognizers = live + reader.recognizers.map { (stage.names.text($0.text), $0, nil) }
        /// Returns the answer for the recognizer or view with whose name a text begins.
        func answer(_ text: String) -> String? {
            let known = recognizers.filter { begins(text, with: $0.0) }
            if let (name, recognizer, view) = known.max(by: { $0.0.count < $1.0.count }) {
                return "\(name) \(stage.names.text(touch.why(recognizer, on: view).predicate))"
            }
            return touches.last { other in
                other.touch.began <= instant
                    && other.delivery.responder.map { begins(text, with: $0.text) } == true
            }.map { stage.names.text("\($0.delivery)") }
        }
        var answers: [String] = []
        for line in lines {
            let readings = LogDifference.readings(of: line).map { text in
                text.split(separator: ", ").compactMap { answer(String($0)) }
            }
            let found = readings.max { $0.count < $1.count } ?? []
            answers += found.filter { !answers.contains($0) }
            if answers.count >= most { break }
        }
        return Array(answers.prefix(most))
    }

    private static func begins(_ line: String, with name: String) -> Bool {
        line == name || line.hasPrefix("\(name) ")
    }
}

extension [TouchAnswers] {
    /// Returns those of the touch that an instant is about: the last one that came down before; the first one, if none did.
    package func concerning(_ instant: Instant) -> TouchAnswers? { last { $0.touch.began <= instant } ?? first }
}

extension Stage {
    /// Returns the answer to the question why a recognizer did, or did not, recognize with a finger.
    ///
    ///     print(stage.why(tap)?.description ?? "no finger came down")
    ///
    /// - Parameters:
    ///   - recognizer: The recognizer; also one that no finger has reached.
    ///   - finger: The number of the finger, as in the log; `nil`, the default, for the last one that came down.
    /// - Returns: The answer; `nil` if no such finger came down since the stage was created or `clearLog()` was last called.
    public func why(_ recognizer: UIGestureRecognizer, finger: Int? = nil) -> GestureAnswer? {
        application.why(recognizer, finger: finger, in: records)
    }

    /// Returns the answer to the question why the view that a finger has hit received what it received.
    /// - Parameter finger: The number of the finger, as in the log; `nil`, the default, for the last one that came down.
    /// - Returns: The answer; `nil` if no such finger came down since the stage was created or `clearLog()` was last called.
    public func whyDelivered(finger: Int? = nil) -> DeliveryAnswer? {
        UIApplication.answers(finger: finger, in: records)?.delivery
    }
}
