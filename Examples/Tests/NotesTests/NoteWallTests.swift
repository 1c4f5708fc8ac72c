import Notes
import Testing
import TouchTesting
import Touchstone

@Suite struct NoteWallTests {
    private let wall = NoteWall(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    private var notes: [String] { wall.subviews.compactMap(\.accessibilityIdentifier) }

    private func stage() -> Stage {
        let stage = Stage { $0.add(wall, "wall") }
        stage.waitUntilStill()
        return stage
    }

    @Test func `a drag moves a note`() {
        let stage = stage()
        stage.hands.drag(from: CGPoint(x: 60, y: 80), to: CGPoint(x: 60, y: 200), over: 0.2)
        #expect(wall.subviews[0].center == CGPoint(x: 65, y: 195))
    }

    @Test func `a double tap brings a note to the front`() {
        let stage = stage()
        stage.hands.doubleTap(at: CGPoint(x: 60, y: 80))
        #expect(notes == ["note 2", "note 3", "note 1"])
    }

    @Test(arguments: [0.2, 0.5]) func `only a quick finger throws a note away`(stroke: TimeInterval) {
        let stage = stage()
        stage.hands.down(at: CGPoint(x: 60, y: 80))
        for _ in 0..<2 {
            stage.hands.move(dx: 50, over: stroke)
            stage.hands.move(dx: -50, over: stroke)
        }
        stage.hands.up()
        #expect(notes.contains("note 1") == (stroke == 0.5))
    }

    @Test func `a scratch that is lifted early says so`() {
        let stage = stage()
        stage.hands.drag(from: CGPoint(x: 60, y: 80), to: CGPoint(x: 110, y: 80), over: 0.2)
        let scratch = wall.subviews[0].gestureRecognizers?.first { $0 is ScratchGestureRecognizer }
        #expect(scratch?.failureReason == .own("lifted after 0 turns"))
    }
}
