package import TouchStory
package import TouchTrace

/// The answers about one touch of a trace, or of a log, as they are told.
///
/// Its texts name recognizers as timelines do.
package struct StatedTouch {
    package let touch: TouchAnswers
    /// The answers that were asked for.
    package let gestures: [StatedAnswer]
    /// The reason why the answer about the view is not certain, as a sentence; `nil` if it is.
    package let doubt: String?
    /// A Boolean value that indicates whether that is all.
    private let isAll: Bool

    /// Creates the answers for some recognizers, or for all.
    /// - Parameters:
    ///   - logged: The same touch of an app that was rebuilt from a log; `nil` of a trace.
    ///   - recognizers: The recognizers that are asked for; `nil` for all.
    ///   - known: The names of all recognizers that the trace mentions.
    package init(
        _ touch: TouchAnswers, _ logged: AppLogTouch? = nil, for recognizers: [RecognizerName]?,
        knowing known: [RecognizerName]
    ) {
        self.touch = touch
        isAll = recognizers == nil
        doubt = logged?.delivery.doubt
        func why(_ recognizer: RecognizerName) -> StatedAnswer {
            logged.map { StatedAnswer($0.why(recognizer)) } ?? StatedAnswer(touch.why(recognizer))
        }
        let all = logged?.gestures.map { StatedAnswer($0) } ?? touch.gestures.map { StatedAnswer($0) }
        gestures = recognizers?.map(why) ?? all + Self.elsewhere(touch, known).map { why($0.recognizer) }
    }

    /// Returns the answers for known recognizers whose views were nowhere near the touch.
    private static func elsewhere(_ touch: TouchAnswers, _ known: [RecognizerName]) -> [GestureAnswer] {
        let present = Set(touch.gestures.map { $0.recognizer })
        let labels = Set(known.filter { $0.label != $0 }.map { $0.label })
        return known.filter { !present.contains($0) && !labels.contains($0) }.map { touch.why($0) }
            .filter { answer in
                switch answer.outcome {
                case .notAsked(.elsewhere), .notAsked(.noTouch): true
                default: false
                }
            }
    }

    /// Returns what came down, when and where: `finger 1, down at 0.000 s on view`.
    /// - Parameter origin: The zero of the seconds.
    package func title(since origin: Instant) -> String {
        ReadableNames.text(touch.headline(since: origin))
    }

    /// The answers, in which recognizers with the same one share a text, and after all of them what the view received.
    package var texts: [String] {
        var texts = AnswerGroup.groups(gestures).map { $0.text }
        if isAll { texts.append(doubt.map { "\(touch.delivery) \($0)" } ?? touch.delivery.description) }
        return texts.map { ReadableNames.text($0) }
    }
}
