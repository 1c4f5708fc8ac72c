import TouchArbitration

// Laws about two alternatives: both are made, on copies, and compared.

extension World {
    /// Gives an answer; a second, contradicting one right after it must change nothing (law 10).
    mutating func answer(_ move: Move) throws(Violation) {
        var doubled: Arbiter
        switch move {
        case .awaits(let who, let others):
            guard let ticket = monitor.seen[who].ticket else { return }
            monitor.answer(who, awaits: others)
            arbiter.reply(ticket, awaits: others.asSet)
            doubled = arbiter
            doubled.reply(ticket, awaits: monitor.everybody.subtracting(others).asSet)
        case .verdict(let who, let isAllowed, let prevents, let preventedBy):
            guard let ticket = monitor.seen[who].ticket else { return }
            monitor.answer(who, isAllowed: isAllowed, prevents: prevents, preventedBy: preventedBy)
            let verdict = Arbiter.Verdict(
                isAllowed: isAllowed, prevents: prevents.asSet, preventedBy: preventedBy.asSet)
            arbiter.reply(ticket, verdict)
            doubled = arbiter
            let all = monitor.everybody.without(who).asSet
            doubled.reply(ticket, .init(isAllowed: !isAllowed, prevents: all, preventedBy: all))
        case .join, .require, .turnPrecedence, .propose, .withdraw, .acted, .next, .closeEvent, .closeAbandoned:
            return
        }
        isAtRest = false
        isDraining = true
        try compare(doubled, with: arbiter, ArbiterLaw.lateReply, "a second answer to one question changes something")
    }

    /// Checks late replies in this state: for each contestant, with its ticket of an earlier attempt, and with its present one
    /// if no such question is open.
    func checkLateReplies() throws(Violation) {
        var late = arbiter
        var count = 0
        for who in monitor.seen.indices {
            let seen = monitor.seen[who]
            let all = monitor.everybody.without(who).asSet
            for ticket in [seen.oldTicket, seen.ticket] {
                guard let ticket else { continue }
                let isPresent = ticket == seen.ticket
                let isOpen = seen.isUndecided && isPresent
                if !isOpen || seen.sorting != .open {
                    late.reply(ticket, awaits: all)
                    count += 1
                }
                if !isOpen || seen.beginning != .open {
                    late.reply(ticket, .init(isAllowed: false))
                    late.reply(ticket, .init(isAllowed: true, prevents: all, preventedBy: all))
                    count += 1
                }
            }
        }
        guard count > 0 else { return }
        try compare(late, with: arbiter, ArbiterLaw.lateReply, "replies that come too late change something")
    }

    /// Checks law 9: every group of watching contestants claims in one event, in every order.
    func checkClaimsCommute() throws(Violation) {
        let watching = monitor.group { $0.isUndecided && $0.said == nil }
        guard watching.count > 1 else { return }
        for claimers in watching.subgroups where claimers.count > 1 {
            let orders = Self.orders(of: Array(claimers))
            for continuous in claimers.subgroups {
                var first: Arbiter?
                for order in orders {
                    var other = arbiter
                    for who in order {
                        other.propose(continuous.contains(who) ? .began : .ended, by: Contestant(who))
                    }
                    guard let reference = first else {
                        first = other
                        continue
                    }
                    try compare(
                        other, with: reference, ArbiterLaw.commuting, "the order of the claims of \(claimers) matters")
                }
            }
        }
    }

    /// Returns every order of the members.
    static func orders(of members: [Int]) -> [[Int]] {
        guard let first = members.first else { return [[]] }
        return orders(of: Array(members.dropFirst())).flatMap { rest in
            (0...rest.count).map { Array(rest[..<$0]) + [first] + Array(rest[$0...]) }
        }
    }

    /// Drains both, without answering, and compares their effects and final states.
    private func compare(
        _ one: Arbiter, with other: Arbiter, _ law: ArbiterLaw, _ detail: String
    ) throws(Violation) {
        var one = one
        var other = other
        while true {
            let (effect, expected) = (one.next(), other.next())
            guard effect == expected else {
                throw Violation(law, "\(detail): \(effect.plainDescription) instead of \(expected.plainDescription)")
            }
            if effect == nil { break }
        }
        guard one == other else { throw Violation(law, "\(detail): the arbiters differ at rest") }
    }
}
