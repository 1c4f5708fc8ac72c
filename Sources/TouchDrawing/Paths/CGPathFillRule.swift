/// Which points of overlapping outlines are inside.
public enum CGPathFillRule: Int, Sendable {
    /// Those around which the path runs, in sum, at least once; a hole runs the other way round.
    case winding
    /// Those from which a ray to the outside crosses the path an odd number of times.
    case evenOdd
}
