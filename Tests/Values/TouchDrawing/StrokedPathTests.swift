import TestSupport
import Testing
import TouchDrawing
import TouchInput

/// The outlines of lines along paths.
struct StrokedPathTests {
    private func corner(closed: Bool = false) -> CGMutablePath {
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 40, y: 0), CGPoint(x: 40, y: 40)])
        if closed { path.closeSubpath() }
        return path
    }

    private func stroked(
        _ path: CGPath, _ cap: CGLineCap = .butt, _ join: CGLineJoin = .miter, miterLimit: CGFloat = 10
    ) -> CGPath {
        path.copy(strokingWithWidth: 10, lineCap: cap, lineJoin: join, miterLimit: miterLimit)
    }

    /// The corners of a grid of half points around a point that are inside, as a picture.
    private func holds(_ path: CGPath, _ points: [(CGFloat, CGFloat)]) -> [Bool] {
        points.map { path.contains(CGPoint(x: $0.0, y: $0.1)) }
    }

    @Test func `a line is as wide as it is told, and ends as its cap says`() {
        let line = CGMutablePath()
        line.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 40, y: 0)])
        let points: [(CGFloat, CGFloat)] = [
            (20, 4.9), (20, -4.9), (20, 5.1), (-0.1, 0), (-3.4, 3.4), (-4.9, 4.9), (45.1, 0),
        ]
        expectEqual(holds(stroked(line), points), [true, true, false, false, false, false, false])
        expectEqual(holds(stroked(line, .round), points), [true, true, false, true, true, false, false])
        expectEqual(holds(stroked(line, .square), points), [true, true, false, true, true, true, false])
        expectEqual(stroked(line, .square).boundingBoxOfPath, CGRect(x: -5, y: -5, width: 50, height: 10))
    }

    @Test func `a corner is as its join says, a miter only up to its limit`() {
        let points: [(CGFloat, CGFloat)] = [(42, -2), (43.4, -3.4), (44.9, -4.9), (36, 4)]
        expectEqual(holds(stroked(corner()), points), [true, true, true, true])
        expectEqual(holds(stroked(corner(), .butt, .round), points), [true, true, false, true])
        expectEqual(holds(stroked(corner(), .butt, .bevel), points), [true, false, false, true])
        expectEqual(stroked(corner(), miterLimit: 1.4), stroked(corner(), .butt, .bevel))
        expectEqual(stroked(corner(), miterLimit: 1.42), stroked(corner()))
    }

    @Test func `a closed subpath leaves its middle free, and has no ends`() {
        let points: [(CGFloat, CGFloat)] = [(20, 4), (30, 10), (18, 18), (-4, -3), (10, 10)]
        expectEqual(holds(stroked(corner(closed: true), .square), points), [true, false, true, true, true])
        expectEqual(stroked(corner(closed: true)), stroked(corner(closed: true), .square))
    }

    @Test func `a subpath without length has the shape of its ends, a move none`() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 1))
        expect(stroked(path, .round).isEmpty)
        path.addLine(to: CGPoint(x: 1, y: 1))
        expect(stroked(path).isEmpty)
        expectEqual(stroked(path, .square).boundingBoxOfPath, CGRect(x: -4, y: -4, width: 10, height: 10))
        expectEqual(holds(stroked(path, .round), [(4, 4), (5.5, 5.5)]), [true, false])
        expect(path.copy(strokingWithWidth: 0, lineCap: .round, lineJoin: .round, miterLimit: 1).isEmpty)
        expect(path.copy(strokingWithWidth: .infinity, lineCap: .round, lineJoin: .round, miterLimit: 1).isEmpty)
    }

    @Test func `the transform moves the path, not the width`() {
        let wide = corner().copy(
            strokingWithWidth: 10, lineCap: .butt, lineJoin: .miter, miterLimit: 10,
            transform: CGAffineTransform(scaleX: 2, y: 1))
        expectEqual(wide.boundingBoxOfPath, CGRect(x: 0, y: -5, width: 85, height: 45))
    }

    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func `with round ends and corners, the points of a line are those within half its width`(seed: UInt64) {
        var random = SeededNumbers(seed: seed)
        func place() -> CGPoint { CGPoint(x: random.between(0, 100), y: random.between(0, 100)) }
        var (path, samples): (PathOutline, [CGPoint]) = (PathOutline([.move(place())]), [])
        for _ in 0..<random.roll(3) + 1 {
            let (from, a, b, end) = (path.currentPoint!, place(), place(), place())
            let isLine = random.isLucky(30)
            path.append(isLine ? .line(end) : .curve(end, control1: a, control2: b))
            for step in 0...1_000 {
                let t = CGFloat(step) / 1_000
                let u = 1 - t
                func mix(_ p: CGFloat, _ q: CGFloat, _ r: CGFloat, _ s: CGFloat) -> CGFloat {
                    isLine ? u * p + t * s : u * u * u * p + 3 * u * u * t * q + 3 * u * t * t * r + t * t * t * s
                }
                samples.append(CGPoint(x: mix(from.x, a.x, b.x, end.x), y: mix(from.y, a.y, b.y, end.y)))
            }
        }
        let half = random.between(1, 25)
        let area = path.stroked(width: 2 * half, cap: .round, join: .round, miterLimit: 10)
        for _ in 0..<200 {
            let point = CGPoint(x: random.between(-30, 130), y: random.between(-30, 130))
            let square = samples.map { ($0.x - point.x) * ($0.x - point.x) + ($0.y - point.y) * ($0.y - point.y) }
                .min()!
            let distance = square.squareRoot()
            // Beside the edge either is right: a curve's side is a curve that is nearly it.
            guard abs(distance - half) > 0.02 + half * 0.004 else { continue }
            expectEqual(area.contains(point, using: .winding), distance < half, "\(point), \(distance) of \(half)")
        }
    }
}
