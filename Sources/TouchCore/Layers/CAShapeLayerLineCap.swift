import TouchDrawing

/// The shape of the ends of a shape layer's lines.
public enum CAShapeLayerLineCap: Hashable, Sendable {
    /// At the end point, squarely.
    case butt
    /// With a half circle around the end point.
    case round
    /// Squarely, half the width beyond the end point.
    case square

    /// The equivalent for contexts.
    var lineCap: CGLineCap {
        switch self {
        case .butt: .butt
        case .round: .round
        case .square: .square
        }
    }
}
