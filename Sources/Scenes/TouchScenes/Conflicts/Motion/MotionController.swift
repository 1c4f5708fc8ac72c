import Touchstone

/// A controller that is the first responder as soon as its view is on the screen (S-243). It logs the shakes that it receives, and
/// leaves them to the application.
final class MotionController: UIViewController {
    /// The log of the shakes that the controller receives.
    var log: CallLog?

    override var canBecomeFirstResponder: Bool { true }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        received("began", event)
        super.motionBegan(motion, with: event)
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        received("ended", event)
        super.motionEnded(motion, with: event)
    }

    override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        received("cancelled", event)
        super.motionCancelled(motion, with: event)
    }

    private func received(_ call: String, _ event: UIEvent?) {
        log?.received(call, of: "shake", at: event?.timestamp ?? 0, by: "controller")
    }
}
