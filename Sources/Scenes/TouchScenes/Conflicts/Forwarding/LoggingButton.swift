import Touchstone

/// A button that logs the calls it receives, and always calls super.
final class LoggingButton: LitButton {
    /// The log of the calls that the button receives.
    var log: CallLog?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.received("began", touches, event, by: accessibilityIdentifier ?? "")
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.received("moved", touches, event, by: accessibilityIdentifier ?? "")
        super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.received("ended", touches, event, by: accessibilityIdentifier ?? "")
        super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.received("cancelled", touches, event, by: accessibilityIdentifier ?? "")
        super.touchesCancelled(touches, with: event)
    }
}
