import TestSupport
import Testing
import TouchTesting

@testable import Touchstone

/// Zooming that the app asks for.
struct ZoomAnimationTests {
    private func collapsed(_ calls: [String]) -> [String] {
        var list: [String] = []
        for call in calls where call != "didScroll" && list.last != call { list.append(call) }
        return list
    }

    @Test(.rules("B-360")) func `the scale that is set is limited, and zooms about the middle`() {
        let scene = ScrollStage.zooming()
        scene.scroll.zoomScale = 2
        expectEqual(scene.scroll.contentOffset, CGPoint(x: 200, y: 150))
        expectEqual(scene.takeCalls(), ["didScroll", "didZoom"])
        scene.scroll.zoomScale = 100
        expectEqual(scene.scroll.zoomScale, 4)
        scene.scroll.zoomScale = 0.1
        expectEqual(scene.scroll.zoomScale, 0.5)
        expectEqual(scene.scroll.contentSize, CGSize(width: 200, height: 150))
        expectEqual(scene.scroll.contentOffset, .zero)
        scene.scroll.zoomScale = .nan
        scene.scroll.zoomScale = -1
        scene.scroll.zoomScale = 0
        scene.scroll.zoomScale = .infinity
        expectEqual(scene.scroll.zoomScale, 0.5)
    }

    @Test(.rules("N-52", "B-365", "1.13")) func `an animated zoom begins, goes on for 0.3 s and ends`() {
        let scene = ScrollStage.zooming()
        scene.scroll.setZoomScale(2, animated: true)
        expect(scene.scroll.isZoomAnimating && !scene.scroll.isZooming && !scene.scroll.isZoomBouncing)
        expectEqual(scene.takeCalls(), ["willBeginZooming", "didScroll", "didZoom"])
        scene.stage.wait(0.15)
        // Half of the time is half of the way.
        expect(abs(scene.presented.scale - 1.5) < 1e-6)
        expect(isNear(scene.presented.offset, CGPoint(x: 100, y: 75), within: 1e-4))
        scene.stage.wait(0.2)
        expectEqual(scene.scroll.zoomScale, 2)
        expect(!scene.scroll.isZoomAnimating)
        expectEqual(collapsed(scene.takeCalls()), ["didEndZooming"])
        expect(!scene.stage.application.host.areFramesWanted)
    }

    @Test(.rules("1.13"))
    func `an animated zoom that changes nothing begins and ends, one that is not animated does neither`() {
        let scene = ScrollStage.zooming()
        scene.scroll.setZoomScale(1, animated: true)
        expectEqual(scene.takeCalls(), ["willBeginZooming", "didEndZooming"])
        scene.scroll.setZoomScale(3, animated: false)
        expectEqual(scene.takeCalls(), ["didScroll", "didZoom"])
    }

    @Test(.rules("1.13")) func `every zoom that begins ends, also if another one takes its place`() {
        let scene = ScrollStage.zooming()
        scene.scroll.setZoomScale(2, animated: true)
        scene.stage.wait(0.1)
        scene.scroll.setZoomScale(3, animated: true)
        scene.stage.wait(0.1)
        scene.scroll.zoomScale = 1
        scene.stage.wait(1)
        expectEqual(scene.scroll.zoomScale, 1)
        expectEqual(
            collapsed(scene.takeCalls()),
            [
                "willBeginZooming", "didZoom", "didEndZooming", "willBeginZooming", "didZoom", "didEndZooming",
                "didZoom",
            ])
        scene.scroll.setZoomScale(2, animated: true)
        scene.stage.wait(0.1)
        scene.scroll.setContentOffset(CGPoint(x: 10, y: 10), animated: true)
        scene.stage.wait(1)
        expectEqual(scene.scroll.zoomScale, 2)
        expectEqual(scene.scroll.contentOffset, CGPoint(x: 10, y: 10))
        expectEqual(
            collapsed(scene.takeCalls()),
            [
                "willBeginZooming", "didZoom", "didEndZooming", "didEndScrollingAnimation",
            ])
    }

    @Test(.rules("B-364")) func `a rectangle fills the bounds and is in the middle`() {
        let scene = ScrollStage.zooming()
        let rect = CGRect(x: 150, y: 100, width: 200, height: 100)
        scene.scroll.zoom(to: rect, animated: false)
        expectEqual(scene.scroll.zoomScale, 2)
        // Its middle, (250, 150), twice as large, is in the middle of the bounds.
        expectEqual(scene.scroll.contentOffset, CGPoint(x: 300, y: 150))
        expectEqual(scene.takeCalls(), ["didScroll", "didZoom"])
        // In the coordinates of the zoomed view, at any scale.
        scene.scroll.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: true)
        scene.stage.wait(1)
        expectEqual(scene.scroll.zoomScale, 4)
        expectEqual(scene.scroll.contentOffset, .zero)
        expectEqual(collapsed(scene.takeCalls()), ["willBeginZooming", "didZoom", "didEndZooming"])
        scene.scroll.zoom(to: CGRect(x: 0, y: 0, width: 4_000, height: 3_000), animated: true)
        scene.stage.wait(1)
        expectEqual(scene.scroll.zoomScale, 0.5)
        scene.scroll.zoom(to: rect, animated: false)
        expectEqual(scene.scroll.zoomScale, 2)
        expectEqual(scene.scroll.contentOffset, CGPoint(x: 300, y: 150))
    }

    @Test(.rules("B-364")) func `rectangles that are none`() {
        let scene = ScrollStage.zooming()
        scene.scroll.zoom(to: CGRect(x: 100, y: 100, width: 0, height: 0), animated: false)
        expectEqual(scene.scroll.zoomScale, 4)
        expectEqual(scene.scroll.contentOffset, CGPoint(x: 200, y: 250))
        for rect in [CGRect.null, CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)] {
            scene.scroll.zoom(to: rect, animated: true)
            scene.scroll.zoom(to: rect, animated: false)
        }
        expectEqual(scene.scroll.zoomScale, 4)
        expectEqual(scene.scroll.contentOffset, CGPoint(x: 200, y: 250))
        scene.scroll.zoom(to: .infinite, animated: false)
        expectEqual(scene.scroll.zoomScale, 0.5)
    }

    @Test(.rules("1.12")) func `limits that change zoom what rests outside of them`() {
        let scene = ScrollStage.zooming()
        scene.scroll.zoomScale = 3
        _ = scene.takeCalls()
        scene.scroll.maximumZoomScale = 2
        expectEqual(scene.scroll.zoomScale, 2)
        expectEqual(scene.takeCalls(), ["didScroll", "didZoom"])
        // While the least is above the greatest, the limits have no meaning.
        scene.scroll.minimumZoomScale = 5
        expectEqual(scene.scroll.zoomScale, 2)
        expectNil(scene.scroll.pinchGestureRecognizer)
        scene.scroll.maximumZoomScale = 6
        expectEqual(scene.scroll.zoomScale, 5)
        for scale in [CGFloat.nan, 0, -1, .infinity] {
            scene.scroll.minimumZoomScale = scale
            scene.scroll.maximumZoomScale = scale
        }
        expect(scene.scroll.minimumZoomScale == 5 && scene.scroll.maximumZoomScale == 6)
    }

    @Test(.rules("1.12")) func `limits that change send what moves elsewhere`() {
        let scene = ScrollStage.zooming()
        scene.scroll.setZoomScale(4, animated: true)
        scene.stage.wait(0.1)
        scene.scroll.maximumZoomScale = 3
        scene.stage.wait(2)
        expectEqual(scene.scroll.zoomScale, 3)
        expectEqual(collapsed(scene.takeCalls()), ["willBeginZooming", "didZoom", "didEndZooming"])
    }

    @Test(.rules("1.12")) func `stopping leaves nothing beyond a limit or an end`() {
        let scene = ScrollStage.zooming()
        scene.scroll.setZoomScale(3, animated: true)
        scene.stage.wait(0.15)
        scene.scroll.stopScrollingAndZooming()
        let scale = scene.scroll.zoomScale
        expect(abs(scale - 2) < 1e-6)
        expectEqual(collapsed(scene.takeCalls()), ["willBeginZooming", "didZoom", "didEndZooming"])
        scene.stage.wait(1)
        expectEqual(scene.scroll.zoomScale, scale)
        scene.scroll.maximumZoomScale = 2
        scene.spread(at: CGPoint(x: 200, y: 150), 100)
        scene.spread(to: CGPoint(x: 200, y: 150), 110)
        scene.spread(to: CGPoint(x: 200, y: 150), 250)
        scene.lift()
        expect(scene.scroll.isZoomBouncing)
        scene.scroll.stopScrollingAndZooming()
        expectEqual(scene.scroll.zoomScale, 2)
        expect(!scene.scroll.isZoomBouncing)
        expectEqual(scene.takeCalls().last, "didEndZooming")
    }

    @Test(.rules("1.12")) func `stopping a fling, a bounce and a page`() {
        let scene = ScrollStage()
        scene.hands.drag(from: CGPoint(x: 200, y: 280), to: CGPoint(x: 200, y: 180), over: 0.1)
        scene.stage.wait(0.1)
        let before = scene.scroll.contentOffset
        scene.scroll.stopScrollingAndZooming()
        scene.stage.wait(1)
        expectEqual(scene.scroll.contentOffset, before)
        expectEqual(scene.takeCalls().last, "didEndDecelerating")
        scene.scroll.contentOffset = .zero
        scene.hands.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 280), over: 0.3)
        expect(scene.scroll.contentOffset.y < 0)
        scene.scroll.stopScrollingAndZooming()
        expectEqual(scene.scroll.contentOffset, .zero)
        scene.scroll.isPagingEnabled = true
        scene.hands.drag(from: CGPoint(x: 200, y: 280), to: CGPoint(x: 200, y: 180), over: 0.1)
        scene.stage.wait(0.2)
        expect(scene.scroll.contentOffset.y > 150 && scene.scroll.contentOffset.y < 300)
        scene.scroll.stopScrollingAndZooming()
        expectEqual(scene.scroll.contentOffset, CGPoint(x: 0, y: 300))
        expect(!scene.scroll.isDecelerating)
    }

    @Test(.rules("1.12")) func `content that is smaller rests where it is aligned`() {
        let scene = ScrollStage.zooming()
        scene.scroll.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
        expectEqual(scene.takeCalls(), [])
        scene.scroll.zoomScale = 0.5
        expectEqual(scene.scroll.contentOffset, CGPoint(x: -100, y: -75))
        scene.scroll.contentAlignmentPoint = CGPoint(x: 2, y: -1)
        expectEqual(scene.scroll.contentAlignmentPoint, CGPoint(x: 1, y: 0))
        expectEqual(scene.scroll.contentOffset, CGPoint(x: -100, y: -75))
        scene.scroll.setZoomScale(0.75, animated: true)
        scene.stage.wait(1)
        expectEqual(scene.scroll.contentOffset, CGPoint(x: -100, y: 0))
        scene.scroll.contentAlignmentPoint = CGPoint(x: CGFloat.nan, y: 0)
        expectEqual(scene.scroll.contentAlignmentPoint, CGPoint(x: 1, y: 0))
    }
}
