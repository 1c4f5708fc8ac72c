import TouchArbitration

/// How far the environment may go. Within a scope every sequence of moves is explored; the state space is closed, since
/// attempts are bounded and so is what may be submitted before it is seen to.
public struct Scope: Sendable {
    /// The name in reports.
    public var name: String
    /// How many contestants take part; the first is the first in precedence.
    public var contestants: Int
    /// How many attempts each contestant may have, in the order of slots.
    public var attempts: [Int]
    /// Which answers are explored to «whose failure do you await?».
    public var waits = Breadth.every
    /// Which answers are explored to «whom do you prevent?».
    public var prevents = Breadth.every
    /// How many submissions one event may bring before the first effect is taken.
    public var batch: Int
    /// Whether a batch comes in the order of slots, one submission a contestant. What other orders of claims lead to
    /// is compared separately (law 9).
    public var isBatchOrdered: Bool
    /// How many submissions may come in while effects are performed, until the queue is known to be empty again.
    public var reentrancy: Int
    /// Whether an answer may come after everything else has come to rest, even events later.
    public var mayDelayAnswers: Bool
    /// Whether an action may be sent before all effects have been taken.
    public var mayActEarly: Bool
    /// Whether requirements are added beforehand too.
    public var hasStaticRequirements: Bool
    /// Whether the order of precedence may be turned round at rest.
    public var mayTurnPrecedence: Bool
    /// What is submitted.
    public var vocabulary: Vocabulary
    /// Whether the order of precedence runs against the order of slots at first.
    public var startsTurned: Bool
    /// Whether all contestants have joined at first.
    public var startsJoined: Bool

    /// What is submitted by those in an attempt.
    public enum Vocabulary: Hashable, Sendable {
        /// Every phase in every state, also where another means the same or nothing at all.
        case everything
        /// One phase of each meaning.
        case distinct
        /// Claims and ends; whoever gives up does so by being disabled, which fails, breaks off or takes back. The
        /// watchdog only looks at the end of everything (law 8).
        case essential
    }

    /// Which groups of others are named in answers.
    public enum Breadth: Hashable, Sendable {
        /// Nobody.
        case nobody
        /// Nobody, or all.
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

    /// Creates a scope with everything allowed.
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
