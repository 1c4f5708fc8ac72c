/// A recognizer or the app: the owner of a timer, or what does not receive an input.
public enum RecognizerOrApp: Hashable, Sendable, CustomStringConvertible {
    /// The recognizer of this name. A recognizer whose own name is `app` is `app (1)` in traces.
    case recognizer(RecognizerName)
    /// The app itself.
    case app

    /// The name as text: that of the recognizer, or `app`.
    public var description: String {
        switch self {
        case .recognizer(let name): name.text
        case .app: "app"
        }
    }
}
