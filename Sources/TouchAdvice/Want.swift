public import TouchTrace

/// A condition on what happens with a touch, in the words in which it is asked for.
///
///     tap recognized                    a recognizer recognizes
///     single recognized within 0.1 s    not later than that after the finger came down
///     parent tap not recognized
///     row ended                         a view receives the end of the touch, not its cancellation
///     canvas began                      a view receives the beginning
///
/// ` with finger 2` at the end selects a touch by its number in the trace; without it, it is the last one.
public struct Want: Hashable, Sendable, CustomStringConvertible {
    /// The condition.
    public enum Condition: Hashable, Sendable {
        /// The recognizer recognizes, at most so many seconds after the touch came down.
        case recognized(RecognizerName, within: Double?)
        /// The recognizer does not recognize.
        case notRecognized(RecognizerName)
        /// The view receives the beginning.
        case began(ResponderName)
        /// The view receives the end.
        case ended(ResponderName)
    }

    /// The condition.
    public let condition: Condition
    /// The number of the touch; `nil` for the last one.
    public let finger: Int?
    /// The words.
    public let description: String

    /// Reads a condition; `nil` if the text is none.
    public init?(_ text: String) {
        description = text
        var words = text.split(separator: " ")
        let number = Self.take(["with", "finger"], &words, unit: nil)
        finger = number.flatMap { Int($0) }
        // Touches have whole numbers.
        if number != nil, finger == nil { return nil }
        let seconds = Self.take(["within"], &words, unit: "s").flatMap { Double($0) }
        guard let verb = words.popLast(), !words.isEmpty else { return nil }
        var isNegative = false
        if verb == "recognized", words.count > 1, words.last == "not" {
            isNegative = true
            words.removeLast()
        }
        // Not the words again: a name may have several spaces in a row.
        let name = String(text[..<words[words.count - 1].endIndex])
        switch verb {
        case "recognized" where !isNegative: condition = .recognized(RecognizerName(name), within: seconds)
        case "recognized" where seconds == nil: condition = .notRecognized(RecognizerName(name))
        case "began" where seconds == nil: condition = .began(ResponderName(name))
        case "ended" where seconds == nil: condition = .ended(ResponderName(name))
        default: return nil
        }
    }

    /// Takes words, a number and its unit from the end, if they are there; returns the number.
    private static func take(
        _ expected: [Substring], _ words: inout [Substring], unit: Substring?
    ) -> Substring? {
        var rest = words[...]
        if let unit, rest.popLast() != unit { return nil }
        guard let number = rest.popLast(), Double(number).map({ $0.isFinite && $0 >= 0 }) == true,
            rest.suffix(expected.count).elementsEqual(expected)
        else { return nil }
        words = Array(rest.dropLast(expected.count))
        return number
    }

    /// Returns the touch that is asked about; `nil` if there is none.
    func touch(in answers: [TouchAnswers]) -> TouchAnswers? {
        guard let finger else { return answers.last }
        return answers.last { $0.touch.finger == finger }
    }

    /// Returns a Boolean value that indicates whether the condition is fulfilled.
    func holds(in answers: [TouchAnswers]) -> Bool {
        guard let touch = touch(in: answers) else { return false }
        switch condition {
        case .recognized(let recognizer, let limit):
            guard case .recognized(let recognition) = touch.why(recognizer).outcome else { return false }
            guard let limit else { return true }
            return recognition.at.map { $0.seconds - touch.touch.began.seconds <= limit + 1e-6 } == true
        case .notRecognized(let recognizer): return !touch.why(recognizer).isRecognized
        case .began(let view): return touch.delivery.responder == view && touch.delivery.receipt != nil
        case .ended(let view):
            guard touch.delivery.responder == view, case .ended? = touch.delivery.receipt?.end else { return false }
            return true
        }
    }

    /// Returns the answer as it is.
    func answer(in answers: [TouchAnswers]) -> String {
        guard let touch = touch(in: answers) else { return "no finger came down." }
        switch condition {
        case .recognized(let recognizer, _), .notRecognized(let recognizer): return "\(touch.why(recognizer))"
        case .began, .ended: return "\(touch.delivery)"
        }
    }
}
