/// The laws of recognition, numbered as in the architecture.
///
/// If its wording is ambiguous, the checked interpretation is documented with the case.
public enum ArbiterLaw: Int, Law {
    /// Also: only a contestant that proposed a phase enters it, a failure has a matching cause, and the arbiter's
    /// answers about standing, phase and proposal agree with its effects.
    case legal = 1
    /// A contestant that recognized and was taken back before its targets were called has recognized, for those that await it. A
    /// requirement that is added after the question «may you begin?» comes too late for this attempt.
    case permitted = 2
    /// Prevented are: contestants that the winner's verdict names, if undecided when it enters; and those whose own verdict names
    /// an active contestant when it is settled. Both fail with that cause, and the rule in it is the one by which they lost.
    case prevented = 3
    /// Those that are undecided when it recognizes fail with it. A contestant to which the requirement is added later fails
    /// when it claims or, if it waits already, at once.
    case dependents = 4
    /// One claim in an attempt, hence each question at most once.
    case askedOnce = 5
    /// The effect lists the cycle: each awaits the next, the last the first; the first is its lowest in precedence.
    case deadlock = 6
    /// Once its beginning has been reported it enters its end, even if it was cancelled or withdrawn while held.
    case noLatecomer = 7
    /// Whenever there is no next effect and no question is open, every claim waits for an undecided contestant, outside any
    /// cycle, and no contestant that has given up is undecided. From there, giving up and answering settles everything.
    case liveness = 8
    /// The claims of one event, submitted in every order, have the same effects and lead to the same arbiter. Hence
    /// no contestant recognizes before all that could have been asked, and precedence and one-sided prevention decide
    /// the winner.
    case commuting = 9
    /// Checked by comparison: with and without the reply, the same effects and the same arbiter.
    case lateReply = 10
    /// For each contestant: one beginning or change between two closings, and one effect of each other kind in an attempt;
    /// hence at most nine effects for a contestant and event, regardless of the submissions.
    case bounded = 11
    /// Two copies with the same input behave alike; and the order of questions, failures, resets follows from
    /// precedence (among equals, from the slot), so that it cannot depend on the order of a hash table.
    case deterministic = 12
    /// Also: the next phase is entered only after the last one was reported, and no contestant is reset while its target
    /// has received a beginning and no end.
    case client = 13
    /// Reset happens once in an attempt, only when the contestant is over and no contestant with a direct requirement
    /// known in this attempt, in either direction, is undecided. All that may be reset at a closing are reset at it.
    case reset = 14
    /// Checked after every effect; `Arbiter.brokenInvariant` lists the invariants.
    case consistent = 15

    /// The names `law 1` to `law 15`.
    public var name: String { "law \(rawValue)" }

    /// The wording of the architecture.
    public var sentence: String {
        switch self {
        case .legal: "Every entered state is legal, hence at most one terminal state an attempt."
        case .permitted:
            "No contestant is asked to begin, or recognizes, before all its requirements have failed; none recognizes unasked."
        case .prevented:
            "A contestant that is prevented while undecided fails before anything else is settled, and never recognizes in this attempt."
        case .dependents: "If a requirement recognizes, the dependent fails."
        case .askedOnce: "Requirements are asked at most once an attempt, begin at most once a claim."
        case .deadlock: "No contestant fails as deadlocked outside a cycle of requirements."
        case .noLatecomer: "A continuous claim whose touches ended while it was held does not stay active."
        case .liveness:
            "Once every watcher has given up and every question is answered, all is settled; after the watchdog nothing is open."
        case .commuting: "Claims of one event commute."
        case .lateReply: "A reply that comes too late, also one from an earlier attempt, changes nothing."
        case .bounded: "Effects an event are bounded."
        case .deterministic: "Same inputs, same effects: no address, hash order or clock is consulted."
        case .client:
            "In each attempt a target receives nothing, or R, or B C* (E | X); what is undone before its action is not reported."
        case .consistent: "The arbiter's own invariants hold."
        case .reset: "Reset happens once an attempt, only when closed and untied; tied contestants in the same step."
        }
    }
}
