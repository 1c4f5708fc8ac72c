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

    /// Paints an image, stretched into a rectangle, upright (Core Graphics, which does not know that y grows downwards,
    /// paints it upside down).
    public func draw(_ image: UIImage, in rect: CGRect) {
        paint(.image(image, rect, opacity: 1))
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
