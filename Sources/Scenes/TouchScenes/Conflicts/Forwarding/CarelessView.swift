import Touchstone

/// A mistake: lit from `touchesBegan` to `touchesEnded`, without `touchesCancelled`.
///
/// The view stays lit after the touch is cancelled, and the call goes up the responder chain to a responder that never received
/// the touch (S-236). `HighlightView` is the same with all four methods.
final class CarelessView: UIView {
    /// The log of the calls that the view receives.
    var log: CallLog?

    /// A Boolean value that indicates whether the view takes a finger to be on it.
    private(set) var isLit = false { didSet { backgroundColor = isLit ? .systemOrange : .systemTeal } }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.received("began", touches, event, by: accessibilityIdentifier ?? "")
        isLit = true
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.received("moved", touches, event, by: accessibilityIdentifier ?? "")
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.received("ended", touches, event, by: accessibilityIdentifier ?? "")
        isLit = false
    }
}
