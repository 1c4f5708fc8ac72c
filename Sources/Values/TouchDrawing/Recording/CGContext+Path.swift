import TouchInput

extension CGContext {
    /// Clears the current path.
    public func beginPath() { currentPath = PathOutline() }

    /// Begins a subpath.
    public func move(to point: CGPoint) { currentPath.append(.move(point)) }

    /// Adds a line; ignored if no subpath has begun, like curves.
    public func addLine(to point: CGPoint) { currentPath.append(.line(point)) }

    /// Adds lines through points, beginning a subpath at the first.
    public func addLines(between points: [CGPoint]) {
        for (index, point) in points.enumerated() { currentPath.append(index == 0 ? .move(point) : .line(point)) }
    }

    /// Adds a quadratic curve.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        currentPath.append(.quad(end, control: control))
    }

    /// Adds a cubic curve.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        currentPath.append(.curve(end, control1: control1, control2: control2))
    }

    /// Adds an arc of a circle, preceded by a line to its start.
    ///
    /// - Parameters:
    ///   - center: The center of the circle.
    ///   - radius: The radius of the circle.
    ///   - startAngle: The angle at the start, in radians from the direction of x, growing towards that of y.
    ///   - endAngle: The angle at the end, measured likewise.
    ///   - clockwise: The direction as Core Graphics defines it: on a screen, where y grows downwards, `false` turns clockwise.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        currentPath.appendArc(
            center: center, radius: radius, from: startAngle, to: endAngle, increasing: !clockwise)
    }

    /// Adds a line towards the first point and the arc that turns from there towards the second, touching both lines.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        currentPath.appendArc(tangent1: tangent1End, tangent2: tangent2End, radius: radius)
    }

    /// Adds a closed rectangle.
    public func addRect(_ rect: CGRect) { currentPath.append(PathOutline(rect: rect)) }

    /// Adds closed rectangles.
    public func addRects(_ rects: [CGRect]) {
        for rect in rects { addRect(rect) }
    }

    /// Adds a closed ellipse that touches the edges of a rectangle.
    public func addEllipse(in rect: CGRect) { currentPath.append(PathOutline(ellipseIn: rect)) }

    /// Adds the steps of a path.
    public func addPath(_ path: CGPath) { currentPath.append(path.outline) }

    /// Adds the line that closes the subpath.
    public func closePath() { currentPath.append(.close) }

    /// A copy of the current path, in the present coordinates; `nil` if it is empty.
    public var path: CGPath? { currentPath.isEmpty ? nil : CGPath(currentPath) }

    /// A Boolean value that indicates whether the current path has no steps.
    public var isPathEmpty: Bool { currentPath.isEmpty }

    /// The end point of the last step; the origin in an empty path.
    public var currentPointOfPath: CGPoint { currentPath.currentPoint ?? .zero }

    /// The smallest upright rectangle around the points of the current path; zero if it is empty.
    public var boundingBoxOfPath: CGRect { currentPath.controlBounds ?? .zero }

    /// Returns the current path and clears it.
    func takePath() -> PathOutline {
        defer { currentPath = PathOutline() }
        return currentPath
    }
}
