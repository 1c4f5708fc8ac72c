import TestSupport
import Testing
import TouchTesting
import Touchstone

/// Fingers on a trackpad need 10 points on an axis, as fingers on a screen do (M-14).
struct TrackpadTests {
    private static let middle = CGPoint(x: 200, y: 150)

    private func scroll(_ scene: ScrollStage, _ steps: [CGVector], ends: Bool = true) {
        func send(_ step: ScrollSample.Step) {
            scene.stage.wait(0.01)
            let sample = ScrollSample(at: Self.middle, step)
            scene.stage.host.receive(InputFrame(at: scene.stage.host.now, others: [.scroll(sample)]))
        }
        send(.began(steps[0]))
        for step in steps.dropFirst() { send(.changed(step)) }
        if ends { send(.ended) }
    }

    @Test(.rules("M-14")) func `a crawl of 8 points scrolls nothing and calls nothing, and the pan says why`() {
        let scene = ScrollStage(size: CGSize(width: 2_000, height: 2_000))
        scroll(scene, [CGVector](repeating: CGVector(dx: -1, dy: -1), count: 8))
        scene.stage.wait(1)
        expect(scene.scroll.contentOffset == .zero && !scene.scroll.isDragging)
        expectEqual(scene.takeCalls(), [])
        let reason = scene.scroll.panGestureRecognizer.failureReason?.description
        expectEqual(reason?.contains("scrolled less than 10 pt"), true)
        // 9 on either axis are no more than that.
        scroll(scene, [CGVector(dx: -9, dy: -9)])
        expectEqual(scene.takeCalls(), [])
    }

    @Test(.rules("M-14")) func `10 points are taken off on each axis: of 1_41 and 22_36 are left 0 and 12_36`() {
        let scene = ScrollStage(size: CGSize(width: 2_000, height: 2_000)) {
            $0.stage.application.host.setScreen(bounds: $0.stage.window.bounds, scale: 1e9)
        }
        scroll(scene, [CGVector(dx: -1.41, dy: -22.36)], ends: false)
        expect(abs(scene.scroll.contentOffset.x) < 1e-9)
        expect(abs(scene.scroll.contentOffset.y - 12.36) < 1e-9)
        expectEqual(scene.takeCalls(), ["willBeginDragging", "didScroll"])
        // What was taken off stays off; from now on everything counts.
        scroll(scene, [CGVector(dx: -3, dy: -2)], ends: false)
    }

    @Test(.rules("M-14")) func `a slow scroll starts without a jump, and each scroll has its own 10 points`() {
        let scene = ScrollStage()
        for turn in 1...2 {
            scroll(scene, [CGVector](repeating: CGVector(dx: 0, dy: -2), count: 15))
            expectEqual(scene.scroll.contentOffset.y, CGFloat(20 * turn))
            scene.stage.wait(0.5)
        }
        let steps = zip(scene.diary.offsets.dropFirst(), scene.diary.offsets).map { $0.y - $1.y }
        expect(scene.diary.offsets[0].y == 2 && steps.allSatisfy { $0 == 2 })
    }

    @Test(.rules("M-14", "B-246")) func `a wheel scrolls by its whole first notch, however small`() {
        let scene = ScrollStage()
        scene.hands.turnWheel(at: Self.middle, notch: CGVector(dx: 0, dy: -3))
        expectEqual(scene.scroll.contentOffset.y, 3)
    }

    @Test(.rules("M-14", "B-355", "B-356"))
    func `nested views are chosen at 10 points, by the way that was scrolled until then`() {
        let inner = UIScrollView(frame: .zero)
        let scene = ScrollStage(content: inner)
        scene.stage.perform {
            inner.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
            inner.contentSize = CGSize(width: 900, height: 300)
        }
        // It starts sideways, and goes on upwards.
        scroll(scene, [CGVector(dx: -2, dy: 0), CGVector(dx: 0, dy: -9), CGVector(dx: 0, dy: -9)])
        expect(inner.contentOffset == .zero && scene.scroll.contentOffset == CGPoint(x: 0, y: 8))
        scene.stage.wait(5)
        scene.stage.perform { scene.scroll.contentOffset = .zero }
        scroll(scene, [CGVector(dx: -9, dy: 0)])
        expectEqual(inner.contentOffset, .zero)
        scroll(scene, [CGVector(dx: -30, dy: 0)])
        expectEqual(inner.contentOffset.x, 20)
    }

    @Test(.rules("M-14", "B-322")) func `the directional lock is decided by the first 10 points`() {
        let scene = ScrollStage(size: CGSize(width: 2_000, height: 2_000)) {
            $0.scroll.isDirectionalLockEnabled = true
        }
        scroll(scene, [CGVector(dx: -3, dy: -1), CGVector(dx: 0, dy: -10), CGVector(dx: -20, dy: -20)], ends: false)
        expectEqual(scene.scroll.contentOffset, CGPoint(x: 0, y: 21))
    }

    @Test(.rules("M-14", "B-350")) func `a crawl turns no page and leaves the one that is shown`() {
        let scene = ScrollStage { $0.scroll.isPagingEnabled = true }
        scroll(scene, [CGVector(dx: 0, dy: -9)])
        scene.stage.wait(1)
        expect(scene.scroll.contentOffset == .zero && scene.takeCalls() == [])
        scroll(scene, [CGVector](repeating: CGVector(dx: 0, dy: -10), count: 10))
        scene.stage.wait(1)
        expectEqual(scene.scroll.contentOffset.y, 300)
    }
}
