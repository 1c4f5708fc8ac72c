import TestSupport
import Testing
import TouchTesting
import Touchstone

/// Motions that are interrupted in between.
struct MotionInterruptionTests {
    private func scene(length: CGFloat = 40_000) -> ScrollStage {
        ScrollStage(size: CGSize(width: 400, height: length)) {
            $0.stage.application.host.setScreen(bounds: $0.stage.window.bounds, scale: 1e9)
        }
    }

    /// The offsets of a motion, at frames of 60 Hz; between two of them the content grows at its far end.
    private func offsets(by distance: CGFloat, back: CGFloat = 0, growsAfter seconds: Double?) -> [CGFloat] {
        let scene = scene()
        scene.hands.down(at: CGPoint(x: 200, y: distance < 0 ? 280 : 50))
        scene.hands.move(dy: distance, over: 0.3)
        if back != 0 { scene.hands.move(dy: back, over: 0.03) }
        scene.hands.up()
        let end = scene.stage.host.now.seconds + 1
        if let seconds {
            scene.stage.wait(seconds)
            scene.stage.perform { scene.scroll.contentSize.height += 500 }
        }
        scene.stage.host.advance(to: Instant(seconds: end))
        return scene.diary.offsets.map(\.y)
    }

    @Test(
        .rules("B-341", "B-344", "M-12"), arguments: [(200, 0), (210, -60), (-200, 0)] as [(CGFloat, CGFloat)],
        [0.002, 0.07, 0.401])
    func `limits that change during a return, after it, or in a glide make no jump in time`(
        way: (CGFloat, CGFloat), seconds: Double
    ) {
        let plain = offsets(by: way.0, back: way.1, growsAfter: nil)
        let changed = offsets(by: way.0, back: way.1, growsAfter: seconds)
        expect(plain.count == changed.count && plain.count > 40)
        for (a, b) in zip(plain, changed) { expect(abs(a - b) < 1e-4) }
    }

    @Test(.rules("B-340", "M-12"), arguments: [0.05, 0.2, 0.6])
    func `nor do those that change before, during and after an impact`(seconds: Double) {
        func offsets(_ isChanged: Bool) -> [CGFloat] {
            let scene = scene(length: 900)
            scene.hands.down(at: CGPoint(x: 200, y: 290))
            scene.hands.move(dy: -250, over: 0.1)
            scene.hands.up()
            scene.stage.wait(seconds)
            if isChanged { scene.stage.perform { scene.scroll.contentInset.top += 50 } }
            scene.stage.wait(2)
            return scene.diary.offsets.map(\.y)
        }
        let (plain, changed) = (offsets(false), offsets(true))
        expect(plain.count == changed.count && (plain.max() ?? 0) > 620)
        for (a, b) in zip(plain, changed) { expect(abs(a - b) < 1e-4) }
    }

    @Test(.rules("B-322")) func `a fling after a directional lock leaves the locked axis at rest`() {
        let scene = ScrollStage(size: CGSize(width: 4_000, height: 4_000)) {
            $0.scroll.isDirectionalLockEnabled = true
        }
        scene.hands.down(at: CGPoint(x: 200, y: 280))
        scene.hands.move(dy: -40, over: 0.05)
        scene.hands.move(dx: -120, dy: -120, over: 0.1)
        scene.hands.up()
        expect(scene.diary.release?.velocity.x == 0 && (scene.diary.release?.velocity.y ?? 0) > 0.5)
        scene.stage.wait(5)
        expect(scene.scroll.contentOffset.x == 0 && scene.scroll.contentOffset.y > 300)
        expect(scene.diary.offsets.allSatisfy { $0.x == 0 })
    }

    @Test(.rules("B-330", "B-332"))
    func `a scroll that begins in the last didScroll is not ended with the old motion`() {
        let scene = ScrollStage()
        scene.hands.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 250), over: 0.3)
        var isAsked = false
        scene.diary.deed = { call, view in
            guard call == "didScroll", view.contentOffset == .zero, !isAsked else { return }
            isAsked = true
            view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        }
        scene.stage.wait(3)
        expect(isAsked && scene.scroll.contentOffset.y == 500)
        let ends = ["didScroll", "didEndDecelerating", "didScroll", "didEndScrollingAnimation"]
        expectEqual(scene.takeCalls().suffix(4), ends)
    }
}
