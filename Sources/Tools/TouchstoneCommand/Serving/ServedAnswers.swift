import TouchReplays
import TouchStory
import TouchTrace

/// The touches that a client asks about.
enum AskedTouch {
    /// The touch or press of that number in the trace.
    case number(Int)
    /// The last one that came down.
    case last
    case all
}

/// The answers to the records that a scene keeps.
struct ServedAnswers {
    private let touches: [TouchAnswers]
    /// The names of the recognizers that the records mention.
    private let mentioned: [RecognizerName]
    /// The names of recognizers of the views.
    private let present: [RecognizerName]

    init(_ scene: ServedScene) {
        var reader = AnswerReader()
        for record in scene.records { reader.take(record) }
        touches = reader.finish()
        mentioned = reader.recognizers
        present = scene.recognizerNames.map { RecognizerName($0) }
    }

    /// Returns the answers about touches; none if no touch came down and no number is given.
    func touches(_ asked: AskedTouch) throws(RequestFault) -> [TouchAnswers] {
        switch asked {
        case .all: return touches
        case .last: return touches.suffix(1)
        case .number(let number):
            let found = touches.filter { $0.touch.finger == number }
            guard found.isEmpty else { return found }
            let numbers = touches.compactMap(\.touch.finger)
            let advice =
                if let first = numbers.min(), let last = numbers.max() {
                    "The touches that are kept have numbers from \(first) to \(last)"
                } else {
                    "No finger came down, or its records are not kept any more"
                }
            throw RequestFault(.unknownName, at: "finger", "the trace has no finger \(number)", advice)
        }
    }

    /// Returns the recognizers whose names match a pattern; `nil` for all, if there is none.
    func recognizers(_ pattern: String?) throws(RequestFault) -> [RecognizerName]? {
        guard let pattern else { return nil }
        let meaning = NamePattern(pattern)
        let known = mentioned + present.filter { !mentioned.contains($0) }
        let found = known.filter { meaning.means($0.text) }
        guard found.isEmpty else { return found }
        throw .unknown(
            .unknownName, "recognizer", "recognizer", pattern, among: known.map(\.text),
            "The request tree lists the recognizers")
    }

    /// Returns the answers about a touch for these recognizers, or for all.
    func answer(_ touch: TouchAnswers, _ recognizers: [RecognizerName]?) -> StatedTouch {
        StatedTouch(touch, for: recognizers, knowing: mentioned)
    }
}
