import Touchstone

/// How it is done: some methods are overridden, and each always calls super (S-231).
final class FaithfulButton: LitButton {
    /// Hears of the lifts.
    var log: HearingLog?

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.heard("ended", touches, event, by: "override")
        super.touchesEnded(touches, with: event)
    }
}
