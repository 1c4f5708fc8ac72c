/// A reading of a contact that the digitizer took between the previous frame and this one: `UIEvent` returns it as a coalesced
/// touch (B-010, B-402).
public struct EarlierSample: Hashable, Sendable {
    /// The identifier of the contact.
    public var id: Int
    /// The time of the hardware.
    public var instant: Instant
    /// The location in points, in screen coordinates.
    public var location: CGPoint
    /// The radius, force and angles, and which of them are estimates.
    public var details: ContactDetails

    /// Creates a reading.
    public init(id: Int, at instant: Instant, location: CGPoint, details: ContactDetails = ContactDetails()) {
        self.id = id
        self.instant = instant
        self.location = location
        self.details = details
    }
}
