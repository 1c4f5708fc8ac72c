import TestSupport
import Testing
import TouchKinematics
import TouchTesting
import Touchstone

/// Animators under a finger: moved, paused, continued with a velocity.
struct AnimatorScrubTests {
    private let stage = Stage()
    private let view: UIView

    init() {
        view = stage.addView("card", frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.center = .zero
    }

    private var shown: CGPoint { view.layer.presentation()?.position ?? CGPoint(x: CGFloat.nan, y: .nan) }
    private var x: CGFloat { shown.x }

    private func expectX(_ x: CGFloat, _ location: SourceLocation = #_sourceLocation) {
        #expect(abs(self.x - x) < 1e-6, "x is \(self.x)", sourceLocation: location)
    }

    private func animator(
        _ curve: UIView.AnimationCurve = .linear, _ changes: ((UIView) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let view = view
        let changes = changes ?? { $0.center.x = 100 }
        return UIViewPropertyAnimator(duration: 1, curve: curve) { changes(view) }
    }

    @Test func `setting the fraction starts an animator, paused there`() {
        let animator = animator()
        expectEqual(animator.state, .inactive)
        expectEqual(view.center.x, 0)
        stage.perform { animator.fractionComplete = 0.3 }
        expectEqual(animator.state, .active)
        expect(!animator.isRunning)
        expectEqual(view.center.x, 100)
        expectX(30)
        stage.wait(5)
        expectX(30)
        expectEqual(animator.fractionComplete, 0.3)
    }

    @Test(arguments: [true, false])
    func `a fraction is one of the way or of the time`(scrubsLinearly: Bool) {
        let animator = animator(.easeIn)
        animator.scrubsLinearly = scrubsLinearly
        stage.perform { animator.fractionComplete = 0.25 }
        expectX(scrubsLinearly ? 25 : 100 * TimingCurve.easeIn.progress(at: 0.25))
        expect(abs(animator.fractionComplete - 0.25) < 1e-6)
    }

    @Test(arguments: [(-1.0, 0.0), (2.0, 100.0)])
    func `fractions are kept inside 0…1`(fraction: Double, place: Double) {
        let animator = animator()
        stage.perform { animator.fractionComplete = CGFloat(fraction) }
        expectX(CGFloat(place))
        stage.perform { animator.fractionComplete = .nan }
        expectX(CGFloat(place))
    }

    @Test func `a pause keeps what shows, and a start goes on from there along the curve`() {
        let animator = animator(.easeInOut)
        stage.perform { animator.startAnimation() }
        stage.wait(0.25)
        animator.pauseAnimation()
        let paused = x
        expect(abs(paused - 100 * TimingCurve.easeInOut.progress(at: 0.25)) < 1e-6)
        stage.wait(3)
        expectEqual(x, paused)
        stage.perform { animator.startAnimation() }
        stage.wait(0.25)
        expectX(100 * TimingCurve.easeInOut.progress(at: 0.5))
        stage.wait(0.5)
        expectEqual(x, 100)
        expectEqual(animator.state, .inactive)
    }

    @Test(arguments: [(0.0, 0.5), (1.0, 1.0), (0.25, 0.25)])
    func `the duration factor gives the time of the rest`(factor: Double, rest: Double) {
        let animator = animator()
        stage.perform { animator.fractionComplete = 0.5 }
        animator.continueAnimation(withTimingParameters: nil, durationFactor: CGFloat(factor))
        stage.wait(rest / 2)
        expectX(75)
        stage.wait(rest / 2 - 0.001)
        expect(animator.isRunning)
        stage.wait(0.02)
        expectEqual(animator.state, .inactive)
    }

    @Test func `a spring continues with the velocity of the finger, in remaining ways per second`() {
        let animator = animator()
        stage.perform { animator.fractionComplete = 0.2 }
        let spring = UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: 5, dy: 0))
        animator.continueAnimation(withTimingParameters: spring, durationFactor: 1)
        expectX(20)
        stage.wait(0.001)
        // 80 pt are left, so 5 ways per second are 400 pt/s.
        expect(abs((x - 20) / 0.001 - 400) < 10)
        stage.wait(2)
        expectEqual(x, 100)
    }

    @Test func `a vector of velocity moves each axis on its own`() {
        let animator = animator { $0.center = CGPoint(x: 100, y: 100) }
        stage.perform { animator.fractionComplete = 0 }
        let spring = UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: 6, dy: -2))
        animator.continueAnimation(withTimingParameters: spring, durationFactor: 0)
        stage.wait(0.001)
        expect(abs(shown.x / 0.001 - 600) < 30)
        expect(abs(shown.y / 0.001 + 200) < 30)
        stage.wait(1)
        expectEqual(shown, CGPoint(x: 100, y: 100))
    }

    @Test func `another curve takes the rest of the way`() {
        let animator = animator()
        stage.perform { animator.fractionComplete = 0.5 }
        animator.continueAnimation(
            withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn), durationFactor: 1)
        stage.wait(0.5)
        expectX(50 + 50 * TimingCurve.easeIn.progress(at: 0.5))
    }

    @Test func `a reversed animator goes back and leaves the start values`() {
        let animator = animator()
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        stage.perform { animator.fractionComplete = 0.6 }
        animator.isReversed = true
        // Fractions count from the end values now.
        expect(abs(animator.fractionComplete - 0.4) < 1e-9)
        stage.perform { animator.fractionComplete = 0.5 }
        expectX(50)
        stage.perform { animator.startAnimation() }
        stage.wait(0.25)
        expectX(25)
        stage.wait(0.5)
        expectEqual(x, 0)
        expectEqual(view.center.x, 0)
        expectEqual(ends, [.start])
        expect(!animator.isReversed)
    }

    @Test func `a running animator turns around where it shows`() {
        let animator = animator(.easeInOut)
        stage.perform { animator.startAnimation() }
        stage.wait(0.25)
        let turned = x
        animator.isReversed = true
        expect(abs(x - turned) < 1e-6)
        stage.wait(0.125)
        expectX(100 * TimingCurve.easeInOut.progress(at: 0.125))
        animator.isReversed = false
        stage.wait(0.125)
        expect(abs(x - turned) < 1e-6)
    }

    @Test func `a spring that has swung past its end is reversed without a jump`() {
        let parameters = UISpringTimingParameters(dampingRatio: 0.3)
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: parameters)
        animator.addAnimations { [view] in view.center.x = 100 }
        stage.perform { animator.startAnimation() }
        while x <= 101 { stage.wait(0.01) }
        let turned = x
        animator.isReversed = true
        expect(abs(x - turned) < 1e-6)
        stage.wait(3)
        expectEqual(view.center.x, 0)
    }

    @Test func `a view is hit where an animator shows it, also as it grows from nothing or shrinks to nothing`() {
        let card = stage.addView("card", frame: CGRect(x: 20, y: 20, width: 100, height: 100))
        func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { stage.window.hitTest(CGPoint(x: x, y: y), with: nil) }
        stage.perform {
            card.transform = CGAffineTransform(scaleX: 0, y: 0)
            let growing = UIViewPropertyAnimator(duration: 1, curve: .linear) { card.transform = .identity }
            growing.fractionComplete = 0
            expect(hit(70, 70) === stage.view && hit(300, 250) === stage.view)
            growing.fractionComplete = 0.5
            expect(hit(70, 70) === card && hit(40, 70) === stage.view)
            growing.stopAnimation(true)
            card.transform = .identity
            let shrinking = UIViewPropertyAnimator(duration: 1, curve: .linear) {
                card.transform = CGAffineTransform(scaleX: 0, y: 0)
            }
            shrinking.fractionComplete = 0.5
            expect(hit(70, 70) === card && hit(40, 70) === stage.view)
        }
    }
}
