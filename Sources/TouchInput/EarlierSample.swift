public import TouchGeometry

/// A reading of a contact that the digitizer took between the frame before and this one: what `UIEvent` gives as
/// coalesced touches (B-010, B-402).
public struct EarlierSample: Hashable, Sendable {
    /// The contact.
    public var id: Int
    /// When the hardware saw it.
    public var instant: Instant
    /// Where it was: points, screen coordinates.
    public var location: CGPoint
    /// Radius, force, angles and what of them is estimated.
    public var details: ContactDetails

    /// Creates a reading.
    public init(id: Int, at instant: Instant, location: CGPoint, details: ContactDetails = ContactDetails()) {
        self.id = id
        self.instant = instant
        self.location = location
        self.details = details
    }
}
