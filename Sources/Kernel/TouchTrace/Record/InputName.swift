/// The name of an input in a trace that is no touch; touches have numbers alone.
@nonexhaustive public enum InputName: Hashable, Sendable, CustomStringConvertible {
    /// A press, by its number; `nil` for one that was declined before it had a number.
    case press(Int?)
    /// A scroll of a wheel or trackpad.
    case scroll
    /// A pinch or rotation of a trackpad.
    case transform
    /// A pointer above the screen.
    case hover
    /// A shake of the device.
    case shake
    /// A command of a remote control.
    case remoteControl

    /// The name as text: `press 3`, `scroll`.
    public var description: String {
        switch self {
        case .press(let number?): "press \(number)"
        case .press(nil): "press"
        case .scroll: "scroll"
        case .transform: "transform"
        case .hover: "hover"
        case .shake: "shake"
        case .remoteControl: "remote control"
        }
    }
}
