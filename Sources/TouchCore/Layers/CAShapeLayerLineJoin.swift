import TouchDrawing

/// The shape of the corners of a shape layer's lines.
public enum CAShapeLayerLineJoin: Hashable, Sendable {
    /// The outer edges continue until they meet, or as `bevel` where that would be too far.
    case miter
    /// With a circle around the point where the lines meet.
    case round
    /// With the corner cut off.
    case bevel

    /// The equivalent for contexts.
    var lineJoin: CGLineJoin {
        switch self {
        case .miter: .miter
        case .round: .round
        case .bevel: .bevel
        }
    }
}
