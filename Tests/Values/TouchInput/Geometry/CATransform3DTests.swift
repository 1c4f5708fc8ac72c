import TestSupport
import Testing
import TouchInput

/// Transforms of space.
struct CATransform3DTests {
    private func affine(_ random: inout some RandomNumberGenerator) -> CGAffineTransform {
        func number() -> CGFloat { .random(in: -4...4, using: &random) }
        return CGAffineTransform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
    }

    private func space(_ random: inout some RandomNumberGenerator) -> CATransform3D {
        func number() -> CGFloat { .random(in: -2...2, using: &random) }
        var made = CATransform3DRotate(CATransform3DIdentity, number(), number(), number(), number())
        made = CATransform3DScale(CATransform3DTranslate(made, number(), number(), number()), 1.5, 0.5, 2)
        made.m34 = number() / 100
        return made
    }

    private func isNear(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
        func sum(_ row: SIMD4<Double>) -> Double { (row * row).sum() }
        return sum(a.rows.0 - b.rows.0) + sum(a.rows.1 - b.rows.1) + sum(a.rows.2 - b.rows.2) + sum(a.rows.3 - b.rows.3)
            < 1e-16
    }

    @Test func `transforms of the plane are what CGAffineTransform makes of them, bit by bit`() {
        var random = SeededNumbers(seed: 33)
        for _ in 0..<1_000 {
            let (a, b) = (affine(&random), affine(&random))
            let (x, y) = (CATransform3DMakeAffineTransform(a), CATransform3DMakeAffineTransform(b))
            expect(CATransform3DIsAffine(x) && CATransform3DGetAffineTransform(x) == a)
            expectEqual(CATransform3DGetAffineTransform(CATransform3DConcat(x, y)), a.concatenating(b))
            expectEqual(CATransform3DGetAffineTransform(CATransform3DInvert(x)), a.inverted())
            expectEqual(CATransform3DGetAffineTransform(CATransform3DTranslate(x, 2, 3, 0)), a.translatedBy(x: 2, y: 3))
            expectEqual(CATransform3DGetAffineTransform(CATransform3DScale(x, 2, 3, 1)), a.scaledBy(x: 2, y: 3))
            expectEqual(CATransform3DGetAffineTransform(CATransform3DRotate(x, 1, 0, 0, 1)), a.rotated(by: 1))
        }
    }

    @Test func `the inverse goes back, and one that has none stays`() {
        var random = SeededNumbers(seed: 34)
        for _ in 0..<1_000 {
            let made = space(&random)
            expect(isNear(CATransform3DConcat(made, CATransform3DInvert(made)), CATransform3DIdentity))
        }
        let flat = CATransform3DMakeScale(1, 0, 1)
        expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
        let deep = CATransform3DMakeScale(1, 1, 0)
        expect(CATransform3DInvert(deep) == deep && !CATransform3DIsAffine(deep))
    }

    @Test func `rotations turn each axis towards the next`() {
        let quarter = CGFloat.pi / 2
        let (x, y, z) = (
            CATransform3DMakeRotation(quarter, 2, 0, 0), CATransform3DMakeRotation(quarter, 0, 1, 0),
            CATransform3DMakeRotation(quarter, 0, 0, 1)
        )
        expect(abs(x.m23 - 1) < 1e-15 && abs(x.m32 + 1) < 1e-15 && x.m11 == 1)
        expect(abs(y.m31 - 1) < 1e-15 && abs(y.m13 + 1) < 1e-15 && y.m22 == 1)
        expect(abs(z.m12 - 1) < 1e-15 && abs(z.m21 + 1) < 1e-15 && z.m33 == 1)
        expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
        expectEqual(CATransform3D().m44, 0)
    }

    @Test func `a plane seen in perspective is mapped there and back, and nothing is behind the eye`() throws {
        var random = SeededNumbers(seed: 35)
        for _ in 0..<1_000 {
            let map = PlaneMap(space(&random))
            let point = CGPoint(x: .random(in: -20...20, using: &random), y: .random(in: -20...20, using: &random))
            guard let image = map.image(of: point), let back = map.inverse?.image(of: image) else { continue }
            expect(abs(back.x - point.x) < 1e-6 && abs(back.y - point.y) < 1e-6)
            let near = try #require(map.tangent(at: point))
            let step = CGPoint(x: point.x + 1e-4, y: point.y - 1e-4)
            let (exact, linear) = (map.image(of: step) ?? .zero, step.applying(near))
            expect(abs(exact.x - linear.x) < 1e-6 && abs(exact.y - linear.y) < 1e-6)
        }
        var eye = CATransform3DIdentity
        eye.m34 = -0.01
        expectEqual(PlaneMap(CATransform3DTranslate(eye, 0, 0, 50)).image(of: CGPoint(x: 1, y: 2)), CGPoint(x: 2, y: 4))
        expectNil(PlaneMap(CATransform3DTranslate(eye, 0, 0, 100)).image(of: .zero))
        expectNil(PlaneMap(CATransform3DMakeScale(0, 1, 1)).inverse)
    }
}
