import Notes
import Touchstone
import TouchstoneCommand

/// The wall of notes, as the command starts it.
struct NotesScene: Scene {
    let name = "notes"
    let summary = "three notes on a wall"

    func build(in window: UIWindow) { window.addSubview(NoteWall(frame: window.bounds)) }
}

TouchstoneCommand.main(scenes: [NotesScene()])
