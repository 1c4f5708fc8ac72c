internal import TouchTrace

nonisolated extension Want {
    /// Reads a condition.
    ///
    ///     tap recognized
    ///     single recognized within 0.1 s
    ///     parent tap not recognized
    ///     row ended
    ///     canvas began
    ///
    /// ` with finger 2` at the end selects a touch by its number in the trace; without it, it is the last one.
    /// - Throws: `AdviceError.notAWant` if the text is no condition.
    public init(parsing text: String) throws(AdviceError) {
        guard let want = Want(text) else { throw .notAWant(text) }
        self = want
    }

    private init?(_ text: String) {
        var words = text.split(separator: " ")
        let number = Self.take(["with", "finger"], &words, unit: nil)
        let finger = number.flatMap { Int($0) }
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
        case "recognized" where !isNegative:
            self = .recognized(RecognizerName(name), within: seconds, finger: finger)
        case "recognized" where seconds == nil: self = .notRecognized(RecognizerName(name), finger: finger)
        case "began" where seconds == nil: self = .began(ResponderName(name), finger: finger)
        case "ended" where seconds == nil: self = .ended(ResponderName(name), finger: finger)
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
