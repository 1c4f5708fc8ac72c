import Touchstone

/// Writes down what nobody in it has handled, and passes it on to the application (S-216, S-218).
final class PassingWindow: UIWindow {
    /// Hears of everything that the window hears.
    var log: HearingLog?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.heard("began", touches, event, by: "window")
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.heard("moved", touches, event, by: "window")
        super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.heard("ended", touches, event, by: "window")
        super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.heard("cancelled", touches, event, by: "window")
        super.touchesCancelled(touches, with: event)
    }
}
