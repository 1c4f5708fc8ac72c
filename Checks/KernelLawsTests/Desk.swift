import KernelLaws
import TouchArbitration

/// Plays the shell for contestants called a, b, c …, a first in precedence, with prepared answers.
///
/// `settle` takes all effects, answers questions at once, then sends the actions in the order of entry, until nothing
/// moves. What comes back is every effect that is no question, in words.
struct Desk {
    var arbiter = Arbiter()
    /// The contestants whose failure each awaits; returned when it claims.
    var awaits: [Contestant: [Contestant]] = [:]
    /// The contestants that each prevents; those without an entry prevent all (B-145).
    var prevents: [Contestant: [Contestant]] = [:]
    /// Those that may not begin.
    var refused: Set<Contestant> = []
    /// The actions of app code in a phase.
    var inAction: (inout Arbiter, Contestant, GesturePhase) -> Void = { _, _, _ in }
    /// The questions asked, in order.
    var questions: [String] = []
    let all: [Contestant]
    private var pending: [(Contestant, GesturePhase)] = []

    init(_ count: Int, precedence: [Contestant]? = nil) {
        all = (0..<count).map { Contestant($0) }
        arbiter.setPrecedence(precedence ?? all)
        for contestant in all { arbiter.join(contestant) }
    }

    mutating func propose(_ phase: GesturePhase, by contestants: Contestant...) -> [String] {
        for contestant in contestants { arbiter.propose(phase, by: contestant) }
        return settle()
    }

    mutating func settle() -> [String] {
        var log: [String] = []
        while true {
            while let effect = arbiter.next() { take(effect, &log) }
            guard !pending.isEmpty else { return log }
            let (contestant, phase) = pending.removeFirst()
            inAction(&arbiter, contestant, phase)
            arbiter.acted(contestant)
        }
    }

    /// Takes all effects, allows every beginning, and sends no action.
    mutating func takeAllWithoutActing() {
        while let effect = arbiter.next() {
            switch effect {
            case .askRequirements(let ticket): arbiter.reply(ticket, awaits: ContestantSet())
            case .askBegin(let ticket): arbiter.reply(ticket, .init(isAllowed: true))
            case .enter, .hold, .undo, .reset, .deadlock, .abandoned: break
            }
        }
    }

    mutating func close() -> [String] {
        arbiter.closeEvent()
        return settle()
    }

    private mutating func take(_ effect: Arbiter.Effect, _ log: inout [String]) {
        switch effect {
        case .askRequirements(let ticket):
            questions.append(Optional(effect).plainDescription)
            arbiter.reply(ticket, awaits: ContestantSet(awaits[ticket.contestant] ?? []))
        case .askBegin(let ticket):
            questions.append(Optional(effect).plainDescription)
            arbiter.reply(ticket, verdict(of: ticket.contestant))
        case .enter(let contestant, let phase, _):
            log.append(Optional(effect).plainDescription)
            if phase != .failed { pending.append((contestant, phase)) }
        case .undo(let contestant, _):
            log.append(Optional(effect).plainDescription)
            pending.removeAll { $0.0 == contestant }
        case .hold, .reset, .deadlock, .abandoned:
            log.append(Optional(effect).plainDescription)
        }
    }

    private func verdict(of contestant: Contestant) -> Arbiter.Verdict {
        let others = all.filter { $0 != contestant }
        let victims = ContestantSet(prevents[contestant] ?? others)
        let preventers = others.filter { (prevents[$0] ?? all).contains(contestant) }
        return Arbiter.Verdict(
            isAllowed: !refused.contains(contestant), prevents: victims, preventedBy: ContestantSet(preventers))
    }
}

let a = Contestant(0)
let b = Contestant(1)
let c = Contestant(2)
