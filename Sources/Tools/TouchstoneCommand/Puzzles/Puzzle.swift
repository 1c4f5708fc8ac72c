import TouchScenes
import TouchStage
import TouchStory
import TouchTrace
import Touchstone

/// A question that people ask about touches, as a small app, with the touches about which it is asked and what is wanted instead.
struct Puzzle {
    /// The view or recognizer that the question is about.
    let subject: Subject
    /// The conditions that are wanted instead, in the words of `touchstone advise`.
    let wants: [String]
    /// The app.
    let scene: PuzzleScene
    /// Plays the touches.
    let play: (Hands) -> Void
    /// The number, from 1.
    var number: Int { scene.number }
    /// The question.
    var question: String { scene.title }

    /// The view or recognizer that a question is about.
    enum Subject {
        /// A recognizer, by its name.
        case recognizer(RecognizerName)
        /// The view that a touch has hit; the last one by default.
        case view(finger: Int?)
    }

    init(_ number: Int, about subject: Subject, wants: [String], play: @escaping (Hands) -> Void) {
        (self.subject, self.wants, self.play) = (subject, wants, play)
        scene = PuzzleScene.all[number - 1]
    }

    /// Plays the touches to the app, and returns the trace.
    func played() -> Trace {
        let application = UIApplication()
        let host = VirtualHost(application: application)
        var trace = Trace()
        trace[.program] = "touchstone"
        trace[.source] = "puzzle \(number)"
        trace[.scene] = scene.name
        trace.screenSize = scene.windowSize
        application.traceHandler = { trace.records.append($0) }
        application.diagnosticHandler = { _ in }
        let window = scene.makeWindow(in: application, size: scene.windowSize)
        scene.show(in: window, of: application)
        let hands = Hands(host: host, window: window)
        hands.misuseHandler = { misuse, _ in preconditionFailure("puzzle \(number): \(misuse)") }
        play(hands)
        // Until all that waits is decided, as a replay does.
        host.advance(by: 3)
        application.traceHandler = nil
        window.isHidden = true
        return trace
    }
}

extension Puzzle {
    /// Returns the answer to the question, from a trace.
    func answer(in trace: Trace) -> String {
        let answers = AnswerReader.answers(to: trace.records)
        switch subject {
        case .recognizer(let name): return answers.last.map { "\($0.why(name))" } ?? "no finger came down"
        case .view(let finger):
            let touch = finger.map { number in answers.first { $0.touch.finger == number } } ?? answers.last
            return touch.map { "\($0.delivery)" } ?? "no finger came down"
        }
    }
}
