/// Whose `shouldReceive` refused an event.
enum EventRefusal {
    /// That of the recognizer.
    case own
    /// That of its delegate.
    case delegate

    /// The words of a trace.
    var text: String {
        switch self {
        case .own: "its own shouldReceive(event) said no"
        case .delegate: "its delegate's shouldReceive(event) said no"
        }
    }
}
