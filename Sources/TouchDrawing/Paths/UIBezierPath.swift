import TouchGeometry

/// A path with the looks of the line along it.
open class UIBezierPath {
    /// The path as a value.
    public final var outline: PathOutline
    /// How the line along the path looks, together.
    public final var strokeStyle = DrawnStrokeStyle()
    /// Whether areas count by the even-odd rule; by default they count by windings.
    public final var usesEvenOddFillRule = false

    /// Creates an empty path.
    public init() {
        outline = PathOutline()
    }

    /// Creates a path from a value.
    public init(_ outline: PathOutline) {
        self.outline = outline
    }

    /// The steps as a path; what is assigned is copied.
    public final var cgPath: CGPath {
        get { CGPath(outline) }
        set { outline = newValue.outline }
    }

    /// Whether there are no steps.
    public final var isEmpty: Bool { outline.isEmpty }
    /// The smallest upright rectangle around all points, control points too, without the line's width; zero for an empty
    /// path. (`cgPath.boundingBoxOfPath` goes around the curves alone.)
    public final var bounds: CGRect { outline.controlBounds ?? .zero }
    /// Where the last step ended; the origin in an empty path (UIKit leaves it undefined).
    public final var currentPoint: CGPoint { outline.currentPoint ?? .zero }

    /// Whether the point is in the area that `fill()` would paint: open subpaths count as closed.
    ///
    /// Points on edges: see `PathOutline.contains`.
    public final func contains(_ point: CGPoint) -> Bool {
        outline.contains(point, using: fillRule)
    }

    /// The rule that `usesEvenOddFillRule` stands for.
    final var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

    /// How wide the line along the path is, in points; 1 at first.
    public final var lineWidth: CGFloat {
        get { strokeStyle.width }
        set { strokeStyle.width = newValue }
    }
    /// How open ends look; cut off at first.
    public final var lineCapStyle: CGLineCap {
        get { strokeStyle.cap }
        set { strokeStyle.cap = newValue }
    }
    /// How corners look; mitered at first.
    public final var lineJoinStyle: CGLineJoin {
        get { strokeStyle.join }
        set { strokeStyle.join = newValue }
    }
    /// A miter longer than this many times the width is cut off; 10 at first.
    public final var miterLimit: CGFloat {
        get { strokeStyle.miterLimit }
        set { strokeStyle.miterLimit = newValue }
    }

    /// Makes the line a dashed one.
    ///
    /// - Parameters:
    ///   - pattern: lengths of dashes and gaps in turn, in points; nil: one line without gaps. An array can be given.
    ///   - count: how many lengths to read.
    ///   - phase: how far into the pattern the line begins, in points.
    public final func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        strokeStyle.dash = pattern.map { start in (0..<max(0, count)).map { start[$0] } } ?? []
        strokeStyle.dashPhase = phase
    }
}
