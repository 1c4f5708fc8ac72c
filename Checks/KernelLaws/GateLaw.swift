/// The laws of delivery: what one responder hears of one touch.
public enum GateLaw: Int, Law {
    /// Also: what the gate answers about itself agrees with that.
    case wellFormed = 1
    /// Nothing at all, also no second end.
    case nothingAfterTheEnd = 2
    /// A touch that was never heard is never cancelled.
    case cancelledOnlyAfterBegan = 3
    /// No beginning while one holds it, no end while one holds that.
    case silentWhileHeld = 4
    /// In the same breath or later.
    case noEndAfterClaim = 5
    /// Claimed or vetoed at the first release.
    case bornClaimed = 6
    /// Checked at every release: what is due is heard at once, a refusal as a cancellation.
    case paid = 7
    /// A late beginning is followed by the latest movement only, and a movement is heard once.
    case oneMovement = 8
    /// A swallowed step is never heard.
    case onlyWhatHappened = 9

    /// `gate law 1` to `gate law 9`.
    public var name: String { "gate law \(rawValue)" }

    /// What must hold.
    public var sentence: String {
        switch self {
        case .wellFormed: "What a responder hears is empty or B M* (E | C)."
        case .nothingAfterTheEnd: "Nothing is heard after E or C."
        case .cancelledOnlyAfterBegan: "C is heard only after B."
        case .silentWhileHeld: "Silence while held."
        case .noEndAfterClaim: "Nothing but a cancellation is heard once the touch is claimed or vetoed."
        case .bornClaimed: "A gate that opens claimed or vetoed is never heard."
        case .paid: "What is owed is paid as soon as nobody holds it."
        case .oneMovement: "Between a late B and what follows there is at most one M, and each M is heard once."
        case .onlyWhatHappened: "Nothing is heard that did not happen."
        }
    }
}
