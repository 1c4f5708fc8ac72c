/// The models that are checked, by their names in the command.
public enum Checks {
    /// The extent of the checks.
    public enum Extent: Hashable, Sendable {
        /// Checks that find a mistake quickly: for planted faults.
        case quick
        /// The scopes of all checks, each up to 250,000 states, and contests as in the quick ones: before a change lands.
        case brief
        /// All checks, which take some minutes: every night.
        case full
        /// The contests of all checks alone.
        case contests
        /// Every scope of two contestants and two touches, and more of all others: some two hours.
        case everyContest
    }

    /// The outcome of one model.
    public struct Outcome: Sendable {
        /// A line, and the path to a violation.
        public var summary: String
        /// The law that was broken; `nil` if none was.
        public var violation: Violation?
        /// The number of reached states.
        public var states: Int
        /// The number of moves or operations.
        public var steps: Int
    }

    /// Runs the models one after the other, reports each outcome, and stops at the first violation.
    /// - Parameters:
    ///   - extent: The extent of the checks.
    ///   - part: The part of the models, from 0: every `parts`-th, from this one. For concurrent processes.
    ///   - parts: The number of parts.
    ///   - sample: Selects the scopes of contests that are explored where there are too many for all of them.
    ///   - notify: Receives each outcome.
    /// - Returns: `true` if no law was broken.
    public static func run(
        _ extent: Extent, part: Int = 0, of parts: Int = 1, sample: Int = 0, notify: (Outcome) -> Void
    ) -> Bool {
        var models: [() -> Outcome] = extent == .contests || extent == .everyContest ? [] : [gate, deadlines, sets]
        let scopes: [(Scope, limit: Int)] =
            switch extent {
            case .quick:
                [
                    (.twoBriefly, .max), (.twoAgain, .max), (.twoTurned, 60_000), (.two, 250_000),
                    (.threeStatic, 260_000), (.threeExclusion, 60_000), (.twoConsistently, .max),
                ]
            case .contests, .everyContest: []
            case .brief, .full:
                [
                    // In this order every other model makes half of the steps.
                    (.twoBriefly, .max), (.twoReentrant, .max), (.two, .max), (.twoTurned, .max), (.twoAgain, .max),
                    (.threeExclusion, .max), (.threeRequirements, .max), (.threeEveryAnswer, .max), (.threeBoth, .max),
                    (.threeStatic, 800_000), (.three, 400_000), (.twoConsistently, .max),
                ]
            }
        for (scope, most) in scopes {
            let limit = extent == .brief ? min(most, 250_000) : most
            models.append { outcome(Explorer(scope.name, from: World(scope), limit: limit).run()) }
        }
        for family in ContestChecks.families(extent) { models.append { ContestChecks.explore(family, sample: sample) } }
        for (index, model) in models.enumerated() where index % parts == part {
            let outcome = model()
            notify(outcome)
            if outcome.violation != nil { return false }
        }
        return true
    }

    private static func outcome<Model>(_ report: Explorer<Model>.Report) -> Outcome {
        Outcome(summary: report.summary, violation: report.violation, states: report.states, steps: report.steps)
    }

    private static func gate() -> Outcome {
        outcome(Explorer("delivery gate", from: GateWorld()).run())
    }

    private static func deadlines() -> Outcome {
        sample("deadlines", seeds: 1...40, operations: 4_000) { seed throws(Violation) in
            try DeadlineModel.run(seed: seed, operations: 4_000)
        }
    }

    private static func sets() -> Outcome {
        sample("sets of contestants", seeds: 1...40, operations: 1_000) { seed throws(Violation) in
            try SetModel.run(seed: seed, slots: seed % 2 == 0 ? 200 : 1_500, operations: 1_000)
        }
    }

    private static func sample(
        _ name: String, seeds: ClosedRange<UInt64>, operations: Int, _ run: (UInt64) throws(Violation) -> Void
    ) -> Outcome {
        var steps = 0
        for seed in seeds {
            do throws(Violation) {
                try run(seed)
                steps += operations
            } catch {
                let summary = "\(name): seed \(seed)\n\(error)"
                return Outcome(summary: summary, violation: error, states: 0, steps: steps)
            }
        }
        let summary = "\(name): \(steps) random operations, seeds \(seeds.lowerBound) to \(seeds.upperBound)"
        return Outcome(summary: summary, violation: nil, states: 0, steps: steps)
    }
}
