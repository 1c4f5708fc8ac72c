/// Everything that the devices reported at one instant.
///
/// A contact that is down and not mentioned is stationary. Contacts come first, then the updates of estimates, then the
/// other input, in its order; each of these is an event of its own.
public struct InputFrame: Hashable, Sendable {
    /// When the hardware saw it.
    public var instant: Instant
    /// One sample a contact, in the order in which the device reported them.
    public var contacts: [ContactSample]
    /// What these contacts did since the frame before, oldest first, if they were scanned more often than that.
    public var earlier: [EarlierSample]
    /// Better values for earlier samples.
    public var updates: [EstimateUpdate]
    /// Keys, pointers, wheels.
    public var others: [DeviceInput]
    /// Modifier keys that are down.
    public var modifiers: KeyModifiers
    /// Buttons of the pointing device that are down.
    public var buttons: PointerButtons

    /// Creates a frame.
    public init(
        at instant: Instant, _ contacts: [ContactSample] = [], earlier: [EarlierSample] = [],
        updates: [EstimateUpdate] = [], others: [DeviceInput] = [], modifiers: KeyModifiers = [],
        buttons: PointerButtons = []
    ) {
        self.instant = instant
        self.contacts = contacts
        self.earlier = earlier
        self.updates = updates
        self.others = others
        self.modifiers = modifiers
        self.buttons = buttons
    }
}
