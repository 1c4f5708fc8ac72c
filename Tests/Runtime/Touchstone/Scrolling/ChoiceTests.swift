import TestSupport
import Testing
import TouchTesting
import Touchstone

/// Our choices where Apple documents nothing about scroll views (Documentation/Divergences.md).
struct ChoiceTests {
    private func flung(_ scene: ScrollStage, by distance: CGFloat = -100) {
        scene.hands.down(at: CGPoint(x: 200, y: 280))
        scene.hands.move(dy: distance, over: 0.1)
        scene.hands.up()
    }

    @Test(.rules("B-321")) func `a caught view follows the finger without another ten points`() {
        let scene = ScrollStage()
        flung(scene)
        scene.stage.wait(0.2)
        let caught = scene.scroll.contentOffset.y
        _ = scene.takeCalls()
        scene.hands.down(at: CGPoint(x: 200, y: 200))
        expectEqual(scene.takeCalls(), ["didEndDecelerating"])
        expect(scene.scroll.isTracking && !scene.scroll.isDragging)
        scene.hands.move(dy: -3)
        expect(scene.scroll.isDragging)
        expectEqual(scene.scroll.contentOffset.y - caught, 3)
        scene.hands.move(over: 0.2)
        scene.hands.up()
        expectEqual(scene.takeCalls(), ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(false)"])
    }

    @Test func `an animated scroll that is stopped says so, and one without a way says nothing`() {
        let scene = ScrollStage()
        scene.scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        scene.stage.wait(0.1)
        scene.scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
        expectEqual(scene.takeCalls(), ["didScroll", "didEndScrollingAnimation", "didScroll"])
        scene.scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
        scene.stage.wait(1)
        expectEqual(scene.takeCalls(), [])
        expectEqual(scene.scroll.contentOffset, CGPoint(x: 0, y: 50))
    }

    @Test func `a drag goes on from where the app has scrolled to`() {
        let scene = ScrollStage()
        scene.hands.down(at: CGPoint(x: 200, y: 280))
        scene.hands.move(dy: -30)
        expectEqual(scene.scroll.contentOffset.y, 20)
        scene.scroll.contentOffset = CGPoint(x: 0, y: 500)
        scene.hands.move(dy: -5)
        expectEqual(scene.scroll.contentOffset.y, 505)
    }

    @Test func `a fling goes on from where the app has scrolled to, and stops for an offset that is not animated`() {
        let scene = ScrollStage(size: CGSize(width: 400, height: 20_000))
        flung(scene)
        scene.scroll.contentOffset = CGPoint(x: 0, y: 5_000)
        scene.stage.wait(0.5)
        expect(scene.scroll.isDecelerating)
        expect(scene.scroll.contentOffset.y > 5_100)
        scene.scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
        expect(!scene.scroll.isDecelerating)
        scene.stage.wait(0.5)
        expectEqual(scene.scroll.contentOffset.y, 100)
    }

    @Test(.rules("B-316")) func `without scrolling nothing delays the content's touches`() {
        let scene = ScrollStage { $0.scroll.isScrollEnabled = false }
        scene.hands.down(at: CGPoint(x: 200, y: 280))
        scene.stage.expect(
            """
            0     content hit by 1
                  pan does not receive 1: disabled
                  delay does not receive 1: disabled
                  content receives began 1
            """)
    }

    @Test(.rules("B-320")) func `the delegate of a scroll view's pan cannot be replaced`() {
        final class Delegate: UIGestureRecognizerDelegate {}
        let scene = ScrollStage()
        let delegate = Delegate()
        scene.stage.perform { scene.scroll.panGestureRecognizer.delegate = delegate }
        expectNil(scene.scroll.panGestureRecognizer.delegate)
        expectEqual(scene.stage.diagnostics, [.delegateIsFixed("pan")])
    }

    @Test(.rules("B-320")) func `a scroll view that is a delegate of recognizers is that of its own`() {
        final class Board: UIScrollView, UIGestureRecognizerDelegate {
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
            ) -> Bool { false }
        }
        let scene = ScrollStage(Board(frame: .zero))
        scene.hands.down(at: CGPoint(x: 200, y: 280))
        scene.hands.move(dy: -30)
        expectEqual(scene.scroll.contentOffset, .zero)
        expect(scene.scroll.panGestureRecognizer.delegate === scene.scroll)
    }

    @Test(
        .rules("B-322"),
        arguments: [
            (CGVector(dx: -40, dy: -15), CGPoint(x: 30, y: 0)),
            (CGVector(dx: -15, dy: -40), CGPoint(x: 0, y: 30)),
            (CGVector(dx: -40, dy: -30), CGPoint(x: 30, y: 20)),
        ])
    func `a drag that goes twice as far along one axis is locked to it`(way: CGVector, offset: CGPoint) {
        let scene = ScrollStage(size: CGSize(width: 2_000, height: 2_000)) {
            $0.scroll.isDirectionalLockEnabled = true
        }
        scene.hands.down(at: CGPoint(x: 200, y: 280))
        scene.hands.move(dx: way.dx, dy: way.dy)
        expectEqual(scene.scroll.contentOffset, offset)
    }

    @Test func `without a window an animated scroll is over at once`() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentSize = CGSize(width: 100, height: 1_000)
        let diary = ScrollDiary()
        scroll.delegate = diary
        scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        expectEqual(scroll.contentOffset.y, 300)
        expectEqual(diary.take(), ["didScroll", "didEndScrollingAnimation"])
    }

    @Test(.rules("B-333"))
    func `a view that grows keeps its content inside and one that rests is left alone by its content`() {
        let scene = ScrollStage()
        scene.scroll.contentOffset = CGPoint(x: 0, y: 1_700)
        scene.scroll.frame.size.height = 400
        expectEqual(scene.scroll.contentOffset.y, 1_600)
        scene.scroll.contentSize.height = 1_000
        expectEqual(scene.scroll.contentOffset.y, 1_600)
        expectEqual(scene.takeCalls(), ["didScroll"])
    }

    @Test func `a delegate that scrolls whenever it receives a scroll comes to an end`() {
        let scene = ScrollStage()
        scene.diary.deed = { call, scroll in
            if call == "didScroll" { scroll.contentOffset.y = scroll.contentOffset.y == 1 ? 2 : 1 }
        }
        scene.scroll.contentOffset.y = 10
        expectEqual(scene.diary.offsets.count, 20)
    }
}
