import Notes
import Testing
import TouchTesting
import Touchstone

struct NoteWallTests {
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
        #expect(wall.subviews[0].center == CGPoint(x: 65, y: 205))
    }

    @Test func `a double tap brings a note to the front`() {
        let stage = stage()
        stage.hands.doubleTap(at: CGPoint(x: 60, y: 80))
        #expect(notes == ["note 2", "note 3", "note 1"])
    }

    @Test func `a quick scratch throws a note away`() {
        let stage = stage()
        scratch(stage, secondsPerStroke: 0.2)
        #expect(notes == ["note 2", "note 3"])
    }

    @Test func `a slow scratch only moves it`() {
        let stage = stage()
        scratch(stage, secondsPerStroke: 0.5)
        #expect(notes == ["note 1", "note 2", "note 3"])
    }

    private func scratch(_ stage: Stage, secondsPerStroke seconds: TimeInterval) {
        stage.hands.down(at: CGPoint(x: 60, y: 80))
        for dx in [50, -50, 50, -50] as [CGFloat] { stage.hands.move(dx: dx, over: seconds) }
        stage.hands.up()
    }

    @Test func `a scratch that is lifted early says so`() {
        let stage = stage()
        stage.hands.drag(from: CGPoint(x: 60, y: 80), to: CGPoint(x: 110, y: 80), over: 0.2)
        let scratch = wall.subviews[0].gestureRecognizers?.first { $0 is ScratchGestureRecognizer }
        #expect(scratch?.failureReason == .own("lifted after 0 turns"))
    }
}
