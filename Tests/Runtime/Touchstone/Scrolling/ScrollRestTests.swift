import TestSupport
import Testing
import TouchTesting
import Touchstone

/// Fingers that rest on a scroll view, as hosts report them (M-02, M-03, M-18).
struct ScrollRestTests {
    private func rest(_ scene: ScrollStage, at y: CGFloat, _ count: Int = 2) {
        for _ in 0..<count {
            scene.stage.wait(0.02)
            let sample = ContactSample(
                id: Finger.rightIndex.rawValue, phase: .stationary, location: CGPoint(x: 200, y: y))
            scene.stage.host.receive(InputFrame(at: scene.stage.host.now, [sample]))
        }
    }

    @Test(.rules("M-02", "M-04", "M-18"))
    func `a drag that rests is not flung, and the view is told nothing of the rest`() {
        let scene = ScrollStage { $0.diary.isDetailed = true }
        scene.hands.down(at: CGPoint(x: 200, y: 280))
        scene.hands.move(dy: -100, over: 0.1)
        let calls = scene.takeCalls()
        expect(calls.contains("willBeginDragging"))
        rest(scene, at: 180)
        expectEqual(scene.takeCalls(), [])
        scene.stage.wait(1)
        scene.hands.up()
        expectEqual(scene.takeCalls(), ["willEndDragging", "didEndDragging(false)"])
        expectEqual(scene.diary.release?.velocity, .zero)
    }

    @Test(.rules("M-02", "M-03")) func `one rest lowers the release, a drag that goes on is flung again`() {
        func release(_ rests: Int, then distance: CGFloat = 0) -> CGFloat {
            let scene = ScrollStage(size: CGSize(width: 400, height: 20_000))
            scene.hands.down(at: CGPoint(x: 200, y: 280))
            scene.hands.move(dy: -100, over: 0.1)
            rest(scene, at: 180, rests)
            if distance != 0 { scene.hands.move(dy: -distance, over: 0.1) }
            scene.hands.up()
            return ((scene.diary.release?.velocity.y ?? -1) * 1_000).rounded()
        }
        expectEqual([release(0), release(1), release(2)], [1_000, 950, 0])
        expectEqual(release(2, then: 100), 1_000)
    }

    @Test(.rules("M-02", "B-350")) func `a page that is held still turns to the nearest one`() {
        for rests in [0, 2] {
            let scene = ScrollStage(size: CGSize(width: 400, height: 3_000)) { $0.scroll.isPagingEnabled = true }
            scene.hands.down(at: CGPoint(x: 200, y: 280))
            scene.hands.move(dy: -100, over: 0.1)
            rest(scene, at: 180, rests)
            scene.hands.up()
            scene.stage.wait(3)
            expectEqual(scene.scroll.contentOffset.y, rests == 0 ? 300 : 0)
        }
    }

    @Test(.rules("M-18", "B-321"))
    func `a caught view that is held still stays where it is, and its finger begins nothing`() {
        let scene = ScrollStage(size: CGSize(width: 400, height: 20_000))
        scene.hands.drag(from: CGPoint(x: 200, y: 280), to: CGPoint(x: 200, y: 180), over: 0.1)
        scene.stage.wait(0.2)
        scene.hands.down(at: CGPoint(x: 200, y: 200))
        let held = scene.scroll.contentOffset
        _ = scene.takeCalls()
        rest(scene, at: 200)
        scene.hands.up()
        scene.stage.wait(1)
        expectEqual(scene.scroll.contentOffset, held)
        expect(!scene.takeCalls().contains("willBeginDragging"))
    }
}
