/// Everything that the digitizer reported at one instant.
///
/// A contact that is down and not mentioned is stationary.
public struct InputFrame: Hashable, Sendable {
    /// When the hardware saw it.
    public var instant: Instant
    /// One sample a contact, in the order in which the device reported them.
    public var contacts: [ContactSample]

    /// Creates a frame.
    public init(at instant: Instant, _ contacts: [ContactSample]) {
        self.instant = instant
        self.contacts = contacts
    }
}
