import Touchstone

/// A mistake: a note without `motionCancelled`. After a cancelled shake it shows “shaking” forever, and the cancellation goes up the
/// chain to a controller that received no beginning (S-237).
final class ForgetfulNoteView: NoteView {
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        received("began", event)
        shakes = "shaking"
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        received("ended", event)
        shakes = "shaken"
    }
}
