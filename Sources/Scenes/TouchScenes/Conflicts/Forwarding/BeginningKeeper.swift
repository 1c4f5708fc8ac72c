import Touchstone

/// A mistake: handles only the beginning of a touch. The end goes to the row around it, which never received the
/// beginning (S-229).
final class BeginningKeeper: UIView {
    /// The log of the calls that the view receives.
    var log: CallLog?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.received("began", touches, event, by: accessibilityIdentifier ?? "")
    }
}
