/// What an attempt of a recognizer began with: the rest of it is of the same kind.
enum InputKind: Hashable {
    case touch(UITouch.TouchType)
    case press
    case stream(UIEvent.EventType)
}
