import TouchGeometry

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
