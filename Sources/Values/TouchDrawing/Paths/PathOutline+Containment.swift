import TouchInput

extension PathOutline {
    /// Returns a Boolean value that indicates whether the point is in the area that filling would paint; open subpaths count as closed.
    ///
    /// Crossings with curves are solved for, not approximated by a polygon: exact for lines, and for curves to the precision
    /// of the numbers. A point on an edge belongs to the area if the area is to its right, or below a horizontal edge,
    /// as with the points of a `CGRect`: of two shapes that share an edge exactly one contains each point of it.
    public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding) -> Bool {
        guard point.x.isFinite, point.y.isFinite else { return false }
        var (windings, crossings) = (0, 0)
        func cross(_ piece: MonotonePiece?) {
            guard let piece, piece.isRight(of: point) else { return }
            windings += piece.winding
            crossings += 1
        }
        func cross(_ curve: (CGPoint, CGPoint, CGPoint, CGPoint)) {
            // Most curves are entirely above or below the point.
            guard min(curve.0.y, curve.1.y, curve.2.y, curve.3.y) <= point.y,
                max(curve.0.y, curve.1.y, curve.2.y, curve.3.y) >= point.y
            else { return }
            var rest = curve
            var done: CGFloat = 0
            for t in turningParameters(curve.0.y, curve.1.y, curve.2.y, curve.3.y) {
                let (first, second) = split(rest, at: (t - done) / (1 - done))
                cross(MonotonePiece(curve: first))
                (rest, done) = (second, t)
            }
            cross(MonotonePiece(curve: rest))
        }
        var (start, from) = (CGPoint.zero, CGPoint.zero)
        for element in elements {
            switch element {
            case .move(let point):
                cross(MonotonePiece(lineFrom: from, to: start))
                start = point
            case .line(let end): cross(MonotonePiece(lineFrom: from, to: end))
            case .quad(let end, let control): cross(raised(from, control, end))
            case .curve(let end, let first, let second): cross((from, first, second, end))
            case .close: cross(MonotonePiece(lineFrom: from, to: start))
            }
            from = element.end ?? start
        }
        cross(MonotonePiece(lineFrom: from, to: start))
        switch rule {
        case .winding: return windings != 0
        case .evenOdd: return crossings % 2 == 1
        }
    }
}
