import TestSupport
import Testing
import TouchKinematics
import TouchTesting
import Touchstone

/// Changes of layers that are no views', which are animated by themselves.
struct ImplicitAnimationTests {
    private let stage = Stage()
    private let layer = CALayer()
    private let shape = CAShapeLayer()

    init() {
        stage.host.framesPerSecond = 100
        let (layer, shape, view) = (layer, shape, stage.view)
        stage.perform {
            layer.addSublayer(shape)
            view.layer.addSublayer(layer)
        }
        stage.wait(0.1)
    }

    private var x: CGFloat { layer.presentation()?.position.x ?? .nan }

    @Test func `a change takes a quarter of a second`() {
        stage.perform { layer.position.x = 100 }
        expect(layer.position.x == 100 && x == 0 && stage.application.host.areFramesWanted)
        stage.wait(0.125)
        expect(abs(x - 100 * TimingCurve.default.progress(at: 0.5)) < 1e-6)
        stage.wait(0.125)
        expect(x == 100 && !stage.application.host.areFramesWanted)
    }

    @Test func `a change during another starts from what shows`() {
        stage.perform { layer.position.x = 100 }
        stage.wait(0.125)
        let shown = x
        stage.perform { layer.position.x = 0 }
        expect(abs(x - shown) < 1e-6)
        stage.wait(0.25)
        expectEqual(x, 0)
    }

    @Test func `a transaction sets duration and curve, or turns it off, and waits for the end`() {
        var isDone = false
        stage.perform {
            CATransaction.begin()
            CATransaction.setAnimationDuration(1)
            CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
            CATransaction.setCompletionBlock { isDone = true }
            expect(CATransaction.animationDuration() == 1 && CATransaction.animationTimingFunction() != nil)
            layer.position.x = 100
            CATransaction.commit()
            expect(CATransaction.animationDuration() == 0.25 && CATransaction.animationTimingFunction() == nil)
        }
        stage.wait(0.5)
        expect(abs(x - 50) < 1e-6 && !isDone)
        stage.wait(0.6)
        expect(x == 100 && isDone)
        stage.perform {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            layer.position.x = 0
            CATransaction.commit()
        }
        expectEqual(x, 0)
        stage.perform {
            CATransaction.setAnimationDuration(0)
            layer.position.x = 50
            CATransaction.flush()
        }
        expect(x == 50 && CATransaction.animationDuration() == 0.25)
    }

    @Test func `all that can change bit by bit does`() throws {
        stage.perform {
            layer.bounds.size.width = 10
            layer.opacity = 0
            layer.cornerRadius = 8
            layer.backgroundColor = .black
            layer.anchorPoint.x = 0
            layer.zPosition = 4
            layer.setAffineTransform(CGAffineTransform(scaleX: 3, y: 1))
            shape.strokeEnd = 0
            shape.lineWidth = 3
            shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
            layer.borderWidth = 2
            layer.shadowOpacity = 1
        }
        stage.wait(0.1)
        let shown = try #require(layer.presentation())
        expect(shown.bounds.width > 0 && shown.bounds.width < 10 && shown.opacity > 0 && shown.opacity < 1)
        expect(shown.cornerRadius > 0 && shown.cornerRadius < 8 && shown.anchorPoint.x > 0 && shown.zPosition < 4)
        expect(shown.affineTransform().a > 1 && shown.affineTransform().a < 3 && shown.borderWidth < 2)
        expect(shown.backgroundColor.map { $0.alpha > 0 && $0.alpha < 1 } == true && shown.shadowOpacity < 1)
        let drawn = try #require(shape.presentation() as? CAShapeLayer)
        expect(drawn.strokeEnd > 0 && drawn.strokeEnd < 1 && drawn.lineWidth > 1 && drawn.lineWidth < 3)
        expectEqual(drawn.path, shape.path, "a path changes at once")
    }

    @Test func `a layer that came into the window at the same instant, or is in none, changes at once`() {
        let other = CALayer()
        stage.perform {
            stage.view.layer.addSublayer(other)
            other.position.x = 5
        }
        expectEqual(other.presentation()?.position.x, 5)
        stage.perform { other.removeFromSuperlayer() }
        stage.wait(0.1)
        other.position.x = 10
        stage.perform { stage.view.layer.addSublayer(other) }
        expectEqual(other.presentation()?.position.x, 10)
        // The layer of a view changes with the view.
        stage.perform { stage.view.layer.cornerRadius = 4 }
        expectEqual(stage.view.layer.presentation()?.cornerRadius, 4)
    }

    @Test func `an action is in its place`() {
        final class Noting: CAAction {
            var events: [String] = []
            func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
                events.append(event)
            }
        }
        final class Deciding: CALayerDelegate {
            let action = Noting()
            func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
                event == "opacity" ? action : nil
            }
        }
        let (noting, deciding) = (Noting(), Deciding())
        stage.perform {
            layer.actions = ["position": noting]
            layer.delegate = deciding
            layer.position.x = 9
            layer.opacity = 0
            layer.cornerRadius = 9
        }
        expect(noting.events == ["position"] && deciding.action.events == ["opacity"] && x == 9)
        expectEqual(layer.presentation()?.cornerRadius, 0)
    }

    @Test func `a layer that leaves the window is not animated further`() {
        stage.perform { layer.position.x = 100 }
        stage.perform { layer.removeFromSuperlayer() }
        stage.wait(0.05)
        expect(!stage.application.host.areFramesWanted)
        stage.perform { stage.view.layer.addSublayer(layer) }
        expectEqual(x, 100)
    }
}
