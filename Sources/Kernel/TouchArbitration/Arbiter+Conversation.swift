extension Arbiter {
    /// An instruction to the shell. Each effect is a decision that has been made, or a question; they are performed in order.
    public enum Effect: Hashable, Sendable {
        /// Ask whose failure the contestant awaits; answer with `reply(_:awaits:)`. Asked once per attempt.
        case askRequirements(Ticket)
        /// Ask whether the contestant may begin and which contestants it prevents; answer with `reply(_:_:)`. Asked once per
        /// claim.
        case askBegin(Ticket)
        /// The contestant has claimed and waits until all of the set have failed.
        case hold(Contestant, awaiting: ContestantSet)
        /// The contestant entered the phase. All but `failed` are reported to targets, then answered with `acted(_:)`.
        case enter(Contestant, GesturePhase, Cause?)
        /// The contestant recognized, but was withdrawn before that was reported: report nothing in this attempt.
        case undo(Contestant, Cause)
        /// The attempt is over, with this phase: call the recognizer's `reset`.
        case reset(Contestant, GesturePhase)
        /// Two or more contestants await each other in a cycle; the first of the array has been failed.
        case deadlock([Contestant])
        /// A contestant was open although nothing was left that could decide it, and has been closed.
        case abandoned(Contestant)
    }

    /// The identity of one question to one contestant in one attempt. An answer to an outdated ticket is ignored.
    public struct Ticket: Hashable, Sendable {
        /// The contestant that the question is about.
        public let contestant: Contestant
        /// The number of its attempt.
        public let attempt: UInt32

        /// Creates a ticket, for checks.
        package init(contestant: Contestant, attempt: UInt32) {
            (self.contestant, self.attempt) = (contestant, attempt)
        }
    }

    /// The answer to `Effect.askBegin`.
    public struct Verdict: Hashable, Sendable {
        /// A Boolean value that indicates whether the delegates and the hit views allow it to begin.
        public var isAllowed: Bool
        /// The undecided contestants that it prevents.
        public var prevents: ContestantSet
        /// The active contestants that prevent it.
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

    /// A submission that has not been processed yet.
    enum Submission: Hashable, Sendable {
        /// The contestant claims a discrete gesture.
        case claimDiscrete
        /// The contestant claims a continuous gesture.
        case claimContinuous
        /// The gesture has changed.
        case update
        /// The gesture has ended.
        case end
        /// The contestant fails or cancels its gesture; its record has the cause.
        case giveUp
        /// The contestant was withdrawn.
        indirect case withdraw(Cause)
        /// The phase that it entered has been reported.
        case acted
        /// The answer about the contestants that it awaits.
        indirect case awaits(ContestantSet, attempt: UInt32)
        /// The answer about its beginning.
        indirect case verdict(Verdict, attempt: UInt32)
    }
}
