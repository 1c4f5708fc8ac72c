import TouchGeometry

/// A path that does not change; its subclass `CGMutablePath` does.
///
/// Paths are equal if they have the same steps.
public class CGPath: Hashable {
    /// The path as a value.
    public internal(set) final var outline: PathOutline

    /// Creates a path from a value.
    public init(_ outline: PathOutline) {
        self.outline = outline
    }

    /// A rectangle.
    ///
    /// - Parameters:
    ///   - rect: the rectangle.
    ///   - transform: maps each point; nil leaves them where they are.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(PathOutline(rect: rect).applying(transform?.pointee ?? .identity))
    }

    /// An ellipse that touches the edges of a rectangle.
    ///
    /// - Parameters:
    ///   - rect: the rectangle whose edges it touches.
    ///   - transform: maps each point; nil leaves them where they are.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(PathOutline(ellipseIn: rect).applying(transform?.pointee ?? .identity))
    }

    /// A rectangle with quarters of ellipses for corners, cut off to half its width and height.
    ///
    /// - Parameters:
    ///   - rect: the rectangle.
    ///   - cornerWidth: half the width of such an ellipse.
    ///   - cornerHeight: half its height.
    ///   - transform: maps each point; nil leaves them where they are.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let radii = CGSize(width: cornerWidth, height: cornerHeight)
        self.init(PathOutline(roundedRect: rect, radii: radii).applying(transform?.pointee ?? .identity))
    }

    /// The steps, in order.
    public final var elements: [PathOutlineElement] { outline.elements }

    /// Whether there are no steps.
    public final var isEmpty: Bool { outline.isEmpty }

    /// Where the last step ended; the origin in an empty path.
    public final var currentPoint: CGPoint { outline.currentPoint ?? .zero }

    /// The smallest upright rectangle around all points, control points too; zero for an empty path (Core Graphics' is
    /// the null rectangle).
    public final var boundingBox: CGRect { outline.controlBounds ?? .zero }

    /// The smallest upright rectangle around the lines and curves; zero for an empty path.
    public final var boundingBoxOfPath: CGRect { outline.bounds ?? .zero }

    /// Whether the point, once mapped by `transform`, is in the area that filling the path would paint.
    ///
    /// Points on edges: see `PathOutline.contains`.
    public final func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        outline.contains(point.applying(transform), using: rule)
    }

    /// A path of the same steps that never changes.
    public final func copy() -> CGPath? { CGPath(outline) }

    /// A path of the same steps, to be changed.
    public final func mutableCopy() -> CGMutablePath? { CGMutablePath(outline) }

    /// Whether two paths have the same steps.
    public static func == (a: CGPath, b: CGPath) -> Bool { a.outline == b.outline }

    /// Equal paths hash alike.
    public final func hash(into hasher: inout Hasher) { hasher.combine(outline) }
}
