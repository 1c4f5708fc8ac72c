import TouchArbitration

/// The freedom of the environment. Within a scope every sequence of moves is explored; the state space is closed, since
/// attempts are bounded and so are submissions before they are handled.
public struct Scope: Sendable {
    /// The name in reports.
    public var name: String
    /// The number of contestants; the first is the first in precedence.
    public var contestants: Int
    /// The number of attempts of each contestant, in the order of slots.
    public var attempts: [Int]
    /// The answers to «whose failure do you await?» that are explored.
    public var waits = Breadth.every
    /// The answers to «whom do you prevent?» that are explored.
    public var prevents = Breadth.every
    /// The number of submissions in one event before the first effect is taken.
    public var batch: Int
    /// A Boolean value that indicates whether a batch is in the order of slots, with one submission for each contestant. The results of
    /// other orders of claims are compared separately (law 9).
    public var isBatchOrdered: Bool
    /// The number of submissions while effects are performed, until the queue is known to be empty again.
    public var reentrancy: Int
    /// A Boolean value that indicates whether an answer may come after everything else has come to rest, even events later.
    public var mayDelayAnswers: Bool
    /// A Boolean value that indicates whether an action may be sent before all effects have been taken.
    public var mayActEarly: Bool
    /// A Boolean value that indicates whether requirements are added beforehand too.
    public var hasStaticRequirements: Bool
    /// A Boolean value that indicates whether the order of precedence may be reversed at rest.
    public var mayTurnPrecedence: Bool
    /// The vocabulary of submissions.
    public var vocabulary: Vocabulary
    /// A Boolean value that indicates whether the order of precedence is initially the reverse of the order of slots.
    public var startsTurned: Bool
    /// A Boolean value that indicates whether all contestants have joined at first.
    public var startsJoined: Bool
    /// A Boolean value that indicates whether the arbiter's own invariants are checked as well (law 15).
    public var checksInvariants = false

    /// The submissions of contestants in an attempt.
    public enum Vocabulary: Hashable, Sendable {
        /// Every phase in every state, even if another means the same or nothing at all.
        case everything
        /// One phase of each meaning.
        case distinct
        /// Claims and ends; a contestant gives up by being disabled, which makes it fail, cancels it or takes it back. The
        /// watchdog is checked only at the end of everything (law 8).
        case essential
    }

    /// The groups of others that answers name.
    public enum Breadth: Hashable, Sendable {
        /// The empty group.
        case nobody
        /// The empty group, or all.
        case nobodyOrAll
        /// Every group.
        case every

        func groups(of all: Group) -> [Group] {
            switch self {
            case .nobody: [Group()]
            case .nobodyOrAll: all.isEmpty ? [all] : [Group(), all]
            case .every: all.subgroups
            }
        }
    }

    /// Creates a scope that allows everything.
    public init(
        name: String, contestants: Int, attempts: [Int], batch: Int, isBatchOrdered: Bool = false, reentrancy: Int,
        mayDelayAnswers: Bool = true, mayActEarly: Bool = true, hasStaticRequirements: Bool = true,
        mayTurnPrecedence: Bool = false, vocabulary: Vocabulary = .everything, startsTurned: Bool = false,
        startsJoined: Bool = false
    ) {
        self.name = name
        self.contestants = contestants
        self.attempts = attempts
        self.batch = batch
        self.isBatchOrdered = isBatchOrdered
        self.reentrancy = reentrancy
        self.mayDelayAnswers = mayDelayAnswers
        self.mayActEarly = mayActEarly
        self.hasStaticRequirements = hasStaticRequirements
        self.mayTurnPrecedence = mayTurnPrecedence
        self.vocabulary = vocabulary
        self.startsTurned = startsTurned
        self.startsJoined = startsJoined
    }
}
