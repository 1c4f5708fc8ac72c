/// How lines of a path meet.
public enum CGLineJoin: Int32, Sendable {
    /// Their outer edges go on until they meet, or as `bevel` where that would be too far (see the miter limit).
    case miter
    /// With a circle around the point where they meet.
    case round
    /// With the corner cut off.
    case bevel
}
