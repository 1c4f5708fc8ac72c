@_spi(Host) public import TouchStory
public import TouchTrace

/// The advice that a page shows, and trials of it.
@_spi(Page) public struct AdvicePage {
    /// The largest number of proposals that are shown.
    private static let most = 3

    private let advisor: Advisor
    private let advice: Advice
    private let want: Want

    /// Searches.
    /// - Parameters:
    ///   - advisor: The search.
    ///   - want: What is wanted, in the words of `Want`.
    ///   - progress: Receives the completed part from time to time, from 0 to 1.
    /// - Throws: `AdviceError` as the search does.
    public init(_ advisor: Advisor, wanting want: String, progress: (Double) -> Void) throws(AdviceError) {
        let want = try Want(parsing: want)
        self.init(advisor, try advisor.advise([want], progress: progress), for: want)
    }

    /// Creates the page of what a search has found.
    public init(_ advisor: Advisor, _ advice: Advice, for want: Want) {
        (self.advisor, self.advice, self.want) = (advisor, advice, want)
    }

    /// The proposals that are shown.
    public var proposals: [Advice.Proposal] { Array(advice.proposals.prefix(Self.most)) }

    /// The advice as an object of JSON in which characters that mean something in HTML are escaped.
    ///
    ///     {"want":"tap recognized","now":["…"],"text":"3 changes were tried; 1 gives what is wanted.",
    ///      "proposals":[{"code":"tap.isEnabled = true","remarks":["Then: …","Nothing else changes."]}]}
    public var json: String {
        let proposals = CompactJSON.list(proposals) { proposal in
            "{\"code\":\(CompactJSON.string(proposal.code)),\"remarks\":\(CompactJSON.strings(proposal.remarks))}"
        }
        return "{\"want\":\(CompactJSON.string(want.description)),\"now\":\(CompactJSON.strings(advice.now)),"
            + "\"text\":\(CompactJSON.string(text)),\"proposals\":\(proposals)}"
    }

    /// The result in words.
    public var text: String {
        if advice.isAlreadySatisfied { return "That is what is wanted." }
        let count = advice.proposals.count
        return
            "\(advice.tried); \(count == 0 ? "none gives" : count == 1 ? "1 gives" : "\(count) give") what is wanted."
    }

    /// The events of a run.
    public struct Run {
        /// The card about the name that was asked about.
        public let card: OpenedCard
        /// The records.
        public let records: [TraceRecord]
    }

    /// Plays the input without and with a proposal. Returns a list of what happened, each the card about a name and the records, as JSON.
    ///
    ///     [{"card":{…},"lines":["…"]},{"card":{…},"lines":["…"]}]
    public func trial(of index: Int, about name: String, touch: String?) -> String {
        CompactJSON.list(runs(of: index, about: name, touch: touch)) { run in
            "{\"card\":\(run.card.json),\"lines\":\(CompactJSON.strings(run.records.map { $0.description }))}"
        }
    }

    /// Plays the input without and with a proposal.
    /// - Parameters:
    ///   - index: The index of the proposal; of an unknown one, the edits are none.
    ///   - name: The name in the trace of a recognizer or a view.
    ///   - touch: The touch; `nil` for the last one.
    public func runs(of index: Int, about name: String, touch: String?) -> [Run] {
        let recognizers: [String] =
            switch want.condition {
            case .recognized, .notRecognized: [name]
            case .began, .ended: []
            }
        // An edit may give the touch another name, not another place.
        var place: Int?
        return advisor.records(with: [[], edits(of: index)]).map { records in
            let touches = AnswerReader.answers(to: records).map { $0.touch.description }
            place = place ?? touch.flatMap { touches.lastIndex(of: $0) } ?? touches.count - 1
            let named = place.flatMap { touches.indices.contains($0) ? touches[$0] : nil }
            let question = CardQuestion(about: name, touch: named, recognizers: recognizers)
            return Run(card: question.card(of: records), records: records)
        }
    }

    /// Returns the edits of a proposal, of an unknown one none, for a run that is watched.
    public func changes(of index: Int) -> LiveChanges { advisor.changes(edits(of: index)) }

    private func edits(of index: Int) -> [Edit] {
        advice.proposals.indices.contains(index) ? advice.proposals[index].edits : []
    }
}
