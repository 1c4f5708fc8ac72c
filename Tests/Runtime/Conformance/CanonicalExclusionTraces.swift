import TestSupport
import Testing
import TouchTesting
import Touchstone

/// Two recognizers: which of them recognizes (T-18, T-19, T-20, T-23).
/// The expected logs were written from the rule before they were compared with the runtime.
struct CanonicalExclusionTraces {
    @Test(.rules("T-18", "B-145", "B-152"))
    func `while a long press on a child goes on, a pan on the parent cannot begin`() {
        let stage = Self.pressInPan()
        stage.hands.down(.leftIndex, at: CGPoint(x: 150, y: 150))
        stage.wait(0.6)
        stage.hands.down(at: CGPoint(x: 300, y: 150))
        stage.wait(0.1)
        stage.hands.move(dx: 30)
        stage.wait(0.1)
        stage.hands.up()
        stage.wait(0.1)
        stage.hands.up(.leftIndex)
        stage.expect(
            """
            0     child hit by 1
                  press, pan watch 1
                  press, pan receive began 1
                  child receives began 1
            500   pan failed: prevented by press
                  child receives cancelled 1
                  press began
                  pan reset
            600   view hit by 2
                  pan watches 2
                  pan receives began 2
                  view receives began 2
            700   pan receives moved 2
                  pan failed: prevented by press
                  view receives moved 2
                  pan reset
            800   view receives ended 2
            900   press receives ended 1
                  press ended
                  press reset
            """)
    }

    @Test(.rules("T-19", "B-150", "B-201"))
    func `a pan switched off and on as the long press begins takes a second finger only`() {
        let stage = Self.pressInPan()
        let delegate = ProbeDelegate()
        delegate.allowsSimultaneity = true
        let press = stage.view.subviews[0].gestureRecognizers?.first
        let pan = stage.view.gestureRecognizers?.first
        press?.delegate = delegate
        press?.addAction { [weak pan] in
            guard $0.state == .began else { return }
            pan?.isEnabled = false
            pan?.isEnabled = true
        }
        stage.hands.down(.leftIndex, at: CGPoint(x: 150, y: 150))
        stage.wait(0.6)
        stage.hands.move(.leftIndex, dx: 30)
        stage.wait(0.1)
        stage.hands.down(at: CGPoint(x: 300, y: 150))
        stage.wait(0.1)
        stage.hands.move(dx: 30)
        stage.wait(0.1)
        stage.hands.up()
        stage.wait(0.1)
        stage.hands.up(.leftIndex)
        stage.expect(
            """
            0     child hit by 1
                  press, pan watch 1
                  press, pan receive began 1
                  child receives began 1
            500   child receives cancelled 1
                  press began
                  pan failed: disabled
                  pan reset
            600   press receives moved 1
                  press changed
            700   view hit by 2
                  pan watches 2
                  pan receives began 2
                  view receives began 2
            800   pan receives moved 2
                  view receives cancelled 2
                  pan began
            900   pan receives ended 2
                  pan ended
                  pan reset
            1000  press receives ended 1
                  press ended
                  press reset
            """)
    }

    private static func pressInPan() -> Stage {
        Stage {
            $0.addLongPress(on: $0.addView("child", frame: CGRect(x: 100, y: 100, width: 100, height: 100)))
            $0.addPan()
        }
    }

    @Test(.rules("T-20", "B-146")) func `long presses on two siblings go on side by side`() {
        let stage = Stage {
            $0.addLongPress("one", on: $0.addView("left", frame: CGRect(x: 0, y: 0, width: 200, height: 300)))
            $0.addLongPress("two", on: $0.addView("right", frame: CGRect(x: 200, y: 0, width: 200, height: 300)))
        }
        stage.hands.together {
            stage.hands.down(.leftIndex, at: CGPoint(x: 100, y: 150))
            stage.hands.down(.rightIndex, at: CGPoint(x: 300, y: 150))
        }
        stage.wait(0.6)
        stage.hands.together {
            stage.hands.up(.leftIndex)
            stage.hands.up(.rightIndex)
        }
        stage.expect(
            """
            0     left hit by 1
                  one watches 1
                  right hit by 2
                  two watches 2
                  two receives began 2
                  one receives began 1
                  left receives began 1
                  right receives began 2
            500   right receives cancelled 2
                  two began
                  left receives cancelled 1
                  one began
            600   two receives ended 2
                  one receives ended 1
                  two ended
                  one ended
                  two, one reset
            """)
    }

    @Test(.rules("T-23", "B-147")) func `of two taps in one event that on the deeper view wins`() {
        let stage = Stage {
            $0.addTap("inner", on: $0.addView("child", frame: CGRect(x: 100, y: 100, width: 100, height: 100)))
            $0.addTap("outer")
        }
        stage.hands.tap(at: CGPoint(x: 150, y: 150))
        stage.expect(
            """
            0     child hit by 1
                  inner, outer watch 1
                  inner, outer receive began 1
                  child receives began 1
            50    inner, outer receive ended 1
                  outer failed: prevented by inner
                  child receives cancelled 1
                  inner ended
                  inner, outer reset
            """)
    }

    @Test(.rules("T-23", "B-147")) func `of two taps in one event on one view that which was added last wins`() {
        let stage = Stage {
            $0.addTap("first")
            $0.addTap("last")
        }
        stage.hands.tap(at: stage.view)
        stage.expect(
            """
            0     view hit by 1
                  last, first watch 1
                  last, first receive began 1
                  view receives began 1
            50    last, first receive ended 1
                  first failed: prevented by last
                  view receives cancelled 1
                  last ended
                  last, first reset
            """)
    }
}
