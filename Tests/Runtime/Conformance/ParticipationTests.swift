import Foundation
import TestSupport
import Testing
import TouchTesting
@_spi(Subclass) import Touchstone

/// The recognizers that receive a touch (B-080…B-086). Presses (B-081) are in PressTests, scrolls in ScrollTests.
struct ParticipationTests {
    @Test(.rules("B-080", "B-083", "S-004"))
    func `recognizers of the hit view and of the views around it take part, no others`() {
        let stage = Stage { $0.addPan("middle") }
        let leaf = stage.addView("leaf", frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let sibling = stage.addView("sibling", frame: CGRect(x: 50, y: 0, width: 100, height: 100))
        stage.perform {
            stage.addPan("outer", on: stage.window)
            stage.addPan("inner", on: leaf)
            stage.addPan("stranger", on: sibling)
            stage.addPan("below", on: stage.addView("child", frame: CGRect(x: 0, y: 0, width: 9, height: 9), on: leaf))
        }
        stage.hands.down(at: CGPoint(x: 20, y: 20))
        stage.wait(0.1)
        stage.hands.up()
        stage.expect(
            """
            0     leaf hit by 1
                  inner, middle, outer watch 1
                  inner, middle, outer receive began 1
                  leaf receives began 1
            100   inner, middle, outer receive ended 1
                  inner failed: lifted before it moved 10 pt
                  middle failed: lifted before it moved 10 pt
                  outer failed: lifted before it moved 10 pt
                  leaf receives ended 1
                  inner, middle, outer reset
            """)
    }

    @Test(.rules("B-081")) func `a disabled recognizer takes no part`() {
        let (stage, tap) = Self.stageWithTap()
        tap.isEnabled = false
        stage.hands.down(at: stage.view)
        stage.expect(
            """
            0     view hit by 1
                  tap does not receive 1: disabled
                  view receives began 1
            """)
    }

    @Test(.rules("B-081")) func `a recognizer takes touches of the allowed types only`() {
        let (stage, tap) = Self.stageWithTap()
        expectEqual(tap.allowedTouchTypes, [0, 1, 2, 3])
        tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
        stage.hands.down(.leftIndex, at: stage.view, tool: .direct)
        stage.hands.up(.leftIndex)
        stage.hands.down(.rightIndex, at: stage.view, tool: .pencil)
        stage.expect(
            """
            0     view hit by 1
                  tap does not receive 1: type not allowed
                  view receives began 1
                  view receives ended 1
                  view hit by 2
                  tap watches 2
                  tap receives began 2
                  view receives began 2
            """)
    }

    @Test(.rules("B-081"), arguments: [true, false])
    func `after its first touch a recognizer ignores touches of another type, unless it is told not to`(
        isExclusive: Bool
    ) {
        let stage = Stage { $0.addPan() }
        stage.view.gestureRecognizers?.first?.requiresExclusiveTouchType = isExclusive
        stage.hands.down(.leftIndex, at: stage.view, tool: .direct)
        stage.wait(0.1)
        stage.hands.down(.rightIndex, at: stage.view, tool: .pencil)
        let answer =
            isExclusive
            ? "pan does not receive 2: another type than its first touch\n" + "      view never receives 2"
            : "pan watches 2\n      pan receives began 2\n      view never receives 2"
        stage.expect(
            """
            0     view hit by 1
                  pan watches 1
                  pan receives began 1
                  view receives began 1
            100   view hit by 2
            \("      " + answer)
            """)
    }

    @Test(.rules("B-081")) func `a recognizer that does not want the event gets none of its touches for good`() {
        let stage = Stage()
        stage.perform {
            let probe = stage.add(ProbeRecognizer(), "probe")
            probe.receivesEvent = { [unowned stage] _ in
                stage.note("probe asked about the event")
                return false
            }
        }
        stage.hands.down(at: stage.view)
        stage.wait(0.1)
        stage.hands.move(dx: 20)
        stage.expect(
            """
            0     view hit by 1
                  probe asked about the event
                  probe does not receive 1: its own shouldReceive(event) returned false
                  view receives began 1
            100   view receives moved 1
            """)
    }

    @Test(.rules("B-081")) func `a delegate that refuses the event, or a touch, hides it from the recognizer for good`()
    {
        let (stage, tap) = Self.stageWithTap()
        let delegate = ProbeDelegate()
        tap.delegate = delegate
        delegate.receivesEvent = { _ in false }
        stage.hands.tap(at: stage.view)
        delegate.receivesEvent = nil
        delegate.receivesTouch = { $0.location(in: nil).x > 100 }
        stage.wait(1)
        stage.hands.down(.leftIndex, at: CGPoint(x: 50, y: 50))
        delegate.receivesTouch = nil
        stage.hands.move(.leftIndex, dx: 100)
        stage.hands.up(.leftIndex)
        stage.expect(
            """
            0     view hit by 1
                  tap does not receive 1: its delegate's shouldReceive(event) returned false
                  view receives began 1
            50    view receives ended 1
            1050  view hit by 2
                  tap does not receive 2: its delegate's shouldReceive(touch) returned false
                  view receives began 2
                  view receives moved 2
                  view receives ended 2
            """)
    }

    @Test(.rules("B-081")) func `the event is asked about once, recognizer before delegate, then each touch`() {
        let stage = Stage()
        let delegate = ProbeDelegate()
        stage.perform {
            let probe = stage.add(ProbeRecognizer(), "probe")
            probe.delegate = delegate
            probe.receivesEvent = { [unowned stage] _ in
                stage.note("recognizer: event?")
                return true
            }
            delegate.receivesEvent = { [unowned stage] _ in
                stage.note("delegate: event?")
                return true
            }
            delegate.receivesTouch = { [unowned stage] _ in
                stage.note("delegate: touch?")
                return true
            }
        }
        stage.hands.together {
            stage.hands.down(.leftIndex, at: stage.view)
            stage.hands.down(.rightIndex, at: stage.view)
        }
        stage.wait(0.1)
        stage.hands.move(.leftIndex, dx: 1)
        stage.expect(
            """
            0     view hit by 1
                  recognizer: event?
                  delegate: event?
                  delegate: touch?
                  probe watches 1
                  view hit by 2
                  delegate: touch?
                  probe watches 2
                  probe receives began 1+2
                  view never receives 2
                  view receives began 1
            100   probe receives moved 1
                  view receives moved 1
            """)
    }

    @Test(.rules("B-081")) func `a recognizer that one filter refuses is not asked by the next`() {
        let (stage, tap) = Self.stageWithTap()
        let delegate = ProbeDelegate()
        tap.delegate = delegate
        delegate.receivesTouch = { [unowned stage] _ in
            stage.note("asked about the touch")
            return true
        }
        tap.isEnabled = false
        stage.hands.tap(at: stage.view, holding: 0)
        tap.isEnabled = true
        tap.allowedTouchTypes = []
        stage.hands.tap(at: stage.view, holding: 0)
        tap.allowedTouchTypes = [0]
        delegate.receivesEvent = { [unowned stage] _ in
            stage.note("asked about the event")
            return false
        }
        stage.hands.tap(at: stage.view, holding: 0)
        stage.expect(
            """
            0     view hit by 1
                  tap does not receive 1: disabled
                  view receives began 1
                  view receives ended 1
                  view hit by 2
                  tap does not receive 2: type not allowed
                  view receives began 2
                  view receives ended 2
                  view hit by 3
                  asked about the event
                  tap does not receive 3: its delegate's shouldReceive(event) returned false
                  view receives began 3
                  view receives ended 3
            """)
    }

    @Test(.rules("B-082", "S-005")) func `a recognizer sees the touches of its subtree, whichever subview they are in`()
    {
        let stage = Stage { $0.addPan("outer") }
        stage.perform {
            stage.addPan("inner", on: stage.addView("left", frame: CGRect(x: 0, y: 0, width: 200, height: 300)))
            stage.addView("right", frame: CGRect(x: 200, y: 0, width: 200, height: 300))
        }
        stage.hands.together {
            stage.hands.down(.leftIndex, at: CGPoint(x: 100, y: 100))
            stage.hands.down(.rightIndex, at: CGPoint(x: 300, y: 100))
        }
        stage.expect(
            """
            0     left hit by 1
                  inner, outer watch 1
                  right hit by 2
                  outer watches 2
                  inner receives began 1
                  outer receives began 1+2
                  left receives began 1
                  right receives began 2
            """)
    }

    @Test(.rules("B-084", "S-093"))
    func `a recognizer belongs to one view, adding it elsewhere moves it, adding it again changes nothing`() {
        let (first, second, pan) = (UIView(), UIView(), UIPanGestureRecognizer())
        for _ in 0..<3 { first.addGestureRecognizer(pan) }
        expectEqual(first.gestureRecognizers, [pan])
        expect(pan.view === first)
        second.addGestureRecognizer(pan)
        expectEqual(first.gestureRecognizers, [])
        expectEqual(second.gestureRecognizers, [pan])
        expect(pan.view === second)
        first.removeGestureRecognizer(pan)
        expect(pan.view === second)
        second.removeGestureRecognizer(pan)
        expectEqual(second.gestureRecognizers, [])
        expectNil(pan.view)
    }

    @Test(.rules("B-085", "B-086", "B-118", "S-014", "S-055", "S-060", "S-061"))
    func `once failed it receives a reset and then new touches only`() {
        let stage = Stage()
        stage.perform {
            let probe = stage.add(ProbeRecognizer(onMove: .failed), "probe")
            probe.onReset = { [unowned stage] in stage.note("its reset is called, \($0.numberOfTouches) touches") }
        }
        stage.view.isMultipleTouchEnabled = true
        stage.hands.down(.leftIndex, at: stage.view)
        stage.wait(0.1)
        stage.hands.move(.leftIndex, dx: 10)
        stage.wait(0.1)
        stage.hands.move(.leftIndex, dx: 10)
        stage.hands.down(.rightIndex, at: stage.view)
        stage.wait(0.1)
        stage.hands.up(.leftIndex)
        stage.expect(
            """
            0     view hit by 1
                  probe watches 1
                  probe receives began 1
                  view receives began 1
            100   probe receives moved 1
                  probe failed: own decision
                  view receives moved 1
                  probe reset
                  its reset is called, 1 touches
            200   view receives moved 1
                  view hit by 2
                  probe watches 2
                  probe receives began 2
                  view receives began 2
            300   view receives ended 1
            """)
    }

    private static func stageWithTap() -> (Stage, UITapGestureRecognizer) {
        var tap = UITapGestureRecognizer()
        let stage = Stage { tap = $0.addTap() }
        return (stage, tap)
    }
}
