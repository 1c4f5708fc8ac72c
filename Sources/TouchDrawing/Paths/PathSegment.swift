import TouchGeometry

/// A line or curve between two points; every curve as a cubic one or less.
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
    /// Where it begins.
    var start: CGPoint
    /// What follows; the line that closes it is among them, unless it would have no length.
    var segments: [PathSegment] = []
    /// Whether it was closed by a `close`.
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
