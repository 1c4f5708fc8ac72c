import TestSupport
import Testing
import TouchScenes
import TouchTesting
import Touchstone

struct `A touch delay recognizer` {
    private let middle = CGPoint(x: 100, y: 100)

    /// A pan on the view, and in that a container that delays, with a dot in it.
    private func makeStage() -> Stage {
        Stage { stage in
            stage.addPan()
            let container = stage.addView("container", frame: CGRect(x: 0, y: 0, width: 200, height: 300))
            stage.add(BeganDelayGestureRecognizer(), "delay", on: container)
            stage.addView("dot", frame: CGRect(x: 50, y: 50, width: 100, height: 100), on: container)
        }
    }

    @Test(.rules("S-183", "S-185", "S-191")) func `fails when its time is over, and the view receives the touch`() {
        let stage = makeStage()
        stage.hands.down(at: middle)
        stage.wait(1)
        stage.expect(
            """
            0     dot hit by 1
                  delay, pan watch 1
                  delay, pan receive began 1
                  dot waits for began 1: delay
            150   delay failed: the finger stayed
                  dot receives began 1 late
                  delay reset
            """)
    }

    @Test(.rules("S-183", "S-191")) func `has no target, and would tell none`() {
        let stage = Stage()
        let delay = stage.add(BeganDelayGestureRecognizer(), "delay")
        expect(delay.delaysTouchesBegan)
        expectEqual(delay.delay, 0.15)
        var told = 0
        delay.addAction { _ in told += 1 }
        stage.hands.tap(at: middle)
        stage.hands.longPress(at: middle)
        stage.hands.drag(from: middle, to: CGPoint(x: 300, y: 200))
        stage.hands.pinch(at: middle, from: 40, to: 80)
        stage.hands.down(at: middle)
        stage.hands.cancel()
        stage.wait(1)
        expectEqual(told, 0)
        expect(stage.log.contains("view receives began"))
    }

    @Test(.rules("S-184", "S-189")) func `holds back the whole sequence, and movement does not matter to it`() {
        let stage = Stage { $0.add(BeganDelayGestureRecognizer(), "delay") }
        stage.hands.down(at: middle)
        stage.wait(0.05)
        stage.hands.move(dx: 200)
        stage.wait(0.05)
        stage.hands.move(dx: -200)
        stage.wait(0.1)
        stage.hands.up()
        stage.expect(
            """
            0     view hit by 1
                  delay watches 1
                  delay receives began 1
                  view waits for began 1: delay
            50    delay receives moved 1
            100   delay receives moved 1
            150   delay failed: the finger stayed
                  view receives began 1 late
                  view receives moved 1 late
                  delay reset
            200   view receives ended 1
            """)
    }

    @Test(.rules("S-186")) func `time first: the view receives, and of the cancellation when a pan begins later`() {
        let stage = makeStage()
        stage.hands.down(at: middle)
        stage.wait(0.2)
        stage.hands.move(dx: 30)
        stage.hands.up()
        stage.expect(
            """
            0     dot hit by 1
                  delay, pan watch 1
                  delay, pan receive began 1
                  dot waits for began 1: delay
            150   delay failed: the finger stayed
                  dot receives began 1 late
                  delay reset
            200   pan receives moved 1
                  dot receives cancelled 1
                  pan began
                  pan receives ended 1
                  pan ended
                  pan reset
            """)
    }

    @Test(.rules("S-187")) func `pan first: the view receives nothing, neither beginning nor cancellation`() {
        let stage = makeStage()
        stage.hands.down(at: middle)
        stage.wait(0.1)
        stage.hands.move(dx: 30)
        stage.wait(1)
        stage.hands.up()
        stage.expect(
            """
            0     dot hit by 1
                  delay, pan watch 1
                  delay, pan receive began 1
                  dot waits for began 1: delay
            100   delay, pan receive moved 1
                  delay failed: prevented by pan
                  dot never receives 1
                  pan began
                  delay reset
            1100  pan receives ended 1
                  pan ended
                  pan reset
            """)
    }

    @Test(.rules("S-188")) func `a quick tap goes through when it is lifted`() {
        let stage = makeStage()
        stage.hands.tap(at: middle)
        stage.wait(1)
        stage.expect(
            """
            0     dot hit by 1
                  delay, pan watch 1
                  delay, pan receive began 1
                  dot waits for began 1: delay
            50    delay, pan receive ended 1
                  delay failed: the finger was lifted
                  pan failed: lifted before it moved 10 pt
                  dot receives began 1 late
                  dot receives ended 1
                  delay, pan reset
            """)
    }

    @Test(.rules("S-188")) func `a touch that the system takes away lets it fail at once`() {
        let stage = makeStage()
        stage.hands.down(at: middle)
        stage.wait(0.05)
        stage.hands.cancel()
        stage.wait(1)
        stage.expect(
            """
            0     dot hit by 1
                  delay, pan watch 1
                  delay, pan receive began 1
                  dot waits for began 1: delay
            50    delay, pan receive cancelled 1
                  delay failed: the touch was cancelled
                  pan failed: system cancelled
                  dot never receives 1
                  delay, pan reset
            """)
    }

    @Test(.rules("S-190")) func `its timer does not outlive the touch`() {
        let stage = makeStage()
        stage.hands.tap(at: middle, holding: 0.1)
        expectNil(stage.application.host.wakeInstant)
        stage.hands.down(at: middle)
        stage.clearLog()
        // That of the tap would be due in 0.05 s.
        stage.wait(0.149)
        expectEqual(stage.log, "")
        stage.wait(0.001)
        expect(stage.log.contains("dot receives began 2 late"))
    }

    @Test(.rules("S-192")) func `delays in its container, and nowhere else`() {
        let stage = makeStage()
        stage.addView("beside", frame: CGRect(x: 300, y: 50, width: 50, height: 50))
        stage.hands.down(at: CGPoint(x: 320, y: 70))
        expect(stage.log.contains("beside receives began 1"))
        stage.hands.down(.leftIndex, at: CGPoint(x: 20, y: 20))
        stage.hands.down(.leftThumb, at: middle)
        stage.clearLog()
        stage.wait(1)
        stage.expect(
            """
            150   delay failed: the finger stayed
                  container receives began 2 late
                  dot receives began 3 late
                  delay reset
            """)
    }

    @Test func `waits as long as it is told to`() {
        for seconds in [0.05, 0.4] {
            let stage = Stage { $0.add(BeganDelayGestureRecognizer(), "delay").delay = seconds }
            stage.hands.down(at: middle)
            stage.wait(seconds - 0.001)
            expect(!stage.log.contains("view receives"))
            stage.wait(0.001)
            expect(stage.log.contains("view receives began 1"))
        }
    }

    @Test func `with two fingers is done with both when the first is lifted, or has rested`() {
        for isLifted in [true, false] {
            let stage = Stage { $0.add(BeganDelayGestureRecognizer(), "delay") }
            stage.view.isMultipleTouchEnabled = true
            stage.hands.down(.leftIndex, at: middle)
            stage.wait(0.1)
            stage.hands.down(.rightIndex, at: CGPoint(x: 200, y: 100))
            stage.wait(0.04)
            if isLifted { stage.hands.up(.leftIndex) }
            stage.wait(0.01)
            expect(stage.log.contains("view receives began 1+2 late"))
        }
    }
}
