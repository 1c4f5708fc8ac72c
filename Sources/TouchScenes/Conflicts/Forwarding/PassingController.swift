import Touchstone

/// Writes down what its view has passed on, and passes it on itself (S-216, S-218).
final class PassingController: UIViewController {
    /// Hears of everything that the controller hears.
    var log: HearingLog?
    /// Kept alive by the controller: an application does not keep its delegate.
    var delegate: PassingDelegate?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.heard("began", touches, event, by: title ?? "")
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.heard("moved", touches, event, by: title ?? "")
        super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.heard("ended", touches, event, by: title ?? "")
        super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.heard("cancelled", touches, event, by: title ?? "")
        super.touchesCancelled(touches, with: event)
    }
}
