import Touchstone

/// A controller that logs the calls that its view has forwarded, and forwards them itself (S-216, S-218).
final class PassingController: UIViewController {
    /// The log of the calls that the controller receives.
    var log: CallLog?
    /// The delegate, retained here: an application does not retain its delegate.
    var delegate: PassingDelegate?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.received("began", touches, event, by: title ?? "")
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.received("moved", touches, event, by: title ?? "")
        super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.received("ended", touches, event, by: title ?? "")
        super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.received("cancelled", touches, event, by: title ?? "")
        super.touchesCancelled(touches, with: event)
    }
}
