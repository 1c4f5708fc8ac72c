import TouchDrawing
import TouchInput

/// The distance, in pixels, that a line may be off a curve.
nonisolated let flatness: CGFloat = 0.005

/// The points of a subpath, joined by straight lines.
nonisolated struct FlatPath {
    /// The points; two in a row are different.
    var points: [CGPoint]
    /// A Boolean value that indicates whether the last point is joined with the first.
    var isClosed: Bool
}

nonisolated extension PathOutline {
    /// Returns the subpaths as lines.
    /// - Parameter tolerance: The distance, in points of the path, that a line may be off a curve.
    func flattened(tolerance: CGFloat) -> [FlatPath] {
        var paths: [FlatPath] = []
        var current: FlatPath?
        // A move alone is nothing.
        var isDrawn = false
        func end(closed: Bool = false) {
            defer { (current, isDrawn) = (nil, false) }
            guard var path = current, isDrawn || closed else { return }
            if closed, path.points.count > 1, path.points.last == path.points.first { path.points.removeLast() }
            path.isClosed = closed
            paths.append(path)
        }
        func add(_ point: CGPoint) {
            isDrawn = true
            let point = CGPoint(x: limited(point.x), y: limited(point.y))
            if current == nil { current = FlatPath(points: [], isClosed: false) }
            if current?.points.last != point { current?.points.append(point) }
        }
        var start = CGPoint.zero
        for element in elements {
            let from = current?.points.last ?? start
            switch element {
            case .move(let point):
                end()
                (start, current) = (point, nil)
                add(point)
                isDrawn = false
            case .line(let point): add(point)
            case .quad(let point, let control):
                flatten(raised(from, control, point), tolerance, add)
            case .curve(let point, let first, let second): flatten((from, first, second, point), tolerance, add)
            case .close: end(closed: true)
            }
        }
        end()
        return paths
    }
}

/// Adds the points of a cubic curve behind the first.
private nonisolated func flatten(
    _ curve: (CGPoint, CGPoint, CGPoint, CGPoint), _ tolerance: CGFloat, _ add: (CGPoint) -> Void
) {
    let (a, b, c, d) = curve
    // A line is off by at most an eighth of the second derivative, divided by the square of the number of lines.
    func bend(_ p: CGPoint, _ q: CGPoint, _ r: CGPoint) -> CGFloat {
        let (x, y) = (p.x - 2 * q.x + r.x, p.y - 2 * q.y + r.y)
        return (x * x + y * y).squareRoot()
    }
    let count = (0.75 * max(bend(a, b, c), bend(b, c, d)) / tolerance).squareRoot().rounded(.up)
    let steps = count > 1 ? Int(min(count, 500)) : 1
    for step in 1..<max(steps, 1) {
        let t = CGFloat(step) / CGFloat(steps)
        add(CGPoint(x: cubic(a.x, b.x, c.x, d.x, at: t), y: cubic(a.y, b.y, c.y, d.y, at: t)))
    }
    add(d)
}

/// Returns a coordinate that numbers of pixels can be made of: 0 for one that is not a number.
nonisolated func limited(_ value: CGFloat) -> CGFloat {
    value.isNaN ? 0 : max(-4_000_000, min(value, 4_000_000))
}
