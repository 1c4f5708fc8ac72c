import TestSupport
import Testing
import TouchScenes
import TouchTesting
import Touchstone

struct `The scene checkmark` {
    private func checkmark(at start: CGPoint) -> [CGPoint] {
        [(0, 0), (10, 15), (20, 25), (40, 5), (60, -20)].map { CGPoint(x: start.x + $0.0, y: start.y + $0.1) }
    }

    private func done(_ stage: SceneStage) -> [String] {
        ["milk", "bread", "apples"].filter { name in
            stage.view(name).subviews.contains { ($0 as? UILabel)?.text == "\(name), done" }
        }
    }

    @Test(.rules("S-118")) func `a checkmark ticks the row in which it began, and only that`() {
        let stage = SceneStage(CheckmarkScene())
        expect(done(stage) == [] && stage.lines(.systemGreen) == [])
        stage.draw(checkmark(at: stage.middle("bread")))
        expectEqual(done(stage), ["bread"])
        expectEqual(stage.lines(.systemGreen).count, 1)
        stage.draw(checkmark(at: stage.middle("milk")))
        expectEqual(done(stage), ["milk", "bread"])
    }

    @Test(.rules("S-100")) func `another stroke ticks nothing`() {
        let stage = SceneStage(CheckmarkScene())
        stage.draw(checkmark(at: stage.middle("bread")).reversed())
        stage.hands.tap(at: stage.middle("bread"))
        stage.hands.drag(from: stage.middle("bread"), to: stage.middle("apples"))
        expectEqual(done(stage), [])
    }

    @Test func `two fingers move the sheet and tick nothing`() {
        let stage = SceneStage(CheckmarkScene())
        let before = stage.view("sheet").center
        stage.hands.together {
            stage.hands.down(.leftIndex, at: stage.view("milk").point(atX: 0.3, y: 0.5))
            stage.hands.down(.rightIndex, at: stage.view("milk").point(atX: 0.6, y: 0.5))
        }
        for finger in [Finger.leftIndex, .rightIndex] { stage.hands.move(finger, dx: 0, dy: 60, over: 0) }
        stage.wait(0.05)
        for finger in [Finger.leftIndex, .rightIndex] { stage.hands.move(finger, dx: 0, dy: 20, over: 0.1) }
        for finger in [Finger.leftIndex, .rightIndex] { stage.hands.up(finger) }
        expect(stage.view("sheet").center.y > before.y + 10)
        expectEqual(done(stage), [])
    }

    @Test(.rules("S-105")) func `a pan with one finger takes the checkmark before it is complete`() {
        let stage = SceneStage(CheckmarkScene(isPreempted: true))
        let before = stage.view("sheet").center
        stage.draw(checkmark(at: stage.middle("bread")))
        expectEqual(done(stage), [])
        expect(stage.view("sheet").center != before)
        expect(stage.log.contains("bread checkmark failed: prevented by sheet pan"))
    }

    @Test func `the sheet can always be fetched back`() {
        let stage = SceneStage(CheckmarkScene(isPreempted: true))
        stage.hands.drag(from: stage.middle("sheet"), to: CGPoint(x: 5_000, y: -9_000))
        expectEqual(stage.view("sheet").center, CGPoint(x: 400, y: 0))
        stage.hands.drag(from: stage.view("sheet").point(atX: 0.2, y: 0.9), to: CGPoint(x: 200, y: 150))
        // From (292, 103.2), where that is: 92 pt to the left, 46.8 down.
        let center = stage.view("sheet").center
        expect(abs(center.x - 308) < 1e-9 && abs(center.y - 46.8) < 1e-9)
    }
}
