import TouchInput

extension UIBezierPath {
    /// Begins a subpath.
    public final func move(to point: CGPoint) {
        outline.append(.move(point))
    }

    /// Adds a line; ignored if no subpath has begun, like curves.
    public final func addLine(to point: CGPoint) {
        outline.append(.line(point))
    }

    /// Adds a cubic curve.
    public final func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        outline.append(.curve(endPoint, control1: controlPoint1, control2: controlPoint2))
    }

    /// Adds a quadratic curve.
    public final func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
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
    public final func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        outline.appendArc(center: center, radius: radius, from: startAngle, to: endAngle, increasing: clockwise)
    }

    /// Adds the line that closes the subpath.
    public final func close() {
        outline.append(.close)
    }

    /// Removes all steps; the style stays.
    public final func removeAllPoints() {
        outline = PathOutline()
    }

    /// Adds the steps of another path.
    public final func append(_ bezierPath: UIBezierPath) {
        outline.append(bezierPath.outline)
    }

    /// Maps each point.
    public final func apply(_ transform: CGAffineTransform) {
        outline = outline.applying(transform)
    }

    /// Returns a path of the same shape and style, in reverse.
    public final func reversing() -> UIBezierPath {
        let backwards = UIBezierPath(outline.reversed)
        backwards.strokeStyle = strokeStyle
        backwards.usesEvenOddFillRule = usesEvenOddFillRule
        return backwards
    }
}
