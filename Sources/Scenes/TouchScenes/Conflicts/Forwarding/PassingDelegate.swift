import Touchstone

/// The delegate of the application, a responder as in most apps: it receives even what the application has forwarded (S-216).
final class PassingDelegate: UIResponder, UIApplicationDelegate {
    /// The log of the calls that the delegate receives.
    var log: CallLog?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.received("began", touches, event, by: "delegate")
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.received("moved", touches, event, by: "delegate")
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.received("ended", touches, event, by: "delegate")
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.received("cancelled", touches, event, by: "delegate")
    }
}
