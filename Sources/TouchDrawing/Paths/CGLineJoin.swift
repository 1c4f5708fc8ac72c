/// The shape of the corners of a path.
public enum CGLineJoin: Int32, Sendable {
    /// The outer edges are extended until they meet, or as `bevel` where that would be too far (see the miter limit).
    case miter
    /// A circle around the corner.
    case round
    /// The corner is cut off.
    case bevel
}
