public import TouchInput

/// The outline of a view on the screen.
public struct ViewOutline: Hashable, Sendable {
    /// The number that identifies the view as long as it exists.
    public var id: Int
    /// The name in the trace.
    public var name: String
    /// The corners in points of the screen, in the order around the view.
    public var corners: [CGPoint]

    /// Creates an outline.
    public init(id: Int, name: String, corners: [CGPoint]) {
        (self.id, self.name, self.corners) = (id, name, corners)
    }
}
