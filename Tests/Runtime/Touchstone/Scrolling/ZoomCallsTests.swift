import TestSupport
import Testing
import TouchTesting

@testable import Touchstone

/// Core Animation performs a zoom in UIKit: the values are final at once and reported once, what is shown goes there.
struct ZoomCallsTests {
    private let middle = CGPoint(x: 200, y: 150)

    /// All calls, however often they are repeated.
    private func counting(_ scene: ScrollStage) -> () -> [String] {
        var calls: [String] = []
        scene.diary.deed = { call, _ in calls.append(call) }
        return {
            defer { calls = [] }
            return calls
        }
    }

    @Test(.rules("B-365", "B-332", "1.13"))
    func `an animated zoom is reported once, with its final values, and ends after 0_3 s`() {
        let scene = ScrollStage.zooming()
        let take = counting(scene)
        scene.scroll.setZoomScale(3, animated: true)
        expectEqual(take(), ["willBeginZooming", "didScroll", "didZoom"])
        expect(scene.scroll.zoomScale == 3 && scene.scroll.contentOffset == CGPoint(x: 400, y: 300))
        expectEqual(scene.scroll.contentSize, CGSize(width: 1_200, height: 900))
        expect(scene.presented.scale == 1 && scene.presented.offset == .zero)
        let held = scene.presented(at: middle)
        for _ in 1...17 {
            scene.stage.wait(1.0 / 60)
            expect(isNear(scene.presented(at: middle), held, within: 1e-9))
        }
        expect(scene.scroll.isZoomAnimating && take() == [])
        scene.stage.wait(0.05)
        expectEqual(take(), ["didEndZooming"])
        expect(scene.presented.scale == 3 && !scene.scroll.isZoomAnimating)
    }

    @Test(.rules("B-365", "B-364")) func `so is a zoom to a rectangle, and one that only scrolls`() {
        let scene = ScrollStage.zooming()
        let take = counting(scene)
        scene.scroll.zoom(to: CGRect(x: 100, y: 100, width: 100, height: 75), animated: true)
        scene.stage.wait(1)
        expectEqual(take(), ["willBeginZooming", "didScroll", "didZoom", "didEndZooming"])
        scene.scroll.zoom(to: CGRect(x: 200, y: 100, width: 100, height: 75), animated: true)
        scene.stage.wait(1)
        expectEqual(take(), ["willBeginZooming", "didScroll", "didEndZooming"])
    }

    @Test(.rules("B-365", "B-362")) func `a zoom that bounces back is reported once, at its start`() {
        let scene = ScrollStage.zooming(to: 2)
        scene.spread(at: middle, 100)
        scene.spread(to: middle, 110)
        scene.spread(to: middle, 440)
        let take = counting(scene)
        scene.lift()
        expectEqual(take().filter { $0 == "didZoom" || $0 == "didScroll" }, ["didScroll", "didZoom"])
        expect(scene.scroll.zoomScale == 2 && scene.scroll.isZoomBouncing)
        scene.stage.wait(0.05)
        expect(scene.presented.scale > 2.2)
        scene.stage.wait(2)
        expectEqual(take(), ["didEndZooming"])
    }

    @Test(.rules("B-332")) func `an offset that is set inside an animation is reported once`() {
        let scene = ScrollStage()
        let take = counting(scene)
        scene.stage.perform {
            UIView.animate(withDuration: 0.5) { scene.scroll.contentOffset = CGPoint(x: 0, y: 400) }
        }
        scene.stage.wait(0.25)
        expectEqual(scene.scroll.contentOffset.y, 400)
        expect(abs(scene.presented.offset.y - 200) < 2)
        scene.stage.wait(1)
        expectEqual(take(), ["didScroll"])
    }

    @Test(.rules("B-332")) func `so are a scale that is set inside one, and bounds`() {
        let scene = ScrollStage.zooming()
        let take = counting(scene)
        scene.stage.perform { UIView.animate(withDuration: 0.5) { scene.scroll.zoomScale = 2 } }
        scene.stage.wait(1)
        expectEqual(take(), ["didScroll", "didZoom"])
        // A view that grows, as in a rotation, keeps its content inside.
        scene.stage.perform {
            scene.scroll.contentOffset = CGPoint(x: 400, y: 300)
            _ = take()
            UIView.animate(withDuration: 0.5) { scene.scroll.frame.size = CGSize(width: 500, height: 400) }
        }
        expect(take() == ["didScroll"] && scene.scroll.contentOffset == CGPoint(x: 300, y: 200))
        scene.stage.wait(0.25)
        expect(isNear(scene.presented.offset, CGPoint(x: 350, y: 250), within: 1))
        scene.stage.wait(1)
        expectEqual(take(), [])
    }

    @Test(.rules("B-365", "B-321", "M-15"))
    func `a finger stops an animated zoom where it is shown, which is reported`() {
        let scene = ScrollStage.zooming()
        scene.scroll.setZoomScale(3, animated: true)
        scene.stage.wait(0.15)
        let shown = scene.presented
        expect(shown.scale > 1.5 && shown.scale < 2.5)
        let take = counting(scene)
        scene.hands.down(at: middle)
        expectEqual(take(), ["didScroll", "didZoom", "didEndZooming"])
        expect(abs(scene.scroll.zoomScale - shown.scale) < 1e-9 && abs(scene.presented.scale - shown.scale) < 1e-9)
        expect(isNear(scene.scroll.contentOffset, shown.offset, within: 0.26))
        scene.stage.wait(1)
        expect(abs(scene.presented.scale - shown.scale) < 1e-9 && take() == [])
        scene.hands.move(dy: -4)
        expectEqual(take(), ["willBeginDragging", "didScroll"])
        scene.hands.up()
    }

    @Test(.rules("B-321")) func `two fingers take a zoom over in mid-animation without a jump`() {
        let scene = ScrollStage.zooming()
        scene.scroll.setZoomScale(3, animated: true)
        scene.stage.wait(0.15)
        let shown = scene.presented.scale
        scene.spread(at: middle, 100)
        expect(abs(scene.presented.scale - shown) < 1e-9)
        scene.spread(to: middle, 110)
        scene.spread(to: middle, 120)
        expect(scene.presented.scale == scene.scroll.zoomScale && scene.scroll.zoomScale > shown)
        scene.lift()
        scene.stage.wait(2)
        expect(!scene.stage.application.host.areFramesWanted)
    }

    @Test(.rules("B-014")) func `during an animated zoom touches find what is inside in its final place`() {
        let scene = ScrollStage.zooming()
        let view = scene.stage.perform { UIView(frame: CGRect(x: 100, y: 75, width: 50, height: 50)) }
        scene.stage.perform { scene.content.addSubview(view) }
        // At twice the scale it fills the upper left corner.
        scene.scroll.zoom(to: CGRect(x: 100, y: 75, width: 200, height: 150), animated: true)
        scene.stage.wait(0.05)
        expect(scene.stage.window.hitTest(CGPoint(x: 20, y: 20), with: nil) === view)
    }

    @Test(.rules("B-365", "B-360")) func `content that its delegate centers goes along with the animation`() {
        let scene = ScrollStage.zooming()
        scene.diary.deed = { call, view in
            guard call == "didZoom" else { return }
            view.contentInset.left = max(0, (view.bounds.width - view.contentSize.width) / 2)
            view.contentInset.top = max(0, (view.bounds.height - view.contentSize.height) / 2)
        }
        scene.scroll.setZoomScale(0.5, animated: true)
        expectEqual(scene.scroll.contentOffset, CGPoint(x: -100, y: -75))
        expectEqual(scene.presented.offset, .zero)
        scene.stage.wait(1)
        expectEqual(scene.presented.offset, CGPoint(x: -100, y: -75))
        expect(!scene.stage.application.host.areFramesWanted)
    }

    @Test(.rules("B-365", "1.13")) func `a zoom that another one replaces ends first, and the second ends once`() {
        let scene = ScrollStage.zooming()
        let take = counting(scene)
        scene.scroll.setZoomScale(2, animated: true)
        scene.stage.wait(0.1)
        let shown = scene.presented.scale
        scene.scroll.setZoomScale(3, animated: true)
        expect(abs(scene.presented.scale - shown) < 1e-9)
        scene.stage.wait(1)
        expectEqual(
            take(),
            [
                "willBeginZooming", "didScroll", "didZoom", "didEndZooming", "willBeginZooming", "didScroll", "didZoom",
                "didEndZooming",
            ])
        scene.scroll.setZoomScale(2, animated: true)
        scene.stage.wait(0.1)
        scene.scroll.zoomScale = 1
        expectEqual(scene.presented.scale, 1)
        expectEqual(take().suffix(3), ["didEndZooming", "didScroll", "didZoom"])
    }
}
