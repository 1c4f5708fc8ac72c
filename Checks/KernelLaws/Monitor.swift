import TouchArbitration

/// A monitor of an arbiter from outside: it receives every input and every effect, and throws the law that was broken.
///
/// It is naive on purpose. It has a list of facts for each contestant and searches all of them each time; it shares nothing
/// with the arbiter but the names of inputs and effects.
struct Monitor: Hashable, Sendable {
    /// The effect that must come next, before any other.
    enum Expectation: Hashable, Sendable {
        case nothing
        /// The winner has entered: the prevented and the dependents must fail.
        case losers(of: Int, prevented: Group, dependents: Group)
        /// A cycle was announced.
        case deadlocked(Int)
    }

    var seen: [Seen]
    /// The contestants that have entered and are not reported, oldest first.
    var unreported: [UInt8] = []
    var expectation = Expectation.nothing
    /// The contestants that the watchdog must close, until each was announced.
    var toAbandon = Group()
    /// The contestants that are to be reset at this closing, until each was announced.
    var toReset = Group()

    init(contestants: Int, isTurned: Bool) {
        seen = (0..<contestants).map { Seen(rank: UInt8(isTurned ? contestants - 1 - $0 : $0)) }
    }

    // MARK: Reading

    var everybody: Group { Group(everybodyBelow: seen.count) }
    var present: Group { group { $0.isIn } }
    var undecided: Group { group { $0.isUndecided } }
    var active: Group { group { $0.isActive } }
    var recognized: Group { group { $0.hasRecognized } }

    func group(_ belongs: (Seen) -> Bool) -> Group {
        var result = Group()
        for index in seen.indices where belongs(seen[index]) { result.insert(index) }
        return result
    }

    func first(of group: Group) -> Int? {
        group.min { seen[$0].rank < seen[$1].rank }
    }

    func inPrecedence(_ group: Group) -> [Int] {
        group.sorted { seen[$0].rank < seen[$1].rank }
    }

    /// The contestants with an open question.
    var openQuestions: [(who: Int, isAboutBeginning: Bool)] {
        var list: [(who: Int, isAboutBeginning: Bool)] = []
        for index in seen.indices where seen[index].isUndecided {
            if seen[index].sorting == .open { list.append((index, false)) }
            if seen[index].beginning == .open { list.append((index, true)) }
        }
        return list
    }

    /// The claims that have not been asked whose failure they await.
    var unsortedClaims: Group { group { $0.isUndecided && $0.claim != .none && $0.sorting == .unasked } }

    /// The contestants that await no undecided one and have not been asked whether they may begin.
    var ready: Group {
        let undecided = undecided
        return group { $0.isWaiting && $0.requirements.intersection(undecided).isEmpty }
    }

    /// Returns a Boolean value that indicates whether the path along «awaits», among those waiting, leads from the contestant back to itself.
    func isInCircle(_ start: Int) -> Bool {
        let waiting = group { $0.isWaiting }
        guard waiting.contains(start) else { return false }
        var reached = Group()
        var grown = seen[start].requirements.intersection(waiting)
        while grown != reached {
            reached = grown
            for other in reached { grown = grown.union(seen[other].requirements.intersection(waiting)) }
        }
        return reached.contains(start)
    }

    func mayBeReset(_ who: Int) -> Bool {
        guard seen[who].isIn, seen[who].isOver else { return false }
        for other in undecided {
            if seen[who].requirements.contains(other) || seen[other].requirements.contains(who) { return false }
        }
        return true
    }
}
