import TestSupport
import Testing
import TouchTesting
import Touchstone

/// One scroll view in another.
struct NestingTests {
    /// `outer` fills the window, its content is 1,000 × 1,000; `inner` is 300 × 200 at its upper left.
    private func scene(_ content: CGSize, outer outerContent: CGSize = CGSize(width: 400, height: 1_000))
        -> (ScrollStage, inner: UIScrollView, innerDiary: ScrollDiary)
    {
        var inner: UIScrollView!
        let diary = ScrollDiary()
        let scene = ScrollStage(size: outerContent) { scene in
            inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
            inner.contentSize = content
            inner.delegate = diary
            scene.stage.add(inner, "inner", on: scene.content)
            inner.panGestureRecognizer.name = "inner pan"
        }
        return (scene, inner, diary)
    }

    private func drag(_ scene: ScrollStage, dx: CGFloat = 0, dy: CGFloat = 0) {
        scene.hands.down(at: CGPoint(x: 150, y: 100))
        scene.hands.move(dx: dx, dy: dy, over: 0.2)
        scene.hands.move(over: 0.2)
        scene.hands.up()
        scene.stage.wait(3)
    }

    @Test(.rules("B-355")) func `the inner one scrolls first, at its end a new drag moves the outer one`() {
        let (scene, inner, diary) = scene(CGSize(width: 300, height: 260))
        drag(scene, dy: -110)
        // It has 60 pt to go; what is left of the drag pulls it and is not handed over.
        expectEqual(inner.contentOffset.y, 60)
        expectEqual(scene.scroll.contentOffset.y, 0)
        expectEqual(scene.takeCalls(), [])
        _ = diary.take()
        drag(scene, dy: -80)
        expectEqual(inner.contentOffset.y, 60)
        expectEqual(scene.scroll.contentOffset.y, 70)
        expectEqual(diary.take(), [])
        drag(scene, dy: 50)
        expectEqual(inner.contentOffset.y, 20)
        expectEqual(scene.scroll.contentOffset.y, 70)
    }

    @Test(.rules("B-355")) func `without a transfer the inner one is pulled at its end`() {
        let (scene, inner, diary) = scene(CGSize(width: 300, height: 260))
        inner.contentOffset.y = 60
        inner.transfersVerticalScrollingToParent = false
        drag(scene, dy: -80)
        expectEqual(scene.scroll.contentOffset.y, 0)
        expectEqual(diary.take().first, "didScroll")
        expect(diary.offsets.contains { $0.y > 60 })
        expectEqual(inner.contentOffset.y, 60)
    }

    @Test(.rules("B-355", "B-357")) func `the other axis is handed over for itself`() {
        let (scene, inner, _) = scene(
            CGSize(width: 360, height: 260), outer: CGSize(width: 1_000, height: 1_000))
        inner.transfersHorizontalScrollingToParent = false
        inner.contentOffset = CGPoint(x: 60, y: 60)
        drag(scene, dx: -60)
        expectEqual(scene.scroll.contentOffset, .zero)
        drag(scene, dy: -60)
        expectEqual(scene.scroll.contentOffset, CGPoint(x: 0, y: 50))
    }

    @Test(.rules("B-356")) func `crossed axes: the one whose axis fits the first movement wins`() {
        let (scene, inner, _) = scene(CGSize(width: 900, height: 200))
        drag(scene, dx: -60, dy: -20)
        expectEqual(inner.contentOffset, CGPoint(x: 50, y: 0))
        expectEqual(scene.scroll.contentOffset, .zero)
        drag(scene, dx: -20, dy: -60)
        expectEqual(inner.contentOffset, CGPoint(x: 50, y: 0))
        expectEqual(scene.scroll.contentOffset, CGPoint(x: 0, y: 50))
    }

    @Test(.rules("B-357")) func `a pan that cannot scroll in a direction leaves the drag to the one around it`() {
        let (scene, _, _) = scene(CGSize(width: 300, height: 260))
        scene.scroll.contentOffset.y = 100
        scene.hands.down(at: CGPoint(x: 150, y: 50))
        scene.hands.move(dy: 25)
        expectEqual(scene.scroll.contentOffset.y, 85)
        expect(scene.stage.log.contains("pan began"))
        expect(!scene.stage.log.contains("inner pan began"))
        expect(scene.stage.log.contains("inner pan failed: prevented by pan"))
    }

    @Test(.rules("B-357")) func `where none has room the inner one is pulled`() {
        let (scene, inner, _) = scene(CGSize(width: 300, height: 260))
        scene.hands.down(at: CGPoint(x: 150, y: 50))
        scene.hands.move(dy: 60)
        expect(inner.contentOffset.y < 0)
        expectEqual(scene.scroll.contentOffset, .zero)
    }

    @Test(.rules("B-355")) func `a scroll view that scrolls not hands nothing over and takes nothing`() {
        let (scene, inner, _) = scene(CGSize(width: 300, height: 260))
        inner.contentOffset.y = 60
        scene.scroll.isScrollEnabled = false
        scene.hands.down(at: CGPoint(x: 150, y: 150))
        scene.hands.move(dy: -60)
        expect(inner.contentOffset.y > 60)
        scene.hands.up()
        scene.scroll.isScrollEnabled = true
        inner.isScrollEnabled = false
        scene.stage.wait(3)
        drag(scene, dy: -60)
        expectEqual(scene.scroll.contentOffset.y, 50)
    }

    @Test(.rules("B-321", "B-355")) func `catching the inner one leaves the outer one alone`() {
        let (scene, inner, _) = scene(CGSize(width: 300, height: 5_000))
        scene.hands.drag(from: CGPoint(x: 150, y: 190), to: CGPoint(x: 150, y: 90), over: 0.1)
        scene.stage.wait(0.1)
        scene.hands.down(at: CGPoint(x: 150, y: 100))
        let caught = inner.contentOffset.y
        scene.hands.move(dy: -5)
        expectEqual(inner.contentOffset.y - caught, 5)
        expectEqual(scene.takeCalls(), [])
    }

    @Test(.rules("S-178"), arguments: [false, true])
    func `an answer that is always yes lets one finger scroll two views at once`(isAlwaysYes: Bool) {
        final class Board: UIScrollView, UIGestureRecognizerDelegate {
            var answer = false
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool { answer }
        }
        let inner = Board(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        inner.answer = isAlwaysYes
        let scene = ScrollStage { scene in
            inner.contentSize = CGSize(width: 400, height: 1_000)
            scene.content.addSubview(inner)
        }
        scene.hands.down(at: CGPoint(x: 200, y: 250))
        scene.hands.move(dy: -60, over: 0.1)
        expectEqual(inner.contentOffset.y, 50)
        expectEqual(scene.scroll.contentOffset.y, isAlwaysYes ? 50 : 0)
    }
}
