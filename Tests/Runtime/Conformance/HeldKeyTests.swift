import TestSupport
import Testing
import TouchTesting
@_spi(Subclass) import Touchstone

/// A key that is held while recognizers are closed that forgot to decide (B-116).
struct HeldKeyTests {
    /// Never decides on its touches.
    private final class Forgetful: UIGestureRecognizer {
        override func handles(_ event: UIEvent) -> Bool { event.type == .touches }
    }

    @Test(.rules("B-116", "B-385"))
    func `a key that is held stays with its recognizer and its responder while a forgetful one is closed`() {
        let stage = Stage { stage in
            stage.add(DeviceProbe(onRelease: .ended), "keys")
            stage.add(Forgetful(), "forgetful")
        }
        _ = stage.field()
        stage.hands.press(.select)
        stage.hands.tap(at: CGPoint(x: 10, y: 10))
        stage.clearLog()
        stage.hands.tap(at: CGPoint(x: 10, y: 10))
        stage.hands.squeeze(.select, force: 0.5)
        stage.hands.release(.select)
        stage.expect(
            """
            50    ! forgetful has no touch left and never reached ended, failed or cancelled, so touches and recognizers that wait for it would hang; it was closed: set a terminal state in touchesEnded and touchesCancelled
                  forgetful failed: touches lost
                  view receives ended 2
                  forgetful reset
                  view hit by 3
                  forgetful watches 3
                  keys does not receive 3: handles no touches
                  forgetful receives began 3
                  view receives began 3
            100   forgetful receives ended 3
                  view waits for ended 3: forgetful
                  keys receives press-changed 1
                  field receives press-changed 1
                  keys receives press-ended 1
                  forgetful failed: prevented by keys
                  field receives press-cancelled 1
                  keys ended
                  view receives ended 3
                  forgetful, keys reset
            """)
    }

    @Test(.rules("B-116"))
    func `a forgetful recognizer is closed at the next finger while a key is held, and at the next key`() {
        for isKey in [false, true] {
            let stage = Stage { stage in stage.add(Forgetful(), "forgetful") }
            _ = stage.field()
            stage.hands.press(.select)
            stage.hands.tap(at: CGPoint(x: 10, y: 10))
            expectEqual(stage.diagnostics, [])
            if isKey { stage.hands.press(.menu, id: 2) } else { stage.hands.tap(at: CGPoint(x: 10, y: 10)) }
            expectEqual(stage.diagnostics, [.abandonedRecognizer("forgetful")])
        }
    }
}
