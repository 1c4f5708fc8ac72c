import TouchArbitration

/// Watches an arbiter from outside: told every input and every effect, it says which law was broken.
///
/// It is naive on purpose. It keeps a list of facts a contestant and searches all of them each time; it shares nothing
/// with the arbiter but the names of inputs and effects.
struct Monitor: Hashable, Sendable {
    /// What must come next, before anything else.
    enum Expectation: Hashable, Sendable {
        case nothing
        /// The winner has entered: the prevented and the dependents must fail.
        case losers(of: Int, prevented: Group, dependents: Group)
        /// A circle was announced.
        case deadlocked(Int)
    }

    var seen: [Seen]
    /// Entered and not reported, oldest first.
    var unreported: [UInt8] = []
    var expectation = Expectation.nothing
    /// Those the watchdog must close, until each was announced.
    var toAbandon = Group()
    /// Those to be reset at this closing, until each was announced.
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

    /// Somebody whose question is open.
    var openQuestions: [(who: Int, isAboutBeginning: Bool)] {
        var list: [(who: Int, isAboutBeginning: Bool)] = []
        for index in seen.indices where seen[index].isUndecided {
            if seen[index].sorting == .open { list.append((index, false)) }
            if seen[index].beginning == .open { list.append((index, true)) }
        }
        return list
    }

    /// Claims that have not been asked whose failure they await.
    var unsortedClaims: Group { group { $0.isUndecided && $0.claim != .none && $0.sorting == .unasked } }

    /// Those that await nobody undecided and have not been asked whether they may begin.
    var ready: Group {
        let undecided = undecided
        return group { $0.isWaiting && $0.requirements.intersection(undecided).isEmpty }
    }

    /// Whether the way along «awaits», among those waiting, leads from the contestant back to itself.
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
