/// Everything that the devices reported at one instant.
///
/// A contact that is down and not listed is stationary. Contacts are processed first, then the updates of estimates, then the
/// other input, in its order; each of the latter is a separate event.
public struct InputFrame: Hashable, Sendable {
    /// The time of the hardware.
    public var instant: Instant
    /// One sample per contact, in the order in which the device reported them.
    public var contacts: [ContactSample]
    /// The readings of these contacts since the previous frame, oldest first, if they were scanned more often than that.
    public var earlier: [EarlierSample]
    /// Better values for earlier samples.
    public var updates: [EstimateUpdate]
    /// Other input, such as keys, pointers and wheels.
    public var others: [DeviceInput]
    /// The modifier keys that are down.
    public var modifiers: KeyModifiers
    /// The buttons of the pointing device that are down.
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

/// The buttons of a pointing device that are down; the bits of `UIEvent.ButtonMask`.
public struct PointerButtons: OptionSet, Hashable, Sendable {
    /// One bit per button; the first is the primary one.
    public let rawValue: Int
    /// Creates buttons from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Usually the left one.
    public static let primary = PointerButtons(rawValue: 1)
    /// Usually the right one.
    public static let secondary = PointerButtons(rawValue: 2)
}

/// The modifier keys that are down; the bits of `UIKeyModifierFlags`.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
    /// One bit per key.
    public let rawValue: Int
    /// Creates modifiers from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Caps lock is on.
    public static let alphaShift = KeyModifiers(rawValue: 1 << 16)
    /// Shift.
    public static let shift = KeyModifiers(rawValue: 1 << 17)
    /// Control.
    public static let control = KeyModifiers(rawValue: 1 << 18)
    /// Option or Alt.
    public static let alternate = KeyModifiers(rawValue: 1 << 19)
    /// Command, Super or Windows.
    public static let command = KeyModifiers(rawValue: 1 << 20)
    /// The numeric pad: the key is on it.
    public static let numericPad = KeyModifiers(rawValue: 1 << 21)
}
