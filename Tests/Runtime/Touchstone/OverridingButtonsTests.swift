import TestSupport
import Testing
import TouchTesting
import Touchstone

/// Buttons under recognizers that delay, and buttons whose touch methods are overridden.
struct OverridingButtonsTests {
    private static let frame = CGRect(x: 100, y: 100, width: 100, height: 40)

    @Test(.rules("S-033"))
    func `a button is highlighted on began, and not while a recognizer around it delays touches`() {
        let stage = Stage()
        let button = stage.add(UIButton(frame: Self.frame), "button")
        expect((button.gestureRecognizers ?? []).isEmpty)
        stage.hands.down(at: button)
        expect(button.isHighlighted)
        stage.hands.up()
        expect(!button.isHighlighted)
        stage.wait(1)
        stage.addTap("delay", count: 2).delaysTouchesBegan = true
        stage.hands.down(at: button)
        expect(!button.isHighlighted)
        stage.wait(1.4)
        expect(!button.isHighlighted)
        // The double tap fails when the finger has been down for 1.5 s.
        stage.wait(0.2)
        expect(button.isHighlighted)
    }

    /// Overrides two of four touch methods.
    private final class OwnButton: UIButton {
        var received: [String] = []
        var callsSuperAtTheEnd = true

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            received.append("began")
            super.touchesBegan(touches, with: event)
        }

        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            received.append("ended")
            if callsSuperAtTheEnd { super.touchesEnded(touches, with: event) }
        }
    }

    private func scene() -> (stage: Stage, button: OwnButton, told: () -> [String]) {
        let stage = Stage()
        let button = stage.add(OwnButton(frame: Self.frame), "button")
        var told: [String] = []
        button.addAction(UIAction { _ in told.append("inside") }, for: .touchUpInside)
        button.addAction(UIAction { _ in told.append("outside") }, for: .touchUpOutside)
        button.addAction(UIAction { _ in told.append("cancel") }, for: .touchCancel)
        return (
            stage, button,
            {
                defer { told = [] }
                return told
            }
        )
    }

    @Test(.rules("S-231")) func `a button that overrides some touch methods and always calls super is as good as any`()
    {
        let (stage, button, told) = scene()
        stage.hands.down(at: button)
        expect(button.isHighlighted && button.isTracking)
        stage.hands.up()
        expect(!button.isHighlighted && !button.isTracking)
        expectEqual(button.received, ["began", "ended"])
        expectEqual(told(), ["inside"])
        // Those that it does not override.
        stage.hands.down(at: button)
        stage.hands.move(dx: 200)
        expect(!button.isHighlighted)
        stage.hands.up()
        expectEqual(told(), ["outside"])
        stage.hands.down(at: button)
        stage.hands.cancel()
        expect(!button.isHighlighted)
        expectEqual(told(), ["cancel"])
        expectEqual(button.received, ["began", "ended", "began", "ended", "began"])
    }

    @Test(.rules("S-232"))
    func `a button that calls super for the beginning only stays down, and deaf to the next finger`() {
        let (stage, button, told) = scene()
        button.callsSuperAtTheEnd = false
        stage.hands.tap(at: button)
        expect(button.isHighlighted && button.isTracking)
        expectEqual(told(), [])
        button.callsSuperAtTheEnd = true
        stage.wait(1)
        stage.hands.tap(at: button)
        expect(button.isHighlighted && button.isTracking)
        expectEqual(told(), [])
        // Disabling it cancels what it still follows.
        button.isEnabled = false
        expect(!button.isHighlighted && !button.isTracking)
        expectEqual(told(), ["cancel"])
    }
}
