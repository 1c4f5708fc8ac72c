import TestSupport
import Testing
import TouchTesting
import Touchstone

/// The time after a drag: the order of calls, and the rest position.
struct FlingTests {
    private func flung(_ scene: ScrollStage, by distance: CGFloat, over seconds: Double = 0.1) {
        scene.hands.down(at: CGPoint(x: 200, y: 280))
        scene.hands.move(dy: distance, over: seconds)
        scene.hands.up()
    }

    @Test(.rules("B-330")) func `a fast drag decelerates and a slow one does not`() {
        let scene = ScrollStage()
        flung(scene, by: -100)
        expect(scene.scroll.isDecelerating)
        scene.stage.wait(5)
        expectEqual(
            scene.takeCalls(),
            [
                "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating",
                "didScroll", "didEndDecelerating",
            ])
        expect(!scene.scroll.isDecelerating)
        scene.hands.down(at: CGPoint(x: 200, y: 280))
        scene.hands.move(dy: -60, over: 0.3)
        scene.hands.move(over: 0.2)
        scene.hands.up()
        scene.stage.wait(5)
        expectEqual(scene.takeCalls(), ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(false)"])
    }

    @Test(.rules("M-05")) func `a fling goes half its speed in points further, less what 10 points a second would go`()
    {
        let scene = ScrollStage(size: CGSize(width: 400, height: 20_000))
        flung(scene, by: -100)
        let released = scene.scroll.contentOffset.y
        scene.stage.wait(10)
        // 990 points a second: 0.499 s of them, to the next half point.
        expect(abs(scene.scroll.contentOffset.y - released - 494) <= 0.5)
    }

    @Test(.rules("B-340", "B-341")) func `a view that is pulled beyond its edge springs back`() {
        let scene = ScrollStage()
        flung(scene, by: 200, over: 0.5)
        expect(scene.scroll.contentOffset.y < 0)
        scene.stage.wait(2)
        expectEqual(scene.scroll.contentOffset, .zero)
        expectEqual(scene.takeCalls().last, "didEndDecelerating")
    }

    @Test(.rules("B-321")) func `a finger on a view that moves stops it, and a lift is no tap`() {
        let scene = ScrollStage { $0.stage.addTap(on: $0.content) }
        flung(scene, by: -100)
        scene.stage.wait(0.2)
        let before = scene.scroll.contentOffset
        _ = scene.takeCalls()
        scene.hands.tap(at: CGPoint(x: 200, y: 100))
        expectEqual(scene.takeCalls(), ["didEndDecelerating"])
        scene.stage.wait(1)
        expectEqual(scene.scroll.contentOffset, before)
        expectEqual(scene.takeCalls(), [])
        expectEqual(scene.stage.application.host.areFramesWanted, false)
    }
}
