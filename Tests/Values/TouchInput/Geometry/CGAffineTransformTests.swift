import TestSupport
import Testing
import TouchInput

struct CGAffineTransformTests {
    private func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool {
        abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9
    }

    @Test func `the identity moves nothing`() {
        expect(CGAffineTransform.identity.isIdentity)
        expectEqual(CGPoint(x: 3, y: 4).applying(.identity), CGPoint(x: 3, y: 4))
    }

    @Test func `a quarter turn takes right to down`() {
        let turn = CGAffineTransform(rotationAngle: .pi / 2)
        expect(isNear(CGPoint(x: 1, y: 0).applying(turn), CGPoint(x: 0, y: 1)))
    }

    @Test func `the first of two concatenated maps is applied first`() {
        let both = CGAffineTransform(scaleX: 2, y: 3).concatenating(CGAffineTransform(translationX: 10, y: 20))
        expectEqual(CGPoint(x: 1, y: 1).applying(both), CGPoint(x: 12, y: 23))
    }

    @Test func `moving, scaling and rotating a map come before the map`() {
        let map = CGAffineTransform(translationX: 100, y: 0)
        expectEqual(CGPoint(x: 1, y: 1).applying(map.scaledBy(x: 2, y: 2)), CGPoint(x: 102, y: 2))
        expectEqual(CGPoint(x: 1, y: 1).applying(map.translatedBy(x: 5, y: 6)), CGPoint(x: 106, y: 7))
        expect(isNear(CGPoint(x: 1, y: 0).applying(map.rotated(by: .pi)), CGPoint(x: 99, y: 0)))
    }

    @Test func `the inverse undoes a map, and a map without one is returned as it is`() {
        let map = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 7, ty: -4)
        let point = CGPoint(x: 3, y: 5)
        expect(isNear(point.applying(map).applying(map.inverted()), point))
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        expectEqual(flat.inverted(), flat)
    }

    @Test func `a rectangle becomes the upright rectangle around its corners`() {
        let turned = CGRect(x: 0, y: 0, width: 10, height: 20).applying(CGAffineTransform(rotationAngle: .pi / 2))
        expect(isNear(turned.origin, CGPoint(x: -20, y: 0)))
        expect(abs(turned.width - 20) < 1e-9 && abs(turned.height - 10) < 1e-9)
    }

    @Test func `a size ignores the move`() {
        let map = CGAffineTransform(a: 2, d: 3, tx: 100, ty: 100)
        expectEqual(CGSize(width: 1, height: 1).applying(map), CGSize(width: 2, height: 3))
    }

    @Test func `insets move the edges inwards`() {
        let inner = CGRect(x: 0, y: 0, width: 100, height: 50).inset(
            by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        expectEqual(inner, CGRect(x: 2, y: 1, width: 94, height: 46))
    }

    @Test(arguments: [(1.0, "1"), (0.35, "0.35"), (46.2, "46.2"), (-2.05, "-2.05"), (0.005, "0.01"), (99.999, "100")])
    func `numbers for people have at most two places`(value: Double, expected: String) {
        expectEqual(text(CGFloat(value)), expected)
    }
}
