import TestSupport
import Testing
import TouchTesting

@testable import Touchstone

/// A catch: the view stops at the touch-down, and the pan begins with the first movement (M-15).
struct CatchStateTests {
    /// Flung, and moving for 0.2 s.
    private func moving(
        _ scrollView: UIScrollView? = nil, content: UIView? = nil, scale: CGFloat = 3,
        _ build: (ScrollStage) -> Void = { _ in }
    ) -> ScrollStage {
        let scene = ScrollStage(scrollView, content: content, size: CGSize(width: 400, height: 20_000)) {
            $0.stage.application.host.setScreen(bounds: $0.stage.window.bounds, scale: scale)
            build($0)
        }
        scene.hands.drag(from: CGPoint(x: 200, y: 280), to: CGPoint(x: 200, y: 180), over: 0.1)
        scene.stage.wait(0.2)
        expect(scene.scroll.isDecelerating)
        _ = scene.takeCalls()
        scene.stage.clearLog()
        return scene
    }

    @Test(.rules("M-15", "B-321")) func `the motion stops at the touch-down, at a pixel`() {
        let scene = moving()
        let shown = scene.scroll.contentOffset
        expect(scene.scroll.position != shown)
        scene.hands.down(at: CGPoint(x: 200, y: 200))
        expect(scene.scroll.contentOffset == shown && scene.scroll.position == shown)
        scene.stage.wait(1)
        expectEqual(scene.scroll.contentOffset, shown)
        // 20 movements of a third of a pixel would drift if it were not.
        scene.hands.move(dy: -20)
        expect(abs(scene.scroll.contentOffset.y - shown.y - 20) < 1e-9)
    }

    @Test(.rules("M-15"), arguments: [0.33, 0.5, 1] as [CGFloat], [CGVector(dx: 0, dy: -1), CGVector(dx: 1, dy: 0)])
    func `the pan is possible until the first movement, however small and wherever to`(
        distance: CGFloat, direction: CGVector
    ) {
        let scene = moving()
        let pan = scene.scroll.panGestureRecognizer
        scene.hands.down(at: CGPoint(x: 200, y: 200))
        expectEqual(pan.state, .possible)
        expect(scene.scroll.isTracking && !scene.scroll.isDragging && !scene.scroll.isDecelerating)
        scene.stage.wait(0.5)
        expect(pan.state == .possible && scene.takeCalls() == ["didEndDecelerating"])
        scene.hands.move(dx: direction.dx * distance, dy: direction.dy * distance)
        expectEqual(pan.state, .began)
        expect(scene.scroll.isTracking && scene.scroll.isDragging)
        expectEqual(scene.takeCalls().first, "willBeginDragging")
        let translation = pan.translation(in: nil)
        expect(abs(translation.x - direction.dx * distance) < 1e-9)
        expect(abs(translation.y - direction.dy * distance) < 1e-9)
    }

    @Test(.rules("M-15", "M-01")) func `velocities start anew`() {
        let scene = moving()
        let pan = scene.scroll.panGestureRecognizer
        scene.hands.down(at: CGPoint(x: 200, y: 200))
        expect(pan.velocity(in: nil) == .zero && pan.translation(in: nil) == .zero)
        scene.stage.wait(0.01)
        scene.hands.move(dy: -5)
        expect(abs(pan.velocity(in: nil).y + 500) < 1e-6)
        scene.hands.up()
        expect(abs((scene.diary.release?.velocity.y ?? 0) - 0.5) < 1e-9)
    }

    @Test(.rules("M-15", "B-321")) func `a lift without a movement is no drag, no tap and no press`() {
        let control = PressedControl(frame: .zero)
        let scene = moving(content: control) {
            $0.stage.addTap("tap", on: $0.content)
            $0.stage.addTap("tap around", on: $0.stage.view)
            $0.stage.addLongPress("press", on: $0.content)
        }
        scene.hands.tap(at: CGPoint(x: 200, y: 200), holding: 0.7)
        expectEqual(control.began, 0)
        for line in ["tap ended", "tap around ended", "press began", "pan began"] {
            expect(!scene.stage.log.contains(line))
        }
        expectEqual(scene.takeCalls(), ["didEndDecelerating"])
        expect(!scene.scroll.isTracking && !scene.scroll.isDragging)
        expect(!scene.stage.application.host.areFramesWanted || scene.scroll.extras.indicators.link != nil)
        // The next touch is one as any other.
        scene.hands.tap(at: CGPoint(x: 200, y: 200))
        expect(scene.stage.log.contains("tap ended"))
    }

    @Test(.rules("M-15", "B-313")) func `content is not asked, and receives nothing however long the finger rests`() {
        final class Asked: UIScrollView {
            var asked = 0
            override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
                asked += 1
                return true
            }
            override func touchesShouldCancel(in view: UIView) -> Bool { true }
        }
        for isDelayed in [true, false] {
            let (view, control) = (Asked(frame: .zero), PressedControl(frame: .zero))
            view.delaysContentTouches = isDelayed
            let scene = moving(view, content: control)
            let (asked, cancelled) = (view.asked, control.cancelled)
            let began = control.began
            scene.hands.down(at: CGPoint(x: 200, y: 200))
            scene.stage.wait(2)
            scene.hands.move(dy: -30, over: 0.1)
            scene.hands.up()
            expect(view.asked == asked && control.began == began && control.cancelled == cancelled)
        }
    }

    @Test(.rules("M-15", "B-321"))
    func `a second finger on a caught view is no tap either, and drags with its movement`() {
        let control = PressedControl(frame: .zero)
        control.isMultipleTouchEnabled = true
        let scene = moving(content: control) {
            $0.stage.addTap("tap", on: $0.content)
            $0.stage.addTap("two", on: $0.content).numberOfTouchesRequired = 2
        }
        scene.hands.down(.rightIndex, at: CGPoint(x: 200, y: 200))
        scene.hands.tap(.leftIndex, at: CGPoint(x: 100, y: 200))
        expect(control.began == 0 && !scene.stage.log.contains("tap ended"))
        expect(!scene.stage.log.contains("two ended"))
        expect(scene.scroll.panGestureRecognizer.state == .possible && scene.scroll.isTracking)
        let caught = scene.scroll.contentOffset.y
        scene.hands.down(.leftIndex, at: CGPoint(x: 100, y: 200))
        scene.hands.move(.leftIndex, dy: -2)
        expect(scene.scroll.isDragging && abs(scene.scroll.contentOffset.y - caught - 2) < 0.34)
    }

    @Test(.rules("M-15", "B-361")) func `two fingers that catch a fling zoom it`() {
        let scene = ScrollStage.zooming(to: 8)
        scene.scroll.zoomScale = 4
        scene.hands.drag(from: CGPoint(x: 200, y: 280), to: CGPoint(x: 200, y: 180), over: 0.1)
        scene.stage.wait(0.1)
        expect(scene.scroll.isDecelerating)
        let caught = scene.scroll.contentOffset
        scene.spread(at: CGPoint(x: 200, y: 150), 100)
        expect(scene.scroll.contentOffset == caught && scene.scroll.panGestureRecognizer.state == .possible)
        scene.spread(to: CGPoint(x: 200, y: 150), 120)
        scene.spread(to: CGPoint(x: 200, y: 150), 150)
        expect(scene.scroll.isZooming && scene.scroll.zoomScale > 4)
        scene.lift()
        scene.stage.wait(2)
        expect(!scene.scroll.isZooming && !scene.scroll.isTracking && !scene.stage.application.host.areFramesWanted)
    }

    @Test(.rules("M-15", "B-149")) func `recognizers whose delegate allows both go on beside a catch`() {
        final class Both: UIGestureRecognizerDelegate {
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool { true }
        }
        let delegate = Both()
        let scene = moving {
            $0.stage.addTap("tap", on: $0.content).delegate = delegate
            $0.stage.addPan("sheet", on: $0.stage.view).delegate = delegate
        }
        scene.hands.tap(at: CGPoint(x: 200, y: 200))
        expect(scene.stage.log.contains("tap ended"))
        scene.hands.drag(from: CGPoint(x: 200, y: 280), to: CGPoint(x: 200, y: 180), over: 0.1)
        expect(scene.stage.log.contains("sheet began"))
    }

    @Test(.rules("M-15", "B-355")) func `what is inside a caught view neither scrolls nor receives`() {
        let inner = UIScrollView(frame: .zero)
        let control = PressedControl(frame: CGRect(x: 0, y: 0, width: 400, height: 900))
        let scene = ScrollStage(content: inner) { _ in
            inner.contentSize = CGSize(width: 900, height: 20_000)
            inner.addSubview(control)
        }
        scene.stage.perform { scene.scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: true) }
        scene.stage.wait(0.1)
        let caught = scene.scroll.contentOffset.y
        expect(caught > 0 && caught < 100)
        scene.hands.down(at: CGPoint(x: 200, y: 200))
        scene.stage.wait(0.5)
        scene.hands.move(dx: -30, dy: -4, over: 0.1)
        expect(inner.contentOffset == .zero && !inner.isDragging)
        expect(control.began == 0 && scene.scroll.isDragging && scene.scroll.contentOffset.y - caught == 4)
        scene.hands.up()
    }

    @Test(.rules("M-15", "B-165")) func `a recognizer that the pan waits for is not failed by a catch`() {
        let swipe = UISwipeGestureRecognizer()
        let scene = moving { scene in
            swipe.name = "swipe"
            scene.content.addGestureRecognizer(swipe)
            scene.scroll.panGestureRecognizer.require(toFail: swipe)
        }
        // The fling itself went in another direction.
        scene.hands.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 300, y: 200), over: 0.1)
        expect(scene.stage.log.contains("swipe ended"))
        expect(!scene.scroll.isDragging && scene.takeCalls() == ["didEndDecelerating"])
    }

    @Test(.rules("M-15", "B-342"))
    func `a bounce that is caught beyond an end is held at a pixel, and returns after a lift`() {
        let scene = ScrollStage()
        scene.hands.drag(from: CGPoint(x: 200, y: 20), to: CGPoint(x: 200, y: 270), over: 0.1)
        scene.stage.wait(0.05)
        let shown = scene.scroll.contentOffset.y
        expect(shown < -30)
        scene.hands.down(at: CGPoint(x: 200, y: 50))
        expectEqual(scene.scroll.position.y, shown)
        expectEqual(scene.scroll.panGestureRecognizer.state, .possible)
        scene.stage.wait(0.5)
        expectEqual(scene.scroll.contentOffset.y, shown)
        scene.hands.up()
        scene.stage.wait(2)
        expectEqual(scene.scroll.contentOffset, .zero)
    }

    @Test(.rules("M-15", "B-350")) func `a page that is caught and let go returns, one that is dragged turns`() {
        for isDragged in [false, true] {
            let scene = ScrollStage { $0.scroll.isPagingEnabled = true }
            scene.hands.drag(from: CGPoint(x: 200, y: 280), to: CGPoint(x: 200, y: 180), over: 0.1)
            scene.stage.wait(0.05)
            let caught = scene.scroll.contentOffset.y
            expect(caught > 90 && caught < 300)
            scene.hands.down(at: CGPoint(x: 200, y: 200))
            expectEqual(scene.scroll.panGestureRecognizer.state, .possible)
            if isDragged {
                scene.hands.move(dy: -1)
                expect(scene.scroll.isDragging)
            }
            scene.stage.wait(0.5)
            expectEqual(scene.scroll.contentOffset.y - caught, isDragged ? 1 : 0)
            scene.hands.up()
            scene.stage.wait(2)
            expectEqual(scene.scroll.contentOffset.y, caught < 150 && !isDragged ? 0 : 300)
        }
    }

    @Test(.rules("M-15", "B-240")) func `one finger stops a view that two fingers drag, and does not drag it`() {
        let scene = ScrollStage(size: CGSize(width: 400, height: 20_000)) {
            $0.scroll.panGestureRecognizer.minimumNumberOfTouches = 2
        }
        scene.stage.perform { scene.scroll.setContentOffset(CGPoint(x: 0, y: 900), animated: true) }
        scene.stage.wait(0.1)
        scene.hands.down(.rightIndex, at: CGPoint(x: 200, y: 200))
        let caught = scene.scroll.contentOffset.y
        scene.hands.move(.rightIndex, dy: -40, over: 0.1)
        expect(scene.scroll.contentOffset.y == caught && !scene.scroll.isDragging)
        scene.hands.down(.rightMiddle, at: CGPoint(x: 240, y: 200))
        scene.hands.together {
            scene.hands.move(.rightIndex, dy: -3)
            scene.hands.move(.rightMiddle, dy: -3)
        }
        expect(scene.scroll.isDragging)
        scene.hands.up(.rightIndex)
        scene.hands.up(.rightMiddle)
    }

    @Test(.rules("M-15", "M-14")) func `a trackpad stops a fling at a pixel, and drags after 10 points`() {
        let scene = moving()
        let caught = scene.scroll.contentOffset
        func scroll(_ step: ScrollSample.Step) {
            let sample = ScrollSample(at: CGPoint(x: 200, y: 150), step)
            scene.stage.host.receive(InputFrame(at: scene.stage.host.now, others: [.scroll(sample)]))
        }
        scroll(.began(.zero))
        expectEqual(scene.takeCalls(), ["didEndDecelerating"])
        expect(scene.scroll.position == caught && scene.scroll.panGestureRecognizer.state == .possible)
        for way in [-8, -1.5, -0.5, -6] as [CGFloat] {
            scene.stage.wait(0.01)
            scroll(.changed(CGVector(dx: 0, dy: way)))
        }
        expectEqual(scene.takeCalls(), ["willBeginDragging", "didScroll"])
        expect(abs(scene.scroll.contentOffset.y - caught.y - 6) < 1e-9)
        scroll(.ended)
    }

    @Test(.rules("M-15")) func `a trackpad that rests on a moving view and goes leaves it where it was stopped`() {
        let scene = moving()
        let caught = scene.scroll.contentOffset
        scene.hands.scroll(at: CGPoint(x: 200, y: 150), by: CGVector(dx: 0, dy: -7), over: 0.1)
        scene.stage.wait(1)
        expectEqual(scene.scroll.contentOffset, caught)
        expectEqual(scene.takeCalls(), ["didEndDecelerating"])
    }
}
