// The deciding rule. In this order, until nothing changes:
//
//   0. submissions are processed, in order; a failure takes effect at once              (Arbiter+Processing)
//   1. every claim is asked whose failure it awaits            (B-165, B-168); one that waits for what has recognized by now fails
//   2. each contestant that awaits no undecided one is asked whether it may begin, and which ones it prevents
//   3. when all of these have answered, those that an active one prevents fail, then the winner enters; those that await its failure fail, then those that it prevents;
//      again from 0
//   4. a cycle of waiting contestants is broken at its lowest precedence
//
// A contestant that waits is ready for 2 once none of those that it awaits is undecided: at its answer, or at the failure of the last one
// (`fail(_:_:)`).
//
// The winner is the highest in precedence (B-147) among those that no other candidate prevents one-sidedly (B-151): a double tap
// that prevents the single tap goes first wherever the two were attached. Since none enters before all have been asked, the order
// in which claims of one event were submitted does not matter.

extension Arbiter {
    /// Takes one step; returns `false` if nothing can be done until an answer or a submission arrives.
    mutating func settleOneStep() -> Bool {
        if !sorting.isEmpty { return false }
        // Most events decide nothing: all remaining contestants are watching or active.
        if claimed.isEmpty, waiting.isEmpty, asking.isEmpty { return false }
        if let contestant = first(of: claimed) {
            move(contestant, to: .sorting)
            outbox.push(.askRequirements(ticket(contestant)))
            return true
        }
        if failFirstOverruled() { return true }
        if !unanswered.isEmpty { return false }
        if let contestant = first(of: ready) {
            move(contestant, to: .asking)
            outbox.push(.askBegin(ticket(contestant)))
            return true
        }
        if !asking.isEmpty {
            settleFirst()
            return true
        }
        return mayBeDeadlocked && breakDeadlock()
    }

    /// Fails the first waiting contestant that requires the failure of one that has already recognized: the requirement was added
    /// after that (B-165).
    private mutating func failFirstOverruled() -> Bool {
        while let contestant = first(of: overruled) {
            overruled.remove(contestant, rank: records[contestant.slot].rank)
            // The recognition may have been undone since.
            let met = Self.first(of: records[contestant.slot].requirements.intersection(recognized), by: records)
            guard let met else { continue }
            fail(contestant, .requirementMet(met))
            return true
        }
        return false
    }

    // Of what follows, methods on the path of an event are static or mutating even if they change nothing: other ones, unless inlined, copy
    // the arbiter.

    /// Decides about one of those that have been asked.
    private mutating func settleFirst() {
        var named = tally ?? Self.tally(of: asking.members, by: records)
        tally = named
        if named.preventing.intersects(active) {
            if failFirstPrevented() { return }
            // Those that an active one prevents have gone; the summary still contained what they named.
            named = Self.tally(of: asking.members, by: records)
            tally = named
        }
        // Candidates may prevent each other one-sidedly in a ring: then precedence alone decides.
        guard let winner = firstWinner(named.prevented) ?? first(of: asking), let verdict = records[winner.slot].verdict
        else { preconditionFailure("none of \(asking.members.count) contestants that were asked has an answer") }
        let losers = verdict.prevents
        recognize(winner)
        if asking.isEmpty { tally = nil }
        for contestant in Self.sorted(losers.intersection(undecided), by: records, order) {
            fail(contestant, .prevented(by: winner, rule: rule(of: contestant, against: winner)))
        }
    }

    /// Returns the rule by which an undecided contestant loses to the winner, by its standing.
    private mutating func rule(of loser: Contestant, against winner: Contestant) -> Cause.Rule {
        switch records[loser.slot].standing {
        case .watching: return .first
        case .waiting: return .whileWaiting
        case .asking:
            if records[loser.slot].verdict?.prevents.contains(winner) == false { return .oneSided }
            return records[loser.slot].rank > records[winner.slot].rank ? .precedence : .oneSidedByAnother
        case .possible, .claimed, .sorting, .active, .succeeded, .closed:
            // Claims are sorted before any contestant recognizes.
            preconditionFailure("a contestant that is \(records[loser.slot].standing) cannot lose")
        }
    }

    /// Returns a summary of all verdicts. Usually there is little or no prevention, so a group that may all recognize costs one
    /// check for each contestant, not for each pair.
    private static func tally(of asking: ContestantSet, by records: [Record]) -> Tally {
        var tally = Tally()
        for contestant in asking {
            guard let verdict = records[contestant.slot].verdict else { continue }
            tally.prevented.formUnion(verdict.prevents)
            tally.preventing.formUnion(verdict.preventedBy)
        }
        return tally
    }

    /// Fails the first contestant that an active one prevents; returns `false` if there is none.
    private mutating func failFirstPrevented() -> Bool {
        for rank in asking.ranks {
            let contestant = order[rank.slot]
            guard let verdict = records[contestant.slot].verdict,
                let rival = firstInPrecedence(of: verdict.preventedBy.intersection(active))
            else { continue }
            fail(contestant, .prevented(by: rival, rule: .first))
            return true
        }
        return false
    }

    /// Returns the first contestant that no other candidate prevents one-sidedly.
    /// - Parameter prevented: A superset of those that any candidate prevents.
    private mutating func firstWinner(_ prevented: ContestantSet) -> Contestant? {
        guard let leader = first(of: asking) else { return nil }
        guard prevented.contains(leader), var rival = Self.oneSidedRival(of: leader, among: asking.members, by: records)
        else { return leader }
        for contestant in inPrecedence(asking.members) {
            // A contestant that prevents one of them usually prevents all.
            if Self.prevents(rival, oneSidedly: contestant, by: records) { continue }
            guard let other = Self.oneSidedRival(of: contestant, among: asking.members, by: records) else {
                return contestant
            }
            rival = other
        }
        return nil
    }

    /// Returns a candidate that prevents a contestant and is not prevented by it.
    private static func oneSidedRival(
        of contestant: Contestant, among asking: ContestantSet, by records: [Record]
    ) -> Contestant? {
        for rival in asking where prevents(rival, oneSidedly: contestant, by: records) { return rival }
        return nil
    }

    private static func prevents(_ rival: Contestant, oneSidedly contestant: Contestant, by records: [Record]) -> Bool {
        rival != contestant && records[rival.slot].verdict?.prevents.contains(contestant) == true
            && records[contestant.slot].verdict?.prevents.contains(rival) == false
    }

    private mutating func recognize(_ contestant: Contestant) {
        records[contestant.slot].verdict = nil
        recognized.insert(contestant)
        if continuous.contains(contestant) {
            move(contestant, to: .active)
            enter(contestant, .began)
        } else {
            enter(contestant, .ended)
        }
        let dependents = records[contestant.slot].dependents
        for dependent in Self.sorted(dependents.intersection(undecided), by: records, order) {
            fail(dependent, .requirementMet(contestant))
        }
    }

    private func first(of set: RankedSet) -> Contestant? {
        set.firstRank.map { order[$0] }
    }

    /// Returns the first member of a set in precedence.
    @inline(__always) func firstInPrecedence(of set: ContestantSet) -> Contestant? {
        set.isEmpty ? nil : Self.first(of: set, by: records)
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
