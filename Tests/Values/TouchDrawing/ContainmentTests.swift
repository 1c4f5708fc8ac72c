import TestSupport
import Testing
import TouchDrawing
import TouchInput

struct ContainmentTests {
    private func grid(_ path: UIBezierPath, columns: Int = 24, rows: Int = 12, step: CGFloat = 1) -> [String] {
        (0..<rows).map { row in
            (0..<columns).reduce("") { line, column in
                line
                    + (path.contains(CGPoint(x: (CGFloat(column) + 0.5) * step, y: (CGFloat(row) + 0.5) * step))
                        ? "#" : ".")
            }
        }
    }

    @Test
    func `a ring of two rectangles has a hole by the even-odd rule, and by windings if the inner one is reversed`() {
        let outer = UIBezierPath(rect: CGRect(x: 1, y: 1, width: 6, height: 4))
        let inner = UIBezierPath(rect: CGRect(x: 3, y: 2, width: 2, height: 2))
        let filled = UIBezierPath()
        filled.append(outer)
        filled.append(inner)
        let solid = ["........", ".######.", ".######.", ".######.", ".######.", "........"]
        let ring = ["........", ".######.", ".##..##.", ".##..##.", ".######.", "........"]
        expectEqual(grid(filled, columns: 8, rows: 6), solid)
        filled.usesEvenOddFillRule = true
        expectEqual(grid(filled, columns: 8, rows: 6), ring)
        let turned = UIBezierPath()
        turned.append(outer)
        turned.append(inner.reversing())
        expectEqual(grid(turned, columns: 8, rows: 6), ring)
    }

    @Test func `an ellipse contains what its equation says, to a thousandth of its size`() {
        let path = CGPath(ellipseIn: CGRect(x: 10, y: 20, width: 200, height: 100), transform: nil)
        var numbers = SeededNumbers(seed: 1)
        for _ in 0..<2000 {
            let point = CGPoint(
                x: .random(in: 0...220, using: &numbers), y: .random(in: 10...130, using: &numbers))
            let (x, y) = ((point.x - 110) / 100, (point.y - 70) / 50)
            let distance = (x * x + y * y).squareRoot()
            guard abs(distance - 1) > 0.001 else { continue }
            expectEqual(path.contains(point), distance < 1, "\(point)")
        }
    }

    @Test func `points on edges belong to the right and the lower neighbor, as those of rectangles`() {
        let rect = CGRect(x: 2, y: 3, width: 5, height: 4)
        let path = UIBezierPath(rect: rect)
        for x in [1, 2, 4, 7, 8] as [CGFloat] {
            for y in [2, 3, 5, 7, 8] as [CGFloat] {
                let point = CGPoint(x: x, y: y)
                expectEqual(path.contains(point), rect.contains(point), "\(point)")
            }
        }
    }

    @Test func `of triangles that share edges exactly one contains each point`() {
        for seed in UInt64(0)..<200 {
            var numbers = SeededNumbers(seed: seed)
            func corner() -> CGPoint {
                CGPoint(
                    x: CGFloat(Int.random(in: 0...12, using: &numbers)),
                    y: CGFloat(Int.random(in: 0...12, using: &numbers)))
            }
            // Triangles around a point inside of a square cover it without gaps.
            let corners = [CGPoint(x: 0, y: 0), CGPoint(x: 12, y: 0), CGPoint(x: 12, y: 12), CGPoint(x: 0, y: 12)]
            let middle = CGPoint(x: .random(in: 0...12, using: &numbers), y: .random(in: 0...12, using: &numbers))
            let triangles = corners.indices.map { index in
                PathOutline([.move(corners[index]), .line(corners[(index + 1) % 4]), .line(middle), .close])
            }
            for _ in 0..<50 {
                let point = corner()
                let inside = point.x < 12 && point.y < 12
                let count = triangles.filter { $0.contains(point) }.count
                expectEqual(count, inside ? 1 : 0, "seed \(seed): \(point)")
            }
        }
    }

    @Test func `an open subpath counts as closed, as when it is filled`() {
        let open = UIBezierPath()
        open.move(to: CGPoint(x: 0, y: 0))
        open.addLine(to: CGPoint(x: 10, y: 0))
        open.addLine(to: CGPoint(x: 10, y: 10))
        expect(open.contains(CGPoint(x: 8, y: 2)))
        expect(!open.contains(CGPoint(x: 2, y: 8)))
        let circle = UIBezierPath(
            arcCenter: CGPoint(x: 5, y: 5), radius: 4, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
        expect(circle.contains(CGPoint(x: 5, y: 5)) && circle.contains(CGPoint(x: 2, y: 5)))
        expect(!circle.contains(CGPoint(x: 0.9, y: 5)))
    }

    @Test func `paths of lines and curves contain what finely cut polygons contain`() {
        for seed in UInt64(0)..<40 {
            var numbers = SeededNumbers(seed: seed)
            func point() -> CGPoint {
                CGPoint(x: .random(in: 0...100, using: &numbers), y: .random(in: 0...100, using: &numbers))
            }
            var path = PathOutline()
            for _ in 0..<Int.random(in: 1...3, using: &numbers) {
                path.append(.move(point()))
                for _ in 0..<Int.random(in: 1...5, using: &numbers) {
                    switch Int.random(in: 0...2, using: &numbers) {
                    case 0: path.append(.line(point()))
                    case 1: path.append(.quad(point(), control: point()))
                    default: path.append(.curve(point(), control1: point(), control2: point()))
                    }
                }
                if Bool.random(using: &numbers) { path.append(.close) }
            }
            let polygons = flattened(path, pieces: 200)
            for _ in 0..<40 {
                let probe = point()
                // Where polygon and curve may differ nothing is said.
                guard distance(of: probe, from: polygons) > 0.02 else { continue }
                let (windings, crossings) = crossings(polygons, probe)
                expectEqual(path.contains(probe, using: .evenOdd), crossings % 2 == 1, "seed \(seed): \(probe)")
                expectEqual(path.contains(probe, using: .winding), windings != 0, "seed \(seed): \(probe)")
            }
        }
    }

    @Test func `a point is mapped before it is looked for`() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 100, y: 100, width: 10, height: 10))
        expect(!path.contains(CGPoint(x: 5, y: 5)))
        expect(path.contains(CGPoint(x: 5, y: 5), transform: CGAffineTransform(translationX: 100, y: 100)))
    }

    @Test func `numbers that are none are in nothing and harm nothing`() {
        let odd: [CGFloat] = [.nan, .infinity, -.infinity, 1e308, 0]
        for a in odd {
            for b in odd {
                let path = UIBezierPath(ovalIn: CGRect(x: a, y: b, width: b, height: a))
                path.addCurve(
                    to: CGPoint(x: a, y: b), controlPoint1: CGPoint(x: b, y: b), controlPoint2: CGPoint(x: a, y: a))
                path.addArc(
                    withCenter: CGPoint(x: a, y: a), radius: b, startAngle: a, endAngle: b, clockwise: true)
                _ = path.contains(CGPoint(x: 1, y: 1))
                _ = (path.bounds, path.reversing().bounds)
                expect(!path.contains(CGPoint(x: a, y: .nan)))
            }
        }
    }
}

/// Polygons along a path, closed.
private func flattened(_ path: PathOutline, pieces: Int) -> [[CGPoint]] {
    var polygons: [[CGPoint]] = []
    var from = CGPoint.zero
    func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
        CGPoint(x: a.x * (1 - t) + b.x * t, y: a.y * (1 - t) + b.y * t)
    }
    for element in path.elements {
        let last = polygons.count - 1
        for piece in 1...pieces {
            let t = CGFloat(piece) / CGFloat(pieces)
            switch element {
            case .move, .line, .close: break
            case .quad(let end, let c): polygons[last].append(mix(mix(from, c, t), mix(c, end, t), t))
            case .curve(let end, let c, let d):
                let (ab, bc, cd) = (mix(from, c, t), mix(c, d, t), mix(d, end, t))
                polygons[last].append(mix(mix(ab, bc, t), mix(bc, cd, t), t))
            }
        }
        switch element {
        case .move(let point): polygons.append([point])
        case .line(let point): polygons[last].append(point)
        case .quad, .curve: break
        case .close: polygons[last].append(polygons[last][0])
        }
        from = element.end ?? polygons[last][0]
    }
    return polygons
}

private func edges(_ polygons: [[CGPoint]]) -> [(CGPoint, CGPoint)] {
    polygons.flatMap { points in points.indices.map { (points[$0], points[($0 + 1) % points.count]) } }
}

private func distance(of p: CGPoint, from polygons: [[CGPoint]]) -> CGFloat {
    edges(polygons).reduce(.infinity) { least, edge in
        let (dx, dy) = (edge.1.x - edge.0.x, edge.1.y - edge.0.y)
        let length = dx * dx + dy * dy
        let along = length > 0 ? ((p.x - edge.0.x) * dx + (p.y - edge.0.y) * dy) / length : 0
        let t = max(0, min(1, along))
        let (x, y) = (edge.0.x + t * dx - p.x, edge.0.y + t * dy - p.y)
        return min(least, (x * x + y * y).squareRoot())
    }
}

private func crossings(_ polygons: [[CGPoint]], _ p: CGPoint) -> (windings: Int, crossings: Int) {
    edges(polygons).reduce((0, 0)) { found, edge in
        guard (edge.0.y <= p.y) != (edge.1.y <= p.y) else { return found }
        let x = edge.0.x + (p.y - edge.0.y) / (edge.1.y - edge.0.y) * (edge.1.x - edge.0.x)
        return x > p.x ? (found.0 + (edge.0.y < edge.1.y ? 1 : -1), found.1 + 1) : found
    }
}
