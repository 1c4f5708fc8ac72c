import TestSupport
import Testing
import TouchScenes
import TouchTesting
import Touchstone

struct `The scene capture` {
    private let stage = SceneStage(CaptureScene())
    private let way = [(100, 100), (150, 60), (200, 140)].map { CGPoint(x: $0.0, y: $0.1) }
    private var drafts: [PathOutline] { stage.lines(.systemBlue) }
    private var lines: [PathOutline] { stage.lines(.black) }

    private func points(_ path: PathOutline?) -> [CGPoint] { path?.elements.compactMap(\.end) ?? [] }

    @Test(.rules("S-121", "S-123"))
    func `the line is there with the touch, grows with it, and is kept when the finger is lifted`() {
        stage.hands.down(at: way[0])
        expectEqual(drafts.map(points), [[way[0]]])
        stage.hands.move(to: way[1])
        expectEqual(drafts.map(points), [Array(way.prefix(2))])
        expect(lines.isEmpty)
        stage.hands.move(to: way[2])
        stage.hands.up()
        expect(drafts.isEmpty)
        expectEqual(lines.map(points), [way + [way[2]]])
        expectEqual(stage.text("status"), "1 line")
    }

    @Test(.rules("S-124")) func `what the system takes away is drawn no more and kept nowhere`() {
        stage.draw(way)
        stage.draw(way.reversed(), lifts: false)
        expectEqual(drafts.count, 1)
        stage.hands.cancel()
        expect(drafts.isEmpty)
        expectEqual(lines.count, 1)
        expectEqual(stage.text("status"), "1 line")
        // Nor is there anything to undo of it.
        stage.window.undoManager?.undo()
        expect(lines.isEmpty && stage.window.undoManager?.canUndo == false)
    }

    @Test(.rules("S-124")) func `disabling the recognizer drops the draft, too`() {
        stage.draw(way, lifts: false)
        stage.recognizer("capture").isEnabled = false
        stage.wait(0.01)
        expect(drafts.isEmpty && lines.isEmpty)
        stage.hands.up()
        expect(drafts.isEmpty && lines.isEmpty)
    }

    @Test(.rules("S-113")) func `a second finger draws nothing`() {
        stage.draw(way, lifts: false)
        stage.hands.drag(.leftIndex, from: CGPoint(x: 10, y: 10), to: CGPoint(x: 90, y: 90))
        expectEqual(drafts.map(points), [way])
        stage.hands.up()
        expectEqual(stage.text("status"), "1 line")
    }

    @Test func `each line is a step to undo and to redo`() {
        for _ in 0..<3 {
            stage.draw(way)
            stage.wait(0.1)
        }
        let undoManager = stage.window.undoManager
        expectEqual(stage.text("status"), "3 lines")
        undoManager?.undo()
        undoManager?.undo()
        expect(stage.text("status") == "1 line" && lines.count == 1)
        undoManager?.redo()
        expect(stage.text("status") == "2 lines" && lines.count == 2)
    }
}
