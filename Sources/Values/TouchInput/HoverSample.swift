/// The state of a pointer or pencil that does not touch.
public struct HoverSample: Hashable, Sendable {
    /// The phase of a hover.
    public enum Phase: Int, Hashable, Sendable {
        /// It entered the screen.
        case entered
        /// It moved.
        case moved
        /// It left the screen, or has touched it.
        case exited
    }

    /// The identifier of the pointer while it hovers.
    public var id: Int
    /// The phase.
    public var phase: Phase
    /// The location in points, in screen coordinates.
    public var location: CGPoint
    /// The tool: a pointer or a pencil.
    public var tool: ContactSample.Tool
    /// The distance from the screen, from 0, touching, to 1, the limit of detection.
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
