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

extension PathOutline {
    /// The smallest upright rectangle around the lines and curves, without the stroke's width; `nil` for an empty path.
    ///
    /// Curves count with their actual course, not their control points.
    public var bounds: CGRect? {
        bounds { segment, include in
            switch segment {
            case .line(_, let end): include(end)
            case .quad(let a, let b, let c): includeCurve(raised(a, b, c), include)
            case .cubic(let a, let b, let c, let d): includeCurve((a, b, c, d), include)
            }
        }
    }

    /// The smallest upright rectangle around all points, including control points; `nil` for an empty path.
    public var controlBounds: CGRect? {
        bounds { segment, include in
            switch segment {
            case .line(_, let end): include(end)
            case .quad(_, let control, let end):
                include(control)
                include(end)
            case .cubic(_, let first, let second, let end):
                include(first)
                include(second)
                include(end)
            }
        }
    }

    private func bounds(_ visit: (PathSegment, (CGPoint) -> Void) -> Void) -> CGRect? {
        guard case .move(let first) = elements.first else { return nil }
        var (low, high) = (first, first)
        func include(_ point: CGPoint) {
            low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        for subpath in subpaths {
            include(subpath.start)
            for segment in subpath.segments { visit(segment, include) }
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    private func includeCurve(_ p: (CGPoint, CGPoint, CGPoint, CGPoint), _ include: (CGPoint) -> Void) {
        include(p.3)
        for t in turningParameters(p.0.x, p.1.x, p.2.x, p.3.x) + turningParameters(p.0.y, p.1.y, p.2.y, p.3.y) {
            include(
                CGPoint(x: cubic(p.0.x, p.1.x, p.2.x, p.3.x, at: t), y: cubic(p.0.y, p.1.y, p.2.y, p.3.y, at: t)))
        }
    }
}
