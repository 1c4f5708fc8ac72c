import TestSupport
import Testing
import TouchTesting
@_spi(Subclass) import Touchstone

/// The life of a touch (B-030…B-037). Force (B-032) is in TouchDetailsTests, scroll views (B-035) are in
/// ContentTouchesTests.
struct TouchLifeTests {
    @Test(.rules("B-030", "B-031", "S-193", "S-195", "S-197"))
    func `a touch is a key, and goes from began over moves and rests to its end`() {
        let stage = Stage()
        let probe = stage.add(ProbeView(frame: stage.view.bounds), "probe")
        probe.isMultipleTouchEnabled = true
        var phases: [UITouch: [UITouch.Phase]] = [:]
        probe.onTouches = { _, _, event in
            for touch in event?.allTouches ?? [] { phases[touch, default: []].append(touch.phase) }
        }
        stage.hands.down(.leftIndex, at: CGPoint(x: 100, y: 100))
        stage.hands.down(.rightIndex, at: CGPoint(x: 300, y: 100))
        stage.hands.move(.leftIndex, dx: 5)
        stage.hands.move(.rightIndex, dx: 5)
        stage.hands.up(.leftIndex)
        stage.hands.cancel(.rightIndex)
        expectEqual(
            Set(phases.values),
            [
                [.began, .stationary, .moved, .stationary, .ended],
                [.began, .stationary, .moved, .stationary, .cancelled],
            ])
        stage.expect(
            """
            0     probe hit by 1
                  probe receives began 1
                  probe hit by 2
                  probe receives began 2
                  probe receives moved 1
                  probe receives moved 2
                  probe receives ended 1
                  probe receives cancelled 2
            """)
    }

    @Test(.rules("S-120", "S-196"))
    func `places follow one another from step to step, and none is where the touch began`() {
        let stage = Stage()
        let probe = stage.add(ProbeView(frame: stage.view.bounds), "probe")
        var steps: [[CGFloat]] = []
        probe.onTouches = { _, touches, _ in
            for touch in touches { steps.append([touch.previousLocation(in: nil).x, touch.location(in: nil).x]) }
        }
        stage.hands.down(at: CGPoint(x: 100, y: 100))
        stage.hands.move(dx: 10)
        stage.hands.move(dx: 20)
        stage.hands.up()
        expectEqual(steps, [[100, 100], [100, 110], [110, 130], [130, 130]])
    }

    @Test(.rules("S-112", "S-125"))
    func `a touch that is kept goes on changing, the place that was copied from it does not`() throws {
        let stage = Stage()
        let probe = stage.add(ProbeView(frame: stage.view.bounds), "probe")
        var kept: (touch: UITouch, start: CGPoint)?
        probe.onTouches = { method, touches, _ in
            if method == .began, let touch = touches.first { kept = (touch, touch.location(in: nil)) }
        }
        stage.hands.down(at: CGPoint(x: 100, y: 100))
        stage.hands.move(dx: 30)
        let (touch, start) = try #require(kept)
        expectEqual(touch.phase, .moved)
        expectEqual(touch.location(in: nil), CGPoint(x: 130, y: 100))
        expectEqual(start, CGPoint(x: 100, y: 100))
    }

    @Test(.rules("B-032", "M-18"))
    func `a touch of which another value has changed is told at the same place, one without a change is not`() {
        let stage = Stage { $0.addPan() }
        stage.hands.down(at: CGPoint(x: 100, y: 100))
        stage.wait(0.1)
        stage.hands.details.force = 0.5
        stage.hands.move(dx: 0)
        stage.wait(0.1)
        stage.hands.move(dx: 0)
        stage.expect(
            """
            0     view hit by 1
                  pan watches 1
                  pan receives began 1
                  view receives began 1
            100   pan receives moved 1
                  view receives moved 1
            """)
    }

    @Test(.rules("B-033"))
    func `the view of a touch stays until a recognizer takes the touch, the window stays for good`() throws {
        let stage = Stage { $0.addPan() }
        let probe = stage.add(ProbeView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), "probe")
        var kept: UITouch?
        probe.onTouches = { [unowned stage, unowned probe] method, touches, _ in
            kept = touches.first
            let isMine = touches.allSatisfy { $0.view === probe && $0.window === stage.window }
            stage.note("\(method), mine: \(isMine)")
        }
        stage.hands.down(at: probe)
        stage.wait(0.1)
        stage.hands.move(dx: 9)
        stage.wait(0.1)
        stage.hands.move(dx: 90)
        let touch = try #require(kept)
        expectNil(touch.view)
        expect(touch.window === stage.window)
        stage.expect(
            """
            0     probe hit by 1
                  pan watches 1
                  pan receives began 1
                  probe receives began 1
                  began, mine: true
            100   pan receives moved 1
                  probe receives moved 1
                  moved, mine: true
            200   pan receives moved 1
                  probe receives cancelled 1
                  cancelled, mine: true
                  pan began
            """)
    }

    @Test(.rules("B-034", "B-035", "S-200")) func `one contact too many cancels all of them until they are lifted`() {
        let stage = Stage { $0.addPan() }
        stage.view.isMultipleTouchEnabled = true
        stage.application.host.maximumNumberOfContacts = 5
        stage.hands.together {
            for finger in Finger.rightHand { stage.hands.down(finger, at: stage.view) }
        }
        stage.wait(0.1)
        stage.hands.down(.leftIndex, at: stage.view)
        stage.wait(0.1)
        stage.hands.move(.leftIndex, dx: 50)
        stage.hands.move(.rightIndex, dx: 50)
        for finger in [.leftIndex] + Finger.rightHand { stage.hands.up(finger) }
        stage.hands.tap(at: stage.view)
        stage.expect(
            """
            0     view hit by 1
                  pan watches 1
                  view hit by 2
                  pan watches 2
                  view hit by 3
                  pan watches 3
                  view hit by 4
                  pan watches 4
                  view hit by 5
                  pan watches 5
                  pan receives began 1+2+3+4+5
                  view receives began 1+2+3+4+5
            100   ! more than 5 contacts at once; all were cancelled: raise maximumNumberOfContacts if they are wanted
                  pan receives cancelled 1+2+3+4+5
                  pan failed: system cancelled
                  view receives cancelled 1+2+3+4+5
                  pan reset
            200   view hit by 6
                  pan watches 6
                  pan receives began 6
                  view receives began 6
            250   pan receives ended 6
                  pan failed: lifted before it moved 10 pt
                  view receives ended 6
                  pan reset
            """)
    }

    @Test(.rules("B-034", "B-036")) func `fingers that are too many in one frame begin before they are cancelled`() {
        let stage = Stage { $0.addPan() }
        stage.view.isMultipleTouchEnabled = true
        stage.application.host.maximumNumberOfContacts = 2
        stage.hands.together {
            for finger in Finger.rightHand.prefix(3) { stage.hands.down(finger, at: stage.view) }
        }
        stage.expect(
            """
            0     view hit by 1
                  pan watches 1
                  view hit by 2
                  pan watches 2
                  pan receives began 1+2
                  view receives began 1+2
                  ! more than 2 contacts at once; all were cancelled: raise maximumNumberOfContacts if they are wanted
                  pan receives cancelled 1+2
                  pan failed: system cancelled
                  view receives cancelled 1+2
                  pan reset
            """)
    }

    @Test(.rules("B-035", "S-199"))
    func `the system takes a touch away, or the window is hidden: the view receives a cancellation`() {
        let stage = Stage()
        stage.hands.down(at: stage.view)
        stage.wait(0.1)
        stage.hands.cancel()
        stage.wait(0.1)
        stage.hands.down(at: stage.view)
        stage.wait(0.1)
        stage.window.isHidden = true
        stage.wait(0.1)
        stage.hands.move(dx: 10)
        stage.hands.up()
        stage.expect(
            """
            0     view hit by 1
                  view receives began 1
            100   view receives cancelled 1
            200   view hit by 2
                  view receives began 2
            300   view receives cancelled 2
            """)
    }

    @Test(.rules("B-035", "B-036"))
    func `a view that leaves in the middle of a touch method receives the cancellation in that event`() {
        let stage = Stage()
        let outer = stage.addView("outer", frame: stage.view.bounds)
        let probe = stage.add(ProbeView(frame: outer.bounds), "probe", on: outer)
        stage.addLongPress(on: probe)
        probe.onTouches = { [unowned outer] method, _, _ in if method == .moved { outer.removeFromSuperview() } }
        stage.hands.down(at: probe)
        stage.wait(0.1)
        stage.hands.move(dx: 1)
        stage.wait(0.1)
        stage.hands.move(dx: 1)
        stage.hands.up()
        stage.wait(1)
        stage.expect(
            """
            0     probe hit by 1
                  press watches 1
                  press receives began 1
                  probe receives began 1
            100   press receives moved 1
                  probe receives moved 1
                  press failed: removed
                  probe receives cancelled 1
                  press reset
            """)
    }

    @Test(.rules("B-037"))
    func `a resting finger on a moving view has drifting coordinates in the view, none in the window`() {
        let stage = Stage()
        let probe = stage.add(ProbeView(frame: CGRect(x: 100, y: 100, width: 100, height: 100)), "probe")
        probe.isMultipleTouchEnabled = true
        stage.view.isMultipleTouchEnabled = true
        var first: UITouch?
        probe.onTouches = { [unowned stage, unowned probe] _, touches, _ in
            first = first ?? touches.first
            guard let first else { return }
            let (own, window) = (first.location(in: probe), first.location(in: nil))
            stage.note("first at \(own.x), \(own.y) of view, \(window.x), \(window.y) of window")
        }
        stage.hands.down(.leftIndex, at: CGPoint(x: 150, y: 160))
        probe.center.x += 30
        probe.bounds.origin.y = 5
        stage.hands.down(.rightIndex, at: CGPoint(x: 190, y: 160))
        probe.transform = CGAffineTransform(scaleX: 2, y: 2)
        stage.hands.up(.rightIndex)
        stage.expect(
            """
            0     probe hit by 1
                  probe receives began 1
                  first at 50.0, 60.0 of view, 150.0, 160.0 of window
                  probe hit by 2
                  probe receives began 2
                  first at 20.0, 65.0 of view, 150.0, 160.0 of window
                  probe receives ended 2
                  first at 35.0, 60.0 of view, 150.0, 160.0 of window
            """)
    }

    @Test(.rules("B-037", "S-086")) func `a long press fails when the finger moves, though its view moves along`() {
        let stage = Stage()
        let moving = stage.addView("moving", frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.addLongPress(on: moving)
        stage.hands.down(at: moving)
        stage.wait(0.1)
        moving.center.x += 11
        stage.hands.move(dx: 11)
        stage.wait(1)
        stage.expect(
            """
            0     moving hit by 1
                  press watches 1
                  press receives began 1
                  moving receives began 1
            100   press receives moved 1
                  press failed: moved 11 pt, more than 10
                  moving receives moved 1
                  press reset
            """)
    }
}
