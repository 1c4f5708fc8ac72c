import TouchInput

/// An immutable path; its subclass `CGMutablePath` can be changed.
///
/// Paths are equal if they have the same steps.
public class CGPath: Hashable {
    /// The path as a value.
    public internal(set) final var outline: PathOutline

    /// Creates a path from a value.
    public init(_ outline: PathOutline) {
        self.outline = outline
    }

    /// Creates a rectangle.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - transform: The transform applied to each point; `nil` for none.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(PathOutline(rect: rect).applying(transform?.pointee ?? .identity))
    }

    /// Creates an ellipse that touches the edges of a rectangle.
    ///
    /// - Parameters:
    ///   - rect: The rectangle whose edges it touches.
    ///   - transform: The transform applied to each point; `nil` for none.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(PathOutline(ellipseIn: rect).applying(transform?.pointee ?? .identity))
    }

    /// Creates a rectangle with quarters of ellipses for corners, limited to half its width and height.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - cornerWidth: Half the width of such an ellipse.
    ///   - cornerHeight: Half the height of such an ellipse.
    ///   - transform: The transform applied to each point; `nil` for none.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let radii = CGSize(width: cornerWidth, height: cornerHeight)
        self.init(PathOutline(roundedRect: rect, radii: radii).applying(transform?.pointee ?? .identity))
    }

    /// The steps, in order.
    public final var elements: [PathOutlineElement] { outline.elements }

    /// A Boolean value that indicates whether there are no steps.
    public final var isEmpty: Bool { outline.isEmpty }

    /// The end point of the last step; the origin in an empty path.
    public final var currentPoint: CGPoint { outline.currentPoint ?? .zero }

    /// The smallest upright rectangle around all points, including control points; zero for an empty path (Core Graphics returns
    /// the null rectangle).
    public final var boundingBox: CGRect { outline.controlBounds ?? .zero }

    /// The smallest upright rectangle around the lines and curves; zero for an empty path.
    public final var boundingBoxOfPath: CGRect { outline.bounds ?? .zero }

    /// Returns a Boolean value that indicates whether the point, once mapped by `transform`, is in the area that filling would paint.
    ///
    /// For points on edges, see `PathOutline.contains`.
    public final func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        outline.contains(point.applying(transform), using: rule)
    }

    /// Returns an immutable copy.
    public final func copy() -> CGPath? { CGPath(outline) }

    /// Returns a mutable copy.
    public final func mutableCopy() -> CGMutablePath? { CGMutablePath(outline) }

    /// Returns a Boolean value that indicates whether two paths have the same steps.
    public static func == (a: CGPath, b: CGPath) -> Bool { a.outline == b.outline }

    /// Hashes the steps.
    public final func hash(into hasher: inout Hasher) { hasher.combine(outline) }
}
