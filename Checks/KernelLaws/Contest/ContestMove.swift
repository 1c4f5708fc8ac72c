import TouchArbitration

/// A move of the environment of a contest: fingers, recognizers, delegates and app code.
public enum ContestMove: CustomStringConvertible, Sendable {
    /// An event: the step of each touch that changes, the contestants that receive it if it begins, those of them that ignore it at
    /// once, and their proposals.
    case event(steps: [DeliveryGate.Steps?], joining: [Group], ignoring: [Group], proposals: [GesturePhase?])
    /// A recognizer proposes a phase outside an event, as a timer does.
    case propose(GesturePhase, by: Int)
    /// A recognizer is disabled.
    case withdraw(Int)
    /// A recognizer ignores a touch that it has received.
    case ignore(Int, by: Int)
    /// The effects of a recognizer on its touches change.
    case alter(Int, Contest.Traits)
    /// A recognizer comes first in precedence, as its view does that is moved inside of the other's.
    case goFirst(Int)
    /// The responder of a touch leaves the window.
    case remove(Int)
    /// An event is sent from inside a call.
    case nestedTurn
    /// The watchdog closes all but these.
    case watchdog(alive: Group)
    /// An answer to «whose failure do you await?».
    case awaits(Group)
    /// An answer to «may you begin, whom do you prevent?».
    case verdict(isAllowed: Bool, prevents: Group, preventedBy: Group)
    /// An answer to «may these touches begin?».
    case delivery(isAllowed: Bool)
    /// The shell takes the next effect.
    case next

    /// The move in a few words.
    public var description: String {
        switch self {
        case .event(let steps, let joining, let ignoring, let proposals):
            let fingers = steps.indices.compactMap { touch in
                steps[touch].map { step in
                    "touch \(touch) \(step.plainName)" + (step == .began ? " for \(joining[touch])" : "")
                        + (ignoring[touch].isEmpty ? "" : ", which \(ignoring[touch]) ignores")
                }
            }
            let words = proposals.indices.compactMap { who in proposals[who].map { "\(Group.name(who)) proposes \($0)" }
            }
            return (fingers + words).joined(separator: ", ")
        case .propose(let phase, let who): return "\(Group.name(who)) proposes \(phase)"
        case .withdraw(let who): return "\(Group.name(who)) is disabled"
        case .ignore(let touch, let who): return "\(Group.name(who)) ignores touch \(touch)"
        case .alter(let who, let traits): return "\(Group.name(who)) becomes \(traits.letters)"
        case .goFirst(let who): return "\(Group.name(who)) comes first"
        case .remove(let touch): return "the responder of touch \(touch) is removed"
        case .nestedTurn: return "an event is sent from inside"
        case .watchdog(let alive): return "the watchdog closes all but \(alive)"
        case .awaits(let others): return "answer: awaits \(others)"
        case .verdict(let isAllowed, let prevents, let preventedBy):
            return
                "answer: \(isAllowed ? "may" : "may not") begin, prevents \(prevents), is prevented by \(preventedBy)"
        case .delivery(let isAllowed): return "answer: they \(isAllowed ? "may" : "may not") begin"
        case .next: return "next"
        }
    }
}

extension Contest.Traits {
    /// The effects: `cbe` for all three, `---` for none.
    var letters: String {
        (contains(.cancels) ? "c" : "-") + (contains(.delaysBegan) ? "b" : "-") + (contains(.delaysEnded) ? "e" : "-")
    }
}

extension DeliveryGate.Steps {
    /// The name of a single step.
    var plainName: String {
        switch self {
        case .began: "began"
        case .moved: "moved"
        case .ended: "ended"
        default: "cancelled"
        }
    }
}
