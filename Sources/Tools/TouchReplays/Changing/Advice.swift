/// The result of a search for a change that gives what is wanted.
public struct Advice: Sendable {
    /// The answers without a change, one for each want.
    public let now: [String]
    /// A Boolean value that indicates whether what is wanted happens without a change.
    public let isAlreadySatisfied: Bool
    /// The edits that give what is wanted: first those that change no other recognition, and nothing that views receive of other touches;
    /// then the smallest.
    public let proposals: [Proposal]
    /// The number of edits, or pairs of them, that were tried.
    public let triedCount: Int

    /// The number of edits that were tried, as the beginning of a sentence.
    @_spi(Page) public var tried: String { "\(triedCount) \(triedCount == 1 ? "change was" : "changes were") tried" }

    /// Edits that give what is wanted.
    public struct Proposal: Sendable {
        /// The edit, or a pair of them.
        public let edits: [Edit]
        /// The answers with the edit, one for each want.
        public let then: [String]
        /// The other changes, one sentence each.
        public let changes: [String]
        /// The number of changes that do not follow from what is wanted: the view of a touch that is recognized receives its
        /// cancellation.
        let seriousCount: Int

        /// The size of the edits.
        public var size: Int { edits.reduce(0) { $0 + $1.size } }
        /// The answers with the edits and the other changes, a sentence each.
        @_spi(Page) public var remarks: [String] { then.map { "Then: \($0)" } + costs }
        /// The other changes, or that there are none.
        @_spi(Page) public var costs: [String] {
            changes.isEmpty ? ["Nothing else changes."] : changes.map { "But: \($0)." }
        }
        /// The edits as code.
        public var code: String { edits.map { $0.description }.joined(separator: ", and ") }
    }
}
