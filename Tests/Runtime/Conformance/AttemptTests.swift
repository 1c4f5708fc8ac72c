import TestSupport
import Testing
import TouchTesting
@_spi(Subclass) import Touchstone

/// An attempt from its first state to its end (B-095…B-099). A late beginning is also in T-24.
struct AttemptTests {
    @Test(.rules("B-095", "S-048"))
    func `the first state written makes an attempt discrete or continuous, the next starts afresh`() {
        let stage = Stage()
        var writes: [UIGestureRecognizer.State] = [.recognized, .began, .recognized, .recognized]
        stage.perform {
            let probe = stage.add(ProbeRecognizer(), "probe")
            probe.onMoved = { probe, _, _ in probe.state = writes.removeFirst() }
        }
        stage.hands.down(at: stage.view)
        stage.hands.move(dx: 1)
        stage.hands.up()
        stage.wait(0.1)
        stage.hands.down(at: stage.view)
        stage.hands.move(dx: 1)
        stage.hands.move(dx: 1)
        stage.hands.up()
        stage.wait(0.1)
        stage.hands.down(at: stage.view)
        stage.hands.move(dx: 1)
        stage.expect(
            """
            0     view hit by 1
                  probe watches 1
                  probe receives began 1
                  view receives began 1
                  probe receives moved 1
                  view receives cancelled 1
                  probe ended
                  probe reset
            100   view hit by 2
                  probe watches 2
                  probe receives began 2
                  view receives began 2
                  probe receives moved 2
                  view receives cancelled 2
                  probe began
                  probe receives moved 2
                  probe ended
                  probe reset
            200   view hit by 3
                  probe watches 3
                  probe receives began 3
                  view receives began 3
                  probe receives moved 3
                  view receives cancelled 3
                  probe ended
                  probe reset
            """)
    }

    @Test(.rules("B-096", "B-116", "S-052", "S-053"))
    func `a recognizer that never decides blocks view and waiter, until the next first touch`() {
        let stage = Stage()
        stage.perform {
            let stuck = stage.add(ProbeRecognizer(), "stuck")
            stage.addTap().require(toFail: stuck)
        }
        stage.hands.tap(at: stage.view)
        stage.wait(10)
        stage.note("ten seconds later")
        stage.hands.down(at: stage.view)
        stage.expect(
            """
            0     view hit by 1
                  tap, stuck watch 1
                  tap, stuck receive began 1
                  view receives began 1
            50    tap, stuck receive ended 1
                  tap holds for stuck
                  view waits for ended 1: tap, stuck
            10050 ten seconds later
                  ! stuck has no touch left and never reached ended, failed or cancelled, so touches and recognizers \
            that wait for it would hang; it was closed: set a terminal state in touchesEnded and touchesCancelled
                  stuck failed: touches lost
                  view receives cancelled 1
                  tap ended
                  tap, stuck reset
                  view hit by 2
                  tap, stuck watch 2
                  tap, stuck receive began 2
                  view receives began 2
            """)
    }

    @Test(.rules("B-116"))
    func `a recognizer that gave up its only touch is not closed when a second finger comes down`() {
        let stage = Stage()
        let probe = stage.perform { stage.add(ProbeRecognizer(), "probe") }
        probe.onBegan = { recognizer, touches, event in
            for touch in touches { recognizer.ignore(touch, for: event) }
        }
        stage.hands.down(.leftIndex, at: stage.view)
        stage.hands.down(.rightIndex, at: stage.view)
        expectEqual(stage.diagnostics, [])
        stage.hands.up(.leftIndex)
        stage.hands.up(.rightIndex)
        stage.hands.down(.leftIndex, at: stage.view)
        expectEqual(stage.diagnostics, [.abandonedRecognizer("probe")])
    }

    @Test(.rules("B-096", "B-116")) func `a recognizer that began and never ends is cancelled at the next first touch`()
    {
        let stage = Stage { $0.add(ProbeRecognizer(onMove: .began), "stuck") }
        stage.hands.down(at: stage.view)
        stage.hands.move(dx: 1)
        stage.hands.up()
        stage.wait(1)
        stage.hands.down(at: stage.view)
        stage.expect(
            """
            0     view hit by 1
                  stuck watches 1
                  stuck receives began 1
                  view receives began 1
                  stuck receives moved 1
                  view receives cancelled 1
                  stuck began
                  stuck receives ended 1
            1000  ! stuck has no touch left and never reached ended, failed or cancelled, so touches and recognizers \
            that wait for it would hang; it was closed: set a terminal state in touchesEnded and touchesCancelled
                  stuck breaks off: touches lost
                  stuck cancelled
                  stuck reset
                  view hit by 2
                  stuck watches 2
                  stuck receives began 2
                  view receives began 2
            """)
    }

    @Test(.rules("B-097", "S-027", "S-042", "S-043"))
    func `a view waits exactly until the last recognizer that delays its touch has failed`() {
        let stage = Stage()
        stage.perform {
            stage.addPan("patient")
            for (name, limit) in [("quick", 105.0), ("slow", 125.0)] {
                let probe = stage.add(ProbeRecognizer(), name)
                probe.delaysTouchesBegan = true
                probe.onMoved = { probe, _, _ in if probe.location(in: nil).x > limit { probe.state = .failed } }
            }
            (stage.view.gestureRecognizers?.first as? UIPanGestureRecognizer)?.hysteresis = 100
        }
        stage.hands.down(at: CGPoint(x: 100, y: 100))
        for _ in 0..<3 {
            stage.wait(0.1)
            stage.hands.move(dx: 10)
        }
        stage.expect(
            """
            0     view hit by 1
                  slow, quick, patient watch 1
                  slow, quick, patient receive began 1
                  view waits for began 1: slow, quick
            100   slow, quick, patient receive moved 1
                  quick failed: own decision
                  quick reset
            200   slow, patient receive moved 1
            300   slow, patient receive moved 1
                  slow failed: own decision
                  view receives began 1 late
                  view receives moved 1
                  slow reset
            """)
    }

    @Test(.rules("B-098", "B-166", "S-040"))
    func `while a recognizer is held it reads what it wrote, all other code reads possible`() {
        let stage = Stage()
        stage.perform {
            let probe = stage.add(ProbeRecognizer(), "probe")
            probe.onMoved = { [unowned stage] probe, _, _ in
                probe.state = .began
                stage.note("probe reads \(probe.state.word)")
            }
            let other = stage.add(ProbeRecognizer(), "other")
            probe.require(toFail: other)
            other.onMoved = { [unowned stage, unowned probe] other, touches, _ in
                stage.note("other reads \(probe.state.word)")
                if touches.contains(where: { $0.location(in: nil).x > 215 }) { other.state = .failed }
            }
            probe.addAction { [unowned stage] in stage.note("target reads \($0.state.word)") }
        }
        stage.hands.down(at: CGPoint(x: 200, y: 100))
        for _ in 0..<2 {
            stage.wait(0.1)
            stage.hands.move(dx: 10)
        }
        stage.expect(
            """
            0     view hit by 1
                  other, probe watch 1
                  other, probe receive began 1
                  view receives began 1
            100   other receives moved 1
                  other reads possible
                  probe receives moved 1
                  probe reads began
                  probe holds for other
                  view receives moved 1
            200   other receives moved 1
                  other reads possible
                  probe receives moved 1
                  probe reads changed
                  other failed: own decision
                  view receives cancelled 1
                  probe began
                  target reads began
                  other reset
            """)
    }

    @Test(.rules("B-099", "S-051", "S-076")) func `a cancelled touch cancels what has begun and makes the others fail`()
    {
        let stage = Stage()
        let delegate = ProbeDelegate()
        delegate.allowsSimultaneity = true
        stage.perform {
            for recognizer in [stage.addTap(), stage.addLongPress(), stage.addPinch(), stage.addPan()] {
                recognizer.delegate = delegate
            }
        }
        stage.hands.down(at: stage.view)
        stage.wait(0.1)
        stage.hands.move(dx: 10)
        stage.wait(0.1)
        stage.hands.cancel()
        stage.expect(
            """
            0     view hit by 1
                  pan, pinch, press, tap watch 1
                  pan, pinch, press, tap receive began 1
                  view receives began 1
            100   pan, pinch, press, tap receive moved 1
                  view receives cancelled 1
                  pan began
            200   pan, pinch, press, tap receive cancelled 1
                  pan breaks off: system cancelled
                  pinch failed: system cancelled
                  press failed: system cancelled
                  tap failed: system cancelled
                  pan cancelled
                  pan, pinch, press, tap reset
            """)
    }

    @Test(.rules("B-099", "S-107", "S-110"))
    func `a long press and a pinch that have begun are cancelled by an interruption`() {
        let stage = Stage {
            $0.addLongPress(on: $0.addView("left", frame: CGRect(x: 0, y: 0, width: 100, height: 300)))
            $0.addPinch(on: $0.addView("right", frame: CGRect(x: 100, y: 0, width: 300, height: 300)))
        }
        stage.hands.down(.leftIndex, at: CGPoint(x: 50, y: 50))
        stage.wait(0.5)
        stage.hands.together {
            stage.hands.down(.rightIndex, at: CGPoint(x: 300, y: 50))
            stage.hands.down(.rightThumb, at: CGPoint(x: 150, y: 50))
        }
        stage.hands.move(.rightIndex, dx: 10)
        stage.clearLog()
        stage.wait(0.1)
        stage.application.host.resignActive()
        stage.expect(
            """
            600   pinch receives cancelled 2+3
                  press receives cancelled 1
                  pinch breaks off: system cancelled
                  press breaks off: system cancelled
                  pinch cancelled
                  press cancelled
                  pinch, press reset
            """)
    }
}
