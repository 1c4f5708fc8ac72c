import Touchstone

/// The mistake: handles the beginning of a touch alone. The end goes on to the row around it, which was never told the
/// beginning (S-229).
final class BeginningKeeper: UIView {
    /// Hears of everything that the view hears.
    var log: HearingLog?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.heard("began", touches, event, by: accessibilityIdentifier ?? "")
    }
}
