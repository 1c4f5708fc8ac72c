import TouchStory
import TouchTrace
import Touchstone

/// An omission of a test, rather than of the app.
package enum Omission: Hashable {
    /// Touches are down: to lift them before the expectation.
    case lift([AnsweredTouch])
    /// A recognizer is ready, and others that must fail first have timers: to wait so many seconds before the expectation.
    case wait(TimeInterval, for: String)
    /// A recognizer takes touches of this tool only.
    case tool(ContactSample.Tool, for: String)

    /// A sentence that states it, and what to do.
    func text(_ names: StageNames) -> String {
        switch self {
        case .lift(let touches): "\(touches.notOver ?? ""): stage.hands.liftAll() lifts what is down."
        case .wait(let seconds, let name): "Not over: stage.wait(\(seconds)) lets \(names.text(name)) be decided."
        case .tool(let tool, let name):
            "\(names.text(name)) takes touches of another tool: .\(tool) in the call of the hands."
        }
    }
}

extension Stage {
    /// The probable omissions of the test.
    package var omissions: [Omission] { omissions(AnswerReader.answers(to: records), recognizersInWindows) }

    /// Returns the probable omissions of the test.
    func omissions(_ answers: [TouchAnswers], _ live: [RunReport.Live]) -> [Omission] {
        var found: [Omission] = []
        func add(_ omission: Omission) {
            if !found.contains(omission) { found.append(omission) }
        }
        let down = answers.filter(\.isDown).map(\.touch)
        if !down.isEmpty { add(.lift(down)) }
        for answer in answers.flatMap(\.gestures) {
            switch answer.outcome {
            case .waiting(_, _, let until?) where host.now < until:
                let nanoseconds = until.nanoseconds - host.now.nanoseconds
                add(.wait(Double((nanoseconds + 9_999_999) / 10_000_000) / 100, for: answer.recognizer.text))
            case .notAsked(.typeNotAllowed(let used)):
                let tools = live.first { $0.traced == answer.recognizer }?.tools ?? []
                let tool = [ContactSample.Tool.pencil, .indirectPointer, .indirect, .direct].first {
                    tools.contains($0) && $0 != used
                }
                if let tool { add(.tool(tool, for: answer.recognizer.text)) }
            case .recognized, .withdrawn, .failed, .lost, .refused, .waiting, .undecided, .ignored, .reset, .notAsked:
                break
            }
        }
        return found
    }

    /// Returns a text of a trace with the names of the log.
    package func named(_ text: String) -> String { names.text(text) }
}
