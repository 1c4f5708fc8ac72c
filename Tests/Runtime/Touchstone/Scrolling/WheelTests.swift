import TestSupport
import Testing
import TouchTesting
import Touchstone

/// Wheels and trackpads scroll without touches (B-246).
struct WheelTests {
    private let middle = CGPoint(x: 200, y: 150)

    @Test(.rules("B-246", "N-10"))
    func `a wheel scrolls from its first notch, is over 0.1 s after the last, and flings nothing`() {
        let scene = ScrollStage()
        scene.hands.turnWheel(at: middle, notch: CGVector(dx: 0, dy: -30), count: 2)
        expect(scene.scroll.isDragging)
        expect(!scene.scroll.isTracking)
        expectEqual(scene.scroll.panGestureRecognizer.numberOfTouches, 0)
        scene.stage.wait(1)
        scene.stage.expect(
            """
            0     content receives scroll
                  pan follows scroll
                  pan receives stream-began
                  pan began
                  willBeginDragging
                  didScroll
            20    pan receives stream-changed
                  pan changed
            120   pan receives stream-ended
                  pan ended
                  willEndDragging
                  didEndDragging(false)
                  pan reset
            """)
        expectEqual(scene.scroll.contentOffset.y, 60)
        expect(!scene.scroll.isDragging)
    }

    @Test(.rules("B-341")) func `a wheel does not pull content beyond its edge`() {
        let scene = ScrollStage()
        scene.diary.isDetailed = true
        scene.hands.turnWheel(at: middle, notch: CGVector(dx: 0, dy: -30))
        scene.hands.turnWheel(at: middle, notch: CGVector(dx: 0, dy: 50), count: 3)
        scene.stage.wait(1)
        expectEqual(
            scene.takeCalls(),
            [
                "willBeginDragging", "didScroll 0,30", "didScroll 0,0", "willEndDragging", "didEndDragging(false)",
            ])
    }

    @Test(.rules("B-246", "B-330")) func `a trackpad flings when its fingers are lifted in movement`() {
        let scene = ScrollStage()
        scene.hands.scroll(at: middle, by: CGVector(dx: 0, dy: -200), over: 0.2)
        expect(scene.scroll.isDecelerating)
        scene.stage.wait(5)
        expect(scene.scroll.contentOffset.y > 400)
        expectEqual(
            scene.takeCalls(),
            [
                "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating",
                "didScroll", "didEndDecelerating",
            ])
    }

    @Test(.rules("B-341")) func `a trackpad pulls content beyond its edge, and it springs back`() {
        let scene = ScrollStage()
        scene.hands.scroll(at: middle, by: CGVector(dx: 0, dy: 150), over: 0.2)
        expect(scene.scroll.contentOffset.y < -20 && scene.scroll.contentOffset.y > -150)
        expect(scene.scroll.isDecelerating)
        scene.stage.wait(3)
        expectEqual(scene.scroll.contentOffset, .zero)
    }

    @Test(.rules("B-321")) func `a wheel stops a fling and goes on from there`() {
        let scene = ScrollStage()
        scene.hands.scroll(at: middle, by: CGVector(dx: 0, dy: -200), over: 0.2)
        scene.stage.wait(0.1)
        let goal = scene.scroll.contentOffset.y + 30
        _ = scene.takeCalls()
        scene.hands.turnWheel(at: middle, notch: CGVector(dx: 0, dy: -30))
        expect(abs(scene.scroll.contentOffset.y - goal) < 0.01)
        scene.stage.wait(1)
        expect(abs(scene.scroll.contentOffset.y - goal) < 0.01)
        expectEqual(
            scene.takeCalls(),
            [
                "didEndDecelerating", "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(false)",
            ])
    }

    @Test(.rules("B-316", "B-323")) func `neither a wheel nor a trackpad scrolls what does not scroll`() {
        let scene = ScrollStage { $0.scroll.isScrollEnabled = false }
        scene.hands.turnWheel(at: middle, notch: CGVector(dx: 0, dy: -30))
        scene.hands.scroll(at: middle, by: CGVector(dx: 0, dy: -200), over: 0.2)
        scene.stage.wait(1)
        scene.stage.perform {
            scene.scroll.isScrollEnabled = true
            scene.scroll.contentSize.height = 300
        }
        scene.hands.turnWheel(at: middle, notch: CGVector(dx: 0, dy: -30))
        scene.hands.scroll(at: middle, by: CGVector(dx: 0, dy: -200), over: 0.2)
        scene.stage.wait(1)
        expectEqual(scene.takeCalls(), [])
        expectEqual(scene.scroll.contentOffset, .zero)
    }

    @Test(.rules("B-350")) func `a wheel under pages comes to rest at one, with the spring of pages`() {
        let scene = ScrollStage { $0.scroll.isPagingEnabled = true }
        scene.hands.turnWheel(at: middle, notch: CGVector(dx: 0, dy: -100), count: 2)
        scene.stage.wait(2)
        expectEqual(scene.scroll.contentOffset.y, 300)
        scene.hands.turnWheel(at: middle, notch: CGVector(dx: 0, dy: -100))
        scene.stage.wait(2)
        expectEqual(scene.scroll.contentOffset.y, 300)
    }

    @Test(.rules("B-355", "B-357"))
    func `a wheel scrolls the inner view, and at its end with a new turn the outer one`() {
        let inner = UIScrollView(frame: .zero)
        let scene = ScrollStage(content: inner)
        scene.stage.perform {
            inner.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
            inner.contentSize = CGSize(width: 400, height: 350)
        }
        scene.hands.turnWheel(at: middle, notch: CGVector(dx: 0, dy: -30), count: 3)
        scene.stage.wait(0.5)
        expectEqual(inner.contentOffset.y, 50)
        expectEqual(scene.scroll.contentOffset.y, 0)
        scene.hands.turnWheel(at: middle, notch: CGVector(dx: 0, dy: -30))
        scene.stage.wait(0.5)
        expectEqual(inner.contentOffset.y, 50)
        expectEqual(scene.scroll.contentOffset.y, 30)
        // Back: the inner one has room again.
        scene.hands.turnWheel(at: middle, notch: CGVector(dx: 0, dy: 30))
        scene.stage.wait(0.5)
        expectEqual(inner.contentOffset.y, 20)
        expectEqual(scene.scroll.contentOffset.y, 30)
    }

    @Test(.rules("B-356")) func `a wheel that turns sideways scrolls the view that scrolls sideways`() {
        let inner = UIScrollView(frame: .zero)
        let scene = ScrollStage(content: inner)
        scene.stage.perform {
            inner.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
            inner.contentSize = CGSize(width: 900, height: 300)
        }
        scene.hands.turnWheel(at: middle, notch: CGVector(dx: -30, dy: 0))
        scene.stage.wait(0.5)
        scene.hands.turnWheel(at: middle, notch: CGVector(dx: 0, dy: -30))
        scene.stage.wait(0.5)
        expectEqual(inner.contentOffset, CGPoint(x: 30, y: 0))
        expectEqual(scene.scroll.contentOffset, CGPoint(x: 0, y: 30))
    }

    @Test(.rules("B-014")) func `a wheel that the system takes away ends the drag`() {
        let scene = ScrollStage()
        scene.hands.turnWheel(at: middle, notch: CGVector(dx: 0, dy: -30))
        scene.stage.application.host.resignActive()
        expect(!scene.scroll.isDragging)
        expectEqual(scene.takeCalls().last, "didEndDragging(false)")
        scene.stage.application.host.becomeActive()
        expectEqual(scene.scroll.contentOffset.y, 30)
    }
}
