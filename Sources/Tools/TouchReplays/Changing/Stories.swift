internal import TouchStory
internal import TouchTrace

/// The touches of a run as the app noticed them: the recognizers that recognized, and the calls that views received.
struct Stories {
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

    /// The story of a touch.
    private struct Story {
        var touch: AnsweredTouch
        var recognized: Set<RecognizerName>
        var responder: ResponderName?
        var end: End

        init(_ answer: TouchAnswers) {
            touch = answer.touch
            recognized = Set(answer.gestures.filter { $0.isRecognized }.map { $0.recognizer })
            (responder, end) = (answer.delivery.responder, End(answer.delivery))
        }
    }

    /// The stories in the order in which the touches came down: a touch of another run is the one in the same place.
    private let stories: [Story]

    init(_ answers: [TouchAnswers]) { stories = answers.map(Story.init) }

    /// A difference between stories.
    struct Change {
        /// The sentence.
        var text: String
        /// A Boolean value that indicates whether it is a consequence of what was wanted: of the touch that is asked about, what a view
        /// receives.
        var isConsequence = false
    }

    /// Returns what is different in other stories; what was asked for is left out.
    func changes(to other: Stories, except wants: [AskedWant]) -> [Change] {
        var changes: [Change] = []
        for (place, (before, after)) in zip(stories, other.stories).enumerated() {
            var askedRecognizers: Set<RecognizerName> = []
            var isDeliveryAsked = false
            var isRecognitionAsked = false
            for want in wants where want.place == place {
                switch want.condition {
                case .recognized(let recognizer, _):
                    askedRecognizers.insert(recognizer)
                    isRecognitionAsked = true
                case .notRecognized(let recognizer): askedRecognizers.insert(recognizer)
                case .began, .ended: isDeliveryAsked = true
                }
            }
            let touch = before.touch
            let different = before.recognized.symmetricDifference(after.recognized).subtracting(askedRecognizers)
            for recognizer in different.sorted(by: { $0.text < $1.text }) {
                let change =
                    after.recognized.contains(recognizer) ? "recognizes, too," : "does not recognize any more"
                changes.append(Change(text: "\(recognizer) \(change) with \(touch)"))
            }
            guard !isDeliveryAsked else { continue }
            let view = after.responder?.text ?? "no view"
            if before.responder != after.responder {
                changes.append(Change(text: "\(touch) is received by \(view)", isConsequence: isRecognitionAsked))
            } else if before.end != after.end {
                changes.append(Change(text: "\(view) \(after.end.text) of \(touch)", isConsequence: isRecognitionAsked))
            }
        }
        return changes
    }
}
