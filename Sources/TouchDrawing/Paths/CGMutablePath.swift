import TouchGeometry

/// A path that is being made.
///
/// Each function maps the points that it is given by its `transform`; without one they stay where they are.
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

    /// Adds a line; ignored before anything began, like curves.
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

    /// Adds a part of a circle, and before it a line to its beginning.
    ///
    /// - Parameters:
    ///   - center: the middle of the circle.
    ///   - radius: of the circle.
    ///   - startAngle: radians from the direction of x, growing towards that of y.
    ///   - endAngle: likewise.
    ///   - clockwise: as Core Graphics counts it, with y growing upwards: on a screen, where y grows downwards, `false`
    ///     turns clockwise, the way in which angles grow. (`UIBezierPath` counts the other way.)
    ///   - transform: maps each point.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        outline.appendArc(
            center: center, radius: radius, from: startAngle, to: endAngle, increasing: !clockwise,
            transform: transform)
    }

    /// Adds a part of a circle that covers the angle `delta`, in radians; positive ones turn clockwise on a screen.
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
