import TouchDrawing

/// How a shape layer's lines meet.
public enum CAShapeLayerLineJoin: Hashable, Sendable {
    /// Their outer edges go on until they meet, or as `bevel` where that would be too far.
    case miter
    /// With a circle around the point where they meet.
    case round
    /// With the corner cut off.
    case bevel

    /// The same for contexts.
    var lineJoin: CGLineJoin {
        switch self {
        case .miter: .miter
        case .round: .round
        case .bevel: .bevel
        }
    }
}
