import TouchInput

/// A path with the style of the line along it.
open class UIBezierPath {
    /// The path as a value.
    public final var outline: PathOutline
    /// The style of the line along the path.
    public final var strokeStyle = DrawnStrokeStyle()
    /// A Boolean value that indicates whether areas follow the even-odd rule rather than the winding rule; `false` by default.
    public final var usesEvenOddFillRule = false

    /// Creates an empty path.
    public init() {
        outline = PathOutline()
    }

    /// Creates a path from a value.
    public init(_ outline: PathOutline) {
        self.outline = outline
    }

    /// The steps as a path; an assigned path is copied.
    public final var cgPath: CGPath {
        get { CGPath(outline) }
        set { outline = newValue.outline }
    }

    /// A Boolean value that indicates whether there are no steps.
    public final var isEmpty: Bool { outline.isEmpty }
    /// The smallest upright rectangle around all points, including control points, without the line's width; zero for an empty
    /// path. (`cgPath.boundingBoxOfPath` surrounds the curves alone.)
    public final var bounds: CGRect { outline.controlBounds ?? .zero }
    /// The end point of the last step; the origin in an empty path (undefined in UIKit).
    public final var currentPoint: CGPoint { outline.currentPoint ?? .zero }

    /// Returns a Boolean value that indicates whether the point is in the area that `fill()` would paint: open subpaths count as closed.
    ///
    /// For points on edges, see `PathOutline.contains`.
    public final func contains(_ point: CGPoint) -> Bool {
        outline.contains(point, using: fillRule)
    }

    /// The rule according to `usesEvenOddFillRule`.
    final var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

    /// The width of the line along the path, in points; 1 at first.
    public final var lineWidth: CGFloat {
        get { strokeStyle.width }
        set { strokeStyle.width = newValue }
    }
    /// The shape of open ends; `butt` at first.
    public final var lineCapStyle: CGLineCap {
        get { strokeStyle.cap }
        set { strokeStyle.cap = newValue }
    }
    /// The shape of corners; `miter` at first.
    public final var lineJoinStyle: CGLineJoin {
        get { strokeStyle.join }
        set { strokeStyle.join = newValue }
    }
    /// The multiple of the width above which a miter is cut off; 10 at first.
    public final var miterLimit: CGFloat {
        get { strokeStyle.miterLimit }
        set { strokeStyle.miterLimit = newValue }
    }

    /// Makes the line a dashed one.
    ///
    /// - Parameters:
    ///   - pattern: The lengths of dashes and gaps in turn, in points; `nil` for a line without gaps. An array can be passed.
    ///   - count: The number of lengths to read.
    ///   - phase: The distance into the pattern at which the line begins, in points.
    public final func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        strokeStyle.dash = pattern.map { start in (0..<max(0, count)).map { start[$0] } } ?? []
        strokeStyle.dashPhase = phase
    }
}
