import TestSupport
import Testing
import TouchKinematics
import TouchTesting
import Touchstone

/// The courses that animators are created with, and the views that touches find while they run.
struct AnimatorCreationTests {
    private let stage = Stage()
    private let view: UIView

    init() {
        view = stage.addView("card", frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    }

    private var x: CGFloat { view.layer.presentation()?.position.x ?? .nan }

    @Test(arguments: [
        (UIView.AnimationCurve.linear, TimingCurve.linear), (.easeIn, .easeIn), (.easeOut, .easeOut),
        (.easeInOut, .easeInOut),
    ])
    func `the standard curves are those of the other animations`(curve: UIView.AnimationCurve, expected: TimingCurve) {
        let animator = UIViewPropertyAnimator(duration: 2, curve: curve) { [view] in view.center.x += 100 }
        stage.perform { animator.startAnimation() }
        for step in 1..<20 {
            stage.wait(0.1)
            expect(abs(x - 10 - 100 * expected.progress(at: CGFloat(step) / 20)) < 1e-6)
        }
        expectEqual(animator.timingParameters?.cubicTimingParameters?.animationCurve, curve)
    }

    @Test func `an animator without a duration shows its changes at once`() {
        let animator = UIViewPropertyAnimator()
        animator.addAnimations { [view] in view.center.x += 100 }
        stage.perform { animator.startAnimation() }
        expectEqual(animator.duration, 0)
        expectEqual(x, 110)
        stage.wait(0.1)
        expectEqual(animator.state, .inactive)
    }

    @Test func `control points make a curve`() {
        let curve = TimingCurve(x1: 0.1, y1: 0.8, x2: 0.4, y2: 1)
        let animator = UIViewPropertyAnimator(
            duration: 1, controlPoint1: CGPoint(x: 0.1, y: 0.8), controlPoint2: CGPoint(x: 0.4, y: 1)
        ) { [view] in view.center.x += 100 }
        stage.perform { animator.startAnimation() }
        stage.wait(0.3)
        expect(abs(x - 10 - 100 * curve.progress(at: 0.3)) < 1e-6)
    }

    @Test func `a damping ratio makes the spring of the other animations`() {
        let spring = Spring(settlingWithin: 1, dampingRatio: 0.4, initialVelocity: 0)
        let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.4) { [view] in view.center.x += 100 }
        stage.perform { animator.startAnimation() }
        stage.wait(0.3)
        expect(abs(x - 10 - 100 * (1 + spring.value(at: 0.3))) < 1e-6)
    }

    @Test func `a physical spring has its own duration`() {
        let parameters = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 20, initialVelocity: .zero)
        let animator = UIViewPropertyAnimator(duration: 60, timingParameters: parameters)
        let softer = UISpringTimingParameters(mass: 1, stiffness: 25, damping: 10, initialVelocity: .zero)
        expect(animator.duration > 0.5 && animator.duration < 2)
        let slower = UIViewPropertyAnimator(duration: 60, timingParameters: softer)
        // Half the frequency takes twice the time.
        expect(abs(slower.duration / animator.duration - 2) < 0.01)
        animator.addAnimations { [view] in view.center.x += 100 }
        stage.perform { animator.startAnimation() }
        stage.wait(0.1)
        // A critically damped spring: 1 − (1 + ωt)·e^(−ωt) with ω = 10.
        expect(abs(x - 10 - 100 * (1 - 2 * 0.36787944)) < 1e-3)
    }

    @Test func `a bounce makes the spring of the other animations`() {
        let parameters = UISpringTimingParameters(duration: 0.5, bounce: 0.3)
        let spring = Spring(perceptualDuration: 0.5, bounce: 0.3, displacement: -1)
        let animator = UIViewPropertyAnimator(duration: 9, timingParameters: parameters)
        animator.addAnimations { [view] in view.center.x += 100 }
        stage.perform { animator.startAnimation() }
        stage.wait(0.2)
        expect(abs(x - 10 - 100 * (1 + spring.value(at: 0.2))) < 1e-6)
        expect(animator.duration > 0.5 && animator.duration < 9)
    }

    @Test func `the kinds of course are told apart`() {
        expectEqual(UICubicTimingParameters().timingCurveType, .cubic)
        expectEqual(UICubicTimingParameters(animationCurve: .easeIn).timingCurveType, .builtin)
        expectEqual(UISpringTimingParameters().timingCurveType, .spring)
        expectNil(UISpringTimingParameters().cubicTimingParameters)
        expectNil(UICubicTimingParameters().springTimingParameters)
        expectEqual(UISpringTimingParameters(dampingRatio: 1).initialVelocity, .zero)
    }

    @Test func `a running animator is started at once and reports its end`() {
        var ends: [UIViewAnimatingPosition] = []
        _ = stage.perform {
            UIViewPropertyAnimator.runningPropertyAnimator(
                withDuration: 1, delay: 0.5, options: .curveLinear, animations: { view.center.x += 100 },
                completion: { ends.append($0) })
        }
        expectEqual(view.center.x, 110)
        stage.wait(1)
        expect(abs(x - 60) < 1e-6)
        stage.wait(1)
        expectEqual(ends, [.end])
        expect(stage.diagnostics.isEmpty)
    }

    @Test func `an animator does not repeat, and says so`() {
        _ = stage.perform {
            UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0, options: .repeat, animations: {})
        }
        expectEqual(stage.diagnostics.count, 1)
    }

    // MARK: Touches

    private func expectHit(at x: CGFloat, _ isHit: Bool, _ location: SourceLocation = #_sourceLocation) {
        let hit = stage.window.hitTest(CGPoint(x: x, y: 10), with: nil)
        #expect((hit === view) == isHit, sourceLocation: location)
    }

    private func scrub(_ prepare: (UIViewPropertyAnimator) -> Void) {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in view.center.x = 210 }
        prepare(animator)
        stage.perform { animator.fractionComplete = 0.5 }
    }

    @Test func `touches find a view where an animator shows it`() {
        scrub { _ in }
        expectHit(at: 110, true)
        expectHit(at: 210, false)
        expectHit(at: 10, false)
    }

    @Test func `with manual hit testing they find it where its properties place it`() {
        scrub { $0.isManualHitTestingEnabled = true }
        expectHit(at: 110, false)
        expectHit(at: 210, true)
    }

    @Test func `without interaction they do not find it`() {
        scrub { $0.isUserInteractionEnabled = false }
        expectHit(at: 110, false)
        expectHit(at: 210, false)
    }

    @Test func `a finger catches a running card and throws it on`() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in view.center.x = 210 }
        let pan = UIPanGestureRecognizer()
        view.addGestureRecognizer(pan)
        pan.addAction { [view] pan in
            switch pan.state {
            case .began: animator.pauseAnimation()
            case .changed:
                let part = pan.translation(in: view.superview).x / 200
                animator.fractionComplete += part
                pan.setTranslation(.zero, in: view.superview)
            case .ended:
                let spring = UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: 2, dy: 0))
                animator.continueAnimation(withTimingParameters: spring, durationFactor: 0.5)
            default: break
            }
        }
        stage.perform { animator.startAnimation() }
        stage.wait(0.5)
        stage.hands.down(at: CGPoint(x: 110, y: 10))
        stage.hands.move(dx: 40, over: 0.2)
        let held = x
        stage.hands.wait(2)
        expectEqual(x, held)
        // Where the card was caught, and 40 pt: it was shown at 110 pt when the finger came down, and ran on until the pan began.
        expect(held >= 150 && held < 170)
        stage.hands.up()
        expect(animator.isRunning)
        stage.wait(1)
        expectEqual(x, 210)
        expectEqual(animator.state, .inactive)
    }
}
