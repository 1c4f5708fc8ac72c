extension Arbiter {
    /// What the shell has to do next, in order. Each effect is a decision that has been taken, or a question.
    public enum Effect: Hashable, Sendable {
        /// Ask whose failure the contestant awaits; answer with `reply(_:awaits:)`. Asked once an attempt.
        case askRequirements(Ticket)
        /// Ask whether the contestant may begin and whom it prevents; answer with `reply(_:_:)`. Asked once a claim.
        case askBegin(Ticket)
        /// The contestant has claimed and waits until all of the set have failed.
        case hold(Contestant, awaiting: ContestantSet)
        /// The contestant entered the phase. All but `failed` are reported to targets, then answered with `acted(_:)`.
        case enter(Contestant, GesturePhase, Cause?)
        /// The contestant recognized, but was withdrawn before that was reported: report nothing in this attempt.
        case undo(Contestant, Cause)
        /// The attempt is over, in this phase: call the recognizer's `reset`.
        case reset(Contestant, GesturePhase)
        /// Two or more contestants await each other in a circle; the first of the array has been made to fail.
        case deadlock([Contestant])
        /// A contestant was found open with nothing left that could decide it, and has been closed.
        case abandoned(Contestant)
    }

    /// Names one question to one contestant in one attempt. An answer to an old ticket changes nothing.
    public struct Ticket: Hashable, Sendable {
        /// Who is asked about.
        public let contestant: Contestant
        /// Which of its attempts.
        public let attempt: UInt32
    }

    /// The answer to `Effect.askBegin`.
    public struct Verdict: Hashable, Sendable {
        /// Whether the delegates and the hit views let it begin.
        public var isAllowed: Bool
        /// Whom it prevents, among those undecided.
        public var prevents: ContestantSet
        /// By whom it is prevented, among those active.
        public var preventedBy: ContestantSet

        /// Creates a verdict.
        public init(
            isAllowed: Bool, prevents: ContestantSet = ContestantSet(), preventedBy: ContestantSet = ContestantSet()
        ) {
            self.isAllowed = isAllowed
            self.prevents = prevents
            self.preventedBy = preventedBy
        }
    }

    /// What came in and has not been seen to.
    enum Submission: Hashable, Sendable {
        /// Wants to recognize once and for all.
        case claimDiscrete
        /// Wants to recognize and go on.
        case claimContinuous
        /// Something changed.
        case update
        /// Is over.
        case end
        /// Breaks off.
        indirect case cancel(Cause)
        /// Gives up.
        indirect case fail(Cause)
        /// Was taken out of the contest.
        indirect case withdraw(Cause)
        /// What it entered has been reported.
        case acted
        /// Whom it awaits.
        indirect case awaits(ContestantSet, attempt: UInt32)
        /// May it begin?
        indirect case verdict(Verdict, attempt: UInt32)
    }
}
