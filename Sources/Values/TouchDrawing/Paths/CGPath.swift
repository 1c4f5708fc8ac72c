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

    /// Returns the outline of the line along the path, whose area `contains(_:using:transform:)` tests by the rule `winding`: for touches near
    /// a line.
    ///
    /// - Parameters:
    ///   - lineWidth: The width of the line, in points.
    ///   - lineCap: The shape of open ends.
    ///   - lineJoin: The shape of corners.
    ///   - miterLimit: The multiple of the width above which a miter is cut off.
    ///   - transform: The transform applied to each point of the path before.
    public final func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        CGPath(
            outline.applying(transform)
                .stroked(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit))
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

/// A path that can be changed.
///
/// Each method maps the points that it receives by its `transform`; without one they are unchanged.
public final class CGMutablePath: CGPath {
    /// Creates an empty path.
    public init() {
        super.init(PathOutline())
    }

    /// Creates a path from a value.
    public override init(_ outline: PathOutline) {
        super.init(outline)
    }

    /// Begins a subpath.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        add(.move(point), transform)
    }

    /// Adds a line; ignored if no subpath has begun, like curves.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        add(.line(point), transform)
    }

    /// Adds a quadratic curve.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        add(.quad(end, control: control), transform)
    }

    /// Adds a cubic curve.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        add(.curve(end, control1: control1, control2: control2), transform)
    }

    /// Adds the line that closes the subpath.
    public func closeSubpath() {
        outline.append(.close)
    }

    /// Adds a closed rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        outline.append(PathOutline(rect: rect), transform: transform)
    }

    /// Adds closed rectangles.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds a closed rectangle with quarters of ellipses for corners.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let radii = CGSize(width: cornerWidth, height: cornerHeight)
        outline.append(PathOutline(roundedRect: rect, radii: radii), transform: transform)
    }

    /// Adds a closed ellipse that touches the edges of a rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        outline.append(PathOutline(ellipseIn: rect), transform: transform)
    }

    /// Adds lines through points, beginning a subpath at the first.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        for (index, point) in points.enumerated() { add(index == 0 ? .move(point) : .line(point), transform) }
    }

    /// Adds the steps of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        outline.append(path.outline, transform: transform)
    }

    /// Adds an arc of a circle, preceded by a line to its start.
    ///
    /// - Parameters:
    ///   - center: The center of the circle.
    ///   - radius: The radius of the circle.
    ///   - startAngle: The angle at the start, in radians from the direction of x, growing towards that of y.
    ///   - endAngle: The angle at the end, measured likewise.
    ///   - clockwise: The direction as Core Graphics defines it, with y growing upwards: on a screen, where y grows downwards, `false`
    ///     turns clockwise, in the direction of growing angles. (`UIBezierPath` uses the opposite.)
    ///   - transform: The transform applied to each point.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        outline.appendArc(
            center: center, radius: radius, from: startAngle, to: endAngle, increasing: !clockwise,
            transform: transform)
    }

    /// Adds an arc of a circle that covers the angle `delta`, in radians; positive angles turn clockwise on a screen.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        outline.appendArc(center: center, radius: radius, from: startAngle, delta: delta, transform: transform)
    }

    private func add(_ element: PathOutlineElement, _ transform: CGAffineTransform) {
        outline.append(transform.isIdentity ? element : element.map { $0.applying(transform) })
    }
}

/// The rule that decides which points of overlapping outlines are inside.
public enum CGPathFillRule: Int, Sendable {
    /// Points with a winding number other than 0 are inside; a hole has the opposite direction.
    case winding
    /// Points are inside if a ray from them to the outside crosses the path an odd number of times.
    case evenOdd
}
