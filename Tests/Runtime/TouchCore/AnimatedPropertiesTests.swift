import TestSupport
import Testing
import TouchTesting
import Touchstone

/// The properties of a view that are animated, and how they appear.
struct AnimatedPropertiesTests {
    private let stage = Stage()
    private let view: UIView

    init() {
        view = stage.addView("card", frame: CGRect(x: 100, y: 100, width: 40, height: 20))
        stage.host.framesPerSecond = 100
    }

    private func animate(_ changes: () -> Void) {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: changes)
    }

    private var shown: CALayer? { view.layer.presentation() }

    @Test func `properties have their new values at once and show them bit by bit`() throws {
        animate {
            view.frame = CGRect(x: 200, y: 300, width: 80, height: 40)
            view.bounds.origin.y = 10
            view.alpha = 0.5
            view.transform = CGAffineTransform(scaleX: 3, y: 1)
        }
        expectEqual(view.bounds, CGRect(x: 0, y: 10, width: 80, height: 40))
        expectEqual(view.center, CGPoint(x: 240, y: 320))
        expectEqual(view.alpha, 0.5)
        expectEqual(view.layer.position, CGPoint(x: 240, y: 320))
        for step in 0...10 {
            let part = CGFloat(step) / 10
            let layer = try #require(shown)
            let bounds = CGRect(x: 0, y: 10 * part, width: 40 + 40 * part, height: 20 + 20 * part)
            expect(layer.bounds.isNear(bounds))
            expect(layer.position.isNear(CGPoint(x: 120 + 120 * part, y: 110 + 210 * part)))
            expect(abs(CGFloat(layer.opacity) - (1 - 0.5 * part)) < 1e-6)
            expect(abs(layer.affineTransform().a - (1 + 2 * part)) < 1e-9)
            expectEqual(layer.anchorPoint, view.anchorPoint)
            stage.wait(0.1)
        }
        expectEqual(shown?.bounds, view.bounds)
        expectEqual(shown?.affineTransform(), view.transform)
    }

    @Test func `what a layer and its view both know is animated whichever is changed`() throws {
        animate {
            view.layer.position = CGPoint(x: 220, y: 110)
            view.layer.opacity = 0.5
            view.layer.backgroundColor = UIColor.red.cgColor
            view.layer.setAffineTransform(CGAffineTransform(scaleX: 3, y: 3))
        }
        expectEqual(view.center.x, 220)
        stage.wait(0.5)
        let layer = try #require(shown)
        expect(abs(layer.position.x - 170) < 1e-9)
        expectEqual(layer.opacity, 0.75)
        expectEqual(layer.backgroundColor, UIColor.red.withAlphaComponent(0.5).cgColor)
        expect(abs(layer.affineTransform().d - 2) < 1e-9)
    }

    @Test func `colors mix as paint does, from nothing too`() throws {
        view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        animate { view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 0.5) }
        stage.wait(0.5)
        let color = try #require(shown?.backgroundColor)
        expect(abs(color.alpha - 0.75) < 1e-9)
        expect(abs(color.red - 0.5 / 0.75) < 1e-9)
        expect(abs(color.blue - 0.25 / 0.75) < 1e-9)
        stage.wait(1)
        expectEqual(shown?.backgroundColor, view.backgroundColor?.cgColor)
        animate { view.backgroundColor = nil }
        stage.wait(0.5)
        expectEqual(shown?.backgroundColor, UIColor(red: 0, green: 0, blue: 1, alpha: 0.25).cgColor)
        stage.wait(0.5)
        expectNil(shown?.backgroundColor)
    }

    @Test func `what turns keeps its size on the way, and takes the shorter way`() throws {
        view.transform = CGAffineTransform(rotationAngle: 3)
        animate { view.transform = CGAffineTransform(rotationAngle: -3).scaledBy(x: 2, y: 2) }
        stage.wait(0.5)
        let map = try #require(shown?.affineTransform())
        // From 3 rad over π: half the way is a half turn, at one and a half times the size.
        expect(abs(map.a + 1.5) < 1e-9)
        expect(abs(map.b) < 1e-9)
        expect(abs(map.d + 1.5) < 1e-9)
    }

    @Test(arguments: [
        CGAffineTransform(scaleX: -1, y: 1), CGAffineTransform(scaleX: 1, y: -2), CGAffineTransform(scaleX: 0, y: 0),
        CGAffineTransform(a: 0, b: 0, c: -3, d: 4, tx: 1, ty: 2),
        CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0),
        CGAffineTransform(a: 1, b: 0.5, c: -2, d: 3, tx: 7, ty: -8), CGAffineTransform(rotationAngle: 2.5),
    ])
    func `every transform is left and reached, mirrors and points too`(map: CGAffineTransform) throws {
        view.transform = CGAffineTransform(rotationAngle: 0.4)
        let start = view.transform
        animate { view.transform = map }
        try expect(#require(shown?.affineTransform()).isNear(start))
        stage.wait(0.999_999_999)
        try expect(#require(shown?.affineTransform()).isNear(map, within: 1e-7))
        animate { view.transform = start }
        try expect(#require(shown?.affineTransform()).isNear(map, within: 1e-7))
    }

    @Test func `a mirrored view is folded, not turned`() throws {
        animate { view.transform = CGAffineTransform(scaleX: -1, y: 1) }
        stage.wait(0.5)
        try expect(#require(shown?.affineTransform()).isNear(CGAffineTransform(scaleX: 0, y: 1)))
    }

    @Test func `the application draws what shows, and stretches what a view has drawn`() {
        let dot = stage.add(Square(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), "dot")
        view.removeFromSuperview()
        animate { dot.frame = CGRect(x: 0, y: 0, width: 20, height: 10) }
        stage.wait(0.5)
        let map = CGAffineTransform(scaleX: 0.75, y: 1)
        expectEqual(
            stage.application.host.draw(), stage.window.drawList.placed(by: CGAffineTransform(translationX: 0, y: 0)))
        expectEqual(
            dot.drawList,
            DrawList([.fill(PathOutline(rect: CGRect(x: 0, y: 0, width: 20, height: 10)), .black, .winding)])
                .placed(by: map))
        expectEqual(dot.drawn, [CGRect(x: 0, y: 0, width: 20, height: 10)])
        stage.wait(0.5)
        expectEqual(
            dot.drawList,
            DrawList([.fill(PathOutline(rect: CGRect(x: 0, y: 0, width: 20, height: 10)), .black, .winding)]))
        expectEqual(dot.drawn.count, 1)
    }

    @Test func `a window and what is inside it show where they are on the way`() {
        view.backgroundColor = .red
        stage.view.backgroundColor = nil
        animate {
            stage.window.frame.origin.x = 100
            view.center.x += 40
        }
        stage.wait(0.25)
        expectEqual(
            stage.application.host.draw(),
            view.drawList.placed(by: CGAffineTransform(translationX: 110, y: 100))
                .placed(by: CGAffineTransform(translationX: 0, y: 0))
                .placed(by: CGAffineTransform(translationX: 25, y: 0)))
    }

    @Test func `a view that fades out is drawn until it cannot be seen`() {
        view.backgroundColor = .red
        animate { view.alpha = 0 }
        stage.wait(0.5)
        expectEqual(view.drawList.commands.first, .beginGroup(opacity: 0.5, shadow: nil))
        stage.wait(0.5)
        expectEqual(view.drawList, DrawList())
    }

    @Test func `layers inside a view show what they are, and those in no window show nothing`() throws {
        let inner = CALayer()
        inner.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        inner.name = "inner"
        expectNil(inner.presentation())
        view.layer.addSublayer(inner)
        animate { inner.position.x = 50 }
        let shown = try #require(inner.presentation())
        expect(shown !== inner)
        expectEqual(shown.frame, inner.frame)
        expectEqual(shown.name, "inner")
        view.removeFromSuperview()
        expectNil(inner.presentation())
        expectNil(view.layer.presentation())
    }
}

private final class Square: UIView {
    var drawn: [CGRect] = []

    override func draw(_ rect: CGRect) {
        drawn.append(rect)
        UIGraphicsGetCurrentContext()?.fill(rect)
    }
}

extension CGPoint {
    fileprivate func isNear(_ other: CGPoint) -> Bool { abs(x - other.x) < 1e-9 && abs(y - other.y) < 1e-9 }
}

extension CGRect {
    fileprivate func isNear(_ other: CGRect) -> Bool {
        origin.isNear(other.origin) && abs(width - other.width) < 1e-9 && abs(height - other.height) < 1e-9
    }
}

extension CGAffineTransform {
    fileprivate func isNear(_ other: CGAffineTransform, within limit: CGFloat = 1e-9) -> Bool {
        abs(a - other.a) < limit && abs(b - other.b) < limit && abs(c - other.c) < limit && abs(d - other.d) < limit
            && abs(tx - other.tx) < limit && abs(ty - other.ty) < limit
    }
}
