internal import TouchStory

/// A search for the smallest change, in steps of which each plays the touches once or twice.
@_spi(Page) public struct AdviceSearch {
    private enum Stage {
        /// Single edits are tried.
        case singles
        /// The answer that is left after an edit leads to a second one.
        case leads
        /// Pairs of edits are tried.
        case pairs
        /// All were tried.
        case over
    }

    private let advisor: Advisor
    private let wants: [AskedWant]
    private let positions: Positions
    private let now: [String]
    private let isAlreadySatisfied: Bool
    private let stories: Stories
    private let otherStories: [Stories]
    private var stage: Stage
    /// The edits of the stage, or pairs of them, and the index of the next one.
    private var tried: [[Edit]]
    private var next = 0
    private var pairs: [[Edit]] = []
    private var proposals: [Advice.Proposal] = []
    private var triedCount = 0

    /// Plays the touches, and finds the edits that follow from the answers.
    init(_ advisor: Advisor, _ wants: [Want]) throws(AdviceError) {
        guard !wants.isEmpty else { throw .noWants }
        let (positions, answers) = advisor.beginning()
        let asked = try wants.map { want throws(AdviceError) in try AskedWant(want, answers, positions) }
        (self.advisor, self.wants, self.positions) = (advisor, asked, positions)
        now = asked.map { $0.answer(in: answers) }
        isAlreadySatisfied = asked.allSatisfy { $0.holds(in: answers) }
        stories = Stories(answers)
        otherStories = isAlreadySatisfied ? [] : advisor.otherStories(positions)
        tried = isAlreadySatisfied ? [] : advisor.candidates(asked, answers, positions).map { [$0] }
        stage = isAlreadySatisfied ? .over : .singles
    }

    /// The completed part of the stage, from 0 to 1.
    public var progress: Double { tried.isEmpty ? 0 : Double(next) / Double(tried.count) }

    /// Makes a step; returns `false` if it was the last one.
    public mutating func step() -> Bool {
        if next < tried.count {
            let edits = tried[next]
            next += 1
            switch stage {
            case .singles, .pairs: attempt(edits)
            case .leads: lead(from: edits)
            case .over: break
            }
        }
        if next == tried.count { advance() }
        return stage != .over
    }

    /// The result so far.
    public var advice: Advice {
        Advice(
            now: now, isAlreadySatisfied: isAlreadySatisfied, proposals: sortedProposals, triedCount: triedCount)
    }

    private mutating func advance() {
        switch stage {
        case .singles where proposals.isEmpty && !tried.isEmpty:
            (stage, tried) = (.leads, Array(tried.prefix(Advisor.pairedCount)))
        case .leads where !pairs.isEmpty: (stage, tried) = (.pairs, pairs)
        case .singles, .leads, .pairs, .over: (stage, tried) = (.over, [])
        }
        next = 0
    }

    private mutating func lead(from first: [Edit]) {
        guard let left = advisor.answers(with: first, positions) else { return }
        let open = wants.filter { !$0.holds(in: left) }
        for second in advisor.candidates(open, left, positions).prefix(Advisor.pairedCount)
        where !first.contains(second) && !pairs.contains([second] + first) {
            pairs.append(first + [second])
        }
    }

    private mutating func attempt(_ edits: [Edit]) {
        triedCount += 1
        guard let answers = advisor.answers(with: edits, positions), wants.allSatisfy({ $0.holds(in: answers) }) else {
            return
        }
        let changes =
            stories.changes(to: Stories(answers), except: wants)
            + advisor.otherChanges(edits, positions, from: otherStories)
        proposals.append(
            Advice.Proposal(
                edits: edits, then: wants.map { $0.answer(in: answers) }, changes: changes.map { $0.text },
                seriousCount: changes.count { !$0.isConsequence }))
    }

    /// The proposals, first those that change the least, then the smallest, then in the order in which they were tried.
    private var sortedProposals: [Advice.Proposal] {
        func rank(_ place: Int) -> (Int, Int, Int, Int) {
            let proposal = proposals[place]
            return (proposal.seriousCount, proposal.size, proposal.changes.count, place)
        }
        return proposals.indices.sorted { rank($0) < rank($1) }.map { proposals[$0] }
    }
}
