import TouchArbitration

extension Arbiter.Effect? {
    /// The effect in a few words, with contestants named a, b, c.
    public var plainDescription: String {
        func name(_ contestant: Contestant) -> String { Group.name(contestant.slot) }
        switch self {
        case .askRequirements(let ticket): return "whose failure does \(name(ticket.contestant)) await?"
        case .askBegin(let ticket): return "may \(name(ticket.contestant)) begin, whom does it prevent?"
        case .hold(let contestant, let awaiting): return "\(name(contestant)) is held, awaiting \(Group(awaiting))"
        case .enter(let contestant, let phase, let cause):
            return "\(name(contestant)) enters \(phase)" + (cause.map { ": \($0.plainDescription)" } ?? "")
        case .undo(let contestant, let cause): return "\(name(contestant)) is taken back: \(cause.plainDescription)"
        case .reset(let contestant, _): return "\(name(contestant)) is reset"
        case .deadlock(let circle): return "deadlock: " + circle.map(name).joined(separator: " awaits ")
        case .abandoned(let contestant): return "\(name(contestant)) is abandoned"
        case nil: return "nothing to do"
        }
    }

    /// A number for an effect that depends on nothing but the effect.
    var code: UInt64 {
        func code(_ kind: UInt64, _ contestant: Contestant, _ more: UInt64 = 0) -> UInt64 {
            kind | UInt64(contestant.slot) << 8 | more << 16
        }
        switch self {
        case .askRequirements(let ticket): return code(1, ticket.contestant, UInt64(ticket.attempt))
        case .askBegin(let ticket): return code(2, ticket.contestant, UInt64(ticket.attempt))
        case .hold(let contestant, let awaiting): return code(3, contestant, UInt64(Group(awaiting).bits))
        case .enter(let contestant, let phase, _): return code(4, contestant, UInt64(phase.rawValue))
        case .undo(let contestant, _): return code(5, contestant)
        case .reset(let contestant, let phase): return code(6, contestant, UInt64(phase.rawValue))
        case .deadlock(let circle): return circle.reduce(7) { $0 << 4 | UInt64($1.slot) }
        case .abandoned(let contestant): return code(8, contestant)
        case nil: return 9
        }
    }
}

extension Cause {
    /// The cause in a few words.
    var plainDescription: String {
        switch self {
        case .own: "its own decision"
        case .refused: "refused"
        case .prevented(let rival, let rule): "prevented by \(Group.name(rival.slot)), \(rule)"
        case .requirementMet(let rival): "\(Group.name(rival.slot)) recognized, whose failure it awaited"
        case .deadlock: "deadlock"
        case .disabled: "disabled"
        case .removed: "removed"
        case .touchesLost: "touches lost"
        case .systemCancelled: "system cancelled"
        }
    }
}
