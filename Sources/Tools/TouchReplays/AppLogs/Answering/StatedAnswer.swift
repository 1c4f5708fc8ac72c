package import TouchStory

/// An answer, and how certain it is.
package struct StatedAnswer {
    /// The answer.
    package let answer: GestureAnswer
    /// The certainty of an answer about an app that was rebuilt from a log; `nil` of a trace, which has what happened.
    package let certainty: AppLogAnswer.Certainty?

    /// Creates the answer of a trace.
    package init(_ answer: GestureAnswer) { (self.answer, certainty) = (answer, nil) }

    /// Creates the answer of a log.
    package init(_ answer: AppLogAnswer) { (self.answer, certainty) = (answer.answer, answer.certainty) }

    /// The word for the certainty: `certain`, `inferred` or `unknown`; `nil` of a trace.
    package var word: String? {
        switch certainty {
        case .certain: "certain"
        case .inferred: "inferred"
        case .unknown: "unknown"
        case nil: nil
        }
    }

    /// The word for the certainty; `nil` if it is certain, or of a trace.
    package var doubt: String? {
        switch certainty {
        case .inferred, .unknown: word
        case .certain, nil: nil
        }
    }

    /// A Boolean value that indicates whether the answer is unknown.
    package var isUnknown: Bool { if case .unknown = certainty { true } else { false } }

    /// The answer in words without its subject; a sentence with it if it is unknown.
    var predicate: String {
        switch certainty {
        case .certain, nil: answer.predicate
        case .inferred(let inferred): inferred.note.map { "\(answer.predicate) \($0)" } ?? answer.predicate
        case .unknown(let sentence): sentence
        }
    }

    /// The answer in words, as one or more sentences.
    package var text: String { isUnknown ? predicate : "\(answer.recognizer) \(predicate)" }
}
