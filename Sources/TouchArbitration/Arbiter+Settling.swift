// The rule that decides. In this order, until nothing moves:
//
//   1. every claim is asked whose failure it awaits            (B-165, B-168)
//   2. whoever awaits nobody undecided is asked: may you begin, whom do you prevent?
//   3. when all of these have answered, the winner among them enters, those it prevents fail, again from 1
//   4. a circle of waiting is broken at its lowest precedence
//
// The winner is the highest in precedence (B-147) among those whom no other candidate prevents one-sidedly (B-151): a
// double tap that prevents the single tap goes first wherever the two were attached. Since nobody enters before
// everybody has been asked, the order in which claims of one event came in does not matter.

extension Arbiter {
    /// Takes one step; `false` when nothing can be done until an answer or a submission comes in.
    mutating func settleOneStep() -> Bool {
        if !sorting.isEmpty { return false }
        // Most events decide nothing: whoever is left watches or goes on.
        if claimed.isEmpty, waiting.isEmpty, asking.isEmpty { return false }
        if let contestant = firstInPrecedence(of: claimed) {
            claimed.remove(contestant)
            sorting.insert(contestant)
            outbox.push(.askRequirements(ticket(contestant)))
            return true
        }
        if failFirstOverruled() { return true }
        for contestant in asking where records[contestant.slot].verdict == nil { return false }
        if let contestant = firstReady {
            waiting.remove(contestant)
            asking.insert(contestant)
            outbox.push(.askBegin(ticket(contestant)))
            return true
        }
        if !asking.isEmpty {
            settleFirst()
            return true
        }
        return mayBeDeadlocked && breakDeadlock()
    }

    /// Gives up the first that waits though one whose failure it awaits has recognized: the requirement was added when
    /// that had happened already (B-165).
    private mutating func failFirstOverruled() -> Bool {
        guard !recognized.isEmpty else { return false }
        for contestant in waiting {
            guard let met = firstInPrecedence(of: records[contestant.slot].requirements.intersection(recognized)) else {
                continue
            }
            fail(contestant, .requirementMet(met))
            return true
        }
        return false
    }

    /// The first in precedence that awaits nobody any more.
    private var firstReady: Contestant? {
        guard !waiting.isEmpty else { return nil }
        var ready = ContestantSet()
        for contestant in waiting where !records[contestant.slot].requirements.intersects(undecided) {
            ready.insert(contestant)
        }
        return firstInPrecedence(of: ready)
    }

    /// Decides about one of those that have been asked.
    private mutating func settleFirst() {
        let candidates = asking
        // Most often nobody prevents anybody, or few; so a crowd that may all recognize costs a look at each, not at each pair.
        var prevented = ContestantSet()
        for contestant in candidates {
            if let verdict = records[contestant.slot].verdict { prevented.formUnion(verdict.prevents) }
        }
        var winners = ContestantSet()
        for contestant in candidates {
            guard let verdict = records[contestant.slot].verdict else { continue }
            if let rival = firstInPrecedence(of: verdict.preventedBy.intersection(active)) {
                fail(contestant, .prevented(by: rival))
                return
            }
            if !prevented.contains(contestant) || !isPreventedOneSidedly(contestant, among: candidates) {
                winners.insert(contestant)
            }
        }
        guard let winner = firstInPrecedence(of: winners) ?? firstInPrecedence(of: candidates) else { return }
        let losers = records[winner.slot].verdict?.prevents ?? ContestantSet()
        asking.remove(winner)
        undecided.remove(winner)
        recognize(winner)
        for contestant in inPrecedence(losers.intersection(undecided)) {
            fail(contestant, .prevented(by: winner))
        }
    }

    private func isPreventedOneSidedly(_ contestant: Contestant, among candidates: ContestantSet) -> Bool {
        for rival in candidates where rival != contestant {
            if records[rival.slot].verdict?.prevents.contains(contestant) == true,
                records[contestant.slot].verdict?.prevents.contains(rival) == false
            {
                return true
            }
        }
        return false
    }

    private mutating func recognize(_ contestant: Contestant) {
        records[contestant.slot].verdict = nil
        recognized.insert(contestant)
        if continuous.contains(contestant) {
            active.insert(contestant)
            enter(contestant, .began)
        } else {
            enter(contestant, .ended)
        }
        for dependent in inPrecedence(undecided) where records[dependent.slot].requirements.contains(contestant) {
            fail(dependent, .requirementMet(contestant))
        }
    }

    /// The one that goes first; among equals the lower slot.
    @inline(__always) func firstInPrecedence(of set: ContestantSet) -> Contestant? {
        Self.first(of: set, by: records)
    }

    private static func first(of set: ContestantSet, by records: [Record]) -> Contestant? {
        var best: Contestant?
        for contestant in set {
            guard let leader = best else {
                best = contestant
                continue
            }
            if records[contestant.slot].rank < records[leader.slot].rank { best = contestant }
        }
        return best
    }

    private func ticket(_ contestant: Contestant) -> Ticket {
        Ticket(contestant: contestant, attempt: records[contestant.slot].attempt)
    }
}
