import TestSupport
import Testing
import TouchTesting
import Touchstone

/// A finger on what moves, and on what was pulled beyond its edge.
struct CatchingTests {
    private func flung(_ scene: ScrollStage, by distance: CGFloat, over seconds: Double = 0.1) {
        scene.hands.drag(
            from: CGPoint(x: 200, y: distance < 0 ? 290 : 10),
            to: CGPoint(x: 200, y: (distance < 0 ? 290 : 10) + distance),
            over: seconds)
    }

    @Test(.rules("B-321")) func `what is caught drags again with the first movement, without a hysteresis`() {
        let scene = ScrollStage()
        flung(scene, by: -100)
        scene.stage.wait(0.1)
        let caught = scene.scroll.contentOffset.y
        _ = scene.takeCalls()
        scene.hands.down(at: CGPoint(x: 200, y: 200))
        expectEqual(scene.takeCalls(), ["didEndDecelerating"])
        expect(scene.scroll.isTracking && !scene.scroll.isDragging && !scene.scroll.isDecelerating)
        scene.hands.move(dy: -3)
        expectEqual(scene.takeCalls(), ["willBeginDragging", "didScroll"])
        expect(scene.scroll.isDragging)
        expectEqual(scene.scroll.contentOffset.y - caught, 3)
    }

    @Test(.rules("B-321")) func `the touch that catches belongs to no other recognizer`() {
        let control = PressedControl(frame: .zero)
        let scene = ScrollStage(content: control) { $0.stage.addTap(on: $0.content).cancelsTouchesInView = false }
        flung(scene, by: -100)
        scene.stage.wait(0.1)
        scene.stage.clearLog()
        scene.hands.tap(at: CGPoint(x: 200, y: 200), holding: 0.3)
        expectEqual(control.began, 0)
        expect(!scene.stage.log.contains("tap ended"))
    }

    @Test(.rules("B-342")) func `a bounce that is caught goes on from what is shown, by the inverse of the band`() {
        let scene = ScrollStage { $0.stage.application.host.setScreen(bounds: $0.stage.window.bounds, scale: 1e9) }
        flung(scene, by: 250, over: 0.1)
        scene.stage.wait(0.05)
        let shown = -scene.scroll.contentOffset.y
        expect(shown > 50 && shown < 225)
        scene.hands.down(at: CGPoint(x: 200, y: 50))
        expectEqual(-scene.scroll.contentOffset.y, shown)
        scene.hands.move(dy: 30)
        let dimension = 300.0
        let pull = dimension * shown / (0.55 * (dimension - shown)) + 30
        let expected = (1 - 1 / (pull * 0.55 / dimension + 1)) * dimension
        expect(abs(-scene.scroll.contentOffset.y - expected) < 1e-6)
    }

    @Test(.rules("B-321", "B-342")) func `a bounce that is caught and let go without a move goes on to the edge`() {
        let scene = ScrollStage()
        flung(scene, by: 250)
        scene.stage.wait(0.05)
        scene.hands.down(at: CGPoint(x: 200, y: 50))
        let shown = scene.scroll.contentOffset.y
        expect(shown < -10)
        scene.stage.wait(1)
        expectEqual(scene.scroll.contentOffset.y, shown)
        _ = scene.takeCalls()
        scene.hands.up()
        scene.stage.wait(2)
        expectEqual(scene.scroll.contentOffset, .zero)
        expectEqual(scene.takeCalls(), ["didScroll"])
        expect(!scene.stage.application.host.areFramesWanted)
    }

    @Test(.rules("B-341")) func `a pull beyond the edge that is flung back inside scrolls on from the edge`() {
        let scene = ScrollStage()
        scene.hands.down(at: CGPoint(x: 200, y: 50))
        scene.hands.move(dy: 210, over: 0.3)
        scene.hands.move(dy: -60, over: 0.03)
        expect(scene.scroll.contentOffset.y < -20)
        scene.hands.up()
        let target = scene.diary.release?.target.y ?? 0
        expect(target > 300)
        scene.stage.wait(5)
        // The announced target is a little further than the rest (M-07).
        expectEqual(target - scene.scroll.contentOffset.y, 1)
        var greatest: CGFloat = -1_000
        for offset in scene.diary.offsets.suffix(60) {
            expect(offset.y >= greatest)
            greatest = offset.y
        }
    }

    @Test(.rules("B-321")) func `a view that the app scrolls is caught, too`() {
        let scene = ScrollStage()
        scene.stage.perform { scene.scroll.setContentOffset(CGPoint(x: 0, y: 900), animated: true) }
        scene.stage.wait(0.15)
        scene.hands.down(at: CGPoint(x: 200, y: 200))
        let caught = scene.scroll.contentOffset.y
        expect(caught > 0 && caught < 900)
        expectEqual(scene.takeCalls(), ["didScroll", "didEndScrollingAnimation"])
        scene.stage.wait(1)
        scene.hands.up()
        scene.stage.wait(1)
        expectEqual(scene.scroll.contentOffset.y, caught)
        expectEqual(scene.takeCalls(), [])
    }

    @Test func `an app that answers each end with an animated scroll is caught all the same`() {
        let scene = ScrollStage()
        scene.diary.deed = { call, view in
            if call.hasPrefix("didEndD") || call == "didEndScrollingAnimation" {
                view.setContentOffset(CGPoint(x: 0, y: view.contentOffset.y + 100), animated: true)
            }
        }
        flung(scene, by: -100)
        scene.stage.wait(0.1)
        scene.hands.down(at: CGPoint(x: 200, y: 200))
        let caught = scene.scroll.contentOffset
        scene.stage.wait(1)
        expectEqual(scene.scroll.contentOffset, caught)
        scene.hands.move(dy: -30)
        expect(scene.scroll.isDragging)
        expectEqual(scene.scroll.contentOffset.y - caught.y, 30)
        scene.diary.deed = nil
        scene.hands.up()
        scene.stage.wait(3)
        expect(!scene.stage.application.host.areFramesWanted)
    }
}
