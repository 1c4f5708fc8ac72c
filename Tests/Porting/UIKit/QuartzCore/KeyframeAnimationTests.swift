import TestSupport
import Testing
import QuartzCore
import TouchTesting
import Touchstone

/// Animations through several values, along paths, and in groups.
struct KeyframeAnimationTests {
    private let stage = Stage()
    private let view: UIView
    private var layer: CALayer { view.layer }

    init() {
        view = stage.addView("card", frame: .zero)
        stage.host.framesPerSecond = 100
    }

    /// Plays an animation for a second; returns what shows at equal distances.
    private func play(_ animation: CAAnimation, steps: Int = 4, _ value: (CALayer) -> CGFloat = { $0.position.x })
        -> [CGFloat]
    {
        animation.duration = 1
        stage.perform { layer.add(animation, forKey: "key") }
        defer { stage.perform { layer.removeAllAnimations() } }
        return (0..<steps).map { _ in
            defer { stage.wait(1 / Double(steps)) }
            return ((layer.presentation().map(value) ?? .nan) * 1e3).rounded() / 1e3
        }
    }

    private func keyframes(_ settings: (CAKeyframeAnimation) -> Void) -> CAKeyframeAnimation {
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.values = [0, 100, 200.0]
        settings(animation)
        return animation
    }

    @Test func `values have equal distances, or their times and curves`() {
        expectEqual(play(keyframes { _ in }), [0, 50, 100, 150])
        expectEqual(play(keyframes { $0.keyTimes = [0, 0.25, 1] }), [0, 100, 133.333, 166.667])
        expectEqual(play(keyframes { $0.keyTimes = [0, 1] }), [0, 50, 100, 150], "too few times are none")
        let slow = CAMediaTimingFunction(controlPoints: 0, 0, 1, 0)
        let shown = play(keyframes { $0.timingFunctions = [slow] })
        expect(shown[1] < 20 && shown[3] == 150)
    }

    @Test func `values jump, keep one speed, or lie on a curve`() {
        expectEqual(play(keyframes { $0.calculationMode = .discrete }, steps: 5), [0, 0, 100, 100, 200])
        expectEqual(
            play(keyframes { ($0.calculationMode, $0.keyTimes) = (.discrete, [0, 0.5, 0.75, 1]) }), [0, 0, 100, 200])
        expectEqual(play(keyframes { ($0.calculationMode, $0.values) = (.paced, [0, 100, 400]) }), [0, 100, 200, 300])
        expectEqual(
            play(keyframes { ($0.calculationMode, $0.values) = (.cubic, [0, 100, 0, 100]) }, steps: 6),
            [0, 56.25, 100, 50, 0, 43.75])
        expectEqual(play(keyframes { $0.values = [] }), [0, 0, 0, 0])
        expectEqual(play(keyframes { $0.values = [7] }), [7, 7, 7, 7])
    }

    @Test func `a layer follows a path, and looks where it leads`() {
        let animation = CAKeyframeAnimation(keyPath: "position")
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 30, y: 0))
        path.addLine(to: CGPoint(x: 30, y: 90))
        animation.path = path.cgPath
        expectEqual(play(animation), [0, 15, 30, 30])
        expectEqual(play(animation) { $0.position.y }, [0, 0, 0, 45])
        animation.calculationMode = .paced
        expectEqual(play(animation) { $0.position.y }, [0, 0, 30, 60])
        animation.rotationMode = .rotateAuto
        expectEqual(play(animation) { $0.affineTransform().b }, [0, 0, 1, 1])
        animation.rotationMode = .rotateAutoReverse
        expectEqual(play(animation) { $0.affineTransform().b }, [0, 0, -1, -1])
        let circle = CAKeyframeAnimation(keyPath: "position")
        circle.path = UIBezierPath(ovalIn: CGRect(x: -50, y: -50, width: 100, height: 100)).cgPath
        circle.calculationMode = .paced
        let distances = play(circle, steps: 8) { layer in
            let (x, y) = (layer.position.x, layer.position.y)
            return (x * x + y * y).squareRoot()
        }
        expect(distances.allSatisfy { abs($0 - 50) < 0.1 })
    }

    @Test func `the animations of a group run in its time, to its end`() {
        let group = CAAnimationGroup()
        let move = CABasicAnimation(keyPath: "position.x")
        move.toValue = 100
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.beginTime, fade.duration) = (0, 1, 0.5, 1)
        group.animations = [move, fade]
        expectEqual(play(group), [0, 25, 50, 75])
        expectEqual(play(group) { CGFloat($0.opacity) }, [1, 1, 0, 0.25])
        group.repeatCount = 2
        group.speed = 2
        expectEqual(play(group), [0, 50, 0, 50])
        fade.keyPath = "fading"
        stage.perform { layer.add(group, forKey: nil) }
        expectEqual(stage.diagnostics.count, 1)
    }

    @Test func `paths in turn`() {
        let shape = CAShapeLayer()
        stage.perform { layer.addSublayer(shape) }
        func square(_ side: CGFloat) -> CGPath {
            CGPath(rect: CGRect(x: 0, y: 0, width: side, height: side), transform: nil)
        }
        shape.path = square(1)
        let animation = CAKeyframeAnimation(keyPath: "path")
        animation.values = [square(10), square(20), square(40)]
        animation.duration = 1
        stage.perform { shape.add(animation, forKey: nil) }
        stage.wait(0.75)
        expectEqual((shape.presentation() as? CAShapeLayer)?.path, square(30))
        expectEqual(stage.diagnostics, [])
    }
}
