import Touchstone

/// A controller that is the first responder as soon as its view is on the screen (S-243). It logs the shakes that it receives, and
/// leaves them to the application.
final class MotionController: UIViewController {
    /// The log of the shakes that the controller receives.
    var log: HearingLog?

    override var canBecomeFirstResponder: Bool { true }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        heard("began", event)
        super.motionBegan(motion, with: event)
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        heard("ended", event)
        super.motionEnded(motion, with: event)
    }

    override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        heard("cancelled", event)
        super.motionCancelled(motion, with: event)
    }

    private func heard(_ call: String, _ event: UIEvent?) {
        log?.heard(call, of: "shake", at: event?.timestamp ?? 0, by: "controller")
    }
}
