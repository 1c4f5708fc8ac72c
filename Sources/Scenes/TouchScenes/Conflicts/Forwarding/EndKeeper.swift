import Touchstone

/// A mistake: handles only the end of a touch. The beginning goes to the row around it, which never receives the end
/// (S-229).
final class EndKeeper: UIView {
    /// The log of the calls that the view receives.
    var log: CallLog?

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.received("ended", touches, event, by: accessibilityIdentifier ?? "")
    }
}
