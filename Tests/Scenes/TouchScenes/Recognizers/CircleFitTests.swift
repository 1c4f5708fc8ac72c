import TestSupport
import Testing
import TouchScenes
import Touchstone

struct `A circle fit` {
    @Test func `is exact on a circle, also on half of one`() throws {
        for turns in [1, 0.5] as [CGFloat] {
            let fit = try #require(CircleFit(circle(turns: turns)))
            expect(abs(fit.center.x - 200) < 1e-9 && abs(fit.center.y - 150) < 1e-9)
            expect(abs(fit.radius - 60) < 1e-9)
            expect(fit.deviation < 1e-9)
            expect(abs(fit.turns - turns) < 0.005)
        }
    }

    @Test func `tells the direction`() throws {
        let points = circle(turns: 1)
        try expect(#require(CircleFit(points)).turns > 0.99)
        try expect(#require(CircleFit(points.reversed())).turns < -0.99)
        expect(abs(try #require(CircleFit(circle(turns: 3, steps: 200))).turns - 3) < 0.01)
    }

    @Test(arguments: [1, 2, 3, 4, 5, 6] as [UInt64])
    func `finds a trembling circle`(seed: UInt64) throws {
        var numbers = SeededNumbers(seed: seed)
        let points = circle(steps: 100).map {
            CGPoint(x: $0.x + .random(in: -3...3, using: &numbers), y: $0.y + .random(in: -3...3, using: &numbers))
        }
        let fit = try #require(CircleFit(points))
        expect(abs(fit.center.x - 200) < 1 && abs(fit.center.y - 150) < 1)
        expect(abs(fit.radius - 60) < 1)
        // Uniform noise of ±3 pt has √3 pt across the line.
        expect(abs(fit.deviation * 60 - 1.73) < 0.35)
        expect(abs(fit.turns - 1) < 0.02)
    }

    @Test func `is as good far from the origin`() throws {
        let fit = try #require(CircleFit(circle(around: CGPoint(x: 1e6, y: -1e6))))
        expect(abs(fit.center.x - 1e6) < 1e-4 && abs(fit.radius - 60) < 1e-4)
    }

    @Test func `says how far a square and an ellipse are off`() throws {
        let off = try #require(CircleFit(square())).deviation
        expect(off > 0.105 && off < 0.115)
        let ellipse = circle(steps: 200).map { CGPoint(x: $0.x * 1.25, y: $0.y) }
        let deviation = try #require(CircleFit(ellipse)).deviation
        expect(deviation > 0.075 && deviation < 0.085)
    }

    @Test func `there is none for a line, a point, and what is no number`() {
        expectNil(CircleFit([]))
        expectNil(CircleFit([.zero, CGPoint(x: 1, y: 0)]))
        expectNil(CircleFit(Array(repeating: CGPoint(x: 5, y: 5), count: 20)))
        expectNil(CircleFit((0..<20).map { CGPoint(x: CGFloat($0), y: 7) }))
        expectNil(CircleFit((0..<20).map { CGPoint(x: CGFloat($0) * 0.3, y: CGFloat($0) * 0.7) }))
        expectNil(CircleFit([.zero, CGPoint(x: 1, y: 0), CGPoint(x: CGFloat.nan, y: 1)]))
        expectNil(CircleFit([.zero, CGPoint(x: 1, y: 0), CGPoint(x: 0, y: CGFloat.infinity)]))
        expectNil(CircleFit([.zero, CGPoint(x: 1e200, y: 0), CGPoint(x: 0, y: 1e200)]))
    }
}
