import TestSupport
import Testing
import TouchTesting

@testable import Touchstone

/// Two fingers on a view that zooms.
struct PinchZoomTests {
    private let middle = CGPoint(x: 200, y: 150)

    @Test(.rules("B-310", "S-144", "S-182")) func `a scroll view owns a pinch while zooming is possible, and shows it`()
        throws
    {
        let scene = ScrollStage()
        let scroll = scene.scroll
        expectNil(scroll.pinchGestureRecognizer)
        expectEqual(scroll.gestureRecognizers?.count, 2)
        scroll.maximumZoomScale = 3
        let pinch = try #require(scroll.pinchGestureRecognizer)
        expectEqual(scroll.gestureRecognizers?.contains(pinch), true)
        expectEqual(scroll.gestureRecognizers?.contains(scroll.panGestureRecognizer), true)
        expectEqual(scroll.gestureRecognizers?.count, 3)
        pinch.delegate = Nobody()
        expectNil(pinch.delegate)
        scroll.maximumZoomScale = 1
        expectNil(scroll.pinchGestureRecognizer)
        expectEqual(scroll.gestureRecognizers?.count, 2)
        scroll.minimumZoomScale = 0.5
        expect(scroll.pinchGestureRecognizer === pinch)
        expectEqual(scroll.gestureRecognizers?.count, 3)
    }

    @Test(.rules("B-310", "S-182"))
    func `a pinch that the app takes off stays off until zooming becomes possible anew`() throws {
        let scroll = ScrollStage().scroll
        scroll.maximumZoomScale = 3
        let pinch = try #require(scroll.pinchGestureRecognizer)
        scroll.removeGestureRecognizer(pinch)
        scroll.maximumZoomScale = 4
        scroll.minimumZoomScale = 0.5
        expectEqual(scroll.gestureRecognizers?.contains(pinch), false)
        (scroll.minimumZoomScale, scroll.maximumZoomScale) = (1, 1)
        scroll.maximumZoomScale = 2
        expectEqual(scroll.gestureRecognizers?.contains(pinch), true)
    }

    private final class Nobody: UIGestureRecognizerDelegate {}

    @Test(.rules("B-360")) func `fingers zoom a subview that the delegate names, and the content with it`() {
        let scene = ScrollStage.zooming()
        scene.spread(at: middle, 102)
        scene.spread(to: middle, 110)
        expectEqual(scene.scroll.zoomScale, 1)
        scene.spread(to: middle, 220)
        expectEqual(scene.scroll.zoomScale, 2)
        expect(scene.scroll.isZooming && !scene.scroll.isZoomBouncing && !scene.scroll.isZoomAnimating)
        expectEqual(scene.scroll.contentSize, CGSize(width: 800, height: 600))
        expectEqual(scene.content.transform, CGAffineTransform(scaleX: 2, y: 2))
        expectEqual(scene.content.frame, CGRect(x: 0, y: 0, width: 800, height: 600))
        expectEqual(scene.content.bounds.size, CGSize(width: 400, height: 300))
        expectEqual(scene.scroll.contentOffset, CGPoint(x: 200, y: 150))
        scene.lift()
        expect(!scene.scroll.isZooming)
        expectEqual(scene.scroll.zoomScale, 2)
    }

    @Test(.rules("B-360")) func `nothing zooms without limits that differ or without a view that is a subview`() {
        let scene = ScrollStage.zooming(from: 1, to: 1)
        scene.hands.pinch(at: middle, from: 50, to: 200)
        expectEqual(scene.scroll.zoomScale, 1)
        scene.scroll.maximumZoomScale = 4
        for view in [nil, UIView(frame: .zero), scene.scroll, scene.stage.view] as [UIView?] {
            scene.diary.zoomed = view
            scene.hands.pinch(at: middle, from: 50, to: 200)
            scene.scroll.zoomScale = 2
            scene.scroll.setZoomScale(2, animated: true)
            scene.scroll.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: true)
            scene.stage.wait(1)
            expectEqual(scene.scroll.zoomScale, 1)
            expect(!scene.takeCalls().contains { $0.contains("oom") })
        }
        scene.diary.zoomed = scene.content
        scene.hands.pinch(at: middle, from: 50, to: 200)
        expect(scene.scroll.zoomScale > 2)
    }

    @Test(.rules("N-14", "M-17")) func `fingers that go from 20 to 200 points zoom by 7.14, in any number of steps`() {
        for seconds in [0, 0.05, 2] {
            let scene = ScrollStage.zooming(to: 20)
            // 8 points of the distance are the slop: 200 / 28.
            scene.hands.pinch(at: middle, from: 20, to: 200, over: seconds)
            expect(abs(scene.scroll.zoomScale - 200.0 / 28) < 1e-9)
        }
    }

    @Test(.rules("M-17"))
    func `fingers that come together zoom from the distance less the slop, and hold what is between them`() {
        for seconds in [0, 0.05, 1] {
            let scene = ScrollStage.zooming { $0.scroll.zoomScale = 3 }
            let held = scene.shown(at: middle)
            scene.hands.pinch(at: middle, from: 208, to: 100, over: seconds)
            expect(abs(scene.scroll.zoomScale - 1.5) < 1e-9)
            expect(isNear(scene.shown(at: middle), held))
        }
    }

    @Test(.rules("B-361")) func `the content stays under the middle of the fingers, which drag it as well`() {
        let scene = ScrollStage.zooming()
        scene.spread(at: middle, 102)
        scene.spread(to: middle, 110)
        let held = scene.shown(at: middle)
        for (distance, place) in [
            (200, CGPoint(x: 200, y: 150)), (250, CGPoint(x: 260, y: 130)), (180, CGPoint(x: 180, y: 190)),
            (300, CGPoint(x: 210, y: 150)),
        ] {
            scene.stage.wait(0.02)
            scene.spread(to: place, CGFloat(distance))
            expect(isNear(scene.shown(at: place), held))
        }
        expect(scene.scroll.isDragging)
    }

    @Test(.rules("B-362", "N-54", "M-08"))
    func `beyond a limit the scale gives way less and less, and goes back at the end`() {
        let scene = ScrollStage.zooming(to: 2)
        scene.spread(at: middle, 102)
        scene.spread(to: middle, 110)
        scene.spread(to: middle, 440)
        // Four times, twice of which beyond the limit: 2 · e^(ln 2 · (1 − 1/1.55)).
        expect(abs(scene.scroll.zoomScale - 2.557_66) < 1e-4)
        expect(scene.scroll.zoomScale < 4)
        _ = scene.takeCalls()
        scene.lift()
        expect(scene.scroll.isZoomBouncing && !scene.scroll.isZooming)
        let held = scene.shown(at: middle)
        scene.stage.wait(0.1)
        // Of what was too much e^−1.002 is left after 0.1 s (M-08).
        expect(abs(scene.presented.scale - (2 + 0.557_66 * 0.367_144)) < 1e-4)
        expect(isNear(scene.presented(at: middle), held, within: 0.5))
        // The scale itself is the limit at once.
        expect(scene.scroll.zoomScale == 2 && scene.scroll.isZoomBouncing)
        scene.stage.wait(2)
        expectEqual(scene.scroll.zoomScale, 2)
        expect(isNear(scene.shown(at: middle), held))
        expect(!scene.stage.application.host.areFramesWanted)
        expectEqual(scene.takeCalls().suffix(3), ["didScroll", "didZoom", "didEndZooming"])
    }

    @Test(.rules("B-362")) func `without bouncesZoom the scale stops at its limits`() {
        let scene = ScrollStage.zooming(to: 2) { $0.scroll.bouncesZoom = false }
        scene.spread(at: middle, 102)
        scene.spread(to: middle, 110)
        scene.spread(to: middle, 440)
        expectEqual(scene.scroll.zoomScale, 2)
        scene.spread(to: middle, 11)
        expectEqual(scene.scroll.zoomScale, 0.5)
        scene.lift()
        expect(!scene.scroll.isZoomBouncing && !scene.scroll.isZooming)
        expectEqual(scene.takeCalls().filter { $0 == "didEndZooming" }.count, 1)
    }

    @Test(.rules("B-363")) func `a whole pinch, from content that received the fingers to the end of the bounce`() {
        let scene = ScrollStage.zooming(to: 2) {
            $0.scroll.delaysContentTouches = false
            $0.content.isMultipleTouchEnabled = true
        }
        scene.stage.host.framesPerSecond = 4
        scene.spread(at: middle, 42)
        scene.stage.wait(0.1)
        scene.spread(to: middle, 50)
        scene.stage.wait(0.1)
        scene.spread(to: middle, 160)
        scene.stage.wait(0.1)
        scene.spread(to: middle, 200)
        scene.stage.wait(0.1)
        scene.lift()
        scene.stage.wait(3)
        scene.stage.expect(
            """
            0     content hit by 1
                  pinch, pan watch 1
                  delay does not receive 1: disabled
                  content hit by 2
                  pinch, pan watch 2
                  delay does not receive 2: disabled
                  pinch, pan receive began 1+2
                  content receives began 1+2
            100   pinch, pan receive moved 1+2
                  content receives cancelled 1+2
                  pinch began
                  willBeginZooming
            200   pinch, pan receive moved 1+2
                  pinch changed
                  didScroll
                  didZoom
            300   pinch, pan receive moved 1+2
                  pinch changed
                  didScroll
                  didZoom
                  pan began
                  willBeginDragging
            400   pinch, pan receive ended 1+2
                  pinch ended
                  pan ended
                  willEndDragging
                  didEndDragging(false)
                  didScroll
                  didZoom
                  pinch, pan reset
            1250  didEndZooming
            """)
    }

    @Test(.rules("B-363")) func `no view inside receives a third finger while the view zooms`() {
        let scene = ScrollStage.zooming {
            $0.scroll.isScrollEnabled = false
            $0.content.isMultipleTouchEnabled = true
        }
        scene.spread(at: middle, 100)
        scene.spread(to: middle, 120)
        scene.stage.clearLog()
        scene.hands.down(.leftIndex, at: CGPoint(x: 50, y: 50))
        scene.stage.wait(0.5)
        scene.hands.move(.leftIndex, dx: 3)
        scene.hands.up(.leftIndex)
        scene.stage.expect(
            """
            0     content hit by 3
                  pinch watches 3
                  pan does not receive 3: disabled
                  delay does not receive 3: disabled
                  pinch receives began 3
                  pinch ignores 3
                  content never receives 3
            """)
    }

    @Test(.rules("B-363")) func `the zoom ends with a finger still down, and the drag goes on without a jump`() {
        let scene = ScrollStage.zooming()
        scene.spread(at: middle, 102)
        scene.spread(to: middle, 110)
        scene.spread(to: CGPoint(x: 205, y: 150), 200)
        scene.spread(to: CGPoint(x: 210, y: 150), 220)
        scene.stage.wait(0.1)
        let before = scene.scroll.contentOffset
        scene.hands.up(.rightThumb)
        expectEqual(scene.takeCalls().suffix(3), ["didZoom", "willBeginDragging", "didEndZooming"])
        expect(!scene.scroll.isZooming && scene.scroll.isDragging)
        expectEqual(scene.scroll.contentOffset, before)
        scene.stage.wait(0.1)
        scene.hands.move(.rightIndex, dx: -7, dy: -5)
        expectEqual(scene.scroll.contentOffset, CGPoint(x: before.x + 7, y: before.y + 5))
        expectEqual(scene.scroll.zoomScale, 2)
        scene.stage.wait(0.2)
        scene.hands.up(.rightIndex)
        expectEqual(scene.takeCalls(), ["didScroll", "willEndDragging", "didEndDragging(false)"])
    }

    @Test(.rules("B-363")) func `a drag that begins after the zoom does not count what the fingers went before`() {
        let scene = ScrollStage.zooming()
        scene.spread(at: middle, 102)
        scene.spread(to: middle, 110)
        // The content fits until here, so that nothing is dragged; the middle of the fingers goes 60 points.
        scene.spread(to: CGPoint(x: 260, y: 150), 220)
        scene.hands.up(.rightThumb)
        expect(scene.scroll.zoomScale == 2 && !scene.scroll.isDragging)
        let before = scene.scroll.contentOffset
        expectEqual(before, CGPoint(x: 140, y: 150))
        scene.stage.wait(0.1)
        scene.hands.move(.rightIndex, dx: 1)
        expect(scene.scroll.isDragging)
        expectEqual(scene.scroll.contentOffset, before)
        scene.hands.move(.rightIndex, dx: 4)
        expectEqual(scene.scroll.contentOffset, CGPoint(x: 136, y: 150))
        scene.hands.up(.rightIndex)
    }

    @Test(.rules("B-259", "B-361")) func `a finger that comes back zooms on from there`() {
        let scene = ScrollStage.zooming()
        scene.spread(at: middle, 102)
        scene.spread(to: middle, 110)
        scene.spread(to: middle, 165)
        scene.hands.up(.rightThumb)
        _ = scene.takeCalls()
        scene.stage.wait(0.1)
        scene.hands.move(.rightIndex, to: CGPoint(x: 250, y: 100))
        let dragged = scene.scroll.contentOffset
        scene.stage.wait(0.1)
        scene.hands.down(.rightThumb, at: CGPoint(x: 150, y: 100))
        expect(scene.scroll.contentOffset == dragged && scene.scroll.zoomScale == 1.5)
        let place = CGPoint(x: 200, y: 100)
        let held = scene.shown(at: place)
        scene.spread(to: place, 200)
        expect(abs(scene.scroll.zoomScale - 3) < 1e-12)
        expect(isNear(scene.shown(at: place), held))
        scene.lift()
        scene.stage.wait(2)
        expectEqual(scene.scroll.zoomScale, 3)
        let calls = scene.takeCalls()
        expectEqual(calls.filter { $0.contains("Zooming") }, ["willBeginZooming", "didEndZooming"])
    }

    @Test(.rules("B-363"))
    func `beyond its limits the zoom is held by the finger that is left, and goes back when that goes`() {
        let scene = ScrollStage.zooming(to: 2)
        scene.spread(at: middle, 102)
        scene.spread(to: middle, 110)
        scene.spread(to: CGPoint(x: 205, y: 150), 220)
        scene.spread(to: CGPoint(x: 210, y: 150), 440)
        let scale = scene.scroll.zoomScale
        scene.hands.up(.rightThumb)
        expect(scene.scroll.isZooming && !scene.scroll.isZoomBouncing)
        let before = scene.scroll.contentOffset
        scene.stage.wait(0.2)
        scene.hands.move(.rightIndex, dx: -20)
        expect(abs(scene.scroll.contentOffset.x - before.x - 20) < 1e-9)
        expectEqual(scene.scroll.zoomScale, scale)
        scene.stage.wait(0.2)
        _ = scene.takeCalls()
        scene.hands.up(.rightIndex)
        expect(scene.scroll.isZoomBouncing)
        scene.stage.wait(2)
        expectEqual(scene.scroll.zoomScale, 2)
        let calls = scene.takeCalls()
        expectEqual(calls.prefix(2), ["willEndDragging", "didEndDragging(false)"])
        expectEqual(calls.last, "didEndZooming")
        expectEqual(calls.filter { $0.hasSuffix("Zooming") }.count, 1)
    }

    @Test(.rules("B-321")) func `a finger stops a zoom that goes back, and two of them zoom on`() {
        let scene = ScrollStage.zooming(to: 2)
        scene.spread(at: middle, 102)
        scene.spread(to: middle, 110)
        scene.spread(to: middle, 440)
        scene.lift()
        scene.stage.wait(0.1)
        let scale = scene.presented.scale
        expect(scale > 2)
        _ = scene.takeCalls()
        scene.hands.down(.rightThumb, at: CGPoint(x: 150, y: 150))
        scene.stage.wait(0.3)
        expect(scene.scroll.zoomScale == scale && scene.presented.scale == scale && scene.scroll.isZooming)
        scene.hands.down(.rightIndex, at: CGPoint(x: 250, y: 150))
        scene.spread(to: middle, 110)
        scene.spread(to: middle, 55)
        expect(scene.scroll.zoomScale < 2)
        scene.lift()
        scene.stage.wait(2)
        expectEqual(scene.takeCalls().filter { $0.contains("Zooming") }, ["didEndZooming"])
    }

    @Test(.rules("B-314", "B-363")) func `content that keeps its touches is not zoomed`() {
        let control = UIControl(frame: .zero)
        control.isMultipleTouchEnabled = true
        let scene = ScrollStage(content: control, size: CGSize(width: 400, height: 300)) {
            $0.diary.zoomed = $0.content
            $0.scroll.maximumZoomScale = 4
        }
        scene.spread(at: middle, 100)
        scene.stage.wait(0.2)
        scene.spread(to: middle, 120)
        scene.spread(to: middle, 220)
        expectEqual(scene.scroll.zoomScale, 1)
        scene.lift()
        scene.hands.pinch(at: middle, from: 100, to: 240)
        expect(scene.scroll.zoomScale > 1.9)
    }

    @Test(.rules("B-260")) func `trackpads zoom about the pointer`() {
        let scene = ScrollStage.zooming { $0.stage.application.supportsIndirectInputEvents = true }
        let place = CGPoint(x: 300, y: 100)
        let held = scene.shown(at: place)
        scene.hands.transform(at: place, scale: 2, steps: 20)
        // Less the slop: 2 / 1.02.
        expect(abs(scene.scroll.zoomScale - 2 / 1.02) < 1e-9)
        expect(isNear(scene.shown(at: place), held))
        let calls = scene.takeCalls()
        expect(calls.first == "willBeginZooming" && calls.last == "didEndZooming")
        expectEqual(Set(calls.dropFirst().dropLast()), ["didScroll", "didZoom"])
    }
}
