/// The cause of a failure or cancellation. Every failure has one.
public enum Cause: Hashable, Sendable {
    /// The recognizer's own decision, with its description.
    case own(String)
    /// A delegate or the hit view did not allow it to begin.
    case refused
    /// Another contestant recognized first and prevents this one.
    case prevented(by: Contestant)
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
}
