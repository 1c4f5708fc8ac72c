import Touchstone

/// A window that logs the touches that none of its views has handled, and forwards them to the application (S-216, S-218).
final class PassingWindow: UIWindow {
    /// The log of the calls that the window receives.
    var log: CallLog?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.received("began", touches, event, by: "window")
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.received("moved", touches, event, by: "window")
        super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.received("ended", touches, event, by: "window")
        super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.received("cancelled", touches, event, by: "window")
        super.touchesCancelled(touches, with: event)
    }
}
