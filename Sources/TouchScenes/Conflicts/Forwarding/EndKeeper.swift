import Touchstone

/// The mistake: handles the end of a touch alone. The beginning goes on to the row around it, which is never told the end
/// (S-229).
final class EndKeeper: UIView {
    /// Hears of everything that the view hears.
    var log: HearingLog?

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.heard("ended", touches, event, by: accessibilityIdentifier ?? "")
    }
}
