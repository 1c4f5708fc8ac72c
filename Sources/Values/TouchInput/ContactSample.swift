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
