/// A displacement or a direction.
public struct CGVector: Hashable, Sendable {
    /// The horizontal component, increasing to the right.
    public var dx: CGFloat
    /// The vertical component, increasing downwards.
    public var dy: CGFloat
    /// No displacement.
    public static let zero = CGVector()

    /// Creates a vector.
    public init(dx: CGFloat = 0, dy: CGFloat = 0) {
        self.dx = dx
        self.dy = dy
    }
}
