import Notes
import TouchWindow
import Touchstone

// The wall of notes in a window, or on the whole screen:
//
//     Hosts/Linux/run --package Examples/Kiosk --product Kiosk --kiosk

WindowApp.run("notes", size: CGSize(width: 400, height: 300)) { window in
    let wall = NoteWall(frame: window.bounds)
    wall.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(wall)
}
