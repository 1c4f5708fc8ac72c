public import TouchTrace

/// The reason why there is no advice.
public enum AdviceError: Error, Hashable, Sendable {
    /// No finger came down.
    case noTouches
    /// There is no touch of that number.
    case noFinger(Int, known: [Int])
    /// No recognizer has that name.
    case noRecognizer(RecognizerName, known: [RecognizerName])
    /// No view has that name.
    case noView(ResponderName, known: [ResponderName])
}
