import TouchArbitration

/// A move of the environment: an action of the shell or the app between two effects.
public enum Move: Hashable, Sendable, CustomStringConvertible {
    /// A contestant received a touch.
    case join(Int)
    /// A requirement that is known beforehand.
    case require(Int, by: Int)
    /// The order of precedence is reversed.
    case turnPrecedence
    /// A recognizer proposes a phase.
    case propose(GesturePhase, by: Int)
    /// A recognizer is disabled.
    case withdraw(Int)
    /// The action of the oldest unreported entry was sent.
    case acted(Int)
    /// An answer to «whose failure do you await?».
    case awaits(Int, Group)
    /// An answer to «may you begin, whom do you prevent?».
    case verdict(Int, isAllowed: Bool, prevents: Group, preventedBy: Group)
    /// The shell takes the next effect.
    case next
    /// The end of an event, and the resets.
    case closeEvent
    /// The watchdog closes all but these, which no input can decide any more.
    case closeAbandoned(alive: Group)

    /// The move as a call.
    public var description: String {
        switch self {
        case .join(let who): "join \(Group.name(who))"
        case .require(let other, let who): "\(Group.name(who)) requires \(Group.name(other)) to fail"
        case .turnPrecedence: "turn the order of precedence round"
        case .propose(let phase, let who): "\(Group.name(who)) proposes \(phase)"
        case .withdraw(let who): "\(Group.name(who)) is disabled"
        case .acted(let who): "\(Group.name(who)) was reported"
        case .awaits(let who, let others): "answer: \(Group.name(who)) awaits \(others)"
        case .verdict(let who, let isAllowed, let prevents, let preventedBy):
            "answer: \(Group.name(who)) \(isAllowed ? "may" : "may not") begin, prevents \(prevents), "
                + "is prevented by \(preventedBy)"
        case .next: "next"
        case .closeEvent: "close the event"
        case .closeAbandoned(let alive): "close the abandoned, except \(alive)"
        }
    }
}
