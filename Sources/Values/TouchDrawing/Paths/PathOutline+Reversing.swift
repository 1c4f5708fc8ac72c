import TouchInput

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
