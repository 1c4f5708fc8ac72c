import TouchInput
import TouchStory
package import TouchTrace
import TouchRecordings

/// A search for the smallest change of an app that gives what is wanted for recorded touches, and changes no other story.
///
///     let advisor = Advisor(input) { RestartableApp(UIApplication()) { buildMyApp() } }
///     let advice = try advisor.advise([.recognized("tap")])
///     print(advice.proposals.first?.code ?? "nothing helps")
///
/// The app is started anew for each edit: it must depend on nothing but its input. Edits follow from the answer of `why`; if no single
/// one gives what is wanted, pairs are tried.
public struct Advisor {
    /// The number of single edits of which pairs are tried.
    static let pairedCount = 10

    /// Recorded touches, and the start of the app to which they are played.
    package typealias Played = (input: RecordedInput, start: () -> RestartableApp)

    private let main: Played
    private let others: [Played]

    /// Creates a search.
    /// - Parameters:
    ///   - input: The recorded touches.
    ///   - others: Other recorded touches, whose stories should not change either.
    ///   - start: Starts the app, each time anew.
    public init(
        _ input: RecordedInput, others: [RecordedInput] = [], start: @escaping () -> RestartableApp
    ) {
        self.init(input, start: start, others: others.map { ($0, start) })
    }

    /// Creates a search with a start of its own for each of the other recorded touches, such as on another screen.
    package init(_ input: RecordedInput, start: @escaping () -> RestartableApp, others: [Played]) {
        (main, self.others) = ((input, start), others)
    }

    /// Searches.
    /// - Parameters:
    ///   - wants: All that is wanted, at least one thing.
    ///   - progress: Receives the completed part from time to time, from 0 to 1.
    /// - Throws: `AdviceError` if nothing is wanted, or what is wanted is about something that the run does not have.
    public func advise(_ wants: [Want], progress: (Double) -> Void = { _ in }) throws(AdviceError) -> Advice {
        guard !wants.isEmpty else { throw .noWants }
        let positions = main.start().positions(in: main.input)
        let answers = run(main, [], positions).answers
        let wants = try wants.map { want throws(AdviceError) in try AskedWant(want, answers, positions) }
        let now = wants.map { $0.answer(in: answers) }
        if wants.allSatisfy({ $0.holds(in: answers) }) {
            return Advice(now: now, isAlreadySatisfied: true, proposals: [], triedCount: 0)
        }
        let edits = candidates(wants, answers, positions)
        var search = Search(
            self, wants, positions, stories: Stories(answers),
            otherStories: others.map { Stories(run($0, [], positions).answers) })
        search.tryAll(edits.map { [$0] }, progress)
        if search.proposals.isEmpty {
            // The answer that is left after the first edit leads to the second one.
            var pairs: [[Edit]] = []
            for first in edits.prefix(Self.pairedCount) {
                let left = run(main, [first], positions)
                guard left.areAllMade else { continue }
                let open = wants.filter { !$0.holds(in: left.answers) }
                for second in candidates(open, left.answers, positions).prefix(Self.pairedCount)
                where second != first && !pairs.contains([second, first]) {
                    pairs.append([first, second])
                }
            }
            search.tryAll(pairs, progress)
        }
        return Advice(
            now: now, isAlreadySatisfied: false, proposals: search.sortedProposals, triedCount: search.triedCount)
    }

    /// Returns a Boolean value that indicates whether the app, started anew, decides as in records.
    package func repeats(_ records: [TraceRecord]) -> Bool {
        main.start().decisions(about: main.input) == DecisionDigest(of: records)
    }

    /// Plays touches to the app, with edits and the names of the run without.
    /// - Returns: The answers, and a Boolean value that indicates whether all edits were made: what each is about was there.
    private func run(
        _ played: Played, _ edits: [Edit], _ positions: Positions
    ) -> (answers: [TouchAnswers], areAllMade: Bool) {
        let placed = edits.map { edit in PlacedEdit(edit, edit.subjects.compactMap { positions[$0] }) }
        let records = played.start().play(played.input, placed, positions.names)
        return (AnswerReader.answers(to: records), placed.allSatisfy(\.isMade))
    }

    /// Returns the edits that follow from the answers, each once.
    private func candidates(_ wants: [AskedWant], _ answers: [TouchAnswers], _ positions: Positions) -> [Edit] {
        var edits: [Edit] = []
        for want in wants {
            guard let touch = want.touch(in: answers) else { continue }
            let location = location(of: touch.touch, among: answers)
            let found = Candidates(want.condition, touch, at: location, positions).edits
            edits += found.filter { !edits.contains($0) }
        }
        return edits
    }

    /// Returns the location on the screen where a touch came down: of those of an instant, answers have the order of the contacts.
    private func location(of touch: AnsweredTouch, among answers: [TouchAnswers]) -> CGPoint? {
        let contacts = main.input.frames.filter { $0.instant == touch.began }.flatMap(\.contacts).filter {
            $0.phase == .began
        }
        let index = answers.filter { $0.touch.began == touch.began }.firstIndex { $0.touch == touch }
        return index.flatMap { contacts.indices.contains($0) ? contacts[$0].location : nil }
    }

    /// The edits that were tried, and those that gave what is wanted.
    private struct Search {
        private let advisor: Advisor
        private let wants: [AskedWant]
        private let positions: Positions
        private let stories: Stories
        private let otherStories: [Stories]
        private(set) var proposals: [Advice.Proposal] = []
        private(set) var triedCount = 0

        init(
            _ advisor: Advisor, _ wants: [AskedWant], _ positions: Positions, stories: Stories, otherStories: [Stories]
        ) {
            (self.advisor, self.wants, self.positions) = (advisor, wants, positions)
            (self.stories, self.otherStories) = (stories, otherStories)
        }

        mutating func tryAll(_ all: [[Edit]], _ progress: (Double) -> Void) {
            for (index, edits) in all.enumerated() {
                progress(Double(index) / Double(all.count))
                triedCount += 1
                if let proposal = proposal(edits) { proposals.append(proposal) }
            }
        }

        private func proposal(_ edits: [Edit]) -> Advice.Proposal? {
            let (answers, areAllMade) = advisor.run(advisor.main, edits, positions)
            guard areAllMade, wants.allSatisfy({ $0.holds(in: answers) }) else { return nil }
            var changes = stories.changes(to: Stories(answers), except: wants)
            for (other, before) in zip(advisor.others, otherStories) {
                // What an edit is about need not be there: then it changes nothing.
                let after = advisor.run(other, edits, positions).answers
                changes += before.changes(to: Stories(after), except: []).map {
                    .init(text: "\(other.input.source): \($0.text)")
                }
            }
            return Advice.Proposal(
                edits: edits, then: wants.map { $0.answer(in: answers) }, changes: changes.map(\.text),
                seriousCount: changes.count { !$0.isConsequence })
        }

        /// The proposals, first those that change the least, then the smallest, then in the order in which they were tried.
        var sortedProposals: [Advice.Proposal] {
            func rank(_ place: Int) -> (Int, Int, Int, Int) {
                let proposal = proposals[place]
                return (proposal.seriousCount, proposal.size, proposal.changes.count, place)
            }
            return proposals.indices.sorted { rank($0) < rank($1) }.map { proposals[$0] }
        }
    }
}
