import TouchDrawing
import TouchInput

/// The polygons that together are the line along a path.
nonisolated struct StrokeShape {
    /// The polygons, in points of the path; they overlap.
    private(set) var polygons: [[CGPoint]] = []

    private let style: DrawnStrokeStyle
    private let half: CGFloat
    /// The number of lines for half a turn.
    private let steps: Int

    /// Creates the line.
    /// - Parameters:
    ///   - path: The path.
    ///   - style: The style. Dashes that make no sense are none, as in a browser.
    ///   - tolerance: The distance, in points of the path, that a line may be off a curve.
    init(_ path: PathOutline, _ style: DrawnStrokeStyle, tolerance: CGFloat) {
        (self.style, half) = (style, style.width / 2)
        // The distance of an arc from its chord is 1 - cos(a / 2), about a²/8, of the radius.
        let arc = (8 * tolerance / max(half.isFinite ? half : 0, tolerance)).squareRoot()
        steps = max(2, Int((CGFloat.pi / arc).rounded(.up)))
        guard half > 0, half.isFinite else { return }
        for subpath in path.flattened(tolerance: tolerance) {
            for part in style.dashes(of: subpath) { add(part) }
        }
    }

    private mutating func add(_ path: FlatPath) {
        let points = path.points
        guard points.count > 1 else {
            if let point = points.first { addDot(point) }
            return
        }
        let count = path.isClosed ? points.count : points.count - 1
        for index in 0..<count { addSegment(points[index], points[(index + 1) % points.count]) }
        if path.isClosed {
            for index in points.indices {
                addJoin(
                    points[(index + points.count - 1) % points.count], points[index], points[(index + 1) % points.count]
                )
            }
        } else {
            for index in 1..<max(1, points.count - 1) { addJoin(points[index - 1], points[index], points[index + 1]) }
            addCap(at: points[0], from: points[1])
            addCap(at: points[points.count - 1], from: points[points.count - 2])
        }
    }

    /// Adds a subpath without length: what caps alone are.
    private mutating func addDot(_ point: CGPoint) {
        switch style.cap {
        case .butt: break
        case .round: polygons.append(arc(point, from: 0, by: 2 * .pi))
        case .square:
            polygons.append(
                [(-1, -1), (1, -1), (1, 1), (-1, 1)].map { CGPoint(x: point.x + $0.0 * half, y: point.y + $0.1 * half) }
            )
        }
    }

    private mutating func addSegment(_ a: CGPoint, _ b: CGPoint) {
        let n = normal(a, b)
        polygons.append([
            CGPoint(x: a.x + n.x, y: a.y + n.y), CGPoint(x: b.x + n.x, y: b.y + n.y),
            CGPoint(x: b.x - n.x, y: b.y - n.y), CGPoint(x: a.x - n.x, y: a.y - n.y),
        ])
    }

    private mutating func addCap(at end: CGPoint, from before: CGPoint) {
        let n = normal(before, end)
        switch style.cap {
        case .butt: break
        case .round: polygons.append(arc(end, from: angle(y: -n.y, x: -n.x), by: .pi))
        case .square:
            // The normal turned back is the direction.
            let (dx, dy) = (n.y, -n.x)
            polygons.append([
                CGPoint(x: end.x + n.x, y: end.y + n.y), CGPoint(x: end.x + n.x + dx, y: end.y + n.y + dy),
                CGPoint(x: end.x - n.x + dx, y: end.y - n.y + dy), CGPoint(x: end.x - n.x, y: end.y - n.y),
            ])
        }
    }

    /// Fills the gap on the outer side of a corner.
    private mutating func addJoin(_ a: CGPoint, _ corner: CGPoint, _ b: CGPoint) {
        let (n, m) = (normal(a, corner), normal(corner, b))
        let cross = n.x * m.y - n.y * m.x
        let dot = n.x * m.x + n.y * m.y
        guard cross != 0 || dot < 0 else { return }
        // The outer side is against the turn.
        let side: CGFloat = cross > 0 ? -1 : 1
        let first = CGPoint(x: corner.x + side * n.x, y: corner.y + side * n.y)
        let second = CGPoint(x: corner.x + side * m.x, y: corner.y + side * m.y)
        switch style.join {
        case .bevel: polygons.append([corner, first, second])
        case .round:
            let (start, end) = (angle(y: side * n.y, x: side * n.x), angle(y: side * m.y, x: side * m.x))
            var turn = end - start
            if turn > .pi { turn -= 2 * .pi }
            if turn < -.pi { turn += 2 * .pi }
            polygons.append([corner] + arc(corner, from: start, by: turn))
        case .miter:
            // The length of a miter is the width divided by the sine of half the angle between the lines.
            let shortening = ((1 + dot / (half * half)) / 2).squareRoot()
            guard shortening > 0, 1 / shortening <= max(1, style.miterLimit) else {
                polygons.append([corner, first, second])
                return
            }
            let (x, y) = ((n.x + m.x) / 2, (n.y + m.y) / 2)
            let factor = side / (shortening * shortening)
            polygons.append([corner, first, CGPoint(x: corner.x + x * factor, y: corner.y + y * factor), second])
        }
    }

    /// Returns points on a circle of half the width.
    private func arc(_ center: CGPoint, from start: CGFloat, by turn: CGFloat) -> [CGPoint] {
        let count = max(1, Int((CGFloat(steps) * abs(turn) / .pi).rounded(.up)))
        return (0...count).map { step in
            let place = start + turn * CGFloat(step) / CGFloat(count)
            return CGPoint(x: center.x + half * cosine(place), y: center.y + half * sine(place))
        }
    }

    /// Returns the direction from one point to another, turned by a quarter to the greater angle, with the length of half the width.
    private func normal(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        let length = (dx * dx + dy * dy).squareRoot()
        return CGPoint(x: -dy / length * half, y: dx / length * half)
    }
}

nonisolated extension DrawnStrokeStyle {
    /// Returns the dashes of a subpath; the subpath without any.
    fileprivate func dashes(of path: FlatPath) -> [FlatPath] {
        let period = dash.reduce(0, +)
        guard period > 0, period.isFinite, dash.allSatisfy({ $0 >= 0 }), dashPhase.isFinite, path.points.count > 1
        else { return [path] }
        // An odd number of lengths is used twice.
        let lengths = dash.count % 2 == 0 ? dash : dash + dash
        let all = lengths.reduce(0, +)
        var rest = dashPhase - all * (dashPhase / all).rounded(.down)
        var index = 0
        while rest >= lengths[index], rest > 0 || lengths[index] == 0 {
            rest -= lengths[index]
            index = (index + 1) % lengths.count
        }
        var left = lengths[index] - rest
        var (found, current): ([FlatPath], [CGPoint]) = ([], [])
        let points = path.isClosed ? path.points + path.points.prefix(1) : path.points
        if index % 2 == 0 { current = [points[0]] }
        for (a, b) in zip(points, points.dropFirst()) {
            let length = ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
            var done: CGFloat = 0
            // Dashes too small to be seen would take forever.
            while length - done > left, found.count < 10_000 {
                done += left
                let point = CGPoint(x: a.x + (b.x - a.x) * done / length, y: a.y + (b.y - a.y) * done / length)
                if index % 2 == 0 {
                    if current.last != point { current.append(point) }
                    found.append(FlatPath(points: current, isClosed: false))
                    current = []
                } else {
                    current = [point]
                }
                index = (index + 1) % lengths.count
                left = lengths[index]
            }
            left -= length - done
            if index % 2 == 0, current.last != b { current.append(b) }
        }
        guard !current.isEmpty, index % 2 == 0 else { return found }
        if path.isClosed, let first = found.first, first.points.first == current.last {
            // The dash at the end goes on into that at the beginning.
            found[0].points = current + first.points.dropFirst()
        } else {
            found.append(FlatPath(points: current, isClosed: false))
        }
        return found
    }
}
