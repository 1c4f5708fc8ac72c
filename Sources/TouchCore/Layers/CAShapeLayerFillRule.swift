import TouchDrawing

/// Which points of overlapping outlines a shape layer fills.
public enum CAShapeLayerFillRule: Hashable, Sendable {
    /// By windings.
    case nonZero
    /// Those from which a ray crosses the path an odd number of times.
    case evenOdd

    /// The same for contexts.
    var rule: CGPathFillRule {
        switch self {
        case .nonZero: .winding
        case .evenOdd: .evenOdd
        }
    }
}
