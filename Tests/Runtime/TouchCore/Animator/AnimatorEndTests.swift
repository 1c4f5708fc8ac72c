import TestSupport
import Testing
import TouchTesting
import Touchstone

/// The ends of animators: by themselves, stopped and finished, or paused at the end.
struct AnimatorEndTests {
    private let stage = Stage()
    private let view: UIView
    private let log = Log()

    private final class Log {
        var ends: [UIViewAnimatingPosition] = []
    }

    init() {
        view = stage.addView("card", frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.center = .zero
    }

    private var x: CGFloat { view.layer.presentation()?.position.x ?? .nan }

    private func animator(_ changes: @escaping (UIView) -> Void = { $0.center.x = 100 }) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in changes(view) }
        animator.addCompletion { [log] in log.ends.append($0) }
        return animator
    }

    private func expectIgnored(_ count: Int = 1, _ location: SourceLocation = #_sourceLocation) {
        let ignored = stage.diagnostics.filter { if case .animatorCallIgnored = $0 { true } else { false } }
        #expect(ignored.count == count, sourceLocation: location)
    }

    @Test func `completions are called in their order, once, and the animator can be used again`() {
        let animator = animator()
        animator.addCompletion { [log] _ in log.ends.append(.current) }
        stage.perform { animator.startAnimation() }
        stage.wait(2)
        expectEqual(log.ends, [.end, .current])
        animator.addAnimations { [view] in view.center.x = 0 }
        stage.perform { animator.startAnimation() }
        stage.wait(0.5)
        expect(abs(x - 50) < 1e-6)
        stage.wait(1)
        expectEqual(log.ends, [.end, .current])
    }

    @Test func `a delay comes before the start, and frames are not wanted meanwhile`() {
        let animator = animator()
        stage.perform { animator.startAnimation(afterDelay: 2) }
        expectEqual(animator.delay, 2)
        expect(animator.isRunning)
        stage.wait(1.9)
        expectEqual(x, 0)
        stage.wait(0.6)
        expect(abs(x - 50) < 1e-6)
        stage.wait(1)
        expectEqual(log.ends, [.end])
    }

    @Test(arguments: [
        (UIViewAnimatingPosition.start, 0.0), (.current, 30.0), (.end, 100.0),
    ])
    func `a stopped animator keeps what shows, and finishes at the position that is asked for`(
        position: UIViewAnimatingPosition, place: Double
    ) {
        let animator = animator()
        stage.perform { animator.startAnimation() }
        stage.wait(0.3)
        animator.stopAnimation(false)
        expectEqual(animator.state, .stopped)
        expect(abs(view.center.x - 30) < 1e-6)
        expect(log.ends.isEmpty)
        stage.perform { animator.finishAnimation(at: position) }
        expect(abs(view.center.x - CGFloat(place)) < 1e-6)
        expectEqual(log.ends, [position])
        expectEqual(animator.state, .inactive)
        stage.wait(2)
        expectEqual(log.ends, [position])
    }

    @Test func `stopped without finishing it calls no completion`() {
        let animator = animator()
        stage.perform { animator.startAnimation() }
        stage.wait(0.3)
        animator.stopAnimation(true)
        expectEqual(animator.state, .inactive)
        expect(abs(view.center.x - 30) < 1e-6)
        stage.wait(2)
        expect(log.ends.isEmpty)
    }

    @Test func `an animator that pauses at its end shows the end and can go back`() {
        let animator = animator()
        animator.pausesOnCompletion = true
        stage.perform { animator.startAnimation() }
        stage.wait(1.5)
        expectEqual(x, 100)
        expectEqual(animator.state, .active)
        expect(!animator.isRunning)
        expect(log.ends.isEmpty)
        animator.isReversed = true
        stage.wait(1)
        expectEqual(x, 100)
        stage.perform { animator.startAnimation() }
        stage.wait(0.5)
        expect(abs(x - 50) < 1e-6)
        animator.pausesOnCompletion = false
        stage.wait(1)
        expectEqual(view.center.x, 0)
        expectEqual(log.ends, [.start])
    }

    @Test func `all properties go back to where they were, through all the closures`() {
        let animator = animator { view in
            view.center.x = 100
            view.alpha = 0
            view.backgroundColor = .red
            view.transform = CGAffineTransform(rotationAngle: 1)
            view.bounds.size.width = 80
        }
        let frame = view.bounds
        stage.perform { animator.fractionComplete = 0.5 }
        animator.addAnimations { [view] in view.center.x = 300 }
        animator.isReversed = true
        stage.perform { animator.startAnimation() }
        stage.wait(2)
        expectEqual(view.center.x, 0)
        expectEqual(view.alpha, 1)
        expectEqual(view.bounds, frame)
        expectEqual(view.transform, .identity)
        expect(view.backgroundColor.map { $0.cgColor.alpha == 0 } ?? true)
        expectEqual(log.ends, [.start])
    }

    @Test func `what was added half-way takes the rest, and stops where it shows`() {
        let animator = animator()
        stage.perform { animator.fractionComplete = 0.5 }
        animator.addAnimations { [view] in view.center.x = 300 }
        expect(abs(x - 50) < 1e-6)
        stage.perform { animator.fractionComplete = 0.75 }
        // 100 − 25 from the first closure, and half of 200 from the second.
        expect(abs(x - 175) < 1e-6)
        animator.stopAnimation(true)
        expect(abs(view.center.x - 175) < 1e-6)
    }

    @Test func `changes can start later than the others`() {
        let animator = animator()
        animator.addAnimations({ [view] in view.alpha = 0 }, delayFactor: 0.5)
        stage.perform { animator.fractionComplete = 0.5 }
        expectEqual(view.layer.presentation()?.opacity, 1)
        stage.perform { animator.fractionComplete = 0.75 }
        expect(abs((view.layer.presentation()?.opacity ?? 9) - 0.5) < 1e-5)
        expect(abs(x - 75) < 1e-6)
    }

    @Test func `an animator without changes takes its time, too`() {
        let animator = animator { _ in }
        stage.perform { animator.startAnimation() }
        stage.wait(0.9)
        expect(log.ends.isEmpty)
        stage.wait(0.2)
        expectEqual(log.ends, [.end])
    }

    @Test func `an animator that nothing else holds runs to its end`() {
        stage.perform { animator().startAnimation() }
        stage.wait(2)
        expectEqual(log.ends, [.end])
    }

    @Test func `an animator is released after its end`() {
        weak var left: UIViewPropertyAnimator?
        do {
            let animator = animator()
            left = animator
            stage.perform { animator.startAnimation() }
        }
        expect(left != nil)
        stage.wait(2)
        expectNil(left)
    }

    @Test func `calls that the state does not allow are reported`() {
        let animator = animator()
        stage.perform { animator.finishAnimation(at: .end) }
        expectIgnored(1)
        stage.perform { animator.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
        expectIgnored(2)
        stage.perform { animator.startAnimation() }
        animator.stopAnimation(false)
        stage.perform { animator.startAnimation() }
        expectIgnored(3)
        stage.perform { animator.fractionComplete = 0.5 }
        expectIgnored(4)
        expectEqual(animator.state, .stopped)
    }

    @Test func `an animator that may not be interrupted runs on`() {
        let animator = animator()
        animator.isInterruptible = false
        stage.perform { animator.startAnimation() }
        stage.wait(0.5)
        animator.pauseAnimation()
        stage.perform { animator.fractionComplete = 0 }
        animator.isReversed = true
        animator.stopAnimation(true)
        expectIgnored(4)
        expect(animator.isRunning)
        expect(abs(x - 50) < 1e-6)
        stage.wait(1)
        expectEqual(log.ends, [.end])
    }

    @Test func `without animations it ends in the next frame`() {
        stage.perform { UIView.setAnimationsEnabled(false) }
        let animator = animator()
        stage.perform { animator.startAnimation() }
        stage.wait(0.1)
        expectEqual(log.ends, [.end])
    }
}
