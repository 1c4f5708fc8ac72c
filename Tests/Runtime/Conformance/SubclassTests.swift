import TestSupport
import Testing
import TouchTesting
@_spi(Subclass) import Touchstone

/// Statements in the talk of 2010 about recognizers that apps write (S-035…S-094).
struct SubclassTests {
    @Test(.rules("S-018", "S-019", "S-041", "S-126")) func `the switches of a new recognizer`() {
        let recognizer = UIGestureRecognizer()
        expect(recognizer.cancelsTouchesInView)
        expect(recognizer.delaysTouchesEnded)
        expect(!recognizer.delaysTouchesBegan)
        expect(recognizer.isEnabled)
        expect(recognizer.requiresExclusiveTouchType)
        expectEqual(recognizer.state, .possible)
        expectNil(recognizer.view)
        expectNil(recognizer.failureReason)
        expectEqual(recognizer.numberOfTouches, 0)
    }

    @Test(.rules("S-039", "S-074", "S-075", "S-077"))
    func `the tap of the talk: one touch, one tap, decided at its end`() {
        let stage = Stage()
        stage.perform {
            let tap = stage.add(ProbeRecognizer(), "tap")
            tap.onBegan = { tap, _, event in
                if event.touches(for: tap)?.count != 1 { tap.state = .failed }
            }
            tap.onMoved = { tap, touches, _ in
                if touches.contains(where: { $0.tapCount != 1 }) { tap.state = .failed }
            }
            tap.onEnded = { tap, touches, event in
                let isTap = event.touches(for: tap) == touches && touches.first?.tapCount == 1
                tap.state = isTap ? .recognized : .failed
            }
            tap.onCancelled = { tap, _, _ in tap.state = .failed }
        }
        stage.hands.tap(at: CGPoint(x: 50, y: 50), holding: 0)
        stage.hands.drag(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 250, y: 50), over: 0)
        stage.hands.down(at: CGPoint(x: 50, y: 150))
        stage.hands.down(.leftIndex, at: CGPoint(x: 150, y: 150))
        stage.expect(
            """
            0     view hit by 1
                  tap watches 1
                  tap receives began 1
                  view receives began 1
                  tap receives ended 1
                  view receives cancelled 1
                  tap ended
                  tap reset
                  view hit by 2
                  tap watches 2
                  tap receives began 2
                  view receives began 2
                  tap receives moved 2
                  tap failed: own decision
                  view receives moved 2
                  tap reset
                  view receives ended 2
                  view hit by 3
                  tap watches 3
                  tap receives began 3
                  view receives began 3
                  view hit by 4
                  tap watches 4
                  tap receives began 4
                  tap failed: own decision
                  view never receives 4
                  tap reset
            """)
    }

    @Test(.rules("S-022", "S-065", "S-094"))
    func `a pinch ignores a third finger and keeps its scale, without a jump, while one of its two is up`() {
        let stage = Stage { $0.addPinch() }
        stage.view.isMultipleTouchEnabled = true
        let pinch = stage.view.gestureRecognizers?.first as? UIPinchGestureRecognizer
        pinch?.addAction { [unowned stage] in
            stage.note("scale \($0.scale)")
        }
        stage.hands.down(.leftIndex, at: CGPoint(x: 100, y: 100))
        stage.hands.down(.rightIndex, at: CGPoint(x: 192, y: 100))
        stage.hands.down(.rightThumb, at: CGPoint(x: 190, y: 200))
        stage.hands.move(.rightIndex, dx: 8)
        stage.hands.move(.rightIndex, dx: 100)
        stage.hands.up(.rightIndex)
        stage.hands.move(.leftIndex, dx: 50)
        stage.hands.down(.rightIndex, at: CGPoint(x: 250, y: 100))
        stage.hands.move(.rightIndex, dx: 50)
        stage.hands.up(.rightIndex)
        stage.hands.up(.leftIndex)
        stage.hands.up(.rightThumb)
        stage.hands.tap(at: stage.view, holding: 0)
        stage.expect(
            """
            0     view hit by 1
                  pinch watches 1
                  pinch receives began 1
                  view receives began 1
                  view hit by 2
                  pinch watches 2
                  pinch receives began 2
                  view receives began 2
                  view hit by 3
                  pinch watches 3
                  pinch receives began 3
                  pinch ignores 3
                  view receives began 3
                  pinch receives moved 2
                  view receives cancelled 1+2
                  pinch began
                  scale 1.0
                  pinch receives moved 2
                  pinch changed
                  scale 2.0
                  pinch receives ended 2
                  pinch receives moved 1
                  pinch changed
                  scale 2.0
                  view hit by 4
                  pinch watches 4
                  pinch receives began 4
                  view never receives 4
                  pinch receives moved 4
                  pinch changed
                  scale 3.0
                  pinch receives ended 4
                  pinch receives ended 1
                  pinch ended
                  scale 3.0
                  pinch reset
                  view receives ended 3
                  view hit by 5
                  pinch watches 5
                  pinch receives began 5
                  view receives began 5
                  pinch receives ended 5
                  pinch failed: lifted before 2 fingers were down
                  view receives ended 5
                  pinch reset
            """)
    }

    @Test(.rules("B-165"))
    func `who requires that another fails is given up when that fires, and both are reset together`() {
        let stage = Stage()
        stage.perform {
            let single = stage.addTap("single")
            let double = stage.addTap("double", count: 2)
            double.require(toFail: single)
        }
        stage.hands.tap(at: stage.view)
        stage.wait(1)
        stage.expect(
            """
            0     view hit by 1
                  double, single watch 1
                  double, single receive began 1
                  view receives began 1
            50    double, single receive ended 1
                  double failed: single recognized
                  view receives cancelled 1
                  single ended
                  double, single reset
            """)
    }

    @Test(.rules("S-080")) func `a recognizer without special rules excludes a double tap, since it recognizes first`()
    {
        let stage = Stage()
        stage.perform {
            let first = stage.add(ProbeRecognizer(), "first")
            first.onEnded = { first, _, _ in first.state = .recognized }
            stage.addTap("double", count: 2)
        }
        stage.hands.tap(at: stage.view, holding: 0)
        stage.expect(
            """
            0     view hit by 1
                  double, first watch 1
                  double, first receive began 1
                  view receives began 1
                  double, first receive ended 1
                  double failed: prevented by first
                  view receives cancelled 1
                  first ended
                  double, first reset
            """)
    }

    @Test(.rules("S-082", "S-084", "S-085"), arguments: [true, false])
    func `of two recognizers that which cannot prevent the other, in either hook, gives way`(
        isOnFirst: Bool
    ) {
        let stage = Stage()
        stage.perform {
            let second = stage.add(ProbeRecognizer(onMove: .began), "second")
            let first = stage.add(ProbeRecognizer(onMove: .began), "first")
            // The hooks have a direction: neither of these saves the first from the second.
            if isOnFirst { first.prevents = false } else { second.isPreventable = false }
        }
        stage.hands.down(at: stage.view)
        stage.wait(0.1)
        stage.hands.move(dx: 1)
        stage.expect(
            """
            0     view hit by 1
                  first, second watch 1
                  first, second receive began 1
                  view receives began 1
            100   first, second receive moved 1
                  first failed: prevented by second
                  view receives cancelled 1
                  second began
                  first reset
            """)
    }

    @Test(.rules("S-082", "S-085")) func `recognizers of which neither prevents the other begin both`() {
        let stage = Stage()
        stage.perform {
            stage.add(ProbeRecognizer(onMove: .began), "second").prevents = false
            stage.add(ProbeRecognizer(onMove: .began), "first").prevents = false
        }
        stage.hands.down(at: stage.view)
        stage.wait(0.1)
        stage.hands.move(dx: 1)
        stage.expect(
            """
            0     view hit by 1
                  first, second watch 1
                  first, second receive began 1
                  view receives began 1
            100   first, second receive moved 1
                  view receives cancelled 1
                  first began
                  second began
            """)
    }

    @Test(.rules("S-089", "S-091", "S-092")) func `actions go on until a terminal state is written`() {
        let stage = Stage()
        stage.perform {
            let probe = stage.add(ProbeRecognizer(), "probe")
            probe.onMoved = { probe, touches, _ in
                let isFar = touches.contains { abs($0.location(in: nil).x - 100) > 5 }
                if probe.state == .possible, isFar { probe.state = .began }
            }
            probe.onEnded = { probe, _, event in
                let isOver = (event.touches(for: probe) ?? []).allSatisfy { $0.phase == .ended }
                if probe.state != .possible, isOver { probe.state = .ended }
            }
        }
        stage.hands.down(.leftIndex, at: CGPoint(x: 100, y: 100))
        stage.hands.move(.leftIndex, dx: 5)
        stage.hands.move(.leftIndex, dx: 1)
        stage.hands.down(.rightIndex, at: CGPoint(x: 100, y: 200))
        stage.hands.up(.leftIndex)
        stage.hands.move(.rightIndex, dx: 1)
        stage.hands.up(.rightIndex)
        stage.expect(
            """
            0     view hit by 1
                  probe watches 1
                  probe receives began 1
                  view receives began 1
                  probe receives moved 1
                  view receives moved 1
                  probe receives moved 1
                  view receives cancelled 1
                  probe began
                  view hit by 2
                  probe watches 2
                  probe receives began 2
                  view never receives 2
                  probe receives ended 1
                  probe receives moved 2
                  probe changed
                  probe receives ended 2
                  probe ended
                  probe reset
            """)
    }

    @Test(.rules("S-087", "B-037"))
    func `what a recognizer measures in the window it tells in the coordinates that are asked for`() {
        let stage = Stage()
        let child = stage.addView("child", frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        child.transform = CGAffineTransform(scaleX: 2, y: 2)
        let pan = stage.addPan(on: child)
        pan.addAction { [unowned stage, unowned child, unowned pan] _ in
            let (own, window) = (pan.translation(in: child), pan.translation(in: nil))
            stage.note("way \(own.x), \(own.y) of child, \(window.x), \(window.y) of window")
            let (place, screen) = (pan.location(in: child), pan.location(in: nil))
            stage.note("at \(place.x), \(place.y) of child, \(screen.x), \(screen.y) of window")
        }
        // The child covers (50, 50) to (250, 250).
        stage.hands.down(at: CGPoint(x: 60, y: 60))
        stage.hands.move(dx: 20, dy: 8)
        stage.expect(
            """
            0     child hit by 1
                  pan watches 1
                  pan receives began 1
                  child receives began 1
                  pan receives moved 1
                  child receives cancelled 1
                  pan began
                  way 10.0, 4.0 of child, 20.0, 8.0 of window
                  at 15.0, 9.0 of child, 80.0, 68.0 of window
            """)
    }
}
