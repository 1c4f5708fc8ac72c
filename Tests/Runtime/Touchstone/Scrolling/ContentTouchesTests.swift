@_spi(Subclass) import Touchstone
import TestSupport
import Testing
import TouchTesting

/// Touches that go to the scroll view or to its content.
struct ContentTouchesTests {
    /// Answers as it is told.
    private final class AskedScrollView: UIScrollView {
        var begins = true
        var cancels: Bool?
        var asked: [String] = []

        override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
            asked.append("begin \(touches.count) in \(view.accessibilityIdentifier ?? "?")")
            return begins
        }
        override func touchesShouldCancel(in view: UIView) -> Bool {
            asked.append("cancel in \(view.accessibilityIdentifier ?? "?")")
            return cancels ?? super.touchesShouldCancel(in: view)
        }
    }

    private func held(_ scene: ScrollStage) {
        scene.hands.down(at: CGPoint(x: 200, y: 250))
        scene.stage.wait(0.2)
        scene.hands.move(dy: -25)
        scene.hands.up()
    }

    @Test(.rules("B-310", "S-144", "S-182", "S-183"))
    func `it owns a pan and a recognizer that delays touches and never recognizes`() {
        let scene = ScrollStage()
        let recognizers = scene.scroll.gestureRecognizers ?? []
        expect(recognizers.contains { $0 === scene.scroll.panGestureRecognizer })
        let delay = recognizers.first { $0.delaysTouchesBegan }
        expect(delay != nil && delay !== scene.scroll.panGestureRecognizer)
        var told = 0
        delay?.addAction { _ in told += 1 }
        held(scene)
        scene.hands.tap(at: CGPoint(x: 200, y: 250))
        scene.stage.wait(2)
        expectEqual(told, 0)
    }

    @Test(.rules("N-31", "S-185", "B-311")) func `the delay is 0_15 s to the millisecond, and can be changed`() {
        for delay in [nil, 0.4] as [TimeInterval?] {
            let scene = ScrollStage { if let delay { $0.scroll.contentTouchDelay = delay } }
            expectEqual(scene.scroll.contentTouchDelay, delay ?? 0.15)
            let received = { scene.stage.log.contains("content receives began") }
            scene.hands.down(at: CGPoint(x: 200, y: 250))
            scene.stage.wait((delay ?? 0.15) - 0.001)
            expect(!received())
            scene.stage.wait(0.001)
            expect(received())
        }
    }

    @Test(.rules("S-189", "B-311")) func `movement below the hysteresis does not shorten the delay`() {
        let scene = ScrollStage()
        scene.hands.down(at: CGPoint(x: 200, y: 250))
        scene.stage.wait(0.05)
        scene.hands.move(dx: 300)
        scene.stage.wait(0.05)
        scene.hands.move(dx: -300, dy: 9)
        scene.stage.wait(0.1)
        scene.stage.expect(
            """
            0     content hit by 1
                  pan, delay watch 1
                  pan, delay receive began 1
                  content waits for began 1: delay
            50    pan, delay receive moved 1
            100   pan, delay receive moved 1
            150   delay failed: down for 0.15 s
                  content receives began 1 late
                  content receives moved 1 late
                  delay reset
            """)
    }

    @Test(.rules("B-311", "B-132"))
    func `a touch that the system cancels before content received it is never received`() {
        let scene = ScrollStage()
        scene.hands.down(at: CGPoint(x: 200, y: 250))
        scene.stage.wait(0.05)
        scene.hands.cancel()
        scene.stage.wait(1)
        scene.stage.expect(
            """
            0     content hit by 1
                  pan, delay watch 1
                  pan, delay receive began 1
                  content waits for began 1: delay
            50    pan, delay receive cancelled 1
                  pan failed: system cancelled
                  delay failed: a touch was cancelled
                  content never receives 1
                  pan, delay reset
            """)
    }

    @Test(.rules("S-190")) func `the timer does not outlive the touch`() {
        let scene = ScrollStage()
        scene.hands.tap(at: CGPoint(x: 200, y: 250), holding: 0.1)
        scene.stage.wait(0.01)
        scene.hands.down(at: CGPoint(x: 200, y: 250))
        scene.stage.clearLog()
        // That of the first touch would be due at 0.15 s, that of the second one is at 0.26 s.
        scene.stage.wait(0.149)
        expectEqual(scene.stage.log, "")
        scene.stage.wait(0.001)
        expect(scene.stage.log.contains("content receives began"))
        scene.hands.up()
        scene.stage.wait(1)
        expectNil(scene.stage.application.host.wakeInstant)
    }

    @Test(.rules("S-180", "S-187")) func `a fast drag highlights nothing, and a finger that rests highlights`() {
        let fast = ScrollStage(content: PressedControl(frame: .zero))
        fast.hands.down(at: CGPoint(x: 200, y: 250))
        fast.hands.move(dy: -100, over: 0.1)
        expectEqual((fast.content as? PressedControl)?.began, 0)
        expect(!fast.stage.log.contains("content receives"))
        let slow = ScrollStage(content: PressedControl(frame: .zero))
        slow.hands.down(at: CGPoint(x: 200, y: 250))
        slow.stage.wait(0.15)
        expectEqual((slow.content as? PressedControl)?.isPressed, true)
    }

    @Test(.rules("B-312", "S-179")) func `without a delay content receives at once, after it was asked whether it may`()
    {
        let view = AskedScrollView(frame: .zero)
        view.delaysContentTouches = false
        let scene = ScrollStage(view)
        scene.hands.down(at: CGPoint(x: 200, y: 250))
        scene.stage.expect(
            """
            0     content hit by 1
                  pan watches 1
                  delay does not receive 1: disabled
                  pan receives began 1
                  content receives began 1
            """)
        expectEqual(view.asked, ["begin 1 in content"])
    }

    @Test(.rules("B-313")) func `content that may not receive touches receives nothing of them, and they scroll`() {
        let view = AskedScrollView(frame: .zero)
        view.begins = false
        let scene = ScrollStage(view)
        scene.hands.down(at: CGPoint(x: 200, y: 250))
        scene.stage.wait(0.2)
        expectEqual(view.asked, ["begin 1 in content"])
        scene.hands.move(dy: -25)
        scene.hands.move(dy: -25)
        scene.hands.move(over: 0.2)
        scene.hands.up()
        expect(!scene.stage.log.contains("content receives"))
        expectEqual(view.contentOffset.y, 40)
        expectEqual(view.asked, ["begin 1 in content"])
        scene.hands.tap(at: CGPoint(x: 200, y: 250))
        expect(!scene.stage.log.contains("content receives"))
    }

    @Test(.rules("B-314")) func `a drag takes a touch from content only if it may`() {
        let never = ScrollStage { $0.scroll.canCancelContentTouches = false }
        held(never)
        expectEqual(never.scroll.contentOffset, .zero)
        expect(never.stage.log.contains("content receives ended 1"))
        expectEqual(never.takeCalls(), [])

        let view = AskedScrollView(frame: .zero)
        view.cancels = false
        let refused = ScrollStage(view)
        held(refused)
        expectEqual(view.asked, ["begin 1 in content", "cancel in content"])
        expectEqual(view.contentOffset, .zero)

        let plain = ScrollStage()
        held(plain)
        expectEqual(plain.scroll.contentOffset.y, 15)
        expect(plain.stage.log.contains("content receives cancelled 1"))
    }

    @Test(.rules("B-314")) func `content that has received nothing yet is not asked about`() {
        let view = AskedScrollView(frame: .zero)
        (view.cancels, view.canCancelContentTouches) = (false, false)
        let scene = ScrollStage(view)
        scene.hands.down(at: CGPoint(x: 200, y: 250))
        scene.hands.move(dy: -25)
        expectEqual(view.asked, [])
        expectEqual(view.contentOffset.y, 15)
    }

    @Test(.rules("B-315")) func `a control gives way to a drag if a subclass says so`() {
        let view = AskedScrollView(frame: .zero)
        view.cancels = true
        let control = PressedControl(frame: .zero)
        let scene = ScrollStage(view, content: control)
        scene.hands.down(at: CGPoint(x: 200, y: 250))
        scene.stage.wait(0.2)
        expect(control.isPressed)
        scene.hands.move(dy: -25)
        expect(!control.isPressed && control.cancelled == 1)
        expect(scene.stage.log.contains("content receives cancelled 1"))
        expectEqual(view.contentOffset.y, 15)
        let standard = ScrollStage(content: UIControl(frame: .zero))
        held(standard)
        expectEqual(standard.scroll.contentOffset, .zero)
    }

    // MARK: The same elsewhere

    @Test(.rules("S-181")) func `outside of scroll views a drag that starts on a view is received and cancelled`() {
        let stage = Stage { stage in
            stage.addView("content", frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            stage.addPan()
        }
        stage.hands.down(at: CGPoint(x: 50, y: 50))
        stage.hands.move(dx: 25)
        stage.expect(
            """
            0     content hit by 1
                  pan watches 1
                  pan receives began 1
                  content receives began 1
                  pan receives moved 1
                  content receives cancelled 1
                  pan began
            """)
    }

    /// As an app would write it.
    private final class Delay: UIGestureRecognizer {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
            after(0.15) { [unowned self] in if state == .possible { state = .failed } }
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    }

    @Test(.rules("S-184", "S-191", "S-192"))
    func `a recognizer without a target gives any container the behavior of a scroll view`() {
        let stage = Stage { stage in
            stage.addView("content", frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            stage.addPan()
            stage.add(Delay(target: nil, action: nil), "delay").delaysTouchesBegan = true
        }
        stage.hands.down(at: CGPoint(x: 50, y: 50))
        stage.hands.move(dx: 25)
        stage.hands.up()
        expect(!stage.log.contains("content receives"))
        stage.clearLog()
        stage.hands.tap(at: CGPoint(x: 50, y: 50))
        stage.hands.down(at: CGPoint(x: 50, y: 50))
        stage.wait(0.2)
        stage.hands.move(dx: 25)
        stage.expect(
            """
            0     content hit by 2
                  delay, pan watch 2
                  delay, pan receive began 2
                  content waits for began 2: delay
            50    delay, pan receive ended 2
                  delay failed: own decision
                  pan failed: lifted before it moved 10 pt
                  content receives began 2 late
                  content receives ended 2
                  delay, pan reset
                  content hit by 3
                  delay, pan watch 3
                  delay, pan receive began 3
                  content waits for began 3: delay
            200   delay failed: own decision
                  content receives began 3 late
                  delay reset
            250   pan receives moved 3
                  content receives cancelled 3
                  pan began
            """)
    }
}
