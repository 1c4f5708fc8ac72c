import TouchArbitration

/// `ContestantSet` compared with Swift's `Set<Int>`.
public enum SetModel {
    /// The laws of sets.
    public enum SetLaw: Int, Law {
        /// Every operation has the same result.
        case same = 1
        /// Equality and hashing depend on members only, never on the history.
        case equality = 2

        /// The names `set law 1` and `set law 2`.
        public var name: String { "set law \(rawValue)" }
        /// The rule that must hold.
        public var sentence: String {
            switch self {
            case .same: "A set of contestants has the members of a plain set, in the order of their slots."
            case .equality: "Sets with the same members are equal and hash alike."
            }
        }
    }

    /// Makes random operations on two sets of slots below `slots`; throws at the first difference.
    public static func run(seed: UInt64, slots: Int, operations: Int) throws(Violation) {
        var seed = Seed(seed)
        var sets = [ContestantSet(), ContestantSet()]
        var models: [Set<Int>] = [[], []]
        for step in 0..<operations {
            let one = seed.below(2)
            let other = 1 - one
            let slot = seed.below(slots)
            switch seed.below(16) {
            case 0..<6: (sets[one], models[one]) = (sets[one].with(slot), models[one].union([slot]))
            case 6..<11: (sets[one], models[one]) = (sets[one].without(slot), models[one].subtracting([slot]))
            case 11: (sets[one], models[one]) = (sets[one].union(sets[other]), models[one].union(models[other]))
            case 12:
                sets[one] = sets[one].intersection(sets[other])
                models[one] = models[one].intersection(models[other])
            case 13:
                sets[one].subtract(sets[other])
                models[one].subtract(models[other])
            case 14 where seed.below(8) == 0:
                sets[one].removeAll()
                models[one].removeAll()
            default:
                // Many at once, so that sets grow over several words.
                for _ in 0..<8 {
                    let more = seed.below(slots)
                    sets[one].insert(Contestant(more))
                    models[one].insert(more)
                }
            }
            try compare(sets[one], models[one], slot, step)
            guard sets[one].intersects(sets[other]) == !models[one].isDisjoint(with: models[other]) else {
                throw Violation(SetLaw.same, "step \(step): intersects answers wrongly")
            }
            let rebuilt = ContestantSet(models[one].map { Contestant($0) })
            guard rebuilt == sets[one], rebuilt.hashValue == sets[one].hashValue,
                (sets[one] == sets[other]) == (models[one] == models[other])
            else {
                throw Violation(SetLaw.equality, "step \(step): a set and its rebuilt copy differ")
            }
        }
    }

    private static func compare(_ set: ContestantSet, _ model: Set<Int>, _ slot: Int, _ step: Int) throws(Violation) {
        let sorted = model.sorted()
        guard set.map(\.slot) == sorted, set.count == sorted.count, set.isEmpty == sorted.isEmpty,
            set.first?.slot == sorted.first, set.contains(Contestant(slot)) == model.contains(slot)
        else {
            throw Violation(SetLaw.same, "step \(step): \(set.map(\.slot)) instead of \(sorted)")
        }
    }
}

extension ContestantSet {
    fileprivate func with(_ slot: Int) -> ContestantSet {
        var copy = self
        copy.insert(Contestant(slot))
        return copy
    }

    fileprivate func without(_ slot: Int) -> ContestantSet {
        var copy = self
        copy.remove(Contestant(slot))
        return copy
    }
}
