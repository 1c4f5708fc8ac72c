/// The cause of a failure or cancellation. Every failure has one.
public enum Cause: Hashable, Sendable {
    /// The recognizer's own decision; empty if it gave no reason.
    case own(Reason)
    /// A delegate or the hit view did not allow it to begin.
    case refused
    /// Another contestant recognized and prevents this one, which lost to it by the rule.
    case prevented(by: Contestant, rule: Rule)
    /// A contestant whose failure this one awaited has recognized.
    case requirementMet(Contestant)
    /// It was part of a cycle of contestants that await each other.
    case deadlock
    /// The recognizer was disabled.
    case disabled
    /// The recognizer was removed from its view, or its view from the window.
    case removed
    /// No touch, deadline or requirement was left that could decide the attempt.
    case touchesLost
    /// The system cancelled its touches.
    case systemCancelled

    /// The rule by which a contestant lost to one that recognized and prevents it.
    public enum Rule: UInt8, Hashable, Sendable, CaseIterable {
        /// The other one recognized before this one was ready to.
        case first
        /// The other one recognized while this one waited for the failure of others.
        case whileWaiting
        /// Both were ready, each prevents the other, and the other one has the higher precedence.
        case precedence
        /// Both were ready, and this one does not prevent the other one.
        case oneSided
        /// Both were ready, each prevents the other, and this one has the higher precedence. A third one that was ready prevents it
        /// one-sidedly, so it could not win.
        case oneSidedByAnother
    }
}
