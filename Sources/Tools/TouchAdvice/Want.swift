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
}
