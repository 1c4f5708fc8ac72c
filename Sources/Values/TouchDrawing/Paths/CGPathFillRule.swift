/// The rule that decides which points of overlapping outlines are inside.
public enum CGPathFillRule: Int, Sendable {
    /// Points with a winding number other than 0 are inside; a hole has the opposite direction.
    case winding
    /// Points are inside if a ray from them to the outside crosses the path an odd number of times.
    case evenOdd
}
