// The recordings of shared/data/evemu-devices, and what three scenes make of them.
//
//     file | everything | edges | together | why, where the file's name says something else or nothing
//
// Every column has what was recognized, in the order of the first time: `everything` in `EverythingScene`, where who is
// certain first excludes the others; `edges` in `EdgesScene`, which has a drag from each edge and a pan for the rest, of
// as many fingers as there are; `together` in `TransformScene`, where two fingers' pan, pinch and rotation exclude no other.
//
// The rows with a reason, and a sample of the others, were looked at in the timeline: `touchstone replay FILE`, behind
// its device's description where the file has none. The window is 400 points wide. Limits that decide: a tap moves up to
// 45 points, a second tap comes within 0.35 s, a long press rests for 0.5 s within 10 points, a pan begins at 10 points, a
// pinch at a change of 9, a rotation when each finger turned by 10. A swipe goes 50 to 80 points to a side within 0.5 s:
// how fast and straight people swipe and scroll is the same in these recordings, but they swipe to the sides and scroll
// up and down. A drag from an edge comes down within 20 points of it and goes inwards, 45° to either side.
//
// Most of these surfaces are no screens: they are stretched over the window, their edges over the window's edges. No name
// speaks of an edge of a screen; strokes that begin at one were meant to cross the surface. The three files of Synaptics
// touchpads do not describe their axes: there usual ones are assumed (D-4).
//
// "62 pt apart ±8, turned 21° of 19°": how far the first two fingers were apart when both were down, by how much that
// changed at most until one was lifted, how far they turned, and at which angle a rotation begins that far apart. A test
// measures it in the file. No name speaks of a turn: the circles of two fingers are hands that go around with the fingers
// side by side, and turn by 17° to 25°. Turns and drags from edges as people mean them are in `HandTable`.
nonisolated enum RecordingsTable {
    struct Row {
        var file: String
        var everything: String
        var edges: String
        var together: String
        var reason: String

        /// The row without its reason.
        var recognized: String { "\(file) | \(everything) | \(edges) | \(together)" }
    }

    static let rows = [tablets, touchpads, touchscreens].flatMap { $0.split(separator: "\n") }.map { line in
        let parts = line.split(separator: "|", omittingEmptySubsequences: false).map { part in
            part.split(separator: " ").joined(separator: " ")
        }
        return Row(
            file: parts[0], everything: parts[1], edges: parts[2], together: parts[3],
            reason: parts.count > 4 ? parts[4] : "")
    }
}
