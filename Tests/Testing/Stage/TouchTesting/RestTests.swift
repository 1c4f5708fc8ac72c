import TestSupport
import Testing
import TouchTesting
import Touchstone

/// Fingers of hands that rest (M-02, M-18).
struct `Fingers of hands at rest` {
    /// Returns the velocity with which a fast drag ends after a time.
    private func velocity(_ pause: (Stage) -> Void) -> CGFloat {
        let pan = UIPanGestureRecognizer()
        let stage = Stage { $0.add(pan, "pan") }
        stage.hands.down(at: CGPoint(x: 100, y: 100))
        stage.hands.move(dx: 100, over: 0.1)
        pause(stage)
        stage.hands.up()
        return pan.velocity(in: nil).x
    }

    @Test(.rules("M-02")) func `do not fling when they are lifted; those that only wait do`() {
        expect(velocity { _ in } > 900)
        expect(velocity { $0.wait(0.31) } > 900)
        expectEqual(velocity { $0.rest(0.1) }, 0)
        expectEqual(velocity { $0.hands.rest(0.1) }, 0)
        let late = velocity {
            $0.wait(1)
            $0.rest(0.1)
        }
        expectEqual(late, 0)
    }

    @Test(.rules("M-18")) func `report so twice, and no view receives it`() {
        let stage = Stage()
        stage.addView("a", frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.hands.down(at: CGPoint(x: 10, y: 10))
        stage.rest(5)
        stage.hands.up()
        stage.expect(
            """
            0     a hit by 1
                  a receives began 1
            5000  a receives ended 1
            """)
        let frames = stage.records.map(\.description).filter { $0.contains("frame") }
        expectEqual(
            frames,
            [
                "0.000000 frame 1:began@10,10", "0.016700 frame 1:stationary@10,10",
                "0.033400 frame 1:stationary@10,10",
                "5.000000 frame 1:ended@10,10",
            ])
    }

    @Test func `that a timer lifts report nothing afterwards`() {
        let stage = Stage()
        stage.hands.down(at: stage.view)
        stage.application.after(0.02) { [unowned stage] in stage.hands.up() }
        stage.rest(1)
        expectEqual(stage.diagnostics, [])
        expectEqual(stage.records.count { $0.description.contains("stationary") }, 1)
    }

    @Test func `in a callback of the app pass no time`() {
        let stage = Stage()
        stage.hands.down(at: stage.view)
        stage.application.after(1) { [unowned stage] in stage.rest(1) }
        stage.wait(1)
        expectEqual(stage.host.now, Instant(seconds: 1))
        expect(!stage.records.contains { $0.description.contains("stationary") })
    }
}
