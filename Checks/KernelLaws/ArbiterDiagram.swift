import TouchArbitration

/// The transitions of one attempt of one contestant that occur in an exploration, with their causes.
public struct ArbiterDiagram {
    /// The diagram so far.
    public private(set) var diagram = StateDiagram(
        "arbiter",
        way: ["possible", "watching", "claimed", "sorting", "waiting", "asking", "active", "succeeded", "closed"],
        layout: ["{ rank=same; closed; failed; }"])

    /// Creates an empty diagram.
    public init() {}

    /// Explores all sequences for one contestant and for two that exclude each other, and many for three, with every answer: only
    /// among three can one be prevented while it waits for another.
    /// - Returns: The diagram, and the report of the exploration of two contestants.
    public static func explored() -> (diagram: StateDiagram, report: Explorer<World>.Report) {
        var drawing = ArbiterDiagram()
        _ = Explorer("one", from: World(.one)).run { drawing.see($0, $1) }
        let report = Explorer("two", from: World(.twoBriefly)).run { drawing.see($0, $1) }
        var three = Scope.threeEveryAnswer
        three.hasStaticRequirements = true
        drawing.walk(three, ways: 500, moves: 30)
        return (drawing.diagram, report)
    }

    /// Makes so many random walks, always the same ones.
    mutating func walk(_ scope: Scope, ways: Int, moves: Int) {
        var seed = Seed(1)
        for _ in 0..<ways {
            var world = World(scope)
            for _ in 0..<moves {
                let moves = world.moves()
                guard !moves.isEmpty else { break }
                let move = moves[seed.below(moves.count)]
                see(world, move)
                // A broken law is reported by the explorers.
                do throws(Violation) { try world.make(move) } catch { break }
            }
        }
    }

    /// Makes a move in a copy of the world, and adds every transition that follows from it, one at a time.
    public mutating func see(_ world: World, _ move: Move) {
        var arbiter = world.arbiter
        // Earlier decisions have been added already.
        _ = arbiter.takeDecided()
        let before = arbiter
        switch move {
        case .next, .turnPrecedence, .require: return
        case .join(let who): arbiter.join(Contestant(who))
        case .propose(let phase, let who): arbiter.propose(phase, by: Contestant(who))
        case .withdraw(let who): arbiter.withdraw(Contestant(who), cause: .disabled)
        case .acted(let who): arbiter.acted(Contestant(who))
        case .awaits(let who, let others):
            guard let ticket = world.monitor.seen[who].ticket else { return }
            arbiter.reply(ticket, awaits: others.asSet)
        case .verdict(let who, let isAllowed, let prevents, let preventedBy):
            guard let ticket = world.monitor.seen[who].ticket else { return }
            arbiter.reply(
                ticket, .init(isAllowed: isAllowed, prevents: prevents.asSet, preventedBy: preventedBy.asSet))
        case .closeEvent: arbiter.closeEvent()
        case .closeAbandoned(let alive): arbiter.closeAbandoned(except: alive.asSet)
        }
        compare(before, &arbiter)
        while true {
            let before = arbiter
            guard arbiter.takeStep() else { return }
            compare(before, &arbiter)
        }
    }

    private mutating func compare(_ before: Arbiter, _ after: inout Arbiter) {
        let effects = after.takeDecided()
        for slot in 0..<3 {
            let contestant = Contestant(slot)
            let (from, to) = (Self.place(contestant, in: before), Self.place(contestant, in: after))
            let reason = effects.lazy.compactMap { Self.reason($0, for: contestant, in: from) }.first
            // A contestant whose standing does not change made no transition, unless an effect reports one: a gesture that continues.
            guard from != to || reason != nil else { continue }
            diagram.see((from, from), (to, to), because: reason ?? Self.submission(leadingTo: to))
        }
    }

    /// Returns the standing; a contestant that is over and did not recognize has failed.
    private static func place(_ contestant: Contestant, in arbiter: Arbiter) -> String {
        let standing = arbiter.standing(of: contestant)
        return standing == .closed && arbiter.phase(of: contestant) == .failed ? "failed" : "\(standing)"
    }

    /// Returns the reason for the contestant's transition in an effect.
    private static func reason(_ effect: Arbiter.Effect, for contestant: Contestant, in place: String) -> String? {
        switch effect {
        case .askRequirements(let ticket): ticket.contestant == contestant ? "asked whom it awaits" : nil
        case .askBegin(let ticket): ticket.contestant == contestant ? "asked whether it may begin" : nil
        case .enter(contestant, let phase, let cause):
            phase == .failed ? cause.map(word) : (place == "asking" ? "wins: " : "") + word(phase)
        case .undo(contestant, _): "taken back"
        case .reset(contestant, _): "reset"
        case .enter, .undo, .reset, .hold, .deadlock, .abandoned: nil
        }
    }

    private static func word(_ phase: GesturePhase) -> String {
        switch phase {
        case .began: "begins"
        case .changed: "changes"
        case .ended: "ends"
        case .cancelled: "is cancelled"
        case .failed: "fails"
        }
    }

    private static func word(_ cause: Cause) -> String {
        switch cause {
        case .own: "gives up"
        case .refused: "refused"
        case .prevented: "prevented"
        case .requirementMet: "requirement met"
        case .deadlock: "circle"
        case .disabled: "disabled"
        case .removed: "removed"
        case .touchesLost: "touches lost"
        case .systemCancelled: "system"
        }
    }

    /// Returns the submission of the contestant or dispatcher that caused a transition without an effect.
    private static func submission(leadingTo place: String) -> String {
        switch place {
        case "watching": "touch"
        case "claimed": "sets its state"
        case "waiting": "answer"
        case "closed": "targets told"
        default: "?"
        }
    }
}
