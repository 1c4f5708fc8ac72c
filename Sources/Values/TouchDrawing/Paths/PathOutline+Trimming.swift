import TouchInput

// Lengths along a path, and parts of it.

extension PathSegment {
    /// The points of the segment as a cubic curve.
    private var points: (CGPoint, CGPoint, CGPoint, CGPoint) {
        switch self {
        case .line(let a, let b): (a, between(a, b, 1 / 3), between(a, b, 2 / 3), b)
        case .quad(let a, let b, let c): raised(a, b, c)
        case .cubic(let a, let b, let c, let d): (a, b, c, d)
        }
    }

    private var isLine: Bool { if case .line = self { true } else { false } }

    /// Returns the point at a parameter.
    func point(at t: CGFloat) -> CGPoint {
        let p = points
        return CGPoint(
            x: TouchDrawing.cubic(p.0.x, p.1.x, p.2.x, p.3.x, at: t),
            y: TouchDrawing.cubic(p.0.y, p.1.y, p.2.y, p.3.y, at: t))
    }

    /// The lengths up to equal steps of the parameter; a line has one step. Curves are measured by chords, to about a ten thousandth.
    var lengths: [CGFloat] {
        let steps = isLine ? 1 : 32
        var (lengths, last): ([CGFloat], CGPoint) = ([0], point(at: 0))
        for step in 1...steps {
            let next = point(at: CGFloat(step) / CGFloat(steps))
            let (x, y) = (next.x - last.x, next.y - last.y)
            lengths.append(lengths[step - 1] + (x * x + y * y).squareRoot())
            last = next
        }
        return lengths
    }

    /// Returns the parameter at a length, among the lengths up to equal steps.
    static func parameter(at length: CGFloat, of lengths: [CGFloat]) -> CGFloat {
        let steps = CGFloat(lengths.count - 1)
        guard let next = lengths.firstIndex(where: { $0 >= length }), next > 0 else { return length > 0 ? 1 : 0 }
        let step = lengths[next] - lengths[next - 1]
        return (CGFloat(next - 1) + (step > 0 ? (length - lengths[next - 1]) / step : 0)) / steps
    }

    /// Returns the part between two parameters.
    func part(from start: CGFloat, to end: CGFloat) -> PathOutlineElement {
        if isLine { return .line(point(at: end)) }
        let first = end < 1 ? split(points, at: end).first : points
        let part = start > 0 && end > 0 ? split(first, at: start / end).second : first
        return .curve(part.3, control1: part.1, control2: part.2)
    }
}

extension PathOutline {
    /// Returns the part of the path between two fractions of its length, all subpaths together; the path itself from 0 to 1.
    package func trimmed(from start: CGFloat, to end: CGFloat) -> PathOutline {
        guard start > 0 || end < 1 else { return self }
        var trimmed = PathOutline()
        guard start < end else { return trimmed }
        let subpaths = subpaths
        let lengths = subpaths.map { $0.segments.map { $0.lengths } }
        let total = lengths.joined().reduce(0) { $0 + ($1.last ?? 0) }
        let (from, to) = (start * total, end * total)
        var place: CGFloat = 0
        for (subpath, lengths) in zip(subpaths, lengths) {
            var isOpen = false
            let beginning = place
            for (segment, lengths) in zip(subpath.segments, lengths) {
                let length = lengths.last ?? 0
                let (first, last) = (max(from - place, 0), min(to - place, length))
                place += length
                guard first < last else { continue }
                let begin = PathSegment.parameter(at: first, of: lengths)
                if !isOpen { trimmed.append(.move(segment.point(at: begin))) }
                isOpen = true
                trimmed.append(
                    segment.part(from: begin, to: last < length ? PathSegment.parameter(at: last, of: lengths) : 1))
            }
            if subpath.isClosed, isOpen, from <= beginning, to >= place { trimmed.append(.close) }
        }
        return trimmed
    }

    /// The lines and curves in order, with those that close a subpath: for motions along the path.
    package var course: PathCourse { PathCourse(segments: subpaths.flatMap { $0.segments }) }
}

extension PathOutline {
    /// Returns the path at a fraction of the way to another with the same kinds of steps; the other one itself if they have others.
    package func mixed(with other: PathOutline, _ part: CGFloat) -> PathOutline {
        guard elements.count == other.elements.count else { return other }
        var mixed = PathOutline()
        for (start, end) in zip(elements, other.elements) {
            switch (start, end) {
            case (.move(let a), .move(let b)): mixed.append(.move(between(a, b, part)))
            case (.line(let a), .line(let b)): mixed.append(.line(between(a, b, part)))
            case (.quad(let a, let c), .quad(let b, let d)):
                mixed.append(.quad(between(a, b, part), control: between(c, d, part)))
            case (.curve(let a, let c, let e), .curve(let b, let d, let f)):
                mixed.append(
                    .curve(between(a, b, part), control1: between(c, d, part), control2: between(e, f, part)))
            case (.close, .close): mixed.append(.close)
            case (_, _): return other
            }
        }
        return mixed
    }
}

/// The lines and curves of a path, as the stretches of a motion.
package struct PathCourse {
    private let segments: [PathSegment]
    private let measures: [[CGFloat]]

    init(segments: [PathSegment]) {
        self.segments = segments
        measures = segments.map { $0.lengths }
    }

    /// The length of each stretch.
    package var lengths: [CGFloat] { measures.map { $0.last ?? 0 } }

    /// Returns the point at a fraction of the length of a stretch, and the direction in which the path leads there, as an angle in radians.
    package func place(_ fraction: CGFloat, of stretch: Int) -> (point: CGPoint, angle: CGFloat) {
        let (segment, lengths) = (segments[stretch], measures[stretch])
        let t = PathSegment.parameter(at: fraction * (lengths.last ?? 0), of: lengths)
        let (before, after) = (segment.point(at: max(0, t - 1e-4)), segment.point(at: min(1, t + 1e-4)))
        return (segment.point(at: t), angle(y: after.y - before.y, x: after.x - before.x))
    }
}
