public import TouchGeometry

/// Where a pointer or pencil is that does not touch.
public struct HoverSample: Hashable, Sendable {
    /// The step that it takes.
    public enum Phase: Int, Hashable, Sendable {
        /// It came over the screen.
        case entered
        /// It moved.
        case moved
        /// It left the screen, or touches it from now on.
        case exited
    }

    /// Names the pointer while it hovers.
    public var id: Int
    /// The step that it takes.
    public var phase: Phase
    /// Where it is: points, screen coordinates.
    public var location: CGPoint
    /// What hovers: a pointer or a pencil.
    public var tool: ContactSample.Tool
    /// How far from the screen, 0 touching … 1 as far as can be told.
    public var distance: CGFloat
    /// The angles of a pencil.
    public var details: ContactDetails

    /// Creates a sample.
    public init(
        id: Int = 0, phase: Phase, location: CGPoint, tool: ContactSample.Tool = .indirectPointer,
        distance: CGFloat = 0, details: ContactDetails = ContactDetails()
    ) {
        self.id = id
        self.phase = phase
        self.location = location
        self.tool = tool
        self.distance = distance
        self.details = details
    }
}
