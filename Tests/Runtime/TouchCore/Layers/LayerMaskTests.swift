import TestSupport
import Testing
import TouchTesting
import Touchstone

/// Layers and views that show only through a mask.
struct LayerMaskTests {
    private let stage = Stage()
    private let view: UIView
    private let bounds = CGRect(x: 0, y: 0, width: 100, height: 100)

    init() {
        view = stage.addView("masked", frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.backgroundColor = .red
    }

    private func shape(_ rect: CGRect) -> CAShapeLayer {
        let mask = CAShapeLayer()
        mask.path = CGPath(ellipseIn: rect, transform: nil)
        return mask
    }

    private var fill: DrawCommand { .fill(PathOutline(rect: bounds), UIColor.red.cgColor, .winding) }

    @Test func `an opaque shape clips what is painted, and not what is hit`() {
        let circle = PathOutline(ellipseIn: CGRect(x: 0, y: 0, width: 50, height: 50))
        stage.perform { view.layer.mask = shape(CGRect(x: 0, y: 0, width: 50, height: 50)) }
        expectEqual(view.drawList.commands, [.save, .clip(circle, .winding), fill, .restore])
        expect(stage.window.hitTest(CGPoint(x: 90, y: 90), with: nil) === view)
        expect(view.layer.hitTest(CGPoint(x: 90, y: 90)) === view.layer)
        let mask = view.layer.mask
        stage.perform { mask?.setAffineTransform(CGAffineTransform(translationX: 10, y: 0)) }
        let moved = circle.applying(CGAffineTransform(translationX: 10, y: 0))
        expect(mask?.superlayer === view.layer && view.layer.sublayers == nil)
        stage.wait(1)
        expectEqual(view.drawList.commands, [.save, .clip(moved, .winding), fill, .restore])
        stage.perform { mask?.removeFromSuperlayer() }
        expect(view.drawList.commands == [fill] && mask?.superlayer == nil)
    }

    @Test func `nothing shows through a mask that is empty`() {
        view.layer.mask = CALayer()
        expect(view.drawList.isEmpty)
        view.layer.mask = nil
        expectEqual(view.drawList.commands, [fill])
    }

    @Test func `what is partly opaque lets that part show`() {
        let mask = shape(bounds)
        mask.opacity = 0.5
        view.layer.mask = mask
        let list = view.drawList.commands
        expect(list.first == .beginGroup(opacity: 1, shadow: nil) && list[1] == fill && list.last == .endGroup)
        expectEqual(list[2...4], [.save, .blend(.destinationIn), .beginGroup(opacity: 1, shadow: nil)])
        expectEqual(list[5], .beginGroup(opacity: 0.5, shadow: nil))
    }

    @Test func `a view is the mask of another, and moves in animations`() {
        let mask = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        mask.backgroundColor = .black
        stage.perform { view.mask = mask }
        expect(view.mask === mask && mask.superview == nil)
        func clip() -> CGRect? {
            view.drawList.commands.compactMap { if case .clip(let path, _) = $0 { path.bounds } else { nil } }.first
        }
        expectEqual(clip(), CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.host.framesPerSecond = 100
        stage.perform { UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { mask.frame.origin.x = 50 } }
        stage.wait(0.5)
        expectEqual(clip(), CGRect(x: 25, y: 0, width: 10, height: 10))
        view.mask = nil
        expect(clip() == nil && view.mask == nil)
    }

    @Test func `a mask comes into the window and leaves it as a sublayer does`() {
        let mask = CALayer()
        stage.host.framesPerSecond = 100
        stage.perform { view.layer.mask = mask }
        stage.wait(0.1)
        stage.perform { mask.position.x = 100 }
        expect(mask.presentation()?.position.x == 0 && stage.application.host.areFramesWanted)
        stage.wait(0.125)
        stage.perform { view.layer.mask = CALayer() }
        stage.wait(0.02)
        expect(mask.superlayer == nil && mask.position.x == 100 && !stage.application.host.areFramesWanted)
    }

    @Test func `a mask is laid out, with what is in it`() {
        final class Column: CALayer {
            override func layoutSublayers() { for layer in sublayers ?? [] { layer.frame = bounds } }
        }
        let (column, first, second) = (Column(), CALayer(), CALayer())
        column.bounds.size.width = 10
        // Its layout is due before it is the mask, and later.
        column.addSublayer(first)
        stage.perform { view.layer.mask = column }
        stage.wait(0.01)
        expect(first.bounds.width == 10 && !column.needsLayout())
        stage.perform { column.addSublayer(second) }
        stage.wait(0.01)
        expectEqual(second.bounds.width, 10)
    }

    @Test func `a layer is no mask of itself or of what is inside it`() {
        let (outer, inner) = (CALayer(), CALayer())
        outer.mask = outer
        expectNil(outer.mask)
        outer.mask = inner
        inner.mask = outer
        inner.addSublayer(outer)
        expect(inner.mask == nil && inner.sublayers == nil && outer.superlayer == nil && outer.mask === inner)
    }

    @Test func `a change of the mask is displayed`() {
        let mask = shape(bounds)
        view.layer.mask = mask
        _ = stage.application.host.draw()
        var changes = 0
        view.layer.didChange = { changes += 1 }
        mask.path = nil
        expectEqual(changes, 1)
    }
}
