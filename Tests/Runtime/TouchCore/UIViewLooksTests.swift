import TestSupport
import Testing
import TouchTesting
import Touchstone

struct UIViewLooksTests {
    private let red = UIColor.red.cgColor

    @Test func `a view shows its background, its drawing, its layers and its subviews, in this order`() {
        let view = Dot(frame: CGRect(x: 5, y: 6, width: 10, height: 10))
        view.backgroundColor = .red
        let sublayer = CALayer()
        sublayer.frame = CGRect(x: 1, y: 1, width: 2, height: 2)
        sublayer.backgroundColor = UIColor.green.cgColor
        view.layer.addSublayer(sublayer)
        let child = UIView(frame: CGRect(x: 2, y: 3, width: 4, height: 4))
        child.backgroundColor = .blue
        view.addSubview(child)
        expectEqual(
            view.drawList,
            DrawList([
                .fill(PathOutline(rect: CGRect(x: 0, y: 0, width: 10, height: 10)), red, .winding),
                .fill(
                    PathOutline(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)), UIColor.black.cgColor,
                    .winding),
                .save, .concatenate(CGAffineTransform(translationX: 1, y: 1)),
                .fill(PathOutline(rect: CGRect(x: 0, y: 0, width: 2, height: 2)), UIColor.green.cgColor, .winding),
                .restore,
                .save, .concatenate(CGAffineTransform(translationX: 2, y: 3)),
                .fill(PathOutline(rect: CGRect(x: 0, y: 0, width: 4, height: 4)), UIColor.blue.cgColor, .winding),
                .restore,
            ]))
    }

    @Test func `an opaque view shows what is behind it wherever it paints nothing`() {
        let behind = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        behind.backgroundColor = .red
        let dot = Dot(frame: behind.bounds)
        behind.addSubview(dot)
        expect(dot.isOpaque)
        let shown = behind.drawList
        expectEqual(shown.commands.first, .fill(PathOutline(rect: behind.bounds), red, .winding))
        dot.isOpaque = false
        expect(!dot.isOpaque)
        expectEqual(behind.drawList, shown)
    }

    @Test func `draw is called once until the view needs display`() {
        let dot = Dot(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        expectEqual(dot.draws, 0)
        _ = dot.drawList
        _ = dot.drawList
        expectEqual(dot.draws, 1)
        dot.center.x += 5
        dot.backgroundColor = .red
        _ = dot.drawList
        expectEqual(dot.draws, 1)
        dot.setNeedsDisplay()
        _ = dot.drawList
        expectEqual(dot.draws, 2)
        dot.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
        _ = dot.drawList
        expectEqual(dot.draws, 3)
    }

    @Test func `a view of another size is drawn again with the content mode redraw alone`() {
        let dot = Dot(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        _ = dot.drawList
        dot.bounds.size.width = 20
        expect(dot.drawList.commands.contains(.concatenate(CGAffineTransform(scaleX: 2, y: 1))))
        dot.contentMode = .right
        expect(dot.drawList.commands.contains(.concatenate(CGAffineTransform(translationX: 10, y: 0))))
        expectEqual(dot.draws, 1)
        dot.contentMode = .redraw
        let circle = { DrawCommand.fill(PathOutline(ellipseIn: dot.bounds), UIColor.black.cgColor, .winding) }
        expect(dot.drawList.commands.contains(circle()))
        expectEqual(dot.draws, 2)
        dot.frame.size.height = 30
        expect(dot.drawList.commands.contains(circle()))
        expectEqual(dot.draws, 3)
    }

    @Test func `what was drawn stays in the view when its bounds scroll`() {
        let dot = Dot(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        _ = dot.drawList
        dot.bounds.origin.y = 50
        expect(dot.drawList.commands.contains(.concatenate(CGAffineTransform(translationX: 0, y: 50))))
        expectEqual(dot.draws, 1)
    }

    @Test func `a view that was drawn without a size is drawn again`() {
        let dot = Dot(frame: .zero)
        _ = dot.drawList
        dot.frame.size = CGSize(width: 10, height: 10)
        expect(
            dot.drawList.commands.contains(.fill(PathOutline(ellipseIn: dot.bounds), UIColor.black.cgColor, .winding)))
    }

    @Test func `view and layer have the same geometry, opacity and visibility, after a change of either`() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        let layer = view.layer
        expectEqual(layer.frame, view.frame)
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        view.alpha = 0.5
        view.isHidden = true
        expectEqual(layer.affineTransform(), view.transform)
        expectEqual(layer.opacity, 0.5)
        expect(layer.isHidden)
        layer.isHidden = false
        layer.opacity = 0.25
        layer.position = CGPoint(x: 100, y: 100)
        layer.setAffineTransform(.identity)
        layer.bounds = CGRect(x: 1, y: 2, width: 3, height: 4)
        expect(!view.isHidden)
        expectEqual(view.alpha, 0.25)
        expectEqual(view.center, CGPoint(x: 100, y: 100))
        expectEqual(view.transform, .identity)
        expectEqual(view.bounds, CGRect(x: 1, y: 2, width: 3, height: 4))
        view.clipsToBounds = true
        expect(layer.masksToBounds)
        view.backgroundColor = .red
        expectEqual(layer.backgroundColor, red)
        layer.backgroundColor = nil
        expectNil(view.backgroundColor)
    }

    @Test func `an opacity that a layer cannot tell exactly stays as the view was given it`() {
        let view = UIView(frame: .zero)
        view.alpha = 0.3
        view.layer.cornerRadius = 3
        expectEqual(view.alpha, 0.3)
    }

    @Test func `a layer moved by the app moves where the view is hit`() {
        let stage = Stage()
        let child = stage.addView("child", frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        child.layer.position = CGPoint(x: 200, y: 200)
        expect(stage.view.hitTest(CGPoint(x: 200, y: 200), with: nil) === child)
        expect(stage.view.hitTest(CGPoint(x: 10, y: 10), with: nil) === stage.view)
    }

    @Test func `a hidden or transparent view shows nothing, one that clips cuts its subviews off`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let child = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        child.backgroundColor = .red
        view.addSubview(child)
        let fill = DrawCommand.fill(PathOutline(rect: CGRect(x: 0, y: 0, width: 10, height: 10)), red, .winding)
        let placed: [DrawCommand] = [.save, .concatenate(CGAffineTransform(translationX: 5, y: 5)), fill, .restore]
        expectEqual(view.drawList, DrawList(placed))
        view.clipsToBounds = true
        expectEqual(
            view.drawList, DrawList([.save, .clip(PathOutline(rect: view.bounds), .winding)] + placed + [.restore]))
        child.isHidden = true
        expect(view.drawList.isEmpty)
        child.isHidden = false
        view.alpha = 0
        expect(view.drawList.isEmpty)
    }

    @Test func `a view whose layer is higher is shown above its sisters, and hit as before`() {
        let stage = Stage()
        let low = stage.addView("low", frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let high = stage.addView("high", frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        (low.backgroundColor, high.backgroundColor) = (.red, .blue)
        low.layer.zPosition = 1
        let colors = stage.application.host.draw().commands.compactMap { command -> CGColor? in
            if case .fill(_, let color, _) = command { return color }
            return nil
        }
        expectEqual(colors, [UIColor.blue.cgColor, red])
        expect(stage.view.hitTest(CGPoint(x: 10, y: 10), with: nil) === high)
    }

    @Test func `a view of a layer class of its own shows what that layer shows`() {
        let view = ShapeView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let shape = view.layer as? CAShapeLayer
        shape?.path = UIBezierPath(rect: CGRect(x: 1, y: 1, width: 2, height: 2)).cgPath
        shape?.fillColor = red
        expectEqual(
            view.drawList, DrawList([.fill(PathOutline(rect: CGRect(x: 1, y: 1, width: 2, height: 2)), red, .winding)]))
    }

    @Test func `the host is told once that something shows differently, until it draws`() {
        let host = CountingHost()
        let application = UIApplication()
        application.host.loop = host
        let view = application.host.perform {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let view = UIView(frame: window.bounds)
            window.addSubview(view)
            window.isHidden = false
            return view
        }
        expect(application.host.needsDisplay)
        expectEqual(host.count, 1)
        _ = application.host.draw()
        expect(!application.host.needsDisplay)
        let changes: [() -> Void] = [
            { view.center.x += 1 }, { view.alpha = 0.5 }, { view.isHidden = true }, { view.isHidden = false },
            { view.backgroundColor = .red }, { view.layer.borderWidth = 1 }, { view.setNeedsDisplay() },
            { view.addSubview(UIView()) }, { view.subviews.first?.removeFromSuperview() },
            { view.layer.addSublayer(CALayer()) }, { view.layer.sublayers?.first?.cornerRadius = 1 },
        ]
        for (index, change) in changes.enumerated() {
            change()
            change()
            expect(application.host.needsDisplay, "\(index)")
            expectEqual(host.count, 2 + index, "\(index)")
            _ = application.host.draw()
        }
        view.alpha = 0.5
        view.frame = view.frame
        expectEqual(host.count, 1 + changes.count + 1)
        view.window?.isHidden = true
    }

    @Test func `an app that keeps a layer whose view is gone does no harm`() {
        let layer: CALayer = {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            return view.layer
        }()
        layer.cornerRadius = 3
        layer.position = .zero
        expectEqual(layer.cornerRadius, 3)
    }
}

private final class Dot: UIView {
    var draws = 0

    override func draw(_ rect: CGRect) {
        draws += 1
        UIColor.black.setFill()
        UIBezierPath(ovalIn: rect).fill()
    }
}

private final class ShapeView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }
}

private final class CountingHost: ApplicationHost {
    var count = 0
    func wake(at instant: Instant?) {}
    func displayNeeded() { count += 1 }
}
