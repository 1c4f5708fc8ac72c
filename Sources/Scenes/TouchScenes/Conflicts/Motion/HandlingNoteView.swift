import Touchstone

/// The correct way: a note that handles shakes with all three methods, without calling super: the application does not offer Undo (S-237).
final class HandlingNoteView: NoteView {
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        received("began", event)
        shakes = "shaking"
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        received("ended", event)
        shakes = "shaken"
    }

    override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        received("cancelled", event)
        shakes = ""
    }
}
