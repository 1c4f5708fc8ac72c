import TouchGeometry

/// How a line along a path looks.
public struct DrawnStrokeStyle: Hashable, Sendable {
    /// How wide, in points; half of it lies on each side of the path.
    public var width: CGFloat
    /// How open ends look.
    public var cap: CGLineCap
    /// How corners look.
    public var join: CGLineJoin
    /// A miter that would be longer than this many times the width is cut off.
    public var miterLimit: CGFloat
    /// Lengths of dashes and gaps in turn, in points; empty: one line without gaps.
    public var dash: [CGFloat]
    /// How far into the pattern the line begins, in points.
    public var dashPhase: CGFloat

    /// Creates a style; without arguments, what a context begins with.
    public init(
        width: CGFloat = 1, cap: CGLineCap = .butt, join: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        (self.width, self.cap, self.join, self.miterLimit) = (width, cap, join, miterLimit)
        (self.dash, self.dashPhase) = (dash, dashPhase)
    }
}
