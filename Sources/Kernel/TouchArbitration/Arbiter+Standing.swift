// The interface for code that follows the arbiter step by step: checks and drawings.

extension Arbiter {
    /// The standing of a contestant in its attempt: always exactly one of these.
    package enum Standing: Hashable, Sendable {
        /// The contestant is in no attempt.
        case possible
        /// The contestant is in an attempt, without a claim.
        case watching
        /// The contestant has claimed, and has not been processed yet.
        case claimed
        /// The contestant was asked whose failure it awaits.
        case sorting
        /// The contestant awaits the failure of others, possibly of none any more.
        case waiting
        /// The contestant was asked whether it may begin.
        case asking
        /// The contestant has begun, and is not over.
        case active
        /// The contestant has ended or was cancelled, and this was not reported yet.
        case succeeded
        /// The contestant is over and waits for its reset.
        case closed
    }

    /// Makes closed contestants possible, all at once; their records are made anew.
    mutating func makePossible(_ contestants: ContestantSet) {
        closed.subtract(contestants)
    }

    /// Moves a contestant to another standing. No other code but `makePossible(_:)` changes the sets of the standings.
    mutating func move(_ contestant: Contestant, to standing: Standing) {
        let rank = records[contestant.slot].rank
        switch records[contestant.slot].standing {
        case .possible: break
        case .watching: watching.remove(contestant)
        case .claimed: claimed.remove(contestant, rank: rank)
        case .sorting: sorting.remove(contestant)
        case .waiting:
            waiting.remove(contestant)
            ready.remove(contestant, rank: rank)
            overruled.remove(contestant, rank: rank)
        case .asking:
            asking.remove(contestant, rank: rank)
            unanswered.remove(contestant)
        case .active: active.remove(contestant)
        case .succeeded: succeeded.remove(contestant)
        case .closed: closed.remove(contestant)
        }
        records[contestant.slot].standing = standing
        switch standing {
        case .watching: watching.insert(contestant)
        case .claimed: claimed.insert(contestant, rank: rank)
        case .sorting: sorting.insert(contestant)
        case .waiting: waiting.insert(contestant)
        case .asking:
            asking.insert(contestant, rank: rank)
            unanswered.insert(contestant)
        case .possible: return undecided.remove(contestant)
        case .active:
            active.insert(contestant)
            return undecided.remove(contestant)
        case .succeeded:
            succeeded.insert(contestant)
            return undecided.remove(contestant)
        case .closed:
            closed.insert(contestant)
            return undecided.remove(contestant)
        }
        undecided.insert(contestant)
    }

    /// Returns the standing of a contestant.
    package func standing(of contestant: Contestant) -> Standing {
        contestant.slot < records.count ? records[contestant.slot].standing : .possible
    }

    /// Removes and returns all effects that have been decided, in order, without deciding anything.
    package mutating func takeDecided() -> [Effect] {
        var effects: [Effect] = []
        while let effect = outbox.pop() { effects.append(effect) }
        return effects
    }
}
