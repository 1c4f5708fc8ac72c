import TestSupport
import Testing
import QuartzCore
import TouchTesting
import Touchstone

/// The begin and end of animations, how often they run, and the calls that they make.
struct AnimationTimingTests {
    private let stage = Stage()
    private let view: UIView
    private var layer: CALayer { view.layer }
    private let log = Log()

    private final class Log: CAAnimationDelegate {
        var lines: [String] = []
        func animationDidStart(_ anim: CAAnimation) { lines.append("start") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { lines.append("stop \(flag)") }
    }

    init() {
        view = stage.addView("card", frame: .zero)
        stage.host.framesPerSecond = 100
    }

    /// Adds an animation of x from 0 to 100 in a second.
    private func add(_ settings: (CABasicAnimation) -> Void = { _ in }) {
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 100, 1)
        animation.delegate = log
        settings(animation)
        stage.perform { layer.add(animation, forKey: "key") }
    }

    private var x: CGFloat { ((layer.presentation()?.position.x ?? .nan) * 1e6).rounded() / 1e6 }

    private func x(each step: TimeInterval, _ count: Int) -> [CGFloat] {
        (0..<count).map { _ in
            stage.wait(step)
            return x
        }
    }

    @Test func `the delegate is called at the start and in the frame of the end`() {
        add()
        expectEqual(log.lines, [])
        stage.wait(0.5)
        expectEqual(log.lines, ["start"])
        stage.wait(0.499)
        expectEqual(log.lines, ["start"])
        stage.wait(0.01)
        expectEqual(log.lines, ["start", "stop true"])
    }

    @Test func `one that is removed, replaced, or leaves its window stops without its end`() {
        add()
        add()
        stage.wait(0.5)
        expectEqual(log.lines, ["stop false", "start"])
        stage.perform { layer.removeAnimation(forKey: "key") }
        stage.wait(0.1)
        expect(log.lines.suffix(1) == ["stop false"] && x == 0)
        add()
        stage.wait(0.1)
        stage.perform { view.removeFromSuperview() }
        stage.wait(0.1)
        expectEqual(log.lines.filter { $0 == "stop false" }.count, 3)
        expect(!stage.application.host.areFramesWanted)
    }

    @Test func `it begins at its time, and shows its first value before if it fills backwards`() {
        layer.position.x = 7
        add { $0.beginTime = stage.application.now.seconds + 0.5 }
        expectEqual(x(each: 0.25, 3), [7, 0, 25])
        expectEqual(log.lines, ["start"])
        stage.wait(1)
        add { ($0.beginTime, $0.fillMode) = (stage.application.now.seconds + 0.5, .backwards) }
        expectEqual(x(each: 0.25, 3), [0, 0, 25])
    }

    @Test func `it stays at its last value if it fills forwards and is not removed`() {
        add { ($0.fillMode, $0.isRemovedOnCompletion) = (.forwards, false) }
        stage.wait(2)
        expect(x == 100 && log.lines == ["start", "stop true"] && layer.animation(forKey: "key") != nil)
        expect(!stage.application.host.areFramesWanted)
        stage.perform { layer.removeAllAnimations() }
        stage.wait(0.1)
        expect(x == 0 && log.lines == ["start", "stop true"])
        add { $0.isRemovedOnCompletion = false }
        stage.wait(2)
        expect(x == 0 && layer.animation(forKey: "key") != nil)
    }

    @Test func `it is repeated, also in part, there and back`() {
        add { $0.repeatCount = 1.5 }
        expectEqual(x(each: 0.25, 6), [25, 50, 75, 0, 25, 0])
        add { $0.autoreverses = true }
        expectEqual(x(each: 0.5, 4), [50, 100, 50, 0])
        add { ($0.repeatDuration, $0.isCumulative) = (2.5, true) }
        expectEqual(x(each: 0.5, 5), [50, 100, 150, 200, 0])
        add { $0.repeatCount = .infinity }
        stage.wait(99.25)
        expectEqual(x, 25)
        stage.perform { layer.removeAllAnimations() }
    }

    @Test func `it runs faster, from the middle, backwards, or not at all`() {
        add { $0.speed = 2 }
        expectEqual(x(each: 0.25, 2), [50, 0])
        add { $0.timeOffset = 0.5 }
        expectEqual(x(each: 0.25, 4), [75, 100, 25, 0])
        add { $0.speed = -1 }
        expectEqual(x(each: 0.25, 4), [75, 50, 25, 0])
        add { ($0.speed, $0.timeOffset) = (0, 0.3) }
        expectEqual(x(each: 1, 2), [30, 30])
        expect(stage.application.host.areFramesWanted)
        stage.perform { layer.removeAllAnimations() }
    }

    @Test func `a curve bends each run`() {
        add { $0.timingFunction = CAMediaTimingFunction(controlPoints: 0, 0, 1, 0) }
        stage.wait(0.5)
        expect(x < 30)
        add { $0.timingFunction = CAMediaTimingFunction(name: .linear) }
        stage.wait(0.5)
        expectEqual(x, 50)
    }

    @Test func `the time of a layer stops, and is moved by hand`() {
        add()
        stage.wait(0.25)
        stage.perform {
            let time = layer.convertTime(stage.application.now.seconds, from: nil)
            (layer.speed, layer.timeOffset) = (0, time)
        }
        stage.wait(3)
        expect(x == 25 && log.lines == ["start"] && !stage.application.host.areFramesWanted)
        stage.perform { layer.timeOffset += 0.5 }
        expectEqual(x, 75)
        stage.perform {
            let paused = layer.timeOffset
            (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
            layer.beginTime = layer.convertTime(stage.application.now.seconds, from: nil) - paused
        }
        stage.wait(0.125)
        expectEqual(x, 87.5)
        stage.wait(0.2)
        expectEqual(log.lines, ["start", "stop true"])
    }

    @Test func `what is inside a layer has its time`() {
        let inner = CALayer()
        stage.perform {
            layer.addSublayer(inner)
            layer.speed = 2
            inner.speed = 0.25
        }
        expect(inner.convertTime(8, from: nil) == 4 && inner.convertTime(4, to: nil) == 8)
        expect(inner.convertTime(4, from: layer) == 1 && inner.convertTime(1, to: layer) == 4)
        inner.speed = 0
        expect(inner.convertTime(3, to: nil) == 3 && layer.convertTime(3, from: inner) == 0)
    }

    @Test func `the completion of a transaction waits for it, and without a duration it has the transaction's`() {
        stage.perform {
            CATransaction.begin()
            CATransaction.setAnimationDuration(0.5)
            CATransaction.setCompletionBlock { [log] in log.lines.append("complete") }
            let animation = CABasicAnimation(keyPath: "position.x")
            animation.toValue = 100
            layer.add(animation, forKey: nil)
            CATransaction.commit()
        }
        stage.wait(0.25)
        expect(x == 50 && log.lines == [])
        stage.wait(0.26)
        expect(x == 0 && log.lines == ["complete"])
    }

    @Test func `one that is added to a layer in no window starts there`() {
        let other = stage.perform { UIView() }
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 100, 1)
        let inner = CALayer()
        stage.perform {
            other.layer.addSublayer(inner)
            inner.add(animation, forKey: nil)
        }
        stage.wait(3)
        stage.perform { stage.view.addSubview(other) }
        stage.wait(0.5)
        expectEqual(inner.presentation()?.position.x, 50)
    }
}
