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

/// The state of one contact in a frame, in screen coordinates.
public struct ContactSample: Hashable, Sendable {
    /// The phase of a contact in a frame.
    public enum Phase: Int, Hashable, Sendable {
        /// The contact came down.
        case began
        /// The contact moved, or another of its values changed. A sample that changes nothing counts as `stationary`.
        case moved
        /// The contact is down and has not changed since the sample before. It lowers velocities and causes nothing else: no event and no
        /// call (M-18). Devices leave these samples out; `RestingContacts` adds them.
        case stationary
        /// The contact was lifted.
        case ended
        /// The system cancelled the contact.
        case cancelled
    }

    /// The tool that touches the screen.
    public enum Tool: Int, Hashable, Sendable {
        /// A finger on the screen.
        case direct
        /// A finger on a surface that is not the screen.
        case indirect
        /// A pencil.
        case pencil
        /// A mouse or trackpad pointer.
        case indirectPointer
    }

    /// The identifier of the contact from its `began` to its `ended` or `cancelled`; it may be reused afterwards. Any number is valid.
    public var id: Int
    /// The phase.
    public var phase: Phase
    /// The location in points, in screen coordinates, y increasing downwards.
    public var location: CGPoint
    /// The tool.
    public var tool: Tool
    /// The edges of the screen at which a contact begins, if the digitizer flags them; `nil`, the default, if it does not: then
    /// the location decides (B-252).
    public var edges: UIRectEdge?
    /// The radius, force and angles, and which of them are estimates.
    public var details: ContactDetails

    /// Creates a sample.
    public init(
        id: Int, phase: Phase, location: CGPoint, tool: Tool = .direct, edges: UIRectEdge? = nil,
        details: ContactDetails = ContactDetails()
    ) {
        self.id = id
        self.phase = phase
        self.location = location
        self.tool = tool
        self.edges = edges
        self.details = details
    }
}

/// The values that a digitizer reports for a contact besides its location; the defaults stand for a digitizer that reports none.
public struct ContactDetails: Hashable, Sendable {
    /// Half the length of the contact, in points; 0 if unknown.
    public var radius: CGFloat = 0
    /// The tolerance of the radius, in points.
    public var radiusTolerance: CGFloat = 0
    /// The force; 1 is an average touch, 0 unknown. For a pencil, along its axis.
    public var force: CGFloat = 0
    /// The greatest force that the device can report; 0 if it reports none.
    public var maximumForce: CGFloat = 0
    /// The angle between a pencil and the screen in radians: 0 lies flat, π/2 stands upright.
    public var altitude: CGFloat = .pi / 2
    /// The direction of the cap end of a pencil on the screen, in radians: 0 to the right, increasing clockwise.
    public var azimuth: CGFloat = 0
    /// The rotation of a pencil about its axis, in radians; 0 if unknown.
    public var roll: CGFloat = 0
    /// The location with a higher precision than `location`, in screen coordinates; `nil` if there is no higher one.
    public var preciseLocation: CGPoint?
    /// The properties that are estimates, and will be corrected.
    public var estimation = Estimation()

    /// Creates details without known values.
    public init() {}

    /// The estimated properties of a sample.
    public struct Estimation: Hashable, Sendable {
        /// The identifier of the sample for a later `EstimateUpdate`; `nil` if there will be none.
        public var index: Int?
        /// The properties that are estimates.
        public var estimated: ContactProperties = []
        /// The estimated properties that will be updated.
        public var expectingUpdates: ContactProperties = []

        /// Creates the estimation of a sample that is final.
        public init() {}
    }
}

/// The properties of a contact that can be estimated first and updated later; the bits of `UITouch.Properties`.
public struct ContactProperties: OptionSet, Hashable, Sendable {
    /// One bit per property.
    public let rawValue: Int
    /// Creates properties from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The force.
    public static let force = ContactProperties(rawValue: 1)
    /// The direction of a pencil.
    public static let azimuth = ContactProperties(rawValue: 2)
    /// The angle between a pencil and the screen.
    public static let altitude = ContactProperties(rawValue: 4)
    /// The location.
    public static let location = ContactProperties(rawValue: 8)
    /// The rotation of a pencil about its axis.
    public static let roll = ContactProperties(rawValue: 16)
}

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
