import TouchInput

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
