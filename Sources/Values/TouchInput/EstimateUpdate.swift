/// Better values for a sample that contained estimates; it may come after the contact was lifted (B-405).
public struct EstimateUpdate: Hashable, Sendable {
    /// The index in the estimation of the sample.
    public var index: Int
    /// The location of the contact, if that was an estimate: in points, in screen coordinates.
    public var location: CGPoint?
    /// All details, of which only the estimated ones are used; its estimation lists those that are still estimates.
    public var details: ContactDetails

    /// Creates an update.
    public init(index: Int, location: CGPoint? = nil, details: ContactDetails) {
        self.index = index
        self.location = location
        self.details = details
    }
}
