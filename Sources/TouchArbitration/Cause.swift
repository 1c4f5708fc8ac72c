/// Why an attempt failed or was cancelled. Every failure has one.
public enum Cause: Hashable, Sendable {
    /// The recognizer's own decision, in its own words.
    case own(String)
    /// A delegate or the hit view answered that it may not begin.
    case refused
    /// Another contestant recognized first and prevents this one.
    case prevented(by: Contestant)
    /// A contestant whose failure this one awaited has recognized.
    case requirementMet(Contestant)
    /// It was part of a cycle of contestants that await each other.
    case deadlock
    /// It was disabled.
    case disabled
    /// It was removed from its view, or its view from the window.
    case removed
    /// It was left undecided without a touch, a deadline or a requirement that could still decide it.
    case touchesLost
    /// The system cancelled its touches.
    case systemCancelled
}
