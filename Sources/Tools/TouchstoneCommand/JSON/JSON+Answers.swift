import TouchReplays
import TouchStory
import TouchTrace

extension JSON {
    /// Returns the answers about one touch; times are seconds since the origin.
    static func answers(_ answers: StatedTouch, _ origin: Instant) -> JSON {
        let touch = answers.touch
        let (kind, number) =
            switch touch.touch.kind {
            case .finger(let number): ("finger", number)
            case .press(let number): ("press", number)
            case .contact(let number): ("contact", number)
            }
        let seconds = Seconds(origin: origin)
        return .members([
            "kind": .string(kind), "number": .whole(number), "seconds": .number(seconds(touch.touch.began)),
            "view": .optional(touch.hit?.text), "window": .optional(touch.window?.text),
            "answers": .rows(answers.gestures) { seconds.answer($0) },
            "delivery": .delivery(touch.delivery, doubt: answers.doubt),
        ])
    }

    /// Returns the answer about a responder.
    /// - Parameter doubt: The reason why it is not certain, as a sentence; `nil` if it is.
    static func delivery(_ delivery: DeliveryAnswer, doubt: String? = nil) -> JSON {
        .members([
            "view": .optional(delivery.responder?.text), "answer": .string(delivery.outcome.word),
            "text": .string([delivery.description, doubt].compactMap(\.self).joined(separator: " ")),
        ])
    }

    /// A converter of answers, with the zero of their times.
    private struct Seconds {
        let origin: Instant

        func callAsFunction(_ instant: Instant) -> Double {
            Instant(nanoseconds: instant.nanoseconds &- origin.nanoseconds).seconds
        }

        func answer(_ stated: StatedAnswer) -> JSON {
            let answer = stated.answer
            let isKnown = !stated.isUnknown
            let facts = isKnown ? Facts(answer.outcome) : Facts()
            let measure = isKnown ? answer.measure : nil
            return JSON.members([
                "recognizer": .string(answer.recognizer.text), "answer": .string(facts.word),
                "seconds": .optional(facts.at.map { self($0) }), "others": .strings(facts.others.map(\.text)),
                "rule": .optional(facts.rule), "value": .optional(measure?.value), "limit": .optional(measure?.limit),
                "text": .string(stated.text),
            ]).with("certainty", stated.word.map { .string($0) })
        }
    }
}

/// The parts of an answer that programs look at.
private struct Facts {
    var word = "unknown"
    var at: Instant?
    var others: [RecognizerName] = []
    var rule: String?

    /// Creates those of an answer that is unknown.
    init() {}

    init(_ outcome: GestureAnswer.Outcome) {
        switch outcome {
        case .recognized(let recognition):
            (word, at, others) = ("recognized", recognition.at, recognition.wait?.others ?? [])
        case .withdrawn(let instant, _): (word, at) = ("withdrawn", instant)
        case .failed(let instant, _): (word, at) = ("failed", instant)
        case .lost(let instant, let other, let rule):
            (word, at, others, self.rule) = ("lost", instant, [other], rule?.word)
        case .refused(let instant, let refuser): (word, at, rule) = ("refused", instant, refuser?.description)
        case .waiting(let instant, let others, _): (word, at, self.others) = ("waiting", instant, others)
        case .undecided: word = "undecided"
        case .ignored(let instant, _): (word, at) = ("ignored", instant)
        case .reset(let instant): (word, at) = ("reset", instant)
        case .notAsked(let gate): (word, rule) = ("notAsked", gate.word)
        }
    }
}

extension GestureAnswer.Rule {
    fileprivate var word: String {
        switch self {
        case .precedence: "precedence"
        case .prevention: "prevention"
        case .preventionByAnother: "preventionByAnother"
        case .first: "first"
        case .firstWhileWaiting: "firstWhileWaiting"
        case .requirement: "requirement"
        case .dynamicRequirement: "dynamicRequirement"
        }
    }
}

extension GestureAnswer.Gate {
    fileprivate var word: String {
        switch self {
        case .view(_, let reason, by: _): reason.name
        case .otherWindow: "other-window"
        case .elsewhere: "elsewhere"
        case .noTouch: "no-touch"
        case .disabled: "disabled"
        case .removed, .removedOrDisabled: "removed"
        case .otherApplication: "other-application"
        case .handlesNone: "handles-none"
        case .typeNotAllowed, .otherType: "type"
        case .otherKind: "other-input"
        case .shouldReceive: "should-receive"
        case .decided: "decided"
        case .stated: "stated"
        }
    }
}

extension DeliveryAnswer.Outcome {
    fileprivate var word: String {
        switch self {
        case .received(let receipt):
            switch receipt.end {
            case .ended: "ended"
            case .delayed: "endDelayed"
            case .cancelled: "cancelled"
            case nil: "began"
            }
        case .delayed: "delayed"
        case .never: "never"
        case .notPassedOn: "notPassedOn"
        case .noTouch: "noTouch"
        }
    }
}
