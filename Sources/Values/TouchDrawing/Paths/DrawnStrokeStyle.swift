import TouchInput

/// The style of a line along a path.
public struct DrawnStrokeStyle: Hashable, Sendable {
    /// The width, in points; half of it lies on each side of the path.
    public var width: CGFloat
    /// The shape of open ends.
    public var cap: CGLineCap
    /// The shape of corners.
    public var join: CGLineJoin
    /// The multiple of the width above which a miter is cut off.
    public var miterLimit: CGFloat
    /// The lengths of dashes and gaps in turn, in points; empty for a line without gaps.
    public var dash: [CGFloat]
    /// The distance into the pattern at which the line begins, in points.
    public var dashPhase: CGFloat

    /// Creates a style; by default, the initial one of a context.
    public init(
        width: CGFloat = 1, cap: CGLineCap = .butt, join: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        (self.width, self.cap, self.join, self.miterLimit) = (width, cap, join, miterLimit)
        (self.dash, self.dashPhase) = (dash, dashPhase)
    }
}

/// The shape of a line's ends.
public enum CGLineCap: Int32, Sendable {
    /// Square, at the end point.
    case butt
    /// A half circle around the end point.
    case round
    /// Square, half the line's width beyond the end point.
    case square
}

/// The shape of the corners of a path.
public enum CGLineJoin: Int32, Sendable {
    /// The outer edges are extended until they meet, or as `bevel` where that would be too far (see the miter limit).
    case miter
    /// A circle around the corner.
    case round
    /// The corner is cut off.
    case bevel
}
