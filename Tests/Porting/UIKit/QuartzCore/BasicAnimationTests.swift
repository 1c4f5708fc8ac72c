import TestSupport
import Testing
import QuartzCore
import TouchTesting
import Touchstone

/// Animations from one value to another.
struct BasicAnimationTests {
    private let stage = Stage()
    private let view: UIView
    private var layer: CALayer { view.layer }

    init() {
        view = stage.addView("card", frame: CGRect(x: 100, y: 100, width: 40, height: 20))
        stage.host.framesPerSecond = 100
    }

    private func add(_ keyPath: String, duration: TimeInterval = 1, _ settings: (CABasicAnimation) -> Void) {
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.duration = duration
        settings(animation)
        stage.perform { layer.add(animation, forKey: "key") }
    }

    private func shown(_ value: (CALayer) -> CGFloat) -> CGFloat { layer.presentation().map(value) ?? .nan }

    @Test func `what shows goes from one value to the other, and the layer, its view and touches stay`() {
        let tap = UITapGestureRecognizer()
        view.addGestureRecognizer(tap)
        add("position.x") { ($0.fromValue, $0.toValue) = (120, 320.0) }
        stage.wait(0.5)
        expect(shown { $0.position.x } == 220 && layer.position.x == 120 && view.center.x == 120)
        expect(layer.presentation()?.hitTest(CGPoint(x: 220, y: 110)) != nil)
        expectNil(layer.presentation()?.hitTest(CGPoint(x: 120, y: 110)))
        var taps = 0
        tap.addAction { _ in taps += 1 }
        stage.hands.tap(at: CGPoint(x: 120, y: 110))
        expectEqual(taps, 1)
        stage.wait(1)
        expect(shown { $0.position.x } == 120 && layer.animation(forKey: "key") == nil)
        expect(!stage.application.host.areFramesWanted)
    }

    @Test func `values that are not given are those of the layer`() {
        func middle(_ settings: (CABasicAnimation) -> Void) -> CGFloat {
            add("position.x", settings)
            stage.wait(0.5)
            return shown { $0.position.x }
        }
        expectEqual(middle { $0.toValue = 220 }, 170)
        expectEqual(middle { $0.fromValue = 20 }, 70)
        expectEqual(middle { $0.byValue = 100 }, 170)
        expectEqual(middle { ($0.fromValue, $0.byValue) = (0, 10) }, 5)
        expectEqual(middle { ($0.toValue, $0.byValue) = (0, 10) }, -5)
        expectEqual(middle { _ in }, 120)
        expectEqual(middle { ($0.fromValue, $0.toValue, $0.isAdditive) = (0, 10, true) }, 125)
    }

    @Test func `a property shows its middle`() throws {
        func check(
            _ keyPath: String, _ from: any LayerValueConvertible, _ to: any LayerValueConvertible, _ middle: CGFloat,
            _ value: (CALayer) -> CGFloat
        ) {
            add(keyPath) { ($0.fromValue, $0.toValue) = (from, to) }
            stage.wait(0.5)
            expect(abs(shown(value) - middle) < 1e-6, "\(keyPath)")
        }
        check("opacity", 0, Float(1), 0.5) { CGFloat($0.opacity) }
        check("cornerRadius", 2.0, CGFloat(4), 3) { $0.cornerRadius }
        check("bounds.size.width", 10, 30, 20) { $0.bounds.width }
        check("bounds.size", CGSize.zero, CGSize(width: 2, height: 4), 2) { $0.bounds.height }
        check("bounds", CGRect.zero, CGRect(x: 0, y: 0, width: 8, height: 8), 4) { $0.bounds.width }
        check("bounds.origin.y", 0, 2, 1) { $0.bounds.minY }
        check("position", CGPoint.zero, CGPoint(x: 2, y: 4), 2) { $0.position.y }
        check("anchorPoint.x", 0, 1, 0.5) { $0.anchorPoint.x }
        check("transform.scale", 1, 3, 2) { $0.affineTransform().a }
        check("transform.scale.y", 1, 3, 2) { $0.affineTransform().d }
        check("transform.translation.x", 0, 8, 4) { $0.affineTransform().tx }
        check("transform.translation", CGSize.zero, CGSize(width: 2, height: 4), 2) { $0.affineTransform().ty }
        check("transform.translation.z", 0, 8, 4) { $0.transform.m43 }
        check("transform.scale.z", 1, 3, 2) { $0.transform.m33 }
        check("transform.rotation.y", 0, 2 * Double.pi, -1) { $0.transform.m11 }
        check("transform", CATransform3DIdentity, CATransform3DMakeScale(3, 1, 1), 2) { $0.affineTransform().a }
        check("transform", CGAffineTransform.identity, CGAffineTransform(scaleX: 3, y: 1), 2) { $0.affineTransform().a }
        check("zPosition", 0, 2, 1) { $0.zPosition }
        check("borderWidth", 0, 2, 1) { $0.borderWidth }
        check("borderColor", CGColor.clear, CGColor.black, 0.5) { $0.borderColor?.alpha ?? 0 }
        check("shadowColor", CGColor.clear, CGColor.black, 0.5) { $0.shadowColor?.alpha ?? 0 }
        check("shadowOpacity", 0, 1, 0.5) { CGFloat($0.shadowOpacity) }
        check("shadowOffset", CGSize.zero, CGSize(width: 2, height: 4), 2) { $0.shadowOffset.height }
        check("shadowRadius", 0, 4, 2) { $0.shadowRadius }
        expectEqual(stage.diagnostics, [])
    }

    @Test func `colors mix, and a turn by more than half a turn is a turn by its angle`() {
        add("backgroundColor") { ($0.fromValue, $0.toValue) = (UIColor.red.cgColor, UIColor.blue.cgColor) }
        stage.wait(0.5)
        expectEqual(layer.presentation()?.backgroundColor, CGColor(red: 0.5, green: 0, blue: 0.5, alpha: 1))
        add("transform.rotation") { ($0.fromValue, $0.toValue) = (0, 2 * Double.pi) }
        stage.wait(0.5)
        expect(abs(shown { $0.affineTransform().a } + 1) < 1e-9)
        add("transform") {
            ($0.fromValue, $0.toValue) = (CATransform3DIdentity, CATransform3DMakeRotation(1.5 * .pi, 0, 0, 1))
        }
        stage.wait(0.5)
        expect(abs(shown { $0.affineTransform().b } + 0.5.squareRoot()) < 1e-9, "a transform turns the shorter way")
    }

    @Test func `a line is drawn, and paths change step by step`() throws {
        let shape = CAShapeLayer()
        shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
        shape.fillColor = nil
        shape.strokeColor = .black
        stage.perform { layer.addSublayer(shape) }
        let draw = CABasicAnimation(keyPath: "strokeEnd")
        (draw.fromValue, draw.toValue, draw.duration) = (0, 1, 1)
        stage.perform { shape.add(draw, forKey: nil) }
        stage.wait(0.5)
        expectEqual((shape.presentation() as? CAShapeLayer)?.strokeEnd, 0.5)
        let half = PathOutline([.move(.zero), .line(CGPoint(x: 10, y: 0)), .line(CGPoint(x: 10, y: 10))])
        expect(view.drawList.commands.contains { $0 == .stroke(half, .black, DrawnStrokeStyle()) })
        let grow = CABasicAnimation(keyPath: "path")
        grow.toValue = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 30)).cgPath
        stage.perform { shape.add(grow, forKey: nil) }
        stage.wait(0.125)
        let outline = try #require((shape.presentation() as? CAShapeLayer)?.path?.boundingBox)
        expectEqual(outline, CGRect(x: 0, y: 0, width: 15, height: 20))
    }

    @Test func `a spring passes the end and settles`() {
        let spring = CASpringAnimation(keyPath: "position.x")
        (spring.fromValue, spring.toValue) = (0, 100)
        spring.duration = spring.settlingDuration
        stage.perform { layer.add(spring, forKey: "key") }
        var greatest: CGFloat = 0
        for _ in 0..<100 {
            stage.wait(0.01)
            greatest = max(greatest, shown { $0.position.x })
        }
        expect(greatest > 110 && spring.settlingDuration > 1)
        expectEqual(CASpringAnimation(perceptualDuration: 1, bounce: 0).damping, 4 * .pi)
    }

    @Test func `what no layer has is reported, and shows nothing`() {
        add("position.z") { $0.toValue = 1 }
        add("position") { $0.toValue = "there" }
        add("backgroundColor") { $0.toValue = 1 }
        add("path") { $0.toValue = 1 }
        expectEqual(
            stage.diagnostics.map(\.description),
            ["position.z", "position", "backgroundColor", "path"].map {
                TouchDiagnostic.keyPathNotAnimated($0, layer: "a layer").description
            })
        expectEqual(layer.presentation()?.frame, layer.frame)
    }

    @Test func `the layer keeps a copy, with what was stored`() {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.toValue = 0
        animation.setValue("fade", forKey: "name")
        animation.duration = 1
        stage.perform { layer.add(animation, forKey: "key") }
        animation.duration = 9
        let kept = layer.animation(forKey: "key")
        expect(kept?.duration == 1 && kept != animation && kept?.value(forKey: "name") as? String == "fade")
        expectEqual(layer.animationKeys(), ["key"])
        stage.perform { layer.removeAllAnimations() }
        expectNil(layer.animationKeys())
    }
}
