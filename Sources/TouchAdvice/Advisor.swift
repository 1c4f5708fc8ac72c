import TouchInput
package import TouchTrace

/// A search for the smallest change of an app that gives what is wanted for recorded touches, and changes no other story.
///
///     let advisor = Advisor(input) { Rehearsal(UIApplication()) { buildMyApp() } }
///     let advice = try advisor.advise(["tap recognized"].compactMap(Want.init))
///     print(advice.proposals.first?.code ?? "nothing helps")
///
/// The app is started anew for each edit: it must depend on nothing but its input. Edits follow from the answer of `why`; if no single
/// one gives what is wanted, pairs are tried.
public struct Advisor {
    /// The number of single edits of which pairs are tried.
    static let pairedCount = 10

    private let input: RehearsedInput
    private let others: [RehearsedInput]
    private let start: () -> Rehearsal

    /// Creates a search.
    /// - Parameters:
    ///   - input: The recorded touches.
    ///   - others: Other recorded touches, whose stories should not change either.
    ///   - start: Starts the app, each time anew.
    public init(
        _ input: RehearsedInput, others: [RehearsedInput] = [], start: @escaping () -> Rehearsal
    ) {
        (self.input, self.others, self.start) = (input, others, start)
    }

    /// Searches.
    /// - Parameters:
    ///   - wants: All that is wanted.
    ///   - progress: Receives the completed part from time to time, from 0 to 1.
    public func advise(_ wants: [Want], progress: (Double) -> Void = { _ in }) throws(AdviceError) -> Advice {
        let answers = self.answers(to: input) ?? []
        let positions = start().positions(in: input)
        try check(wants, answers, positions)
        let now = wants.map { $0.answer(in: answers) }
        if wants.allSatisfy({ $0.holds(in: answers) }) {
            return Advice(now: now, isSo: true, proposals: [], triedCount: 0)
        }
        let edits = candidates(wants, answers, positions)
        var search = Search(
            self, wants, positions, stories: Stories(answers),
            otherStories: others.map { Stories(self.answers(to: $0) ?? []) })
        search.tryAll(edits.map { [$0] }, progress)
        if search.proposals.isEmpty {
            // The answer that is left after the first edit leads to the second one.
            var pairs: [[Edit]] = []
            for first in edits.prefix(Self.pairedCount) {
                guard let left = self.answers(to: input, [first], positions) else { continue }
                let open = wants.filter { !$0.holds(in: left) }
                for second in candidates(open, left, positions).prefix(Self.pairedCount)
                where second != first && !pairs.contains([second, first]) {
                    pairs.append([first, second])
                }
            }
            search.tryAll(pairs, progress)
        }
        return Advice(now: now, isSo: false, proposals: search.sortedProposals, triedCount: search.triedCount)
    }

    /// Returns a Boolean value that indicates whether the app, started anew, decides as in records.
    package func repeats(_ records: [TraceRecord]) -> Bool {
        func digest(_ records: [TraceRecord]) -> DecisionDigest {
            var digest = DecisionDigest()
            for record in records { digest.take(record) }
            return digest
        }
        return start().play(input).map(digest) == digest(records)
    }

    private func answers(to input: RehearsedInput) -> [TouchAnswers]? {
        start().play(input).map { AnswerReader.answers(to: $0) }
    }

    /// Returns the answers with edits; `nil` if what one of them is about is never there.
    private func answers(to input: RehearsedInput, _ edits: [Edit], _ positions: Positions) -> [TouchAnswers]? {
        let placed = edits.map { edit in PlacedEdit(edit, edit.subjects.compactMap { positions[$0] }) }
        return start().play(input, placed).map { AnswerReader.answers(to: $0) }
    }

    /// Returns the edits that follow from the answers, each once.
    private func candidates(_ wants: [Want], _ answers: [TouchAnswers], _ positions: Positions) -> [Edit] {
        var edits: [Edit] = []
        for want in wants {
            guard let touch = want.touch(in: answers) else { continue }
            let found = Candidates(want, touch, at: location(of: touch.touch, among: answers), positions).edits
            edits += found.filter { !edits.contains($0) }
        }
        return edits
    }

    /// Returns the location where a touch came down: of those of an instant, answers have the order of the contacts.
    private func location(of touch: AnsweredTouch, among answers: [TouchAnswers]) -> CGPoint? {
        let contacts = input.frames.filter { $0.instant == touch.began }.flatMap(\.contacts).filter {
            $0.phase == .began
        }
        let index = answers.filter { $0.touch.began == touch.began }.firstIndex { $0.touch == touch }
        return index.flatMap { contacts.indices.contains($0) ? contacts[$0].location : nil }
    }

    private func check(_ wants: [Want], _ answers: [TouchAnswers], _ positions: Positions) throws(AdviceError) {
        guard !answers.isEmpty else { throw AdviceError.noTouches }
        for want in wants {
            guard want.touch(in: answers) != nil else {
                throw AdviceError.noFinger(want.finger ?? 0, known: answers.compactMap(\.touch.finger))
            }
            switch want.condition {
            case .recognized(let name, _), .notRecognized(let name):
                guard positions[.recognizer(name)] == nil else { continue }
                throw AdviceError.noRecognizer(name, known: positions.recognizerNames)
            case .began(let name), .ended(let name):
                guard positions[.view(name)] == nil else { continue }
                throw AdviceError.noView(name, known: positions.viewNames)
            }
        }
    }

    /// The edits that were tried, and those that gave what is wanted.
    private struct Search {
        private let advisor: Advisor
        private let wants: [Want]
        private let positions: Positions
        private let stories: Stories
        private let otherStories: [Stories]
        private(set) var proposals: [Advice.Proposal] = []
        private(set) var triedCount = 0

        init(_ advisor: Advisor, _ wants: [Want], _ positions: Positions, stories: Stories, otherStories: [Stories]) {
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
            guard let answers = advisor.answers(to: advisor.input, edits, positions),
                wants.allSatisfy({ $0.holds(in: answers) })
            else {
                return nil
            }
            var changes = stories.changes(to: Stories(answers), except: wants)
            for (input, before) in zip(advisor.others, otherStories) {
                let after = advisor.answers(to: input, edits, positions) ?? []
                changes += before.changes(to: Stories(after), except: []).map {
                    .init(text: "\(input.source): \($0.text)")
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
