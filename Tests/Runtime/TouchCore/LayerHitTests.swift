import TestSupport
import Testing
import TouchTesting
import Touchstone

/// Points and rectangles in layers, and the layers at points.
struct LayerHitTests {
    private func layer(_ name: String, _ frame: CGRect, in superlayer: CALayer? = nil) -> CALayer {
        let layer = CALayer()
        layer.name = name
        layer.frame = frame
        superlayer?.addSublayer(layer)
        return layer
    }

    @Test func `a layer contains the points of its bounds, the left and upper edges included`() {
        let layer = layer("", CGRect(x: 50, y: 50, width: 20, height: 10))
        layer.bounds.origin = CGPoint(x: 5, y: 0)
        expect(layer.contains(CGPoint(x: 5, y: 0)) && layer.contains(CGPoint(x: 24.9, y: 9.9)))
        expect(!layer.contains(CGPoint(x: 25, y: 0)) && !layer.contains(CGPoint(x: 5, y: 10)))
        expect(!layer.contains(CGPoint(x: 4.9, y: 0)))
    }

    @Test func `the deepest layer at a point of the superlayer is hit, the front one first, and none outside`() {
        let root = layer("root", CGRect(x: 10, y: 10, width: 100, height: 100))
        let back = layer("back", CGRect(x: 0, y: 0, width: 50, height: 50), in: root)
        let front = layer("front", CGRect(x: 25, y: 0, width: 50, height: 200), in: root)
        let inner = layer("inner", CGRect(x: 5, y: 5, width: 10, height: 10), in: back)
        func hit(_ x: CGFloat, _ y: CGFloat) -> String? { root.hitTest(CGPoint(x: x, y: y))?.name }
        expect(hit(16, 16) == "inner" && hit(12, 12) == "back" && hit(40, 20) == "front" && hit(100, 100) == "root")
        expectNil(hit(5, 5))
        expectNil(hit(40, 150), "outside of the root, though inside of the front layer")
        back.zPosition = 1
        expectEqual(hit(40, 20), "back")
        back.isHidden = true
        expect(hit(40, 20) == "front" && hit(16, 16) == "root")
        front.setAffineTransform(CGAffineTransform(scaleX: 0, y: 0))
        expectEqual(hit(40, 20), "root")
        inner.isHidden = true
        root.isHidden = true
        expectNil(hit(100, 100))
    }

    @Test func `a subclass decides what it contains and what is hit inside it`() {
        final class Round: CALayer {
            override func contains(_ p: CGPoint) -> Bool {
                let (x, y) = (p.x - bounds.midX, p.y - bounds.midY)
                return x * x + y * y < 100
            }
        }
        final class Sealed: CALayer {
            override func hitTest(_ p: CGPoint) -> CALayer? { super.hitTest(p) == nil ? nil : self }
        }
        let root = layer("root", CGRect(x: 0, y: 0, width: 100, height: 100))
        let sealed = Sealed()
        sealed.frame = CGRect(x: 50, y: 0, width: 20, height: 20)
        root.addSublayer(sealed)
        _ = layer("inside", CGRect(x: 0, y: 0, width: 20, height: 20), in: sealed)
        let round = Round()
        round.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        root.addSublayer(round)
        expect(root.hitTest(CGPoint(x: 10, y: 10)) === round)
        expect(root.hitTest(CGPoint(x: 1, y: 1)) === root)
        expect(root.hitTest(CGPoint(x: 60, y: 10)) === sealed)
    }

    @Test func `a shape layer is hit in its bounds, not in its path`() {
        let root = layer("root", CGRect(x: 0, y: 0, width: 100, height: 100))
        let shape = CAShapeLayer()
        shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 50, height: 50)).cgPath
        root.addSublayer(shape)
        expect(root.hitTest(CGPoint(x: 10, y: 10)) === root)
        shape.frame = CGRect(x: 0, y: 0, width: 80, height: 80)
        expect(root.hitTest(CGPoint(x: 70, y: 70)) === shape)
    }

    @Test func `points and rectangles are converted up, down, to siblings and to the outermost layer`() {
        let root = layer("root", CGRect(x: 10, y: 20, width: 100, height: 100))
        let left = layer("left", CGRect(x: 5, y: 5, width: 20, height: 20), in: root)
        let right = layer("right", CGRect(x: 50, y: 0, width: 20, height: 20), in: root)
        right.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        let point = CGPoint(x: 1, y: 2)
        expectEqual(left.convert(point, to: root), CGPoint(x: 6, y: 7))
        expectEqual(root.convert(CGPoint(x: 6, y: 7), to: left), point)
        expectEqual(left.convert(point, from: root), CGPoint(x: -4, y: -3))
        expectEqual(left.convert(point, to: nil), CGPoint(x: 6, y: 7))
        expectEqual(left.convert(CGPoint(x: 6, y: 7), from: nil), point)
        expectEqual(right.convert(point, to: left), CGPoint(x: 37, y: -11))
        expectEqual(left.convert(CGPoint(x: 37, y: -11), to: right), point)
        expectEqual(left.convert(point, to: left), point)
        let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
        expectEqual(right.convert(rect, to: root), CGRect(x: 40, y: -10, width: 20, height: 40))
        expectEqual(right.convert(CGRect(x: 40, y: -10, width: 20, height: 40), from: root), rect)
        let other = layer("other", CGRect(x: 100, y: 100, width: 10, height: 10))
        expectEqual(left.convert(.zero, to: other), CGPoint(x: -85, y: -75))
    }

    @Test func `the layers of views and windows are hit and converted like others`() {
        let stage = Stage()
        let card = stage.addView("card", frame: CGRect(x: 100, y: 50, width: 80, height: 80))
        let badge = layer("badge", CGRect(x: 60, y: 0, width: 20, height: 20), in: card.layer)
        expect(stage.window.layer.hitTest(CGPoint(x: 165, y: 55)) === badge)
        expect(stage.window.layer.hitTest(CGPoint(x: 110, y: 55)) === card.layer)
        expectEqual(badge.convert(.zero, to: nil), CGPoint(x: 160, y: 50))
        let window = stage.perform { UIWindow(frame: CGRect(x: 10, y: 10, width: 50, height: 50)) }
        expectEqual(badge.convert(.zero, to: window.layer), CGPoint(x: 150, y: 40))
    }

    @Test func `the presentation of an animated view is hit where it is shown`() throws {
        let stage = Stage()
        let card = stage.addView("card", frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let inner = stage.addView("inner", frame: CGRect(x: 10, y: 10, width: 10, height: 10), on: card)
        stage.perform { UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { card.center.x += 200 } }
        stage.wait(0.5)
        let shown = try #require(card.layer.presentation())
        expect(shown.model() === card.layer && card.layer.model() === card.layer)
        expect(shown.hitTest(CGPoint(x: 112, y: 12))?.model() === inner.layer)
        expect(shown.hitTest(CGPoint(x: 140, y: 40)) === shown)
        expectNil(shown.hitTest(CGPoint(x: 212, y: 12)))
        expect(card.layer.hitTest(CGPoint(x: 212, y: 12)) === inner.layer)
        expect(shown.superlayer?.model() === card.layer.superlayer)
        expectEqual(shown.sublayers?.map { $0.model() }, [inner.layer])
        let window = try #require(stage.window.layer.presentation())
        expect(window.hitTest(CGPoint(x: 112, y: 12))?.model() === inner.layer)
        // In the coordinates of the view, the card as shown is 100 points left of where it will be.
        expectEqual(shown.convert(CGPoint(x: 5, y: 5), from: card.layer), CGPoint(x: 105, y: 5))
        expectEqual(shown.convert(CGPoint(x: 105, y: 5), to: card.layer), CGPoint(x: 5, y: 5))
        expectEqual(inner.layer.presentation()?.convert(CGPoint.zero, to: nil), CGPoint(x: 110, y: 10))
        // Another instant needs another presentation, also of a presentation.
        stage.wait(0.5)
        expect(shown.frame.minX == 100 && shown.presentation()?.frame.minX == 200)
    }

    @Test func `30,000 nested layers are hit and converted`() {
        let deepest = layer("deepest", CGRect(x: 0, y: 0, width: 10, height: 10))
        var root = deepest
        // From the inside out: a layer that is added notifies all that it is inside of.
        for _ in 0..<10_000 {
            let outer = layer("", CGRect(x: 0, y: 0, width: 10, height: 10))
            outer.addSublayer(root)
            root = outer
        }
        expect(root.hitTest(CGPoint(x: 5, y: 5)) === deepest)
        expectEqual(deepest.convert(CGPoint(x: 1, y: 2), to: root), CGPoint(x: 1, y: 2))
    }
}
