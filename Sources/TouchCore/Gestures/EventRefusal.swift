/// The source of a refusal of an event by `shouldReceive`.
enum EventRefusal {
    /// The recognizer itself.
    case own
    /// The recognizer's delegate.
    case delegate

    /// The text for a trace.
    var text: String {
        switch self {
        case .own: "its own shouldReceive(event) returned false"
        case .delegate: "its delegate's shouldReceive(event) returned false"
        }
    }
}
