public import TouchTrace

/// The reason why there is no advice.
@nonexhaustive public nonisolated enum AdviceError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The text is not the words of a want.
    case notAWant(String)
    /// Nothing is wanted.
    case noWants
    /// No finger came down.
    case noTouches
    /// There is no touch of that number.
    case noFinger(Int, known: [Int])
    /// No recognizer has that name.
    case noRecognizer(RecognizerName, known: [RecognizerName])
    /// No view has that name.
    case noView(ResponderName, known: [ResponderName])

    /// The reason, and what to do.
    public var description: String {
        switch self {
        case .notAWant(let text):
            "'\(text)' is no want; write it like \"tap recognized\", \"tap not recognized\", \"row began\" or \"row ended\""
        case .noWants: "nothing is wanted; state at least one thing that should happen"
        case .noTouches: "no finger came down"
        case .noFinger(let number, let known):
            "there is no finger \(number); the last one is \(known.max().map { "\($0)" } ?? "none")"
        case .noRecognizer(let name, let known):
            "no recognizer is called '\(name)'; there are: \(known.map { $0.text }.joined(separator: ", "))"
        case .noView(let name, let known):
            "no view is called '\(name)'; there are: \(known.map { $0.text }.joined(separator: ", "))"
        }
    }
}
