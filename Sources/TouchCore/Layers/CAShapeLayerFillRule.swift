import TouchDrawing

/// The rule that determines which points of overlapping outlines a shape layer fills.
public enum CAShapeLayerFillRule: Hashable, Sendable {
    /// The points around which the winding number of the path is not zero.
    case nonZero
    /// The points from which a ray crosses the path an odd number of times.
    case evenOdd

    /// The equivalent for contexts.
    var rule: CGPathFillRule {
        switch self {
        case .nonZero: .winding
        case .evenOdd: .evenOdd
        }
    }
}
