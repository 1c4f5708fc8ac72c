public import TouchGeometry

/// What one contact did since the frame before, in screen coordinates.
public struct ContactSample: Hashable, Sendable {
    /// The step of its life that a contact takes in a frame.
    public enum Phase: Int, Hashable, Sendable {
        /// It came down.
        case began
        /// It moved, or another of its values changed.
        case moved
        /// It is down and nothing about it changed.
        case stationary
        /// It was lifted.
        case ended
        /// The system gave up on it.
        case cancelled
    }

    /// What touches the screen.
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

    /// Names the contact from its `began` to its `ended` or `cancelled`; may be used again afterwards. Any number will do.
    public var id: Int
    /// The step that it takes.
    public var phase: Phase
    /// Where it is: points, screen coordinates, y growing downwards.
    public var location: CGPoint
    /// What touches.
    public var tool: Tool
    /// The edges of the screen at which the digitizer says that a beginning contact is; `nil`, the default, if the
    /// device does not tell: then its place decides (B-252).
    public var edges: UIRectEdge?
    /// Radius, force, angles and what of them is estimated.
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
