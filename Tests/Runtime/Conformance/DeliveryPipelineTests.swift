import TestSupport
import Testing
import TouchTesting
@_spi(Subclass) import Touchstone

/// The way of an event (B-001…B-015). Coalesced touches (B-010) are in CoalescedTouchesTests, what waits while a scroll
/// view is tracked (B-012) is in TrackingModeTests, animated views (B-014) are in AnimationTests.
struct DeliveryPipelineTests {
    @Test(.rules("B-001", "S-001", "S-002", "S-219", "S-221"))
    func `an event goes through application and window to recognizers and views`() {
        let application = NotingApplication()
        let stage = Stage(application: application, window: NotingWindow(frame: .zero)) { $0.addTap() }
        application.onSend = { [unowned stage] in stage.note("application sends \($0.allTouches?.count ?? 0)") }
        (stage.window as? NotingWindow)?.passes = { [unowned stage] in
            stage.note("window sends \($0.allTouches?.count ?? 0)")
            return 1
        }
        stage.hands.tap(at: stage.view)
        stage.expect(
            """
            0     view hit by 1
                  tap watches 1
                  application sends 1
                  window sends 1
                  tap receives began 1
                  view receives began 1
            50    application sends 1
                  window sends 1
                  tap receives ended 1
                  view receives cancelled 1
                  tap ended
                  tap reset
            """)
    }

    @Test(.rules("B-001", "S-201", "S-202", "S-220"))
    func `the application passes an event to the windows that have touches in it`() {
        let application = NotingApplication()
        let stage = Stage(application: application, window: NotingWindow(frame: .zero)) { _ in }
        let other = stage.perform { NotingWindow(frame: CGRect(x: 200, y: 0, width: 200, height: 300)) }
        other.accessibilityIdentifier = "other"
        other.isHidden = false
        application.onSend = { [unowned stage] _ in stage.note("application") }
        for (name, window) in [("main", stage.window), ("other", other)] {
            (window as? NotingWindow)?.passes = { [unowned stage, unowned window] event in
                let mine = event.touches(for: window)?.count ?? 0
                stage.note("\(name) has \(mine) of \(event.allTouches?.count ?? 0)")
                return 1
            }
        }
        stage.hands.down(.leftIndex, at: CGPoint(x: 100, y: 100))
        stage.wait(0.1)
        stage.hands.down(.rightIndex, at: CGPoint(x: 300, y: 100))
        stage.hands.up(.leftIndex)
        stage.wait(0.1)
        stage.hands.up(.rightIndex)
        stage.expect(
            """
            0     view hit by 1
                  application
                  main has 1 of 1
                  view receives began 1
            100   other hit by 2
                  application
                  main has 1 of 2
                  other has 1 of 2
                  other receives began 2
                  application
                  main has 1 of 2
                  view receives ended 1
                  other has 1 of 2
            200   application
                  other has 1 of 1
                  other receives ended 2
            """)
    }

    @Test(.rules("B-002", "B-003", "B-004", "S-003", "S-038", "S-073"))
    func `actions come after all recognizers and before views, never in a setter`() {
        let stage = Stage()
        stage.perform {
            stage.add(ProbeRecognizer(), "late")
            let early = stage.add(ProbeRecognizer(), "early")
            early.cancelsTouchesInView = false
            early.addAction { [unowned stage] in stage.note("target reads \($0.state.word)") }
            early.onBegan = { [unowned stage] early, _, _ in
                stage.note("writes")
                early.state = .ended
                stage.note("reads \(early.state.word)")
            }
        }
        stage.hands.down(at: stage.view)
        stage.expect(
            """
            0     view hit by 1
                  early, late watch 1
                  early receives began 1
                  writes
                  reads ended
                  late receives began 1
                  late failed: prevented by early
                  early ended
                  target reads ended
                  view receives began 1
                  early, late reset
            """)
    }

    @Test(.rules("B-005", "B-006", "B-007", "S-198", "S-203", "S-209", "S-222"))
    func `a view receives one call a phase, with the touches of that phase`() {
        let stage = Stage()
        let probe = stage.add(ProbeView(frame: stage.view.bounds), "probe")
        probe.isMultipleTouchEnabled = true
        probe.onTouches = { [unowned stage, unowned probe] method, touches, event in
            let mine = event?.touches(for: probe) ?? []
            let resting = (event?.allTouches ?? []).filter { $0.phase == .stationary }
            let asked = touches.allSatisfy { mine.contains($0) }
            stage.note("\(method): \(touches.count) of \(mine.count), \(resting.count) resting, known \(asked)")
        }
        let fingers: [Finger] = [.leftIndex, .leftThumb, .rightThumb, .rightLittle]
        stage.hands.together {
            for (index, finger) in fingers.enumerated() {
                stage.hands.down(finger, at: CGPoint(x: 50 + 50 * index, y: 100))
            }
        }
        stage.wait(0.1)
        stage.hands.together {
            stage.hands.up(.leftIndex)
            stage.hands.move(.leftThumb, dx: 5)
            stage.hands.move(.rightThumb, dx: 5)
            stage.hands.down(.rightIndex, at: CGPoint(x: 300, y: 200))
        }
        stage.wait(0.1)
        stage.hands.together {
            stage.hands.cancel(.leftThumb)
            stage.hands.up(.rightThumb)
            stage.hands.up(.rightLittle)
            stage.hands.move(.rightIndex, dx: 5)
        }
        stage.wait(0.1)
        stage.hands.up(.rightIndex)
        stage.expect(
            """
            0     probe hit by 1
                  probe hit by 2
                  probe hit by 3
                  probe hit by 4
                  probe receives began 1+2+3+4
                  began: 4 of 4, 0 resting, known true
            100   probe hit by 5
                  probe receives began 5
                  began: 1 of 5, 1 resting, known true
                  probe receives moved 2+3
                  moved: 2 of 5, 1 resting, known true
                  probe receives ended 1
                  ended: 1 of 5, 1 resting, known true
            200   probe receives moved 5
                  moved: 1 of 4, 0 resting, known true
                  probe receives ended 3+4
                  ended: 2 of 4, 0 resting, known true
                  probe receives cancelled 2
                  cancelled: 1 of 4, 0 resting, known true
            300   probe receives ended 5
                  ended: 1 of 1, 0 resting, known true
            """)
    }

    @Test(.rules("B-008", "S-223"))
    func `what a window swallows reaches no view, and an event passed on twice is handled once`() {
        let stage = Stage(window: NotingWindow(frame: .zero)) { $0.addPan() }
        var calls = [2, 0, 1, 0].makeIterator()
        (stage.window as? NotingWindow)?.passes = { _ in calls.next() ?? 1 }
        stage.hands.down(at: CGPoint(x: 100, y: 100))
        for way in [5.0, 1, 1] {
            stage.wait(0.1)
            stage.hands.move(dx: way)
        }
        stage.wait(0.1)
        stage.hands.up()
        stage.expect(
            """
            0     view hit by 1
                  pan watches 1
                  pan receives began 1
                  view receives began 1
            200   pan receives moved 1
                  view receives moved 1
            400   pan receives ended 1
                  pan failed: lifted before it moved 10 pt
                  view receives ended 1
                  pan reset
            """)
    }

    @Test(.rules("B-009", "B-030", "S-194", "S-211"))
    func `all events are one object, each contact is one touch from beginning to end`() {
        let stage = Stage()
        let probe = stage.add(ProbeView(frame: stage.view.bounds), "probe")
        var events: [ObjectIdentifier] = []
        var touches: [UITouch] = []
        probe.onTouches = { _, present, event in
            if let event, event.type == .touches, event.subtype == .none { events.append(ObjectIdentifier(event)) }
            touches.append(contentsOf: present)
        }
        for _ in 0..<2 {
            stage.hands.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 90, y: 10), over: 0.05)
        }
        expectEqual(events.count, 16)
        expectEqual(Set(events).count, 1)
        expectEqual(touches.count, 16)
        expect(touches[..<8].allSatisfy { $0 === touches[0] })
        expect(touches[8...].allSatisfy { $0 === touches[8] })
        expect(touches[0] !== touches[8])
    }

    @Test(.rules("B-010", "B-011", "S-032"))
    func `samples that arrive late and together keep their order and the times of the hardware`() {
        let stage = Stage()
        let probe = stage.add(ProbeView(frame: stage.view.bounds), "probe")
        probe.onTouches = { [unowned stage] method, touches, event in
            for touch in touches {
                stage.note("\(method) x \(touch.location(in: nil).x) at \(touch.timestamp), \(event?.timestamp ?? -1)")
            }
        }
        func frame(_ milliseconds: Int64, _ phase: ContactSample.Phase, _ xs: CGFloat...) -> InputFrame {
            InputFrame(
                at: Instant(nanoseconds: milliseconds * 1_000_000),
                xs.map { ContactSample(id: 7, phase: phase, location: CGPoint(x: $0, y: 50)) })
        }
        for frame in [frame(8, .began, 10), frame(16, .moved, 20, 30), frame(24, .moved, 40), frame(32, .ended, 40)] {
            stage.application.host.receive(frame)
        }
        stage.host.advance(to: Instant(nanoseconds: 500_000_000))
        stage.expect(
            """
            8     probe hit by 1
                  probe receives began 1
                  began x 10.0 at 0.008, 0.008
            16    probe receives moved 1
                  moved x 20.0 at 0.016, 0.016
                  probe receives moved 1
                  moved x 30.0 at 0.016, 0.016
            24    probe receives moved 1
                  moved x 40.0 at 0.024, 0.024
            32    probe receives ended 1
                  ended x 40.0 at 0.032, 0.032
            """)
    }

    @Test(.rules("B-013")) func `while the application ignores touches, as often as it was told to, none begins`() {
        let stage = Stage()
        stage.application.beginIgnoringInteractionEvents()
        stage.application.beginIgnoringInteractionEvents()
        stage.hands.tap(at: stage.view)
        stage.application.endIgnoringInteractionEvents()
        stage.hands.down(at: stage.view)
        stage.wait(0.1)
        stage.application.endIgnoringInteractionEvents()
        stage.hands.move(dx: 10)
        stage.hands.up()
        stage.application.endIgnoringInteractionEvents()
        expect(!stage.application.isIgnoringInteractionEvents)
        stage.hands.down(at: stage.view)
        stage.application.beginIgnoringInteractionEvents()
        stage.wait(0.1)
        stage.hands.move(dx: 10)
        stage.wait(0.1)
        stage.hands.up()
        stage.expect(
            """
            0     contact 1 missed: the application takes no input
            50    contact 1 missed: the application takes no input
            150   view hit by 1
                  view receives began 1
            350   view receives cancelled 1
            """)
    }

    @Test(.rules("B-015", "B-035"))
    func `a view that leaves the window loses its touch, recognizers around it keep it`() {
        let stage = Stage { $0.addPan() }
        let child = stage.addView("child", frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.hands.down(at: child)
        stage.wait(0.1)
        stage.perform { child.removeFromSuperview() }
        stage.wait(0.1)
        stage.hands.move(dx: 20)
        stage.wait(0.1)
        stage.hands.up()
        stage.expect(
            """
            0     child hit by 1
                  pan watches 1
                  pan receives began 1
                  child receives began 1
            100   child receives cancelled 1
            200   pan receives moved 1
                  pan began
            300   pan receives ended 1
                  pan ended
                  pan reset
            """)
    }

    @Test(.rules("B-012")) func `a timer of the app fires in the middle of a drag: there are no run loop modes`() {
        let stage = Stage { $0.addPan() }
        stage.perform { _ = stage.application.after(0.15) { stage.note("timer") } }
        stage.play("DMMMU", step: .milliseconds(50))
        stage.expect(
            """
            D      view hit by 1
            D      pan watches 1
            D      pan receives began 1
            D      view receives began 1
             M     pan receives moved 1
             M     view receives cancelled 1
             M     pan began
              M    pan receives moved 1
              M    pan changed
               M   timer
               M   pan receives moved 1
               M   pan changed
                U  pan receives ended 1
                U  pan ended
                U  pan reset
            """)
    }
}
