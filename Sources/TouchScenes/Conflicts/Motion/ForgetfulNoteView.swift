import Touchstone

/// The mistake: a note without `motionCancelled`. It shakes for ever when it was none, and the cancellation goes up the
/// chain to a controller that was told of no beginning (S-237).
final class ForgetfulNoteView: NoteView {
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        heard("began", event)
        shakes = "shaking"
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        heard("ended", event)
        shakes = "shaken"
    }
}
