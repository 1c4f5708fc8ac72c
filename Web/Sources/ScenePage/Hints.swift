/// What to try in a scene, with which fingers.
enum Hints {
    /// Beginnings of names, and hints.
    private static let hints: [(name: String, text: String)] = [
        ("capture", "Draw with one finger; then start a line and put a second finger down."),
        ("checkmark", "Draw a check mark over a row with one finger."),
        ("controls-scrolling", "Hold a card for a moment, then drag the list that it is in; compare both lists."),
        ("controls-undelayed", "Drag a list from one of its cards: the card flashes before the list scrolls."),
        ("dots", "Pull the drawer down, hold a dot and drag it out; scroll with another finger meanwhile."),
        ("drag-from-scroll", "Drag an item up out of the tray, or hold it; drag sideways to scroll."),
        ("dragview", "Move, pinch and turn a flower with one or two fingers; tap it three times to send it home."),
        ("dragview-constrained", "Drag each flower with one finger and look where it stops."),
        ("drawing", "Draw with several fingers at once; draw a circle; let a finger rest."),
        ("edges", "Drag inwards from each edge with one finger; then drag in the middle."),
        ("everything", "Tap once and twice, with one and two fingers; hold, swipe, drag, pinch and turn."),
        ("failure-on-scrolling", "Tap a card in each list; then drag both lists from a card."),
        ("forwarding", "Tap each button or row with one finger and read who was called."),
        ("forwarding-missing-cancel", "Touch both views, then scroll with the same finger: one keeps its count."),
        ("forwarding-owner", "Touch the subviews of both views with one and two fingers."),
        ("hit-shapes", "Tap the coin, its corners, and the card through the holes of the flower."),
        ("motion", "Tap a note to make it write, then shake the device."),
        ("nested-scrolling", "Scroll rows sideways and notes downwards, from inside and from outside, with one finger."),
        ("photos", "Drag a photo with one finger, pinch and turn it with two; tap it twice to bring it to the front."),
        ("photos-touches", "Drag, pinch and turn photos with one and two fingers; tap one twice."),
        ("photos-window", "Put two fingers on two photos and move them."),
        ("taps", "Tap once and twice on each view; then use the switch."),
        ("transform", "Drag, pinch and turn with two fingers at once."),
        ("two-subviews", "Pinch with one finger in each subview; tap and drag in one of them."),
    ]

    /// Returns the hint of the longest name with which a scene's name begins; empty for none.
    static func hint(for name: String) -> String {
        var best: (name: String, text: String) = ("", "")
        for hint in hints where hint.name.utf8.count > best.name.utf8.count && name.utf8.starts(with: hint.name.utf8) {
            best = hint
        }
        return best.text
    }
}
