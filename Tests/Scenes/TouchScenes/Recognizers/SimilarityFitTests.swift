import TestSupport
import Testing
import TouchScenes
import Touchstone

struct `A similarity fit` {
    private let area = CGRect(x: -300, y: -300, width: 600, height: 600)

    private func carrying(_ ways: [(from: CGPoint, to: CGPoint)]) -> CGAffineTransform { SimilarityFit(ways).transform }

    @Test func `moves one point to where it is, and turns nothing`() {
        let map = carrying([(CGPoint(x: 10, y: 20), CGPoint(x: 13, y: 16))])
        expectEqual(map, CGAffineTransform(translationX: 3, y: -4))
    }

    @Test func `is the identity without points`() {
        expectEqual(carrying([]), .identity)
    }

    @Test func `zooms about the point between two that move apart`() {
        let map = carrying([
            (CGPoint(x: 90, y: 50), CGPoint(x: 80, y: 50)), (CGPoint(x: 110, y: 50), CGPoint(x: 120, y: 50)),
        ])
        expectEqual(map, CGAffineTransform(a: 2, d: 2, tx: -100, ty: -50))
    }

    @Test func `turns clockwise when two points do so on the screen`() {
        let map = carrying([
            (CGPoint(x: -10, y: 0), CGPoint(x: 0, y: -10)), (CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)),
        ])
        expectEqual(map, CGAffineTransform(a: 0, b: 1, c: -1, d: 0))
    }

    @Test(arguments: 1...100 as ClosedRange<UInt64>)
    func `carries any two points exactly, without a skew`(seed: UInt64) {
        var places = SeededNumbers(seed: seed)
        let ways = (0..<2).map { _ in (from: places.place(in: area), to: places.place(in: area)) }
        let map = carrying(ways)
        for way in ways { expect(way.from.applying(map).distance(from: way.to) < 1e-9, "seed \(seed)") }
        expect(map.a == map.d && map.b == -map.c, "seed \(seed)")
    }

    @Test(arguments: 1...100 as ClosedRange<UInt64>)
    func `of more points leaves the least squares: any map near it leaves more`(seed: UInt64) {
        var places = SeededNumbers(seed: seed)
        let count = Int.random(in: 3...6, using: &places)
        let ways = (0..<count).map { _ in (from: places.place(in: area), to: places.place(in: area)) }
        func rest(_ map: CGAffineTransform) -> CGFloat {
            ways.reduce(0) { sum, way in
                let distance = way.from.applying(map).distance(from: way.to)
                return sum + distance * distance
            }
        }
        let map = carrying(ways)
        let middle = CGPoint(
            x: ways.reduce(0) { $0 + $1.to.x } / CGFloat(count), y: ways.reduce(0) { $0 + $1.to.y } / CGFloat(count))
        let toMiddle = CGAffineTransform(translationX: -middle.x, y: -middle.y)
        let changes = [
            CGAffineTransform(translationX: 0.1, y: 0), CGAffineTransform(translationX: -0.1, y: 0),
            CGAffineTransform(translationX: 0, y: 0.1), CGAffineTransform(translationX: 0, y: -0.1),
            CGAffineTransform(scaleX: 1.01, y: 1.01), CGAffineTransform(scaleX: 0.99, y: 0.99),
            CGAffineTransform(rotationAngle: 0.01), CGAffineTransform(rotationAngle: -0.01),
        ]
        for change in changes {
            let near = map.concatenating(toMiddle).concatenating(change).concatenating(toMiddle.inverted())
            expect(rest(near) > rest(map), "seed \(seed)")
        }
    }

    @Test(arguments: 1...50 as ClosedRange<UInt64>)
    func `finds the zoom and the turn that any number of points share`(seed: UInt64) {
        var places = SeededNumbers(seed: seed)
        let wanted = CGAffineTransform(rotationAngle: .random(in: -3...3, using: &places))
            .scaledBy(x: 1.5, y: 1.5).translatedBy(x: 30, y: -70)
        let ways = (0..<Int.random(in: 2...10, using: &places)).map { _ in
            let place = places.place(in: area)
            return (from: place, to: place.applying(wanted))
        }
        expect(carrying(ways).difference(from: wanted) < 1e-9, "seed \(seed)")
    }

    @Test func `only moves points that lay on one another`() {
        let map = carrying([
            (CGPoint(x: 5, y: 5), CGPoint(x: 0, y: 10)), (CGPoint(x: 5, y: 5), CGPoint(x: 20, y: 10)),
        ])
        expectEqual(map, CGAffineTransform(translationX: 5, y: 5))
    }

    @Test func `zooms out no further than to half a point when points meet, and turns what it can`() {
        let start = [CGPoint(x: -50, y: 0), CGPoint(x: 50, y: 0)]
        func map(_ first: CGPoint, _ second: CGPoint) -> CGAffineTransform {
            carrying([(start[0], first), (start[1], second)])
        }
        let meeting = map(CGPoint(x: 7, y: 7), CGPoint(x: 7, y: 7))
        expectEqual(meeting, CGAffineTransform(a: 0.01, d: 0.01, tx: 7, ty: 7))
        let nearlyMeeting = map(CGPoint(x: 0, y: -0.1), CGPoint(x: 0, y: 0.1))
        expect(nearlyMeeting.difference(from: CGAffineTransform(a: 0, b: 0.01, c: -0.01, d: 0)) < 1e-12)
    }

    @Test func `is the identity for places that are no numbers`() {
        for odd in [CGFloat.nan, .infinity] {
            let map = carrying([
                (CGPoint(x: 0, y: 0), CGPoint(x: odd, y: 0)), (CGPoint(x: 10, y: 0), CGPoint(x: 20, y: 0)),
            ])
            expectEqual(map, .identity)
        }
    }
}
