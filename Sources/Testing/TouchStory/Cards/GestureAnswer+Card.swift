import TouchInput
import TouchTrace

// What a card shows of an answer beside its words.

extension GestureAnswer {
    /// The instant of the decision; `nil` if it is before the first record.
    var instant: Instant? {
        switch outcome {
        case .recognized(let recognition): recognition.at
        case .withdrawn(let at, _), .failed(let at, _), .lost(let at, _, _), .refused(let at, _), .ignored(let at, _),
            .reset(let at):
            at
        case .waiting(let since, _, _): since
        case .undecided(let lifted, _): lifted ?? touch.began
        case .notAsked: touch.began
        }
    }

    /// The lanes that are the cause.
    var causes: [AnswerCard.Lane] {
        switch outcome {
        case .recognized(let recognition): Self.lanes(recognition.wait?.others ?? [])
        case .withdrawn(_, let cause), .failed(_, let cause): Self.lanes(cause.other.map { [$0] } ?? [])
        case .lost(_, let other, .firstWhileWaiting(let others)): Self.lanes([other] + others)
        case .lost(_, let other, _): Self.lanes([other])
        case .waiting(_, let others, _): Self.lanes(others)
        case .refused, .undecided, .ignored, .reset: []
        case .notAsked(let gate): gate.causes
        }
    }

    static func lanes(_ names: [RecognizerName]) -> [AnswerCard.Lane] { names.map { .recognizer($0.text) } }

    /// Returns the rule of the behavior book.
    /// - Parameter kind: The kind of the recognizer, `long press`; `nil` in traces from before 2026-11-28.
    func rule(kind: String?) -> BookRule {
        switch outcome {
        case .recognized(let recognition): recognition.wait == nil ? .b145 : .b165
        case .withdrawn(_, let cause), .failed(_, let cause): rule(cause, kind)
        case .lost(_, _, let rule): Self.rule(rule)
        case .refused: .b154
        case .waiting(_, let others, _): others.isEmpty ? .b154 : .b165
        case .undecided: .b096
        case .ignored, .reset: .b085
        case .notAsked(let gate): gate.rule
        }
    }

    private static func rule(_ rule: Rule?) -> BookRule {
        switch rule {
        case nil, .first, .firstWhileWaiting: .b145
        case .precedence: .b147
        case .prevention, .preventionByAnother: .b149
        case .requirement: .b165
        case .dynamicRequirement: .b168
        }
    }

    private func rule(_ cause: FailureReason, _ kind: String?) -> BookRule {
        switch cause {
        case .own: Self.rule(ofKind: kind ?? named)
        case .prevented(by: _, rule: .precedence): .b147
        case .prevented(by: _, rule: .oneSided), .prevented(by: _, rule: .oneSidedByAnother): .b149
        case .prevented: .b145
        case .requirementMet: .b165
        case .deadlock: .b170
        case .disabled: .b200
        case .removed: .b202
        case .systemCancelled: .b035
        case .refused, .touchesLost: .b154
        }
    }

    /// The kind, if the recognizer's name is its class and a number.
    private var named: String? {
        let label = recognizer.label.text
        return label.hasSuffix("Recognizer") && label != recognizer.text ? ReadableNames.kind(label) : nil
    }

    /// Returns the rule about the failures of a class.
    private static func rule(ofKind kind: String?) -> BookRule {
        switch kind {
        case "tap": .b221
        case "long press": .b230
        case "pan", "scroll pan": .b240
        case "screen edge pan", "edge pan": .b251
        case "pinch", "scroll pinch", "rotation": .b256
        case "swipe": .b266
        default: .b154
        }
    }
}

extension GestureAnswer.Gate {
    /// The lanes that are the cause.
    var causes: [AnswerCard.Lane] {
        switch self {
        case .view(_, _, by: let other): [.view(other.text)]
        case .otherWindow(_, of: _, hit: let hit), .elsewhere(hit: let hit): [.view(hit.text)]
        case .decided(.ready(_, for: let others)?): GestureAnswer.lanes(others)
        case .noTouch, .disabled, .removed, .removedOrDisabled, .otherApplication, .handlesNone, .typeNotAllowed,
            .otherKind,
            .otherType, .shouldReceive, .decided, .stated:
            []
        }
    }

    /// The rule of the behavior book.
    var rule: BookRule {
        switch self {
        case .view(_, .covered, by: _): .b022
        case .view(_, .overridden, by: _): .b024
        case .view: .b021
        case .otherWindow: .b028
        case .elsewhere: .b083
        case .noTouch: .b035
        case .removed: .b084
        case .decided: .b085
        case .disabled, .removedOrDisabled, .otherApplication, .handlesNone, .typeNotAllowed, .otherKind, .otherType,
            .shouldReceive,
            .stated:
            .b081
        }
    }
}

extension DeliveryAnswer {
    /// The instant of the last decision about the touch.
    var instant: Instant? {
        switch outcome {
        case .received(let receipt):
            switch receipt.end {
            case .ended(let at, _?), .cancelled(let at, _): at
            case .delayed(let since, _): since
            case .ended, nil: receipt.at
            }
        case .delayed(let since, _): since
        case .never(let at, _): at
        case .notPassedOn, .noTouch: touch.began
        }
    }

    /// The lanes that are the cause.
    var causes: [AnswerCard.Lane] {
        switch outcome {
        case .received(let receipt):
            switch receipt.end {
            case .ended(_, let delay): GestureAnswer.lanes((delay ?? receipt.delay)?.by ?? [])
            case .delayed(_, let others): GestureAnswer.lanes(others)
            case .cancelled(_, let taker): taker.causes
            case nil: GestureAnswer.lanes(receipt.delay?.by ?? [])
            }
        case .delayed(_, let others): GestureAnswer.lanes(others)
        case .never(_, let taker): taker.causes
        case .notPassedOn, .noTouch: []
        }
    }

    /// The rule of the behavior book.
    var rule: BookRule {
        switch outcome {
        case .received(let receipt):
            switch receipt.end {
            case .cancelled(_, let taker): taker.rule
            case .ended(_, _?), .delayed: .b133
            case .ended, nil: receipt.delay == nil ? .b020 : .b130
            }
        case .delayed: .b130
        case .never(_, .recognizer): .b130
        case .never(_, let taker): taker.rule
        case .notPassedOn: .b020
        case .noTouch: .b035
        }
    }
}

extension DeliveryAnswer.Taker {
    fileprivate var causes: [AnswerCard.Lane] {
        switch self {
        case .recognizer(let name): [.recognizer(name.text)]
        case .veto(.exclusive(let view)?), .veto(.refused(by: let view)?): [.view(view.text)]
        case .veto, .earlierGesture, .system: []
        }
    }

    fileprivate var rule: BookRule {
        switch self {
        case .recognizer, .earlierGesture: .b125
        case .veto(.exclusive): .b058
        case .veto(.oneTouchAtATime), .veto(nil): .b055
        case .veto(.systemGesture): .b390
        case .veto, .system: .b035
        }
    }
}

extension GestureAnswer {
    /// The lane whose records decide: of a recognizer that the hit test passed over, that of the view.
    var decider: AnswerCard.Lane { skippedView.map { .view($0.text) } ?? .recognizer(recognizer.text) }
}

extension DeliveryAnswer {
    /// The lane whose records decide.
    var decider: AnswerCard.Lane { responder.map { .view($0.text) } ?? .touch(touch.description) }
}
