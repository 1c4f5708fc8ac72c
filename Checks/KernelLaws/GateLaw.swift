/// The laws of delivery: the steps of one touch that one responder receives.
public enum GateLaw: Int, Law {
    /// Also: the gate's answers about itself agree with that.
    case wellFormed = 1
    /// No step at all, not even a second end.
    case nothingAfterTheEnd = 2
    /// A touch whose beginning was never delivered is never cancelled.
    case cancelledOnlyAfterBegan = 3
    /// No beginning while it is held, no end while that is held.
    case silentWhileHeld = 4
    /// In the same release or later.
    case noEndAfterClaim = 5
    /// Claimed or vetoed at the first release.
    case bornClaimed = 6
    /// Checked at every release: a step that is due is delivered at once, a refusal as a cancellation.
    case paid = 7
    /// A late beginning is followed by the latest movement only, and a movement is delivered once.
    case oneMovement = 8
    /// A swallowed step is never delivered.
    case onlyWhatHappened = 9

    /// The names `gate law 1` to `gate law 9`.
    public var name: String { "gate law \(rawValue)" }

    /// The rule that must hold.
    public var sentence: String {
        switch self {
        case .wellFormed: "A responder receives nothing or B M* (E | C)."
        case .nothingAfterTheEnd: "Nothing is received after E or C."
        case .cancelledOnlyAfterBegan: "C is received only after B."
        case .silentWhileHeld: "Silence while held."
        case .noEndAfterClaim: "Nothing but a cancellation is received once the touch is claimed or vetoed."
        case .bornClaimed: "A gate that opens claimed or vetoed is never received."
        case .paid: "A call that is due is made as soon as no recognizer holds it."
        case .oneMovement: "Between a late B and what follows there is at most one M, and each M is received once."
        case .onlyWhatHappened: "Nothing is received that did not happen."
        }
    }
}
