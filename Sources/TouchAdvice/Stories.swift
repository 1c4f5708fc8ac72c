import TouchTrace

/// The touches of a run as the app noticed them: the recognizers that recognized, and the calls that views received.
struct Stories {
    private struct Gesture: Hashable {
        var touch: AnsweredTouch.Kind
        var recognizer: RecognizerName
    }

    private enum End: Hashable {
        case ended, cancelled, open, nothing

        init(_ delivery: DeliveryAnswer) {
            self =
                switch delivery.outcome {
                case .received(let receipt):
                    switch receipt.end {
                    case .ended: .ended
                    case .cancelled: .cancelled
                    case .delayed, nil: .open
                    }
                case .delayed, .never, .notPassedOn, .noTouch: .nothing
                }
        }

        var text: String {
            switch self {
            case .ended: "receives the end"
            case .cancelled: "receives the cancellation"
            case .open: "receives no end"
            case .nothing: "receives nothing"
            }
        }
    }

    private var recognized: Set<Gesture> = []
    private var ends: [AnsweredTouch.Kind: (responder: ResponderName?, end: End)] = [:]
    /// The touches in order.
    private var touches: [AnsweredTouch] = []

    init(_ answers: [TouchAnswers]) {
        for answer in answers {
            touches.append(answer.touch)
            ends[answer.touch.kind] = (answer.delivery.responder, End(answer.delivery))
            for gesture in answer.gestures where gesture.isRecognized {
                recognized.insert(Gesture(touch: answer.touch.kind, recognizer: gesture.recognizer))
            }
        }
    }

    /// A difference between stories.
    struct Change {
        /// The sentence.
        var text: String
        /// A Boolean value that indicates whether it is a consequence of what was wanted: of the touch that is asked about, what a view
        /// receives.
        var isConsequence = false
    }

    /// Returns what is different in other stories; what was asked for is left out.
    func changes(to other: Stories, except wants: [Want]) -> [Change] {
        var changes: [Change] = []
        for touch in touches {
            let isAsked = { (want: Want) in want.finger.map { touch.finger == $0 } ?? (touch.kind == touches.last?.kind)
            }
            var askedRecognizers: Set<RecognizerName> = []
            var isDeliveryAsked = false
            var isRecognitionAsked = false
            for want in wants where isAsked(want) {
                switch want.condition {
                case .recognized(let recognizer, _):
                    askedRecognizers.insert(recognizer)
                    isRecognitionAsked = true
                case .notRecognized(let recognizer): askedRecognizers.insert(recognizer)
                case .began, .ended: isDeliveryAsked = true
                }
            }
            let all = recognized.union(other.recognized).filter { $0.touch == touch.kind }
            for gesture in all.sorted(by: { $0.recognizer.text < $1.recognizer.text })
            where !askedRecognizers.contains(gesture.recognizer)
                && recognized.contains(gesture) != other.recognized.contains(gesture)
            {
                let isNew = other.recognized.contains(gesture)
                changes.append(
                    Change(
                        text:
                            "\(gesture.recognizer) \(isNew ? "recognizes, too," : "does not recognize any more") with \(touch)"
                    ))
            }
            guard !isDeliveryAsked else { continue }
            let (before, after) = (ends[touch.kind], other.ends[touch.kind])
            let view = after?.responder?.text ?? "no view"
            if before?.responder != after?.responder {
                changes.append(Change(text: "\(touch) is received by \(view)", isConsequence: isRecognitionAsked))
            } else if let after, before?.end != after.end {
                changes.append(Change(text: "\(view) \(after.end.text) of \(touch)", isConsequence: isRecognitionAsked))
            }
        }
        return changes
    }
}
