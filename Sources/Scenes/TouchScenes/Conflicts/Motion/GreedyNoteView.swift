import Touchstone

/// A mistake: a note that handles a shake and calls super, too: the application undoes the latest word as well (S-237, S-238).
final class GreedyNoteView: NoteView {
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        received("began", event)
        shakes = "shaking"
        super.motionBegan(motion, with: event)
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        received("ended", event)
        shakes = "shaken"
        super.motionEnded(motion, with: event)
    }

    override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        received("cancelled", event)
        shakes = ""
        super.motionCancelled(motion, with: event)
    }
}
