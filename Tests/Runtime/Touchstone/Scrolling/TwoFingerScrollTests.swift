import TestSupport
import Testing
import TouchTesting
import Touchstone

/// Scroll views whose pan needs two fingers, and pairs of fingers of which one is left.
struct TwoFingerScrollTests {
    private func makeScene(_ build: (ScrollStage) -> Void = { _ in }) -> ScrollStage {
        ScrollStage {
            $0.scroll.panGestureRecognizer.minimumNumberOfTouches = 2
            build($0)
        }
    }

    private func down(_ scene: ScrollStage, at height: CGFloat = 250) {
        scene.hands.together {
            scene.hands.down(.rightIndex, at: CGPoint(x: 100, y: height))
            scene.hands.down(.rightMiddle, at: CGPoint(x: 200, y: height))
        }
    }

    private func move(_ scene: ScrollStage, to height: CGFloat, over seconds: Double) {
        scene.hands.move(
            [(.rightIndex, CGPoint(x: 100, y: height)), (.rightMiddle, CGPoint(x: 200, y: height))], over: seconds)
    }

    @Test(.rules("B-240", "M-03")) func `the lift of the first finger flings, that of the second does nothing`() {
        let scene = makeScene()
        down(scene)
        move(scene, to: 100, over: 0.15)
        _ = scene.takeCalls()
        scene.hands.up(.rightIndex)
        expectEqual(scene.takeCalls(), ["willEndDragging", "didEndDragging(true)", "willBeginDecelerating"])
        expect(!scene.scroll.isDragging && !scene.scroll.isTracking && scene.scroll.isDecelerating)
        scene.hands.move(.rightMiddle, dx: 0, dy: 60, over: 3)
        expectEqual(scene.takeCalls(), ["didScroll", "didEndDecelerating"])
        let offset = scene.scroll.contentOffset
        scene.hands.up(.rightMiddle)
        scene.stage.wait(3)
        expectEqual(scene.scroll.contentOffset, offset)
        expectEqual(scene.takeCalls(), [])
    }

    @Test(.rules("B-240", "M-04")) func `fingers that crept and are lifted one after the other fling nothing`() {
        let scene = makeScene()
        down(scene)
        move(scene, to: 150, over: 2)
        let offset = scene.scroll.contentOffset
        scene.hands.up(.rightIndex)
        expectEqual(scene.takeCalls().suffix(2), ["willEndDragging", "didEndDragging(false)"])
        scene.stage.wait(3)
        scene.hands.up(.rightMiddle)
        scene.stage.wait(3)
        expectEqual(scene.scroll.contentOffset, offset)
    }

    @Test(.rules("B-240")) func `two new fingers stop the fling, and drag on`() {
        let scene = makeScene()
        down(scene)
        move(scene, to: 100, over: 0.15)
        scene.hands.up(.rightIndex)
        scene.stage.wait(0.2)
        scene.hands.up(.rightMiddle)
        down(scene, at: 200)
        let offset = scene.scroll.contentOffset
        expect(!scene.scroll.isDecelerating)
        move(scene, to: 180, over: 0.2)
        expect(abs(scene.scroll.contentOffset.y - offset.y - 20) <= 10)
        expect(scene.scroll.isDragging)
        scene.hands.liftAll()
    }

    @Test(.rules("B-240", "B-350")) func `a page is turned at the lift of the first finger`() {
        let scene = makeScene {
            $0.scroll.isPagingEnabled = true
            $0.scroll.contentSize = CGSize(width: 400, height: 1_200)
        }
        down(scene)
        move(scene, to: 60, over: 1)
        scene.hands.up(.rightMiddle)
        expect(!scene.scroll.isDragging)
        scene.stage.wait(2)
        expectEqual(scene.scroll.contentOffset.y, 300)
        scene.hands.up(.rightIndex)
        scene.stage.wait(1)
        expectEqual(scene.scroll.contentOffset.y, 300)
    }

    @Test(.rules("B-240", "B-341")) func `a pull beyond the edge returns at the lift of the first finger`() {
        let scene = makeScene()
        down(scene, at: 100)
        move(scene, to: 250, over: 1)
        expect(scene.scroll.contentOffset.y < 0)
        scene.hands.up(.rightIndex)
        scene.stage.wait(2)
        expectEqual(scene.scroll.contentOffset, .zero)
        scene.hands.up(.rightMiddle)
    }

    @Test(.rules("B-240", "B-363")) func `pan and zoom with the same two fingers are both over when one is lifted`() {
        let scene = ScrollStage.zooming { $0.scroll.panGestureRecognizer.minimumNumberOfTouches = 2 }
        scene.spread(at: CGPoint(x: 200, y: 150), 102)
        scene.spread(to: CGPoint(x: 200, y: 150), 110)
        scene.spread(to: CGPoint(x: 205, y: 150), 200)
        scene.spread(to: CGPoint(x: 210, y: 150), 220)
        scene.stage.wait(0.1)
        expect(scene.scroll.isDragging && scene.scroll.isZooming)
        scene.hands.up(.rightThumb)
        expect(!scene.scroll.isDragging && !scene.scroll.isZooming)
        let (offset, scale) = (scene.scroll.contentOffset, scene.scroll.zoomScale)
        scene.hands.move(.rightIndex, dx: -80, dy: 30, over: 0.5)
        scene.hands.up(.rightIndex)
        scene.stage.wait(2)
        expectEqual(scene.scroll.contentOffset, offset)
        expectEqual(scene.scroll.zoomScale, scale)
    }

    // MARK: The pinch

    @Test(.rules("B-259", "B-363"))
    func `a target of the pinch receives the movements of the finger that is left, and the view is not zoomed`() {
        let scene = ScrollStage.zooming()
        var lines: [String] = []
        scene.scroll.pinchGestureRecognizer?.addAction { lines.append("\($0.state) \($0.numberOfTouches) \($0.scale)") }
        scene.spread(at: CGPoint(x: 200, y: 150), 102)
        scene.spread(to: CGPoint(x: 200, y: 150), 110)
        scene.spread(to: CGPoint(x: 200, y: 150), 220)
        scene.hands.up(.rightThumb)
        lines = []
        let scale = scene.scroll.zoomScale
        scene.hands.move(.rightIndex, dx: -40)
        scene.hands.move(.rightIndex, dx: -40)
        scene.hands.up(.rightIndex)
        expectEqual(lines, ["changed 1 2.0", "changed 1 2.0", "ended 0 2.0"])
        scene.stage.wait(2)
        expectEqual(scene.scroll.zoomScale, scale)
    }
}
