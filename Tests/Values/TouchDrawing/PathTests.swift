import TestSupport
import Testing
import TouchDrawing
import TouchInput

struct PathTests {
    private func isNear(_ a: CGPoint, _ b: CGPoint, _ tolerance: CGFloat = 1e-9) -> Bool {
        abs(a.x - b.x) < tolerance && abs(a.y - b.y) < tolerance
    }

    @Test func `a path has the steps that made it`() {
        let path = CGMutablePath()
        path.addLine(to: CGPoint(x: 9, y: 9))
        path.move(to: CGPoint(x: 7, y: 7))
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
        path.closeSubpath()
        path.closeSubpath()
        path.addLine(to: CGPoint(x: 0, y: 0))
        expectEqual(
            path.elements,
            [
                .move(CGPoint(x: 1, y: 2)), .line(CGPoint(x: 3, y: 4)),
                .quad(CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8)), .close, .move(CGPoint(x: 1, y: 2)),
                .line(CGPoint(x: 0, y: 0)),
            ])
        expectEqual(path.currentPoint, .zero)
    }

    @Test func `copies do not change with their original`() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 4, height: 4))
        let bezier = UIBezierPath(cgPath: path)
        let copy = path.copy()
        path.addRect(CGRect(x: 10, y: 0, width: 4, height: 4))
        expectEqual(copy, CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil))
        expectEqual(bezier.bounds, CGRect(x: 0, y: 0, width: 4, height: 4))
        expectEqual(path.boundingBox, CGRect(x: 0, y: 0, width: 14, height: 4))
    }

    @Test func `curves count where they run for the box of the path, and with controls for the bounding box`() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addCurve(
            to: CGPoint(x: 30, y: 0), control1: CGPoint(x: 0, y: 40), control2: CGPoint(x: 30, y: 40))
        expectEqual(path.boundingBox, CGRect(x: 0, y: 0, width: 30, height: 40))
        expectEqual(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 30, height: 30))
        expectEqual(UIBezierPath(cgPath: path).bounds, CGRect(x: 0, y: 0, width: 30, height: 40))
        expectEqual(UIBezierPath().bounds, .zero)
    }

    @Test func `an arc keeps its distance from the center and ends at its angles, either way round`() {
        for seed in UInt64(0)..<300 {
            var numbers = SeededNumbers(seed: seed)
            let start = CGFloat.random(in: -10...10, using: &numbers)
            let end = CGFloat.random(in: -10...10, using: &numbers)
            let clockwise = Bool.random(using: &numbers)
            let path = UIBezierPath(
                arcCenter: .zero, radius: 100, startAngle: start, endAngle: end, clockwise: clockwise)
            guard case .move(let first) = path.outline.elements.first else {
                Issue.record("seed \(seed): no beginning")
                continue
            }
            let place = CGAffineTransform(rotationAngle: start)
            expect(isNear(first, CGPoint(x: 100, y: 0).applying(place), 1e-6), "seed \(seed)")
            let whole = clockwise ? end - start >= 2 * .pi : start - end >= 2 * .pi
            let expected = CGPoint(x: 100, y: 0).applying(CGAffineTransform(rotationAngle: whole ? start : end))
            expect(isNear(path.currentPoint, expected, 1e-6), "seed \(seed)")
            var from = first
            for element in path.outline.elements {
                guard case .curve(let to, let c, let d) = element else { continue }
                for step in 0...10 {
                    let (t, u) = (CGFloat(step) / 10, 1 - CGFloat(step) / 10)
                    let x = u * u * u * from.x + 3 * u * u * t * c.x + 3 * u * t * t * d.x + t * t * t * to.x
                    let y = u * u * u * from.y + 3 * u * u * t * c.y + 3 * u * t * t * d.y + t * t * t * to.y
                    expect(abs((x * x + y * y).squareRoot() - 100) < 0.03, "seed \(seed)")
                }
                // Clockwise on a screen, the cross product of neighbors is positive.
                expect((from.x * to.y - from.y * to.x > 0) == clockwise || isNear(from, to, 1e-3), "seed \(seed)")
                from = to
            }
        }
    }

    @Test func `Core Graphics counts clockwise with y upwards`() {
        let path = CGMutablePath()
        path.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        let bezier = UIBezierPath(arcCenter: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        expectEqual(path, bezier.cgPath)
        expectEqual(path.elements.count, 2)
    }

    @Test func `an arc of many turns ends where it should, after few curves`() {
        for turns in [-1000.25, -3.25, -1.25, -0.25, 0.25, 1, 2, 7.25, 1e6 + 0.25] as [CGFloat] {
            let path = CGMutablePath()
            path.addRelativeArc(center: .zero, radius: 1, startAngle: 0, delta: turns * 2 * .pi)
            let end = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: turns * 2 * .pi))
            expect(isNear(path.currentPoint, end, 1e-6), "\(turns)")
            expect(path.elements.count <= 9, "\(turns)")
        }
    }

    @Test func `an arc between tangents touches both`() {
        let context = CGContext()
        context.move(to: .zero)
        context.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 30)
        let points = context.path?.elements.compactMap(\.end) ?? []
        expectEqual(points.count, 4)
        let slanted = 30 * (0.5 as CGFloat).squareRoot()
        let expected = [
            .zero, CGPoint(x: 70, y: 0), CGPoint(x: 70 + slanted, y: 30 - slanted), CGPoint(x: 100, y: 30),
        ]
        for (point, place) in zip(points, expected) { expect(isNear(point, place, 1e-9), "\(point)") }
        for element in context.path?.elements ?? [] {
            guard case .curve(_, let first, let second) = element else { continue }
            for control in [first, second] {
                let (x, y) = (control.x - 70, control.y - 30)
                expect(abs((x * x + y * y).squareRoot() - 31.037) < 0.001, "\(control)")
            }
        }
        context.addArc(tangent1End: CGPoint(x: 100, y: 60), tangent2End: CGPoint(x: 100, y: 90), radius: 5)
        expectEqual(context.currentPointOfPath, CGPoint(x: 100, y: 60))
    }

    @Test func `only the named corners are round, and radii are cut off`() {
        let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
        let path = UIBezierPath(
            roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 50, height: 50))
        expectEqual(path.bounds, rect)
        expect(!path.contains(CGPoint(x: 0.5, y: 0.5)) && !path.contains(CGPoint(x: 19.5, y: 9.5)))
        expect(path.contains(CGPoint(x: 19.5, y: 0.5)) && path.contains(CGPoint(x: 0.5, y: 9.5)))
        expectEqual(path.currentPoint, CGPoint(x: 10, y: 0))
        expectEqual(UIBezierPath(roundedRect: rect, cornerRadius: -3).cgPath, CGPath(rect: rect, transform: nil))
    }

    @Test func `reversing twice gives the path again`() {
        let path = UIBezierPath(roundedRect: CGRect(x: 1, y: 2, width: 30, height: 20), cornerRadius: 4)
        path.move(to: CGPoint(x: 50, y: 50))
        path.addQuadCurve(to: CGPoint(x: 60, y: 50), controlPoint: CGPoint(x: 55, y: 60))
        expectEqual(path.reversing().currentPoint, CGPoint(x: 5, y: 2))
        expectEqual(path.reversing().reversing().bounds, path.bounds)
        let open = UIBezierPath()
        open.move(to: .zero)
        open.addLine(to: CGPoint(x: 1, y: 2))
        open.addCurve(to: CGPoint(x: 3, y: 4), controlPoint1: CGPoint(x: 5, y: 6), controlPoint2: CGPoint(x: 7, y: 8))
        expectEqual(open.reversing().reversing().cgPath, open.cgPath)
    }

    @Test func `a map moves every point`() {
        let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 20))
        path.apply(CGAffineTransform(translationX: 5, y: 6).scaledBy(x: 2, y: 1))
        expectEqual(path.cgPath, CGPath(ellipseIn: CGRect(x: 5, y: 6, width: 20, height: 20), transform: nil))
    }
}
