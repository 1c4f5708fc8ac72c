import TouchTrace

/// The answers to a trace about one touch: one for each recognizer, and one for the responder.
///
/// An `AnswerReader` makes them.
public struct TouchAnswers: Hashable, Sendable {
    /// The touch.
    public let touch: AnsweredTouch
    /// The view that was hit; `nil` if none was. For a press, the responder that it goes to.
    public let hit: ResponderName?
    /// The window of that view.
    public let window: ResponderName?
    /// The answers for the recognizers that were asked, in the order in which they were, then for those whose views the hit test
    /// passed over.
    public let gestures: [GestureAnswer]
    /// The answer for the responder.
    public let delivery: DeliveryAnswer
    /// The reason why a contact became no touch.
    let rejection: String?

    /// Returns the answer for a recognizer by its name in traces, also for one that the trace never mentions.
    ///
    /// A recognizer that no touch has reached has no number in records of hit tests: `UITapGestureRecognizer` is found for
    /// `UITapGestureRecognizer#3`, and `pan` for `pan (2)`, if only one view has such a recognizer.
    /// - Parameters:
    ///   - recognizer: The name of the recognizer.
    ///   - view: The view of the recognizer, if several views have one of that name and no number.
    public func why(_ recognizer: RecognizerName, on view: ResponderName? = nil) -> GestureAnswer {
        let known = gestures.filter { $0.recognizer == recognizer }
        if let answer = known.first(where: { $0.skippedView == nil || $0.skippedView == view }) ?? known.first {
            return answer
        }
        let gate = gate(of: recognizer, on: view)
        return GestureAnswer(recognizer: recognizer, touch: touch, outcome: .notAsked(gate))
    }

    private func gate(of recognizer: RecognizerName, on view: ResponderName?) -> GestureAnswer.Gate {
        let label = recognizer.label
        var found: GestureAnswer.Gate?
        var isOne = true
        for answer in gestures where answer.recognizer == label {
            guard case .notAsked(let gate) = answer.outcome, let skipped = answer.skippedView else { continue }
            if skipped == view { return gate }
            isOne = isOne && (found == nil || found == gate)
            found = gate
        }
        if let found, isOne { return found }
        if let rejection { return .noTouch(rejection) }
        return .elsewhere(hit: hit ?? "no view")
    }
}

extension GestureAnswer {
    /// The view of the recognizer, if the hit test passed over it.
    var skippedView: ResponderName? {
        switch outcome {
        case .notAsked(.view(let view, _, by: _)), .notAsked(.otherWindow(let view, of: _, hit: _)): view
        case .notAsked, .recognized, .withdrawn, .failed, .lost, .refused, .waiting, .undecided, .ignored, .reset: nil
        }
    }
}
