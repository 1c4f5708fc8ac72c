import TouchInput

/// A path as a value, held by `CGPath`, `CGMutablePath`, `UIBezierPath` and draw lists.
///
/// A subpath begins with `move`; after `close` the next step begins a subpath where the last one began. Lines and curves
/// without a beginning are left out, since they have no start point.
public struct PathOutline: Hashable, Sendable {
    /// The steps, in order.
    public private(set) var elements: [PathOutlineElement] = []
    /// The start point of the next step; `nil` in an empty path.
    public private(set) var currentPoint: CGPoint?
    /// The start point of the present subpath.
    private var start: CGPoint?

    /// Creates an empty path.
    public init() {}

    /// Creates a path from steps; those that have no start point are left out.
    public init(_ elements: [PathOutlineElement]) {
        for element in elements { append(element) }
    }

    /// A Boolean value that indicates whether there are no steps.
    public var isEmpty: Bool { elements.isEmpty }

    /// Adds a step. A line or a curve without a beginning is left out, and so is closing a closed subpath.
    public mutating func append(_ element: PathOutlineElement) {
        switch element {
        case .move(let point):
            // Of two moves in a row only the second counts, as in Core Graphics.
            if case .move = elements.last { elements.removeLast() }
            (start, currentPoint) = (point, point)
        case .line, .quad, .curve:
            guard let from = currentPoint else { return }
            if elements.last == .close { elements.append(.move(from)) }
            currentPoint = element.end
        case .close:
            guard currentPoint != nil, elements.last != .close else { return }
            currentPoint = start
        }
        elements.append(element)
    }

    /// Adds the steps of another path, each point mapped by `transform`.
    public mutating func append(_ other: PathOutline, transform: CGAffineTransform = .identity) {
        for element in other.elements {
            append(transform.isIdentity ? element : element.map { $0.applying(transform) })
        }
    }

    /// Returns the path with each point mapped.
    public func applying(_ transform: CGAffineTransform) -> PathOutline {
        guard !transform.isIdentity else { return self }
        var mapped = PathOutline()
        mapped.append(self, transform: transform)
        return mapped
    }

    /// Returns a Boolean value that indicates whether two paths have the same steps.
    public static func == (a: PathOutline, b: PathOutline) -> Bool { a.elements == b.elements }

    /// Hashes the steps.
    public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

/// A step of a path.
public enum PathOutlineElement: Hashable, Sendable {
    /// The beginning of a new subpath.
    case move(CGPoint)
    /// A straight line from the end of the last step.
    case line(CGPoint)
    /// A quadratic Bézier curve from the end of the last step.
    case quad(CGPoint, control: CGPoint)
    /// A cubic Bézier curve from the end of the last step.
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line to the beginning of the subpath, joined with it.
    case close

    /// The end point of the step; `nil` for `close`, which ends where the subpath began.
    public var end: CGPoint? {
        switch self {
        case .move(let point), .line(let point): point
        case .quad(let point, _): point
        case .curve(let point, _, _): point
        case .close: nil
        }
    }

    /// Returns the step with each of its points converted.
    func map(_ convert: (CGPoint) -> CGPoint) -> PathOutlineElement {
        switch self {
        case .move(let point): .move(convert(point))
        case .line(let point): .line(convert(point))
        case .quad(let point, let control): .quad(convert(point), control: convert(control))
        case .curve(let point, let first, let second):
            .curve(convert(point), control1: convert(first), control2: convert(second))
        case .close: .close
        }
    }
}

/// A line or curve between two points; all curves are at most cubic.
enum PathSegment {
    /// A straight line.
    case line(CGPoint, CGPoint)
    /// A quadratic curve: start, control, end.
    case quad(CGPoint, CGPoint, CGPoint)
    /// A cubic curve: start, both controls, end.
    case cubic(CGPoint, CGPoint, CGPoint, CGPoint)
}

/// A subpath: its lines and curves in order.
struct Subpath {
    /// The start point.
    var start: CGPoint
    /// The lines and curves; the line that closes the subpath is included, unless its length is 0.
    var segments: [PathSegment] = []
    /// A Boolean value that indicates whether it was closed by a `close`.
    var isClosed = false
}

extension PathOutline {
    /// The subpaths in order.
    var subpaths: [Subpath] {
        var found: [Subpath] = []
        var from = CGPoint.zero
        for element in elements {
            let last = found.count - 1
            switch element {
            case .move(let point): found.append(Subpath(start: point))
            case .line(let end): found[last].segments.append(.line(from, end))
            case .quad(let end, let control): found[last].segments.append(.quad(from, control, end))
            case .curve(let end, let first, let second): found[last].segments.append(.cubic(from, first, second, end))
            case .close:
                if from != found[last].start { found[last].segments.append(.line(from, found[last].start)) }
                found[last].isClosed = true
                from = found[last].start
            }
            from = element.end ?? from
        }
        return found
    }
}

extension PathOutline {
    /// The same shape in reverse: the last subpath first, each from its end. Closed subpaths stay closed.
    public var reversed: PathOutline {
        var backwards = PathOutline()
        for subpath in subpaths.reversed() {
            var end = subpath.start
            switch subpath.segments.last {
            case nil: break
            case .line(_, let point), .quad(_, _, let point), .cubic(_, _, _, let point): end = point
            }
            backwards.append(.move(end))
            for segment in subpath.segments.reversed() {
                switch segment {
                case .line(let point, _): backwards.append(.line(point))
                case .quad(let point, let control, _): backwards.append(.quad(point, control: control))
                case .cubic(let point, let first, let second, _):
                    backwards.append(.curve(point, control1: second, control2: first))
                }
            }
            if subpath.isClosed { backwards.append(.close) }
        }
        return backwards
    }
}

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
