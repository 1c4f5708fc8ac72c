import TouchInput

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
