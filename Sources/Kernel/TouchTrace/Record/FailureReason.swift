package import TouchArbitration

/// The reason why an attempt failed or was cancelled.
///
/// Other recognizers are identified by the names that traces use; they are not retained.
@nonexhaustive public enum FailureReason: Hashable, Sendable, CustomStringConvertible {
    /// The recognizer's own decision, described by itself; empty if it gave no reason.
    case own(String)
    /// A delegate or the hit view did not allow it to begin.
    case refused
    /// Another recognizer recognized first.
    case prevented(by: RecognizerName)
    /// A recognizer whose failure this one required has recognized.
    case requirementMet(RecognizerName)
    /// Recognizers required each other's failure in a cycle; this one was failed to break it.
    case deadlock
    /// The recognizer was disabled.
    case disabled
    /// The recognizer was removed from its view, or its view from the window.
    case removed
    /// No touch, timer or requirement was left that could decide the attempt.
    case touchesLost
    /// The system cancelled its touches.
    case systemCancelled

    /// A short description for a trace or a timeline.
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

extension FailureReason {
    /// Creates the reason for a cause of the kernel. Inlined, so that the closure of an actor needs no check at run time.
    /// - Parameters:
    ///   - cause: The cause, which has other recognizers as contestants.
    ///   - name: Returns the name of a contestant.
    @inlinable @inline(__always) package init(_ cause: Cause, name: (Contestant) -> RecognizerName) {
        self =
            switch cause {
            case .own(let text): .own(text)
            case .refused: .refused
            case .prevented(let other): .prevented(by: name(other))
            case .requirementMet(let other): .requirementMet(name(other))
            case .deadlock: .deadlock
            case .disabled: .disabled
            case .removed: .removed
            case .touchesLost: .touchesLost
            case .systemCancelled: .systemCancelled
            }
    }
}
