public import TouchInput

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
    public convenience init(_ outline: PathOutline) {
        self.init()
        self.outline = outline
    }

    #if canImport(Foundation)
        /// Creates an empty path; reads nothing from the archive.
        public required init?(coder: NSCoder) {
            outline = PathOutline()
        }
    #endif

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
    open func contains(_ point: CGPoint) -> Bool {
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

    // MARK: Steps

    /// Begins a subpath.
    open func move(to point: CGPoint) {
        outline.append(.move(point))
    }

    /// Adds a line; ignored if no subpath has begun, like curves.
    open func addLine(to point: CGPoint) {
        outline.append(.line(point))
    }

    /// Adds a cubic curve.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        outline.append(.curve(endPoint, control1: controlPoint1, control2: controlPoint2))
    }

    /// Adds a quadratic curve.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        outline.append(.quad(endPoint, control: controlPoint))
    }

    /// Adds an arc of a circle, preceded by a line to its start (in an empty path, a move).
    ///
    /// - Parameters:
    ///   - center: The center of the circle.
    ///   - radius: The radius of the circle.
    ///   - startAngle: The angle at the start, in radians from the direction of x, growing clockwise on a screen.
    ///   - endAngle: The angle at the end; a full turn or more away in the direction of the arc, it gives a full circle.
    ///   - clockwise: The direction as seen on a screen.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        outline.appendArc(center: center, radius: radius, from: startAngle, to: endAngle, increasing: clockwise)
    }

    /// Adds the line that closes the subpath.
    open func close() {
        outline.append(.close)
    }

    /// Removes all steps; the style stays.
    open func removeAllPoints() {
        outline = PathOutline()
    }

    /// Adds the steps of another path.
    open func append(_ bezierPath: UIBezierPath) {
        outline.append(bezierPath.outline)
    }

    /// Maps each point.
    open func apply(_ transform: CGAffineTransform) {
        outline = outline.applying(transform)
    }

    /// Returns a path of the same shape and style, in reverse.
    open func reversing() -> UIBezierPath {
        let backwards = copied(UIBezierPath())
        backwards.outline = outline.reversed
        return backwards
    }

    // MARK: Painting

    /// Paints the area in the current context with its fill color; does nothing without a context.
    open func fill() {
        guard !isEmpty, let context = UIGraphicsGetCurrentContext() else { return }
        context.paint(.fill(outline, context.state.fillColor, fillRule))
    }

    /// Paints the line along the path in the current context with its stroke color, and this path's width and style;
    /// does nothing without a context.
    open func stroke() {
        guard !isEmpty, let context = UIGraphicsGetCurrentContext() else { return }
        context.paint(.stroke(outline, context.state.strokeColor, strokeStyle))
    }

    /// Clips everything that is painted in the current context from now on to the area, in addition to its present clipping.
    open func addClip() {
        UIGraphicsGetCurrentContext()?.record(.clip(outline, fillRule))
    }

    #if canImport(Foundation)
        /// Returns a `UIBezierPath` of the same shape and style. Override it for what a subclass adds.
        open func copy(with zone: NSZone?) -> Any { copied(UIBezierPath()) }
    #endif

    /// Gives another path the shape and the style of this one.
    private final func copied(_ other: UIBezierPath) -> UIBezierPath {
        (other.outline, other.strokeStyle, other.usesEvenOddFillRule) = (outline, strokeStyle, usesEvenOddFillRule)
        return other
    }
}

#if canImport(Foundation)
    extension UIBezierPath: NSCopying {}
#endif

extension UIBezierPath {
    /// Creates a rectangle, clockwise from its origin.
    public convenience init(rect: CGRect) {
        self.init(PathOutline(rect: rect))
    }

    /// Creates an ellipse that touches the edges of a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init(PathOutline(ellipseIn: rect))
    }

    /// Creates a rectangle with quarters of circles for corners; the radius is limited to half the shorter side.
    ///
    /// UIKit's corners are a little softer than circles; by how much is not documented.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
        self.init(PathOutline(roundedRect: rect, radii: CGSize(width: radius, height: radius)))
    }

    /// Creates a rectangle of which some corners are quarters of ellipses, limited to half the width and height.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init(PathOutline(roundedRect: rect, corners: corners, radii: cornerRadii))
    }

    /// Creates an open arc of a circle.
    ///
    /// Angles are radians from the direction of x, growing clockwise on a screen.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Creates a copy of a path.
    public convenience init(cgPath: CGPath) {
        self.init(cgPath.outline)
    }
}

/// A set of corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    /// The bits, one for each corner.
    public let rawValue: UInt
    /// Creates corners from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The corner with the least x and the least y.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The corner with the greatest x and the least y.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// The corner with the least x and the greatest y.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// The corner with the greatest x and the greatest y.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All corners.
    public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}
