// For those that watch the arbiter at work, step by step: checks and drawings. Nobody else needs it.

extension Arbiter {
    /// Where a contestant is in its attempt: it has one of these, never two.
    package enum Standing: Hashable, Sendable {
        /// In no attempt.
        case possible
        /// In an attempt, no claim yet.
        case watching
        /// Wants to recognize, not yet seen to.
        case claimed
        /// Asked whose failure it awaits.
        case sorting
        /// Awaits the failure of others, perhaps of nobody any more.
        case waiting
        /// Asked whether it may begin.
        case asking
        /// Began, and is not over.
        case active
        /// Ended or cancelled, not yet reported.
        case succeeded
        /// Over, waiting for its reset.
        case closed
    }

    /// Where the contestant is.
    package func standing(of contestant: Contestant) -> Standing {
        if watching.contains(contestant) { return .watching }
        if claimed.contains(contestant) { return .claimed }
        if sorting.contains(contestant) { return .sorting }
        if waiting.contains(contestant) { return .waiting }
        if asking.contains(contestant) { return .asking }
        if active.contains(contestant) { return .active }
        if succeeded.contains(contestant) { return .succeeded }
        return closed.contains(contestant) ? .closed : .possible
    }

    /// Takes all effects that have been decided, in order, without deciding anything.
    package mutating func takeDecided() -> [Effect] {
        var effects: [Effect] = []
        while let effect = outbox.pop() { effects.append(effect) }
        return effects
    }
}
