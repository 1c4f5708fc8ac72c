import TouchArbitration

/// The monitor's knowledge of one contestant, from inputs and effects alone.
struct Seen: Hashable, Sendable {
    enum Claim: Hashable, Sendable { case none, discrete, continuous }
    enum Question: Hashable, Sendable { case unasked, open, answered }
    enum Received: Hashable, Sendable { case nothing, recognition, beginning, end }

    /// Kinds of effects: one of each in an attempt, but a `progress` in each event.
    struct Kinds: OptionSet, Hashable, Sendable {
        let rawValue: UInt16
        static let askRequirements = Kinds(rawValue: 1)
        static let hold = Kinds(rawValue: 2)
        static let askBegin = Kinds(rawValue: 4)
        static let progress = Kinds(rawValue: 8)
        static let over = Kinds(rawValue: 16)
        static let undo = Kinds(rawValue: 32)
        static let reset = Kinds(rawValue: 64)
        static let deadlock = Kinds(rawValue: 128)
        static let abandoned = Kinds(rawValue: 256)
    }

    /// Its place in the order of precedence.
    var rank: UInt8
    /// The number of attempts that are over and reset.
    var resets: UInt8 = 0
    var isIn = false
    var claim = Claim.none
    /// The last legal proposal.
    var said: GesturePhase?
    /// A Boolean value that is `true` after it proposed an end after a beginning; a withdrawal right after it may come too late to cancel it.
    var hasSaidEnded = false
    var isWithdrawn = false
    var isAbandoned = false
    /// A Boolean value that is `true` after it proposed a change that has not been reported yet.
    var isChangeOwed = false
    /// The phase it entered last.
    var entered: GesturePhase?
    /// A Boolean value that is `true` once nothing more happens in this attempt.
    var isOver = false
    /// A Boolean value that is `true` once it entered began or ended as its first phase.
    var hasRecognized = false
    var requirements = Group()
    var sorting = Question.unasked
    var beginning = Question.unasked
    var isAllowed = false
    var prevents = Group()
    var preventedBy = Group()
    /// The rule by which it loses to a contestant that has recognized, until that is reported.
    var lossRule: Cause.Rule?
    var received = Received.nothing
    /// The latest ticket of this attempt, and of earlier ones.
    var ticket: Arbiter.Ticket?
    var oldTicket: Arbiter.Ticket?
    /// The kinds of effects in this event.
    var kinds: Kinds = []

    init(rank: UInt8) { self.rank = rank }

    /// Ends the attempt. Irrelevant facts are removed, so that equal futures are equal states.
    mutating func end() {
        isOver = true
        (claim, said, hasSaidEnded, isChangeOwed) = (.none, entered, false, false)
        (isWithdrawn, isAbandoned, isAllowed, lossRule) = (false, false, false, nil)
        (sorting, beginning) = (.answered, .answered)
        (prevents, preventedBy, kinds) = (Group(), Group(), kinds.intersection(.reset))
    }

    var isUndecided: Bool { isIn && entered == nil && !isOver }
    var isActive: Bool { !isOver && (entered == .began || entered == .changed) }
    var isSaidOver: Bool { said?.isTerminal == true }
    /// A Boolean value that is `true` after it answered whose failure it awaits, and before it is asked whether it may begin.
    var isWaiting: Bool { isUndecided && sorting == .answered && beginning == .unasked }
    /// A Boolean value that is `true` after it answered that it may begin, until it is settled.
    var isCandidate: Bool { isUndecided && beginning == .answered && isAllowed }
    var givesUp: Bool { isWithdrawn || said == .failed || said == .cancelled }
}
