import TestSupport
import Testing
import TouchTesting
@_spi(Subclass) import Touchstone

/// Behavior that Apple does not document, or documents twice, as Documentation/Divergences.md decides it.
struct DivergenceTests {
    @Test(.rules("B-129", "B-130"))
    func `a delayed beginning comes late if the recognizer that recognized cancels nothing`() {
        let stage = Stage {
            let tap = $0.addTap()
            tap.delaysTouchesBegan = true
            tap.cancelsTouchesInView = false
        }
        stage.hands.tap(at: stage.view)
        stage.expect(
            """
            0     view hit by 1
                  tap watches 1
                  tap receives began 1
                  view waits for began 1: tap
            50    tap receives ended 1
                  tap ended
                  view receives began 1 late
                  view receives ended 1
                  tap reset
            """)
    }

    /// Writes `began` on every call.
    private final class Insistent: UIGestureRecognizer {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
    }

    @Test(.rules("2.8")) func `began written while it began counts as changed`() {
        let stage = Stage { _ = $0.add(Insistent(), "insistent") }
        stage.hands.down(at: stage.view)
        stage.hands.move(dx: 1, over: 0.01)
        stage.hands.up()
        stage.expect(
            """
            0     view hit by 1
                  insistent watches 1
                  insistent receives began 1
                  view never receives 1
                  insistent began
            10    insistent receives moved 1
                  insistent changed
                  insistent receives ended 1
                  insistent ended
                  insistent reset
            """)
    }

    @Test(.rules("2.8")) func `a state written outside of every window counts for nothing`() {
        let recognizer = UIGestureRecognizer()
        recognizer.state = .began
        expectEqual(recognizer.state, .possible)
        expectNil(recognizer.failureReason)
    }
}
