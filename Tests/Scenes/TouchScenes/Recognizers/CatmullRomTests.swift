import TestSupport
import Testing
import TouchScenes
import Touchstone

struct `A Catmull-Rom curve` {
    private func place(_ from: CGPoint, _ piece: CatmullRom.Piece, at t: CGFloat) -> CGPoint {
        func weigh(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
            let s = 1 - t
            return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
        }
        return CGPoint(
            x: weigh(from.x, piece.control1.x, piece.control2.x, piece.end.x),
            y: weigh(from.y, piece.control1.y, piece.control2.y, piece.end.y))
    }

    private func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
        ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
    }

    /// From a point to the nearest one of a straight line between two.
    private func distance(_ point: CGPoint, toLine a: CGPoint, _ b: CGPoint) -> CGFloat {
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        let part = max(0, min(((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy), 1))
        return distance(point, CGPoint(x: a.x + dx * part, y: a.y + dy * part))
    }

    private func randomPoints(_ count: Int, seed: UInt64) -> [CGPoint] {
        var numbers = SeededNumbers(seed: seed)
        return (0..<count).map { index in
            // Now and then a finger that nearly rests: that is where the uniform spline makes loops.
            let reach: CGFloat = index % 3 == 0 ? 1 : 300
            return CGPoint(x: .random(in: 0...reach, using: &numbers), y: .random(in: 0...reach, using: &numbers))
        }
    }

    @Test func `goes through all points, in their order`() {
        let points = randomPoints(50, seed: 1)
        let curve = CatmullRom(points)
        expectEqual(curve.start, points[0])
        expectEqual(curve.pieces.map(\.end), Array(points.dropFirst()))
    }

    @Test(arguments: [2, 3, 4, 5] as [UInt64])
    func `stays within half a line's length of the line`(seed: UInt64) {
        let points = randomPoints(200, seed: seed)
        let curve = CatmullRom(points)
        var farthest: CGFloat = 0
        for (index, piece) in curve.pieces.enumerated() {
            let (from, to) = (points[index], piece.end)
            for step in 0...20 {
                let off = distance(place(from, piece, at: CGFloat(step) / 20), toLine: from, to)
                farthest = max(farthest, off / distance(from, to))
            }
        }
        expect(farthest <= 0.5)
        expect(farthest > 0.1, "it is a curve")
    }

    @Test func `is the uniform one where points are equally far apart`() {
        let points = [(0, 0), (3, 4), (8, 4), (11, 0)].map { CGPoint(x: $0.0, y: $0.1) }
        let piece = CatmullRom(points).pieces[1]
        expect(distance(piece.control1, CGPoint(x: 3 + 8 / 6.0, y: 4 + 4 / 6.0)) < 1e-12)
        expect(distance(piece.control2, CGPoint(x: 8 - 8 / 6.0, y: 4 + 4 / 6.0)) < 1e-12)
    }

    @Test func `has no corner at a point: both sides have one tangent`() {
        let points = randomPoints(30, seed: 9)
        let pieces = CatmullRom(points).pieces
        for index in 1..<pieces.count {
            let (before, at, after) = (pieces[index - 1].control2, points[index], pieces[index].control1)
            let (one, other) = (distance(before, at), distance(at, after))
            let cross = (at.x - before.x) * (after.y - at.y) - (at.y - before.y) * (after.x - at.x)
            let dot = (at.x - before.x) * (after.x - at.x) + (at.y - before.y) * (after.y - at.y)
            expect(abs(cross) <= 1e-9 * one * other && dot >= 0)
        }
    }

    @Test func `is the same curve from either end`() {
        let points = randomPoints(20, seed: 7)
        let (there, back) = (CatmullRom(points).pieces, CatmullRom(points.reversed()).pieces)
        for (piece, mirrored) in zip(there, back.reversed()) {
            expect(distance(piece.control1, mirrored.control2) < 1e-9)
            expect(distance(piece.control2, mirrored.control1) < 1e-9)
        }
    }

    @Test func `a line stays a line`() {
        let curve = CatmullRom([(0, 0), (1, 1), (50, 50), (60, 60)].map { CGPoint(x: $0.0, y: $0.1) })
        for piece in curve.pieces {
            expect(abs(piece.control1.x - piece.control1.y) < 1e-9)
            expect(abs(piece.control2.x - piece.control2.y) < 1e-9)
        }
    }

    @Test func `counts a point once that comes twice in a row, and makes nothing of nothing`() {
        let (a, b, c) = (CGPoint(x: 1, y: 1), CGPoint(x: 5, y: 2), CGPoint(x: 9, y: 9))
        expectEqual(CatmullRom([a, a, b, b, b, c]), CatmullRom([a, b, c]))
        expect(CatmullRom([a, a]).pieces.isEmpty && CatmullRom([a, a]).start == a)
        expect(CatmullRom([]).start == nil && CatmullRom([]).pieces.isEmpty)
        expectEqual(CatmullRom([a, b]).pieces.map { [$0.control1, $0.control2, $0.end] }, [[a, b, b]])
        expectEqual(CatmullRom([a, CGPoint(x: CGFloat.nan, y: 0), b]).pieces.map(\.end), [b])
        // So near that the square of the distance is nothing.
        expectEqual(CatmullRom([.zero, CGPoint(x: 1e-200, y: 0), b]).pieces.map(\.end), [b])
    }
}
