public import Touchstone

/// A constraint on the movement of a view that a finger drags.
public nonisolated struct MovementConstraint: Hashable, Sendable {
    /// The directions of movement.
    public nonisolated enum Axis: Hashable, Sendable {
        /// All directions.
        case both
        /// To the left and to the right.
        case horizontal
        /// Up and down.
        case vertical
    }

    /// The directions of movement; both by default.
    public var axis: Axis
    /// The area within which the whole view stays; `nil`, the default, for no limit.
    public var area: CGRect?

    /// Creates a constraint.
    /// - Parameters:
    ///   - axis: The directions of movement.
    ///   - area: The area within which the whole view stays, in the coordinates of its superview.
    public init(axis: Axis = .both, area: CGRect? = nil) {
        (self.axis, self.area) = (axis, area)
    }

    /// Returns the allowed center for a wanted one. A view that is larger than the area stays in its middle.
    /// - Parameters:
    ///   - wanted: The center without a constraint.
    ///   - start: The center when the drag began.
    ///   - size: The size of the view.
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
