/// The laws of recognition, numbered as in the architecture.
///
/// Where its wording left a choice, the reading that is checked stands with the case.
public enum ArbiterLaw: Int, Law {
    /// Also: a phase is entered only by whom it was proposed, a failure has the cause that fits, and what the arbiter
    /// answers about standing, phase and proposal agrees with what it has said to the shell.
    case legal = 1
    /// Who recognized and was taken back before anybody was told has recognized, for those that await it. A requirement
    /// that is added after the question «may you begin?» comes too late for this attempt.
    case permitted = 2
    /// Prevented are: whom the winner's verdict names, if undecided when it enters; and whose own verdict names
    /// somebody that is active when it is settled. Both fail with that cause.
    case prevented = 3
    /// Those that are undecided when it recognizes fail with it. Somebody to whom the requirement is added later fails
    /// when it claims or, if it waits already, at once.
    case dependents = 4
    /// One claim an attempt, hence both at most once an attempt.
    case askedOnce = 5
    /// The effect lists the circle: each awaits the next, the last the first; the first is its lowest in precedence.
    case deadlock = 6
    /// Once its beginning has been reported it enters its end, also when it was broken off or withdrawn while held.
    case noLatecomer = 7
    /// Whenever there is no next effect and no question is open, every claim waits for somebody undecided, outside any
    /// circle, and nobody who has given up is undecided. From there, giving up and answering settles everything.
    case liveness = 8
    /// The claims of one event, submitted in every order, have the same effects and lead to the same arbiter. Hence
    /// nobody recognizes before everybody who could has been asked, and precedence and one-sided prevention name the
    /// winner.
    case commuting = 9
    /// Checked by comparison: with and without the reply, the same effects and the same arbiter.
    case lateReply = 10
    /// For each contestant: one beginning or change between two closings, and one effect of each other kind an attempt;
    /// hence at most nine effects a contestant and event, however much is submitted.
    case bounded = 11
    /// Two copies given the same input behave alike; and the order of questions, failures, resets is explained by
    /// precedence (among equals, by slot), so that no order of a hash table can have crept in.
    case deterministic = 12
    /// Also: the next phase is entered only after the last one was reported, and nobody is reset while its target
    /// has heard a beginning and no end.
    case client = 13
    /// Reset happens once an attempt, only when the contestant is over and nobody tied to it directly by a requirement
    /// known in this attempt, in either direction, is undecided. All that may be reset at a closing are reset at it.
    case reset = 14

    /// `law 1` to `law 14`.
    public var name: String { "law \(rawValue)" }

    /// The wording of the architecture.
    public var sentence: String {
        switch self {
        case .legal: "Every entered state is legal, hence at most one terminal state an attempt."
        case .permitted:
            "Nobody is asked to begin, or recognizes, before all its requirements have failed; never unasked."
        case .prevented:
            "Whoever is prevented while undecided fails before anything else is settled, and never recognizes in this attempt."
        case .dependents: "If a requirement recognizes, the dependent fails."
        case .askedOnce: "Requirements are asked at most once an attempt, begin at most once a claim."
        case .deadlock: "Nobody is given up as deadlocked outside a cycle of waiting."
        case .noLatecomer: "A continuous claim whose touches ended while it was held does not stay active."
        case .liveness:
            "Once every watcher has given up and every question is answered, all is settled; after the watchdog nothing is open."
        case .commuting: "Claims of one event commute."
        case .lateReply: "A reply that comes too late, also one from an earlier attempt, changes nothing."
        case .bounded: "Effects an event are bounded."
        case .deterministic: "Same inputs, same effects: no address, hash order or clock is consulted."
        case .client:
            "In each attempt a target hears nothing, or R, or B C* (E | X); what is undone before its action is not reported."
        case .reset: "Reset happens once an attempt, only when closed and untied; tied contestants in the same step."
        }
    }
}
