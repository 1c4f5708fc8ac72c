internal import TouchInput
internal import TouchStory
public import TouchTrace
internal import TouchRecordings

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
        var search = try search(wants)
        repeat { progress(search.progress) } while search.step()
        return search.advice
    }

    /// Begins a search that its caller continues step by step.
    /// - Parameter wants: All that is wanted, at least one thing.
    /// - Throws: `AdviceError` as `advise(_:progress:)` does.
    @_spi(Page) public func search(_ wants: [Want]) throws(AdviceError) -> AdviceSearch {
        try AdviceSearch(self, wants)
    }

    /// Returns a Boolean value that indicates whether the app, started anew, decides as in records.
    @_spi(Page) public func repeats(_ records: [TraceRecord]) -> Bool {
        main.start().decisions(about: main.input) == DecisionDigest(of: records)
    }

    /// Plays touches to the app, with edits and the names of the run without.
    /// - Returns: The answers, and a Boolean value that indicates whether all edits were made: what each is about was there.
    private func run(
        _ played: Played, _ edits: [Edit], _ positions: Positions
    ) -> (answers: [TouchAnswers], areAllMade: Bool) {
        let (records, areAllMade) = records(played, edits, positions)
        return (AnswerReader.answers(to: records), areAllMade)
    }

    private func records(
        _ played: Played, _ edits: [Edit], _ positions: Positions
    ) -> (records: [TraceRecord], areAllMade: Bool) {
        let placed = placed(edits, positions)
        let records = played.start().play(played.input, placed, positions.names)
        return (records, placed.allSatisfy { $0.isMade })
    }

    /// Returns edits for one more run of the app.
    func changes(_ edits: [Edit]) -> LiveChanges {
        let positions = main.start().positions(in: main.input)
        return LiveChanges(placed(edits, positions), positions.names)
    }

    private func placed(_ edits: [Edit], _ positions: Positions) -> [PlacedEdit] {
        edits.map { edit in PlacedEdit(edit, edit.subjects.compactMap { positions[$0] }) }
    }

    /// Plays the input to the app with the edits of each trial; returns their records, in which objects have the names of the run without.
    func records(with trials: [[Edit]]) -> [[TraceRecord]] {
        let positions = main.start().positions(in: main.input)
        return trials.map { records(main, $0, positions).records }
    }

    /// Returns the edits that follow from the answers, each once.
    func candidates(_ wants: [AskedWant], _ answers: [TouchAnswers], _ positions: Positions) -> [Edit] {
        var edits: [Edit] = []
        for want in wants {
            guard let touch = want.touch(in: answers) else { continue }
            let location = location(of: touch.touch, among: answers)
            let found = EditCandidates(want.condition, touch, at: location, positions).edits
            edits += found.filter { !edits.contains($0) }
        }
        return edits
    }

    /// Returns the location on the screen where a touch came down: of those of an instant, answers have the order of the contacts.
    private func location(of touch: AnsweredTouch, among answers: [TouchAnswers]) -> CGPoint? {
        let contacts = main.input.frames.filter { $0.instant == touch.began }.flatMap { $0.contacts }.filter {
            $0.phase == .began
        }
        let index = answers.filter { $0.touch.began == touch.began }.firstIndex { $0.touch == touch }
        return index.flatMap { contacts.indices.contains($0) ? contacts[$0].location : nil }
    }

    // MARK: Parts of a search

    /// Returns the positions in the run without edits, and its answers.
    func beginning() -> (positions: Positions, answers: [TouchAnswers]) {
        let positions = main.start().positions(in: main.input)
        return (positions, run(main, [], positions).answers)
    }

    /// Returns the stories of the other recorded touches without edits.
    func otherStories(_ positions: Positions) -> [Stories] {
        others.map { Stories(run($0, [], positions).answers) }
    }

    /// Returns the answers with edits; `nil` if one of them could not be made.
    func answers(with edits: [Edit], _ positions: Positions) -> [TouchAnswers]? {
        let (answers, areAllMade) = run(main, edits, positions)
        return areAllMade ? answers : nil
    }

    /// Returns what edits change for the other recorded touches. What an edit is about need not be there: then it changes nothing.
    func otherChanges(_ edits: [Edit], _ positions: Positions, from stories: [Stories]) -> [Stories.Change] {
        zip(others, stories).flatMap { other, before in
            before.changes(to: Stories(run(other, edits, positions).answers), except: []).map {
                Stories.Change(text: "\(other.input.source): \($0.text)")
            }
        }
    }
}
