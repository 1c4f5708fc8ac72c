package import TouchStory

/// The answer to the question why a recognizer did, or did not, recognize with a touch of a log.
package struct AppLogAnswer: CustomStringConvertible {
    /// The answer. Where the log does not tell which of several causes there was, it names all of them.
    package let answer: GestureAnswer
    /// The certainty of the answer.
    package let certainty: Certainty

    /// The certainty of an answer.
    package enum Certainty {
        /// All that the log shows about it is what the rebuilt app did, without a supposition, and nothing in the app's own code could
        /// have led to the same log in another way; except code that sets a state within one event, puts back what it changed before the
        /// recorder looks again, or adds a requirement later.
        case certain
        /// The log shows the outcome; the causes are those that may lead to it.
        case inferred(Inferred)
        /// The log and the rebuilt app differ, or the log does not show what happened; the sentence states in what.
        case unknown(String)
    }

    /// The suppositions of an answer.
    package struct Inferred {
        /// The code that may be behind it; not which of it is.
        package var places: [CodePlace]
        /// The outcome of the rebuilt app, if that may be the cause as well; `nil` if it is ruled out.
        package var outcome: GestureAnswer.Outcome?
        /// The recognizers that may have prevented it.
        package var opponents: [Int] = []
        /// The sentence that is added to the answer; `nil` if it names the causes itself.
        package var note: String?
    }

    /// The answer in words, and what it supposes.
    package var description: String { StatedAnswer(self).text }
}

/// The answer to the question what the view that a touch hit has received.
package struct AppLogDelivery: CustomStringConvertible {
    /// The answer.
    package let answer: DeliveryAnswer
    /// The reason why it is not certain: a recognizer of the touch; `nil` if it is certain.
    package let doubt: String?

    /// The answer in words, and why it is not certain.
    package var description: String { doubt.map { "\(answer) \($0)" } ?? answer.description }
}
