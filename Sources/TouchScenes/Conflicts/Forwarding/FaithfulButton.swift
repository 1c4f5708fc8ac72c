import Touchstone

/// The correct way: some methods are overridden, and each always calls super (S-231).
final class FaithfulButton: LitButton {
    /// The log of the lifts.
    var log: HearingLog?

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.heard("ended", touches, event, by: "override")
        super.touchesEnded(touches, with: event)
    }
}
