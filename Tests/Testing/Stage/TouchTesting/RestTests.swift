import TestSupport
import Testing
import TouchTesting
import Touchstone

/// Fingers of hands that rest (M-18).
@Suite struct `Fingers of hands at rest` {
    /// Returns the velocity with which a fast drag ends after a time.
    private func velocity(_ wait: (Stage) -> Void) -> CGFloat {
        let pan = UIPanGestureRecognizer()
        let stage = Stage { $0.add(pan, "pan") }
        stage.hands.down(at: CGPoint(x: 100, y: 100))
        stage.hands.move(dx: 100, over: 0.1)
        wait(stage)
        stage.hands.up()
        return pan.velocity(in: nil).x
    }

    @Test(.rules("M-18")) func `do not fling when they are lifted, however time goes on`() {
        #expect(velocity { _ in } > 900)
        #expect(velocity { $0.wait(0.1) } == 0)
        #expect(velocity { $0.hands.wait(0.1) } == 0)
        #expect(velocity { $0.host.advance(by: 0.1) } == 0)
        #expect(velocity { $0.hands.longPress(.leftIndex, at: $0.view) } == 0)
        #expect(velocity { $0.waitUntilStill() } == 0)
        #expect(velocity { $0.host.receive(InputFrame(at: $0.host.now.advanced(by: 1), [])) } == 0)
    }

    @Test(.rules("M-18")) func `rest in the steps of a pattern in which nothing happens`() {
        let pan = UIPanGestureRecognizer()
        let stage = Stage { $0.add(pan, "pan") }
        stage.play("DMMMU", step: .milliseconds(10))
        #expect(pan.velocity(in: nil).x == 2_000)
        stage.play("DMMM----U", step: .milliseconds(10))
        #expect(pan.velocity(in: nil).x == 0)
    }

    @Test func `are those that do not move, at any rate of samples`() {
        func frames(_ body: (Stage) -> Void) -> [String] {
            let stage = Stage()
            stage.hands.samplesPerSecond = 10
            stage.hands.down(.leftIndex, at: CGPoint(x: 10, y: 10))
            body(stage)
            return stage.records.map(\.description).filter { $0.contains("frame") }
        }
        let rests = ["0.016700 frame 6:stationary@10,10", "0.033400 frame 6:stationary@10,10"]
        let moved = frames { $0.hands.drag(from: CGPoint(x: 0, y: 0), to: CGPoint(x: 20, y: 0), over: 0.2) }
        #expect(
            moved == [
                "0.000000 frame 6:began@10,10", "0.000000 frame 1:began@0,0", rests[0], rests[1],
                "0.100000 frame 1:moved@10,0", "0.200000 frame 1:moved@20,0", "0.200000 frame 1:ended@20,0",
            ])
        #expect(frames { $0.wait(5) } == ["0.000000 frame 6:began@10,10"] + rests)
    }

    @Test func `that a timer lifts report nothing afterwards`() {
        let stage = Stage()
        stage.hands.down(at: stage.view)
        stage.application.after(0.02) { [unowned stage] in stage.hands.up() }
        stage.wait(1)
        #expect(stage.diagnostics == [])
        #expect(stage.records.count { $0.description.contains("stationary") } == 1)
    }

    @Test func `input that the host receives has its own rests, and gets no others`() {
        let stage = Stage()
        stage.host.receive(InputFrame(at: .zero, [ContactSample(id: 1, phase: .began, location: .zero)]))
        stage.wait(1)
        #expect(!stage.records.contains { $0.description.contains("stationary") })
    }
}
