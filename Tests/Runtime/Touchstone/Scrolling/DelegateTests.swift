import TestSupport
import Testing
import TouchTesting
import Touchstone

/// The calls of the delegate, and what it may do during them.
struct DelegateTests {
    private static let decelerating = [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating",
        "didScroll", "didEndDecelerating",
    ]

    private func fling(_ scene: ScrollStage, _ deed: ((String, UIScrollView) -> Void)? = nil) {
        scene.diary.deed = deed
        scene.hands.drag(from: CGPoint(x: 200, y: 280), to: CGPoint(x: 200, y: 180), over: 0.1)
        scene.stage.wait(5)
        expectEqual(scene.diary.grammar.state, .idle)
        expect(!scene.stage.application.host.areFramesWanted)
        expect(!scene.scroll.isDragging && !scene.scroll.isDecelerating && !scene.scroll.isTracking)
    }

    @Test(.rules("B-331")) func `the velocity is in points a millisecond, and the target is where it comes to rest`() {
        let scene = ScrollStage()
        fling(scene)
        expect(abs((scene.diary.release?.velocity.y ?? 0) - 1) < 0.001)
        // 990/2.002 pt on are announced, 990·0.499 pt are gone, both to a pixel (M-05, M-07).
        expectEqual(scene.diary.release?.target, CGPoint(x: 0, y: 584.5))
        expectEqual(scene.scroll.contentOffset, CGPoint(x: 0, y: 584))
        expectEqual(scene.takeCalls(), Self.decelerating)
    }

    @Test(.rules("B-331")) func `another target is where it lands, also from rest, and inside the content`() {
        let scene = ScrollStage()
        scene.diary.retarget = { _ in CGPoint(x: 0, y: 333) }
        fling(scene)
        expectEqual(scene.scroll.contentOffset, CGPoint(x: 0, y: 333))
        scene.diary.retarget = { _ in CGPoint(x: 0, y: 9_999) }
        fling(scene)
        expectEqual(scene.scroll.contentOffset, CGPoint(x: 0, y: 1_700))
        scene.diary.retarget = { _ in CGPoint(x: 0, y: 1_000) }
        scene.hands.down(at: CGPoint(x: 200, y: 100))
        scene.hands.move(dy: 60, over: 0.1)
        scene.stage.wait(0.5)
        _ = scene.takeCalls()
        scene.hands.up()
        scene.stage.wait(5)
        expectEqual(scene.takeCalls(), Array(Self.decelerating.dropFirst(2)))
        expectEqual(scene.scroll.contentOffset, CGPoint(x: 0, y: 1_000))
    }

    @Test(.rules("B-331")) func `a target that is no number changes nothing`() {
        let scene = ScrollStage()
        scene.diary.retarget = { _ in CGPoint(x: CGFloat.nan, y: CGFloat.infinity) }
        fling(scene)
        expect(abs(scene.scroll.contentOffset.y - 584) < 1)
    }

    @Test(.rules("B-332", "N-52", "B-333"))
    func `an animated scroll is told of and laid out on every frame, eased, within 0_3 s`() {
        final class Laid: UIScrollView {
            var layouts = 0
            override func layoutSubviews() { layouts += 1 }
        }
        let view = Laid(frame: .zero)
        // An indicator that comes is laid out as well.
        view.showsVerticalScrollIndicator = false
        let scene = ScrollStage(view)
        scene.stage.wait(0)
        let layouts = view.layouts
        scene.stage.perform { view.setContentOffset(CGPoint(x: 0, y: 900), animated: true) }
        expect(view.isScrollAnimating)
        scene.stage.wait(0.15)
        expectEqual(view.contentOffset.y, 450)
        scene.stage.wait(0.14)
        expect(view.isScrollAnimating)
        scene.stage.wait(0.02)
        expect(!view.isScrollAnimating)
        expectEqual(view.contentOffset.y, 900)
        expectEqual(scene.takeCalls(), ["didScroll", "didEndScrollingAnimation"])
        let steps = zip(scene.diary.offsets.dropFirst(), scene.diary.offsets).map { $0.y - $1.y }
        expectEqual(scene.diary.offsets.count, 18)
        expectEqual(view.layouts - layouts, 18)
        // It starts and ends slowly.
        expect(steps[0] < steps[8] / 3)
        expect((steps.last ?? 0) < steps[8] / 3)
    }

    @Test(.rules("B-333")) func `a scroll that is not animated is told once, one that goes nowhere is not`() {
        let scene = ScrollStage()
        scene.scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
        expectEqual(scene.diary.offsets, [CGPoint(x: 0, y: 100)])
        scene.scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
        scene.scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
        scene.stage.wait(1)
        expectEqual(scene.diary.offsets.count, 1)
        expectEqual(scene.takeCalls(), ["didScroll"])
    }

    // MARK: Delegates that act

    @Test(.rules("B-330")) func `an animation that starts as the finger is lifted takes over, and the drag is over`() {
        let scene = ScrollStage()
        fling(scene) { call, view in
            if call == "willEndDragging" { view.setContentOffset(CGPoint(x: 0, y: 700), animated: true) }
        }
        expectEqual(
            scene.takeCalls(),
            [
                "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(false)", "didScroll",
                "didEndScrollingAnimation",
            ])
        expectEqual(scene.scroll.contentOffset.y, 700)
    }

    @Test(.rules("B-330")) func `a delegate that stops a fling when it is told of it receives its end`() {
        for animated in [false, true] {
            let scene = ScrollStage()
            fling(scene) { call, view in
                if call == "didEndDragging(true)" {
                    view.setContentOffset(CGPoint(x: 0, y: animated ? 500 : view.contentOffset.y), animated: animated)
                }
            }
            let stopped = [
                "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating",
                "didEndDecelerating",
            ]
            expectEqual(scene.takeCalls(), stopped + (animated ? ["didScroll", "didEndScrollingAnimation"] : []))
            expectEqual(scene.scroll.contentOffset.y, animated ? 500 : 90)
        }
    }

    @Test(.rules("B-325")) func `a delegate that scrolls as the drag ends is decelerated from there`() {
        for call in ["willEndDragging", "didEndDragging(true)"] {
            let scene = ScrollStage()
            fling(scene) { if $0 == call { $1.contentOffset.y = 1_000 } }
            expect(scene.diary.offsets.contains { $0.y == 1_000 })
            expect(abs(scene.scroll.contentOffset.y - 1_494) < 1)
            expectEqual(scene.takeCalls().last, "didEndDecelerating")
        }
    }

    @Test func `a view that is removed by its delegate goes where it would rest, and says so`() {
        for place in Self.decelerating {
            let scene = ScrollStage()
            fling(scene) { if $0 == place { $1.removeFromSuperview() } }
            let calls = scene.takeCalls()
            expectEqual(calls.filter { $0.hasPrefix("didEndDragging") }.count, 1, "\(place)")
            expectEqual(
                calls.contains("willBeginDecelerating"), calls.contains("didEndDecelerating"), "\(place): \(calls)")
        }
    }

    @Test func `a view that scrolls no more, or loses its pan, in a callback ends its drag`() {
        for place in Self.decelerating {
            for deed in 0..<3 {
                let scene = ScrollStage()
                fling(scene) { call, view in
                    guard call == place else { return }
                    switch deed {
                    case 0: view.isScrollEnabled = false
                    case 1: view.removeGestureRecognizer(view.panGestureRecognizer)
                    default: view.panGestureRecognizer.isEnabled = false
                    }
                }
                expectEqual(scene.takeCalls().filter { $0.hasPrefix("didEndDragging") }.count, 1, "\(place) \(deed)")
            }
        }
    }

    @Test func `an animated scroll in mid-drag goes there at once, and the finger goes on from there`() {
        let scene = ScrollStage()
        scene.hands.down(at: CGPoint(x: 200, y: 280))
        scene.hands.move(dy: -60, over: 0.1)
        scene.stage.perform { scene.scroll.setContentOffset(CGPoint(x: 0, y: 600), animated: true) }
        expectEqual(scene.scroll.contentOffset.y, 600)
        scene.hands.move(dy: -40, over: 0.1)
        expectEqual(scene.scroll.contentOffset.y, 640)
        expectEqual(scene.takeCalls(), ["willBeginDragging", "didScroll", "didEndScrollingAnimation", "didScroll"])
    }

    @Test func `content that comes in mid-fling lets it go on, and does not stop an animation`() {
        let scene = ScrollStage(size: CGSize(width: 400, height: 500))
        fling(scene) { call, view in if call == "didScroll" { view.contentSize.height = 2_000 } }
        expect(abs(scene.scroll.contentOffset.y - 584) < 1)
        scene.diary.deed = nil
        scene.stage.perform { scene.scroll.setContentOffset(.zero, animated: true) }
        scene.stage.wait(0.105)
        scene.stage.perform { scene.scroll.contentSize.height = 2_100 }
        expect(scene.scroll.isScrollAnimating)
        scene.stage.wait(0.3)
        expectEqual(scene.scroll.contentOffset, .zero)
    }

    @Test func `a delegate that keeps the top from bouncing has no bounce`() {
        let scene = ScrollStage()
        scene.diary.deed = { call, view in if view.contentOffset.y < 0 { view.contentOffset.y = 0 } }
        scene.hands.drag(from: CGPoint(x: 200, y: 20), to: CGPoint(x: 200, y: 220), over: 0.1)
        scene.stage.wait(3)
        expectEqual(scene.scroll.contentOffset, .zero)
        expect(!scene.stage.application.host.areFramesWanted)
        expectEqual(scene.diary.grammar.state, .idle)
    }

    @Test func `a wheel that was turned beyond the end takes nothing back`() {
        let scene = ScrollStage(size: CGSize(width: 400, height: 400))
        scene.hands.turnWheel(at: scene.scroll, notch: CGVector(dx: 0, dy: -60), count: 4)
        expectEqual(scene.scroll.contentOffset.y, 100)
        scene.stage.wait(0.02)
        scene.hands.turnWheel(at: scene.scroll, notch: CGVector(dx: 0, dy: 30))
        expectEqual(scene.scroll.contentOffset.y, 70)
    }

    @Test func `insets that are no numbers do not make an offset of them`() {
        let scene = ScrollStage {
            $0.scroll.contentInset = UIEdgeInsets(top: .nan, left: .infinity, bottom: .nan, right: -.infinity)
        }
        fling(scene)
        expect(scene.scroll.contentOffset.x.isFinite && scene.scroll.contentOffset.y.isFinite)
    }
}
