/// The reason why a recognizer does not receive an input that came down or began. Its raw value is the text in `pass` and `decline`.
package enum InputRefusal: String, Sendable {
    case removed = "removed"
    case disabled = "disabled"
    case otherApplication = "busy in another application"
    /// It has decided, and waits for its reset.
    case decided = "already decided, waiting for its reset"
    case noTouches = "handles no touches"
    case noPresses = "handles no presses"
    case type = "type not allowed"
    /// It follows touches and this is a press, or the reverse, or a stream.
    case otherKind = "another kind of input than its first"
    case otherType = "another type than its first touch"
    /// It follows other input, and this is a stream.
    case busy = "it follows other input"
    case ownEvent = "its own shouldReceive(event) returned false"
    case delegateEvent = "its delegate's shouldReceive(event) returned false"
    case delegateTouch = "its delegate's shouldReceive(touch) returned false"
    case delegatePress = "its delegate's shouldReceive(press) returned false"
    /// App code removed or disabled it while it was asked.
    case removedMeanwhile = "removed or disabled"
    /// App code made it decide while it was asked.
    case decidedMeanwhile = "already decided"
}
