public import TouchGeometry

/// What a digitizer knows of a contact besides its place; the defaults are for one that knows nothing.
public struct ContactDetails: Hashable, Sendable {
    /// Half the length of the contact, in points; 0 if unknown.
    public var radius: CGFloat = 0
    /// How far the radius may be off, in points.
    public var radiusTolerance: CGFloat = 0
    /// How hard it presses; 1 is an average touch, 0 unknown. Along the axis of a pencil.
    public var force: CGFloat = 0
    /// The greatest force that the device can report; 0 if it reports none.
    public var maximumForce: CGFloat = 0
    /// The angle between a pencil and the screen, radians: 0 lies flat, π/2 stands upright.
    public var altitude: CGFloat = .pi / 2
    /// Where the cap end of a pencil points, radians on the screen: 0 to the right, growing clockwise.
    public var azimuth: CGFloat = 0
    /// How far a pencil is turned about its axis, radians; 0 if unknown.
    public var roll: CGFloat = 0
    /// Where it is, finer than `location`, screen coordinates; `nil` if that is the finest.
    public var preciseLocation: CGPoint?
    /// What of this is a guess, and will be corrected.
    public var estimation = Estimation()

    /// Creates details of which nothing is known.
    public init() {}

    /// What is a guess.
    public struct Estimation: Hashable, Sendable {
        /// Names the sample for a later `EstimateUpdate`; `nil` if none will come.
        public var index: Int?
        /// Values that are guesses.
        public var estimated: ContactProperties = []
        /// Those of them of which a better value will come.
        public var expectingUpdates: ContactProperties = []

        /// Creates the estimation of a sample that is final.
        public init() {}
    }
}
