// The end of an event: contestants that are over, and not tied to an undecided one, return to possible (B-115…B-119); those that
// were left open are closed at the next first touch (B-116).

extension Arbiter {
    /// Closes an event: contestants that are over and not tied by a requirement to an undecided one are reset, all in one step.
    /// Call it when `next()` has returned `nil`, then take the effects.
    @inline(__always) @inlinable public mutating func closeEvent() {
        reported.removeAll()
        if !closed.isEmpty { resetClosed() }
    }

    @usableFromInline mutating func resetClosed() {
        let leaving = Self.resettable(closed, undecided, records)
        if let only = leaving.first, leaving.count == 1 {
            outbox.push(.reset(only, records[only.slot].phase ?? .failed))
        } else {
            for contestant in inPrecedence(leaving) {
                outbox.push(.reset(contestant, records[contestant.slot].phase ?? .failed))
            }
        }
        forget(leaving)
    }

    /// Closes the contestants that are open although nothing can decide them any more.
    ///
    /// - Parameter alive: The contestants with a live touch or a pending deadline of their own; they are left open, and so are
    ///   those that wait for an undecided one.
    public mutating func closeAbandoned(except alive: ContestantSet) {
        var open = undecided
        open.formUnion(active)
        open.subtract(alive)
        for contestant in inPrecedence(open) {
            let isHeld = waiting.contains(contestant) && records[contestant.slot].requirements.intersects(undecided)
            guard !isHeld else { continue }
            outbox.push(.abandoned(contestant))
            withdraw(contestant, cause: .touchesLost)
        }
    }

    /// A Boolean value that indicates whether any contestant is over and waits for its reset.
    @inline(__always) @inlinable public var isAnyClosed: Bool { !closed.isEmpty }

    /// A Boolean value that indicates whether `closeEvent()` would reset any contestant.
    @inline(__always) @inlinable public var mayReset: Bool {
        !closed.isEmpty && Self.isAnyResettable(closed, undecided, records)
    }

    // A static method, since an instance method would copy the arbiter.
    @usableFromInline static func isAnyResettable(
        _ closed: ContestantSet, _ undecided: ContestantSet, _ records: [Record]
    ) -> Bool {
        for contestant in closed where !isTied(records[contestant.slot], to: undecided) { return true }
        return false
    }

    /// A Boolean value that indicates whether `closeEvent()` would change anything.
    @inline(__always) @inlinable public var mayClose: Bool {
        !reported.isEmpty || mayReset
    }

    /// The contestants that are over and not tied to an undecided one.
    private static func resettable(
        _ closed: ContestantSet, _ undecided: ContestantSet, _ records: [Record]
    ) -> ContestantSet {
        var set = ContestantSet()
        for contestant in closed where !isTied(records[contestant.slot], to: undecided) { set.insert(contestant) }
        return set
    }

    private static func isTied(_ record: Record, to undecided: ContestantSet) -> Bool {
        if record.requirements.intersects(undecided) { return true }
        if record.dependents.intersects(undecided) { return true }
        return false
    }

    private mutating func forget(_ leaving: ContestantSet) {
        makePossible(leaving)
        recognized.subtract(leaving)
        continuous.subtract(leaving)
        for contestant in leaving {
            // A contestant that leaves at the same time drops its own relations.
            for other in records[contestant.slot].requirements where !leaving.contains(other) {
                records[other.slot].dependents.remove(contestant)
            }
            for other in records[contestant.slot].dependents where !leaving.contains(other) {
                records[other.slot].requirements.remove(contestant)
            }
            records[contestant.slot].startAnew()
        }
    }

    /// Returns the members of a set in order of precedence.
    @inline(__always) @inlinable public func inPrecedence(_ set: ContestantSet) -> [Contestant] {
        if set.isEmpty { return [] }
        return Self.sorted(set, by: records, order)
    }

    // A static method, since an instance method would copy the arbiter.
    @usableFromInline static func sorted(
        _ set: ContestantSet, by records: [Record], _ order: [Contestant]
    ) -> [Contestant] {
        var list: [Contestant] = []
        list.reserveCapacity(set.count)
        for contestant in set { list.append(contestant) }
        guard list.count > 1 else { return list }
        // Ranks are small and unique numbers: a set of them sorts them. Contestants without a record come last.
        var ranks = ContestantSet()
        var strangers: [Contestant] = []
        for contestant in list {
            if contestant.slot < records.count {
                ranks.insert(Contestant(records[contestant.slot].rank))
            } else {
                strangers.append(contestant)
            }
        }
        list.removeAll(keepingCapacity: true)
        for rank in ranks { list.append(order[rank.slot]) }
        if !strangers.isEmpty { list += strangers }
        return list
    }
}
