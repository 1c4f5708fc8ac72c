import TestSupport
import Testing
import TouchTesting
import Touchstone

/// Animations that meet: what shows never jumps.
struct AnimationInterruptionTests {
    private let stage = Stage()
    private let view: UIView
    private let log = Log()

    private final class Log {
        var lines: [String] = []
    }

    init() {
        view = stage.addView("card", frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.center = .zero
    }

    private var x: CGFloat { view.layer.presentation()?.position.x ?? .nan }

    private func animate(
        _ name: String, _ duration: TimeInterval, _ options: UIView.AnimationOptions = [], _ changes: () -> Void
    ) {
        UIView.animate(
            withDuration: duration, delay: 0, options: options.union(.curveLinear), animations: changes,
            completion: { [stage, log] in log.lines.append("\(name) \($0) \(stage.host.now.seconds)") })
    }

    @Test func `an animation of the same property starts from what shows, and both add up`() {
        stage.host.framesPerSecond = 100
        animate("there", 1) { view.center.x = 100 }
        stage.wait(0.5)
        expect(abs(x - 50) < 1e-9)
        animate("back", 1) { view.center.x = 0 }
        expect(abs(x - 50) < 1e-9)
        stage.wait(0.25)
        // A quarter of the way there is left, and three quarters of the way back: 0 − 100 · 0.25 + 100 · 0.75.
        expect(abs(x - 50) < 1e-9)
        stage.wait(0.25)
        expect(abs(x - 50) < 1e-9)
        stage.wait(0.25)
        expect(abs(x - 25) < 1e-9)
        stage.wait(1)
        expectEqual(x, 0)
        expectEqual(log.lines, ["there true 1.0", "back true 1.5"])
    }

    @Test func `from the current state, it takes over what shows and the old one is interrupted`() {
        stage.host.framesPerSecond = 100
        animate("there", 1) { view.center.x = 100 }
        stage.wait(0.5)
        animate("back", 1, .beginFromCurrentState) { view.center.x = 0 }
        expect(abs(x - 50) < 1e-9)
        stage.wait(0.5)
        expect(abs(x - 25) < 1e-9)
        stage.wait(1)
        expectEqual(log.lines, ["there false 0.5", "back true 1.5"])
    }

    @Test func `from the current state, one of another property leaves the old one alone`() {
        stage.host.framesPerSecond = 100
        animate("there", 1) {
            view.center.x = 100
            view.alpha = 0.5
        }
        animate("other", 0.5, .beginFromCurrentState) { view.bounds.size.width = 90 }
        stage.wait(0.05)
        animate("alpha", 0.2, .beginFromCurrentState) { view.alpha = 1 }
        stage.wait(0.45)
        expect(abs(x - 50) < 1e-9)
        stage.wait(1)
        // The first one has lost a part on its way.
        expectEqual(log.lines, ["alpha true 0.25", "other true 0.5", "there false 1.0"])
    }

    @Test func `a value set without an animation shows at once, and what is on its way goes on`() {
        animate("there", 1) { view.center.x = 100 }
        stage.wait(0.5)
        view.center.x = 200
        expect(abs(x - 150) < 1e-9)
        UIView.performWithoutAnimation { view.center.x = 100 }
        expect(abs(x - 50) < 1e-9)
        stage.wait(0.25)
        expect(abs(x - 75) < 1e-9)
    }

    @Test func `without a duration, from the current state, it stops what repeats`() {
        animate("endless", 1, [.repeat, .autoreverse]) { view.center.x = 100 }
        stage.wait(10.5)
        animate("stop", 0, .beginFromCurrentState) { view.center.x = 7 }
        expectEqual(x, 7)
        expect(!stage.application.host.areFramesWanted)
        stage.wait(0)
        expectEqual(log.lines, ["endless false 10.5", "stop true 10.5"])
    }

    @Test func `a view that leaves its window is interrupted, one that only moves is not`() {
        let other = stage.addView("other", frame: CGRect(x: 0, y: 0, width: 90, height: 90))
        animate("moves", 0.1) { view.center.x = 100 }
        view.removeFromSuperview()
        other.addSubview(view)
        stage.wait(0.05)
        expectEqual(log.lines, [])
        expect(abs(x - 50) < 1e-9)
        other.removeFromSuperview()
        stage.wait(0)
        expectEqual(log.lines, ["moves false 0.05"])
        expect(!stage.application.host.areFramesWanted)
        stage.view.addSubview(view)
        expectEqual(x, 100)
    }

    @Test func `a window that is hidden, and all that is inside it, is interrupted`() {
        animate("card", 0.1) { view.center.x = 100 }
        animate("window", 0.1) { stage.window.alpha = 0.5 }
        stage.window.isHidden = true
        stage.wait(0)
        expectEqual(log.lines, ["card false 0.0", "window false 0.0"])
        animate("hidden", 0.1) { view.center.x = 0 }
        stage.wait(0)
        expectEqual(log.lines.last, "hidden true 0.0")
    }

    @Test func `removing a view's animations interrupts all of which nothing is left`() {
        let other = stage.addView("other", frame: CGRect(x: 0, y: 0, width: 90, height: 90))
        animate("both", 0.5) {
            view.center.x = 100
            other.alpha = 0
        }
        animate("card", 1) { view.alpha = 0 }
        stage.wait(0.1)
        view.layer.removeAllAnimations()
        expectEqual(log.lines, [])
        expectEqual(x, 100)
        stage.wait(0)
        expectEqual(log.lines, ["card false 0.1"])
        expect(stage.application.host.areFramesWanted)
        stage.wait(1)
        expectEqual(log.lines, ["card false 0.1", "both false 0.5"])
        view.layer.removeAllAnimations()
        CALayer().removeAllAnimations()
    }

    @Test func `animations removed before they start never want frames`() {
        stage.wait(0)
        UIView.animate(withDuration: 1, delay: 1, animations: { view.center.x = 100 })
        expectEqual(stage.application.host.wakeInstant, Instant(seconds: 1))
        view.layer.removeAllAnimations()
        expectNil(stage.application.host.wakeInstant)
        stage.wait(1.5)
        expectEqual(x, 100)
        expect(!stage.application.host.areFramesWanted)
    }

    @Test func `from the current state, a turn takes the shorter way from what shows`() throws {
        let turn = CGFloat.pi / 180 * 170
        view.transform = CGAffineTransform(rotationAngle: turn)
        animate("back", 1) { view.transform = .identity }
        animate("on", 1, .beginFromCurrentState) { view.transform = CGAffineTransform(rotationAngle: -turn) }
        stage.wait(0.5)
        let map = try #require(view.layer.presentation()?.affineTransform())
        expect(abs(map.a + 1) < 1e-9)
        expect(abs(map.b) < 1e-9)
    }
}
