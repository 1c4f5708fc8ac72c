/// The explorations of contests: many small scopes, one after the other, so that memory is that of the largest.
public enum ContestChecks {
    /// A family of scopes and the ones of it that are explored.
    public struct Family: Sendable {
        /// The name in reports.
        public var name: String
        /// All scopes of the family.
        public var scopes: [ContestScope]
        /// One of so many is explored: which ones depends on the sample.
        public var stride: Int
        /// The number of states of one scope at which its exploration stops.
        public var limit = Int.max
    }

    /// The families for one extent.
    static func families(_ extent: Checks.Extent) -> [Family] {
        let small = ContestScope.all(contestants: 2, inputs: ContestScope.oneTouch)
        let again = ContestScope.all(contestants: 2, inputs: ContestScope.oneTouch, reentrancy: 1)
        let changing = ContestScope.changing(contestants: 2, inputs: ContestScope.oneTouch)
        let changingAgain = ContestScope.changing(contestants: 2, inputs: ContestScope.oneTouch, reentrancy: 1)
        let two = ContestScope.all(contestants: 2, inputs: ContestScope.twoTouches)
        let twoAgain = ContestScope.all(contestants: 2, inputs: ContestScope.twoTouches, reentrancy: 1)
        let press = ContestScope.all(contestants: 2, inputs: ContestScope.touchAndPress)
        let three = ContestScope.all(contestants: 3, inputs: ContestScope.oneTouch)
        switch extent {
        case .quick, .brief:
            return [
                Family(name: "contest 2×1", scopes: small, stride: 12),
                Family(name: "contest 2×1, re-entrant", scopes: again, stride: 64, limit: 60_000),
                Family(name: "contest 2×1, changing", scopes: changing, stride: 3, limit: 40_000),
                Family(name: "contest 2×2", scopes: two, stride: 192, limit: 20_000),
            ]
        case .full, .contests:
            // In this order every other family takes half of the time. Those without a limit are explored in full.
            return [
                Family(name: "contest 2×1", scopes: small, stride: 1),
                Family(name: "contest 2×1, re-entrant", scopes: again, stride: 24),
                Family(name: "contest 2×2, scopes 1 to 96", scopes: Array(two.prefix(96)), stride: 20),
                Family(name: "contest 2×2, scopes 97 to 192", scopes: Array(two.suffix(96)), stride: 20),
                Family(name: "contest 2×1, changing", scopes: changing, stride: 3),
                Family(name: "contest 2×1, changing, re-entrant", scopes: changingAgain, stride: 3, limit: 400_000),
                Family(name: "contest 2×2, re-entrant", scopes: twoAgain, stride: 192, limit: 400_000),
                Family(name: "contest 2×2, a press", scopes: press, stride: 192, limit: 400_000),
                Family(name: "contest 3×1", scopes: three, stride: 1_792, limit: 300_000),
            ]
        case .everyContest:
            return [
                Family(name: "contest 2×1, re-entrant", scopes: again, stride: 1),
                Family(name: "contest 2×1, changing", scopes: changing, stride: 1),
                Family(name: "contest 2×1, changing, re-entrant", scopes: changingAgain, stride: 1, limit: 4_000_000),
                Family(name: "contest 2×2", scopes: two, stride: 1),
                Family(name: "contest 2×2, re-entrant", scopes: twoAgain, stride: 48, limit: 2_000_000),
                Family(name: "contest 2×2, a press", scopes: press, stride: 12),
                Family(name: "contest 3×1", scopes: three, stride: 128, limit: 500_000),
            ]
        }
    }

    /// Explores a sample of a family; stops at the first violation.
    public static func explore(_ family: Family, sample: Int) -> Checks.Outcome {
        var outcome = Checks.Outcome(summary: "", violation: nil, states: 0, steps: 0)
        var (scopes, bounded, depth) = (0, 0, 0)
        for (index, scope) in family.scopes.enumerated() where index % family.stride == sample % family.stride {
            let report = Explorer(scope.name, from: ContestWorld(scope), limit: family.limit).run()
            outcome.states += report.states
            outcome.steps += report.steps
            (scopes, depth) = (scopes + 1, max(depth, report.depth))
            if !report.isComplete { bounded += 1 }
            if report.violation != nil {
                outcome.violation = report.violation
                outcome.summary = report.summary
                return outcome
            }
        }
        outcome.summary =
            "\(family.name): \(outcome.states) states, \(outcome.steps) steps, depth \(depth), \(scopes) of \(family.scopes.count) scopes"
            + (bounded > 0 ? ", \(bounded) of them to the limit" : "")
        return outcome
    }
}
