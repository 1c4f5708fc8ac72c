/// The kind of input that an attempt of a recognizer began with; all its further input is of the same kind.
enum InputKind: Hashable {
    case touch(UITouch.TouchType)
    case press
    case stream(UIEvent.EventType)
}
