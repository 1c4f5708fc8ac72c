import TestSupport
import Testing
import TouchKinematics
import TouchTesting
import Touchstone

/// Animations between `beginAnimations` and `commitAnimations`.
struct BeginAnimationsTests {
    private let stage = Stage()
    private let view: UIView

    init() {
        view = stage.addView("card", frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.center = .zero
    }

    private var x: CGFloat { view.layer.presentation()?.position.x ?? .nan }

    private func animate(_ settings: () -> Void = {}, _ changes: () -> Void) {
        stage.perform {
            UIView.beginAnimations(nil, context: nil)
            settings()
            changes()
            UIView.commitAnimations()
        }
    }

    /// Performs the end of animations.
    private final class Delegate: SelectorTarget {
        var lines: [String] = []

        func responds(to selector: Selector) -> Bool { selector == "stopped" }
        func perform(_ selector: Selector, with sender: Any?) {}
        func perform(
            _ selector: Selector, with animationID: String?, finished: Bool, context: UnsafeMutableRawPointer?
        ) {
            lines.append("\(selector) \(animationID ?? "–") \(finished) \(context.map { Int(bitPattern: $0) } ?? 0)")
        }
    }

    @Test func `it takes 0.2 s with a slow start and end`() {
        animate { view.center.x = 100 }
        expectEqual(view.center.x, 100)
        stage.wait(0.05)
        expect(abs(x - 100 * TimingCurve.easeInOut.progress(at: 0.25)) < 1e-6)
        stage.wait(0.149)
        expect(x < 100)
        stage.wait(0.002)
        expectEqual(x, 100)
    }

    @Test func `duration, delay and curve can be set`() {
        animate({
            UIView.setAnimationDuration(2)
            UIView.setAnimationDelay(1)
            UIView.setAnimationCurve(.linear)
        }) { view.center.x = 100 }
        stage.wait(1)
        expectEqual(x, 0)
        stage.wait(0.5)
        expect(abs(x - 25) < 1e-6)
    }

    @Test func `a setter is for the changes that follow`() {
        animate({ UIView.setAnimationCurve(.linear) }) {
            view.center.x = 100
            UIView.setAnimationDuration(2)
            view.alpha = 0
        }
        stage.wait(0.1)
        expect(abs(x - 50) < 1e-6)
        expect(abs((view.layer.presentation()?.opacity ?? 9) - 0.95) < 1e-5)
    }

    @Test(arguments: [false, true])
    func `from the current state it takes over what shows`(takesOver: Bool) {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 100 }
        stage.wait(0.5)
        animate({
            UIView.setAnimationDuration(1)
            UIView.setAnimationCurve(.linear)
            UIView.setAnimationBeginsFromCurrentState(takesOver)
        }) { view.center.x = 0 }
        stage.wait(0.25)
        // Without it, a quarter of the way there is still to go.
        expect(abs(x - (takesOver ? 37.5 : 50)) < 1e-6)
    }

    @Test func `it can run backwards after its end`() {
        animate({
            UIView.setAnimationDuration(1)
            UIView.setAnimationCurve(.linear)
            UIView.setAnimationRepeatAutoreverses(true)
        }) { view.center.x = 100 }
        stage.wait(1.5)
        expect(abs(x - 50) < 1e-6)
    }

    @Test func `the delegate performs its selector once, when all changes have ended`() {
        let delegate = Delegate()
        stage.perform {
            UIView.beginAnimations("grow", context: UnsafeMutableRawPointer(bitPattern: 7))
            UIView.setAnimationDelegate(delegate)
            UIView.setAnimationDidStop("stopped")
            view.center.x = 100
            UIView.setAnimationDuration(1)
            view.alpha = 0
            UIView.commitAnimations()
        }
        stage.wait(0.9)
        expectEqual(delegate.lines, [])
        stage.wait(0.2)
        expectEqual(delegate.lines, ["stopped grow true 7"])
    }

    @Test func `an interrupted animation has not finished`() {
        let delegate = Delegate()
        animate({
            UIView.setAnimationDelegate(delegate)
            UIView.setAnimationDidStop("stopped")
        }) { view.center.x = 100 }
        stage.perform { view.layer.removeAllAnimations() }
        stage.wait(1)
        expectEqual(delegate.lines, ["stopped – false 0"])
    }

    @Test func `a delegate that performs no selectors is reported`() {
        animate({
            UIView.setAnimationDelegate(stage)
            UIView.setAnimationDidStop("stopped")
        }) { view.center.x = 100 }
        stage.wait(1)
        expectEqual(stage.diagnostics, [.targetPerformsNoSelectors("an animation", selector: "stopped")])
    }

    @Test func `an inner animation has the parameters of the outer one until they are set`() {
        let other = stage.addView("other", frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        animate({
            UIView.setAnimationDuration(1)
            UIView.setAnimationCurve(.linear)
        }) {
            UIView.beginAnimations(nil, context: nil)
            view.center.x = 100
            UIView.setAnimationDuration(2)
            view.alpha = 0
            UIView.commitAnimations()
            other.alpha = 0
        }
        stage.wait(0.5)
        expect(abs(x - 50) < 1e-6)
        expect(abs((view.layer.presentation()?.opacity ?? 9) - 0.75) < 1e-5)
        expect(abs((other.layer.presentation()?.opacity ?? 9) - 0.5) < 1e-5)
    }

    @Test func `setters and commits outside an animation do nothing`() {
        stage.perform {
            UIView.setAnimationDuration(5)
            UIView.commitAnimations()
            view.center.x = 100
        }
        expectEqual(x, 100)
        expectEqual(UIView.inheritedAnimationDuration, 0)
    }

    @Test func `the view receives touches meanwhile`() {
        animate { view.center.x = 100 }
        expect(stage.window.hitTest(CGPoint(x: 100, y: 0), with: nil) === view)
        UIView.animate(withDuration: 1) { view.center.x = 200 }
        expect(stage.window.hitTest(CGPoint(x: 200, y: 0), with: nil) !== view)
    }
}
