import Touchstone

/// A view that logs the calls it receives and forwards them, by calling super (S-218).
final class PassingView: UIView {
    /// The log of the calls that the view receives.
    var log: HearingLog?

    /// Creates a named view.
    convenience init(_ name: String, frame: CGRect, log: HearingLog?) {
        self.init(frame: frame)
        accessibilityIdentifier = name
        isMultipleTouchEnabled = true
        self.log = log
    }

    private var name: String { accessibilityIdentifier ?? "" }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.heard("began", touches, event, by: name)
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.heard("moved", touches, event, by: name)
        super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.heard("ended", touches, event, by: name)
        super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.heard("cancelled", touches, event, by: name)
        super.touchesCancelled(touches, with: event)
    }
}
