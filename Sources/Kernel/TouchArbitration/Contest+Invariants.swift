// What holds between any two calls. Debug builds check it after each mutation, the laws after each move.

extension Arbiter {
    /// A description of an invariant that does not hold; `nil` if all of them do.
    package var brokenInvariant: String? { brokenStanding ?? brokenRecord }

    /// The invariants of the sets, for the first 128 slots. Words of bits, since debug builds check them for every decision.
    var brokenStanding: String? { broken { $0.low } ?? broken { $0.high } }

    private func broken(_ word: (ContestantSet) -> UInt64) -> String? {
        let (watching, claimed, sorting) = (word(watching), word(claimed.members), word(sorting))
        let (waiting, asking) = (word(waiting), word(asking.members))
        let (active, succeeded, closed) = (word(active), word(succeeded), word(closed))
        let sum = watching.nonzeroBitCount + claimed.nonzeroBitCount + sorting.nonzeroBitCount + waiting.nonzeroBitCount
        let otherSum =
            asking.nonzeroBitCount + active.nonzeroBitCount + succeeded.nonzeroBitCount + closed.nonzeroBitCount
        let open = watching | claimed | sorting | waiting | asking
        guard (open | active | succeeded | closed).nonzeroBitCount == sum + otherSum else {
            return "a contestant has two standings"
        }
        if open != word(undecided) { return "the undecided are not those without a decision" }
        if (word(ready.members) | word(overruled.members)) & ~waiting != 0 {
            return "a contestant is ready or overruled and does not wait"
        }
        if word(unanswered) & ~asking != 0 { return "an answer is awaited of a contestant that was not asked" }
        let acting = word(acting)
        if succeeded & ~acting | acting & ~(active | succeeded) != 0 {
            return "a contestant acts and is not recognized"
        }
        if word(received) & ~acting != 0 { return "a report was received that was not made" }
        // Kept until the attempt is closed.
        if word(endOwed) & ~(open | active | succeeded) != 0 { return "an end is owed by a contestant that is over" }
        if word(recognized) & ~(active | succeeded | closed) != 0 {
            return "a contestant counts as recognized and is undecided or possible"
        }
        return nil
    }

    private var brokenRecord: String? {
        guard records.count <= 64 else { return nil }
        for slot in records.indices {
            let (contestant, record) = (Contestant(slot), records[slot])
            if order[record.rank] != contestant { return "the rank of \(slot) is not its place in the order" }
            let isNoted = set(of: record.standing)?.contains(contestant) ?? !contestants.contains(contestant)
            if !isNoted { return "\(slot) is noted as \(record.standing) and is not" }
            let isAnswered = record.verdict != nil
            if asking.contains(contestant), unanswered.contains(contestant) == isAnswered {
                return "\(slot) was asked: its answer is noted and missing"
            }
            if isAnswered, !asking.contains(contestant) { return "\(slot) has an answer and was not asked" }
            let isReady = waiting.contains(contestant) && !record.requirements.intersects(undecided)
            if ready.contains(contestant) != isReady {
                return "\(slot) is ready while it awaits another, or waits for none"
            }
            for other in record.requirements where !records[other.slot].dependents.contains(contestant) {
                return "\(slot) awaits \(other.slot), which does not know it"
            }
            for other in record.dependents where !records[other.slot].requirements.contains(contestant) {
                return "\(slot) is awaited by \(other.slot), which does not know it"
            }
        }
        return nil
    }

    private func set(of standing: Standing) -> ContestantSet? {
        switch standing {
        case .possible: nil
        case .watching: watching
        case .claimed: claimed.members
        case .sorting: sorting
        case .waiting: waiting
        case .asking: asking.members
        case .active: active
        case .succeeded: succeeded
        case .closed: closed
        }
    }

    /// Counts attempts from 0 again. Only while no question is open: an answer that is still to come would be lost.
    package mutating func forgetAttempts() {
        for slot in records.indices { records[slot].attempt = 0 }
    }
}

extension ContestantSet {
    fileprivate func isSubset(of other: ContestantSet) -> Bool { subtracting(other).isEmpty }
}

extension Contest {
    /// A description of an invariant that does not hold; `nil` if all of them do.
    package var brokenInvariant: String? {
        if let broken = arbiter.brokenInvariant { return broken }
        if leaving.intersects(arbiter.contestants) { return "a contestant that awaits its discharge is in an attempt" }
        let known = arbiter.contestants.union(leaving)
        for (index, line) in lines.enumerated() {
            if !line.participants.isSubset(of: known) { return "a touch has a contestant that is in no attempt" }
            if !line.released.isEmpty { return "steps were released and not delivered" }
            if lines[..<index].contains(where: { $0.input == line.input }) { return "two touches have one slot" }
        }
        if turn == nil, !outbox.isEmpty { return "an effect is left at the end of a turn" }
        return nil
    }

    /// A Boolean value that indicates whether effects were decided that have not been taken: nothing that is told now changes them.
    package var hasDecidedMore: Bool { !outbox.isEmpty }

    /// Forgets what the next turn does not depend on, so that two contests with the same future are equal. Only between two turns.
    package mutating func canonicalize() {
        precondition(turn == nil, "a turn is in progress")
        arbiter.forgetAttempts()
        allowance = Allowance()
    }

    /// Adds to a hash what the next turn depends on, but not which slots inputs have, nor the order of the inputs and their responders.
    /// Only between two turns.
    package func hashDecisions(into hasher: inout Hasher) {
        var canonical = self
        canonical.canonicalize()
        canonical.lines = []
        hasher.combine(canonical)
        var sum = 0
        for line in lines {
            var part = Hasher()
            part.combine(line.gate)
            part.combine(line.participants)
            part.combine(line.isVetoed)
            part.combine(line.hasFedEnd)
            sum &+= part.finalize()
        }
        hasher.combine(sum)
    }
}
