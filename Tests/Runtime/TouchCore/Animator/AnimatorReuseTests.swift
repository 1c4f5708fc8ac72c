import TestSupport
import Testing
import TouchKinematics
import TouchTesting
import Touchstone

/// Animators that are used a second time, or changed while they run.
struct AnimatorReuseTests {
    private let stage = Stage()
    private let view: UIView

    init() {
        view = stage.addView("card", frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.center = .zero
    }

    private var x: CGFloat { view.layer.presentation()?.position.x ?? .nan }

    private func animator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: 1, curve: curve) { [view] in view.center.x = 100 }
    }

    private func expectX(_ x: CGFloat, _ location: SourceLocation = #_sourceLocation) {
        #expect(abs(self.x - x) < 1e-6, "x is \(self.x)", sourceLocation: location)
    }

    @Test(arguments: ["at its start", "stopped", "finished", "before it began"])
    func `an animator that went backwards begins forward the next time`(end: String) {
        let animator = animator()
        stage.perform {
            if end == "before it began" { animator.isReversed = true }
            animator.fractionComplete = 0.5
            animator.isReversed = true
            switch end {
            case "stopped": animator.stopAnimation(true)
            case "finished":
                animator.stopAnimation(false)
                animator.finishAnimation(at: .start)
            default: animator.startAnimation()
            }
        }
        stage.wait(2)
        expect(animator.state == .inactive && !animator.isReversed)
        view.center.x = 0
        stage.perform {
            animator.addAnimations { [view] in view.center.x = 100 }
            animator.startAnimation()
        }
        expectX(0)
        stage.wait(0.25)
        expectX(25)
        expect(abs(animator.fractionComplete - 0.25) < 1e-6)
        stage.wait(1)
        expectEqual(view.center.x, 100)
    }

    @Test(arguments: [false, true])
    func `setting the fraction of a running animator lets it go on from there`(isReversed: Bool) {
        let animator = animator()
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        stage.perform { animator.startAnimation() }
        stage.wait(0.25)
        animator.isReversed = isReversed
        stage.perform { animator.fractionComplete = 0.5 }
        expect(animator.isRunning)
        expectX(50)
        stage.wait(0.25)
        expectX(isReversed ? 25 : 75)
        stage.wait(0.2)
        expectEqual(ends, [])
        stage.wait(0.1)
        expectEqual(ends, [isReversed ? .start : .end])
        expectEqual(view.center.x, isReversed ? 0 : 100)
    }

    @Test(arguments: [UIView.AnimationCurve.linear, .easeIn], [false, true])
    func `continued with the factor 0 it takes the time that is left`(curve: UIView.AnimationCurve, isOther: Bool) {
        let animator = animator(curve)
        stage.perform { animator.startAnimation() }
        stage.wait(0.4)
        let shown = x
        let other = UICubicTimingParameters(animationCurve: .linear)
        animator.continueAnimation(withTimingParameters: isOther ? other : nil, durationFactor: 0)
        expectX(shown)
        stage.wait(0.3)
        if isOther { expectX((shown + 100) / 2) }
        stage.wait(0.29)
        expect(animator.isRunning)
        stage.wait(0.02)
        expectEqual(animator.state, .inactive)
    }

    @Test func `continued backwards with the factor 0 it takes the time that it ran`() {
        let animator = animator(.easeIn)
        stage.perform { animator.startAnimation() }
        stage.wait(0.4)
        animator.isReversed = true
        animator.continueAnimation(
            withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut), durationFactor: 0)
        stage.wait(0.39)
        expect(animator.isRunning)
        stage.wait(0.02)
        expect(animator.state == .inactive && view.center.x == 0)
    }

    @Test func `an animator that ran while animations were disabled takes its time the next time`() {
        let animator = animator()
        stage.perform {
            UIView.setAnimationsEnabled(false)
            animator.startAnimation()
            UIView.setAnimationsEnabled(true)
        }
        stage.wait(0.1)
        expectEqual(animator.state, .inactive)
        view.center.x = 0
        stage.perform {
            animator.addAnimations { [view] in view.center.x = 100 }
            animator.startAnimation()
        }
        stage.wait(0.5)
        expectX(50)
    }

    @Test func `a closure that stops its animator leaves an animator that can be used again`() {
        var animator: UIViewPropertyAnimator?
        animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in
            view.center.x = 50
            animator?.stopAnimation(true)
            view.center.x = 100
        }
        stage.perform { animator?.startAnimation() }
        expectEqual(animator?.state, .inactive)
        expectEqual(view.center.x, 100)
        stage.wait(2)
        view.center.x = 0
        stage.perform {
            animator?.addAnimations { [view] in view.center.x = 100 }
            animator?.startAnimation()
        }
        stage.wait(0.5)
        expectX(50)
        animator = nil
    }
}
