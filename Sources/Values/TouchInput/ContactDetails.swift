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
