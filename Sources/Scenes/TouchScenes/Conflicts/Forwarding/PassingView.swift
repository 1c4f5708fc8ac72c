import Touchstone

/// A view that logs the calls it receives and forwards them, by calling super (S-218).
final class PassingView: UIView {
    /// The log of the calls that the view receives.
    var log: CallLog?

    /// Creates a named view.
    convenience init(_ name: String, frame: CGRect, log: CallLog?) {
        self.init(frame: frame)
        accessibilityIdentifier = name
        isMultipleTouchEnabled = true
        self.log = log
    }

    private var name: String { accessibilityIdentifier ?? "" }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.received("began", touches, event, by: name)
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.received("moved", touches, event, by: name)
        super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.received("ended", touches, event, by: name)
        super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.received("cancelled", touches, event, by: name)
        super.touchesCancelled(touches, with: event)
    }
}
