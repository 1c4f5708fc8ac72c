import Touchstone

/// The correct way: some methods are overridden, and each always calls super (S-231).
final class FaithfulButton: LitButton {
    /// The log of the lifts.
    var log: CallLog?

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.received("ended", touches, event, by: "override")
        super.touchesEnded(touches, with: event)
    }
}
