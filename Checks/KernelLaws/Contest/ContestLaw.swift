/// The laws of a turn: the seam between the contestants that recognize and the calls that responders receive, and the order of both.
public enum ContestLaw: Int, Law {
    /// Checked whenever targets are called.
    case cancelledBeforeActing = 1
    /// Also: nothing after the claim but the cancellation.
    case noEndAfterClaim = 2
    /// Also: one cancellation at most, and no step that was not fed.
    case wellFormed = 3
    /// Checked at rest: a touch that is up and held by no contestant was delivered to its end, or was taken.
    case paid = 4
    /// No turn is cut off, though app code submits as often as the scope allows.
    case bounded = 5
    /// Checked in scopes in which no contestant has a trait.
    case untouched = 6
    case silentWhileHeld = 7
    /// Checked from every state at rest.
    case resting = 8
    /// A contestant that was taken back takes no touch afterwards.
    case honestClaim = 9
    /// A contestant that is disabled before its first action has none.
    case takenBack = 10
    /// Checked against a second contest that is observed, and in which contestants and touches have other slots.
    case independent = 11
    /// The contest's own invariants, checked after every move.
    case consistent = 12

    /// The names `contest law 1` to `contest law 12`.
    public var name: String { "contest law \(rawValue)" }

    /// The rule that must hold.
    public var sentence: String {
        switch self {
        case .cancelledBeforeActing: "A responder that loses a touch receives the cancellation before any action."
        case .noEndAfterClaim:
            "After a claim by a contestant that cancels, a responder receives nothing but a cancellation."
        case .wellFormed: "A responder receives nothing of a touch, or B M* (E | C), and nothing that did not happen."
        case .paid: "At rest no responder has anything to receive."
        case .bounded: "A turn ends by itself."
        case .untouched:
            "Without contestants that cancel or delay, a responder receives each event in its own turn, unchanged."
        case .silentWhileHeld:
            "No beginning and no end is received while an undecided contestant of the touch holds it."
        case .resting: "When all fingers are up and the watchdog has run, no contestant and no touch is left."
        case .honestClaim: "A touch is not taken for a gesture that was taken back."
        case .takenBack: "A contestant that is disabled before its first action has none."
        case .independent: "Neither slots nor an observer change what happens."
        case .consistent: "The invariants of the contest hold."
        }
    }
}
