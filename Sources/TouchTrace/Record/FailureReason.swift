/// Why an attempt failed or was cancelled.
///
/// Other recognizers are named as traces name them, not held.
public enum FailureReason: Hashable, Sendable, CustomStringConvertible {
    /// The recognizer's own decision, in its own words; empty if it gave none.
    case own(String)
    /// A delegate or the hit view answered that it should not begin.
    case refused
    /// Another recognizer recognized first.
    case prevented(by: RecognizerName)
    /// A recognizer whose failure this one awaited has recognized.
    case requirementMet(RecognizerName)
    /// Recognizers awaited each other in a circle; this one gave way.
    case deadlock
    /// It was disabled.
    case disabled
    /// It was removed from its view, or its view from the window.
    case removed
    /// It was left open without a touch, timer or requirement that could decide it.
    case touchesLost
    /// The system cancelled its touches.
    case systemCancelled

    /// A few words for a trace or a timeline.
    public var description: String {
        switch self {
        case .own(let reason): reason.isEmpty ? "own decision" : reason
        case .refused: "refused by shouldBegin"
        case .prevented(let other): "prevented by \(other)"
        case .requirementMet(let other): "\(other) recognized"
        case .deadlock: "deadlock"
        case .disabled: "disabled"
        case .removed: "removed"
        case .touchesLost: "touches lost"
        case .systemCancelled: "system cancelled"
        }
    }
}
