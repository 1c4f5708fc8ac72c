public import Touchstone

/// Where something that a finger drags may go.
public nonisolated struct MovementConstraint: Hashable, Sendable {
    /// The ways that are free.
    public nonisolated enum Axis: Hashable, Sendable {
        /// Anywhere.
        case both
        /// To the left and to the right.
        case horizontal
        /// Up and down.
        case vertical
    }

    /// The ways that are free; both by default.
    public var axis: Axis
    /// What it stays within as a whole; `nil`, the default, for nothing.
    public var area: CGRect?

    /// Creates a constraint.
    /// - Parameters:
    ///   - axis: the ways that are free.
    ///   - area: what it stays within as a whole, in the coordinates of its superview, points.
    public init(axis: Axis = .both, area: CGRect? = nil) {
        (self.axis, self.area) = (axis, area)
    }

    /// The place that is allowed for one that is wanted. What is larger than the area stays in its middle.
    /// - Parameters:
    ///   - wanted: where the middle would be without a constraint.
    ///   - start: where it was when the drag began.
    ///   - size: of what is dragged.
    public func center(_ wanted: CGPoint, from start: CGPoint, size: CGSize) -> CGPoint {
        let x = axis == .vertical ? start.x : wanted.x
        let y = axis == .horizontal ? start.y : wanted.y
        guard let area else { return CGPoint(x: x, y: y) }
        return CGPoint(
            x: Self.within(x, area.minX, area.maxX, size.width), y: Self.within(y, area.minY, area.maxY, size.height))
    }

    private static func within(_ middle: CGFloat, _ low: CGFloat, _ high: CGFloat, _ length: CGFloat) -> CGFloat {
        guard high - low > length else { return (low + high) / 2 }
        return max(low + length / 2, min(high - length / 2, middle))
    }
}
