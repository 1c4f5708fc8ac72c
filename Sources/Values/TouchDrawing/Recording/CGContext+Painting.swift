import TouchInput

extension CGContext {
    /// Paints the area of the current path, with open subpaths closed, and clears the path.
    public func fillPath(using rule: CGPathFillRule = .winding) { fill(takePath(), rule) }

    /// Paints the line along the current path and clears the path.
    public func strokePath() { stroke(takePath()) }

    /// Paints area, line or both of the current path and clears the path.
    public func drawPath(using mode: CGPathDrawingMode) {
        let path = takePath()
        switch mode {
        case .fill: fill(path, .winding)
        case .eoFill: fill(path, .evenOdd)
        case .stroke: stroke(path)
        case .fillStroke:
            fill(path, .winding)
            stroke(path)
        case .eoFillStroke:
            fill(path, .evenOdd)
            stroke(path)
        }
    }

    /// Paints a rectangle. The current path is cleared, as by all methods below.
    public func fill(_ rect: CGRect) { fill([rect]) }

    /// Paints rectangles.
    public func fill(_ rects: [CGRect]) {
        beginPath()
        addRects(rects)
        fillPath()
    }

    /// Paints the edges of a rectangle.
    public func stroke(_ rect: CGRect) {
        beginPath()
        addRect(rect)
        strokePath()
    }

    /// Paints the edges of a rectangle with lines of a width.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let before = state.style.width
        state.style.width = width
        stroke(rect)
        state.style.width = before
    }

    /// Paints an ellipse that touches the edges of a rectangle.
    public func fillEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        fillPath()
    }

    /// Paints the line along an ellipse that touches the edges of a rectangle.
    public func strokeEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        strokePath()
    }

    /// Paints a line from the first point to the second, one from the third to the fourth, and so on.
    public func strokeLineSegments(between points: [CGPoint]) {
        beginPath()
        for (index, point) in points.enumerated() {
            currentPath.append(index % 2 == 0 ? .move(point) : .line(point))
        }
        strokePath()
    }

    /// Paints an image, stretched into a rectangle, upright.
    public func draw(_ image: UIImage, in rect: CGRect) {
        if isWhole(image, rect), let drawing = image.content.drawing {
            // One that goes on with its own image (as drawing apps do with each movement) has no levels within levels.
            return compose(drawing.list.commands, .normal)
        }
        paint(image, in: rect)
    }

    /// Paints an image, stretched into a rectangle, with its first row at the greatest y: as in Core Graphics, where y grows upwards, so
    /// that it is upside down in the contexts of UIKit.
    public func draw(_ image: CGImage, in rect: CGRect) {
        paint(UIImage(cgImage: image), in: rect, upsideDown: true)
    }

    /// Returns a Boolean value that indicates whether an image fills the one that is drawn, pixel for pixel, so that nothing has to be clipped.
    private func isWhole(_ image: UIImage, _ rect: CGRect) -> Bool {
        guard let canvas, state.ctm.isIdentity, state.alpha == 1, state.blendMode == .normal, state.shadow == nil,
            image.imageOrientation == .up, image.content.drawing?.scale == canvas.scale
        else { return false }
        return image.content.width == canvas.width && image.content.height == canvas.height
            && image.scale == canvas.scale
            && rect == CGRect(origin: .zero, size: image.size)
    }

    private func fill(_ path: PathOutline, _ rule: CGPathFillRule) {
        if !path.isEmpty { paint(.fill(path, state.fillColor, rule)) }
    }

    private func stroke(_ path: PathOutline) {
        if !path.isEmpty { paint(.stroke(path, state.strokeColor, state.style)) }
    }
}

extension CGContext {
    /// Clips everything that is painted from now on to the area of the current path, and clears the path.
    ///
    /// Only `restoreGState` makes the area larger again.
    public func clip(using rule: CGPathFillRule = .winding) {
        record(.clip(takePath(), rule))
    }

    /// Clips everything that is painted from now on to a rectangle. The current path is cleared.
    public func clip(to rect: CGRect) { clip(to: [rect]) }

    /// Clips everything that is painted from now on to some rectangles. The current path is cleared.
    public func clip(to rects: [CGRect]) {
        beginPath()
        addRects(rects)
        clip()
    }
}

/// The parts of a path that are painted.
public enum CGPathDrawingMode: Int32, Sendable {
    /// The area, by the winding rule.
    case fill
    /// The area, by the even-odd rule.
    case eoFill
    /// The line along the path.
    case stroke
    /// The area by the winding rule and then the line.
    case fillStroke
    /// The area by the even-odd rule and then the line.
    case eoFillStroke
}

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
