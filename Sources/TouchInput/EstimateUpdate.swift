public import TouchGeometry

/// Better values for a sample that held estimates; may come after its contact was lifted (B-405).
public struct EstimateUpdate: Hashable, Sendable {
    /// The index in the estimation of the sample.
    public var index: Int
    /// Where the contact was, if that was an estimate: points, screen coordinates.
    public var location: CGPoint?
    /// All details, of which those that were estimated count; its estimation says what is still a guess.
    public var details: ContactDetails

    /// Creates an update.
    public init(index: Int, location: CGPoint? = nil, details: ContactDetails) {
        self.index = index
        self.location = location
        self.details = details
    }
}
