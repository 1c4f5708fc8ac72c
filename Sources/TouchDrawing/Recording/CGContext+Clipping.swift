import TouchGeometry

extension CGContext {
    /// Keeps what is painted from now on within the area of the current path, and forgets the path.
    ///
    /// Only `restoreGState` makes the area larger again.
    public func clip(using rule: CGPathFillRule = .winding) {
        record(.clip(takePath(), rule))
    }

    /// Keeps what is painted from now on within a rectangle. The current path is forgotten.
    public func clip(to rect: CGRect) { clip(to: [rect]) }

    /// Keeps what is painted from now on within some rectangles. The current path is forgotten.
    public func clip(to rects: [CGRect]) {
        beginPath()
        addRects(rects)
        clip()
    }
}
