import TestSupport
import Testing
import TouchKinematics
import TouchTesting
import Touchstone

/// The closures of `UIView.animate`: what they inherit, when they are called.
struct AnimationClosureTests {
    private let stage = Stage()
    private let view: UIView

    init() {
        view = stage.addView("card", frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.center = .zero
    }

    private var shown: CGPoint { view.layer.presentation()?.position ?? CGPoint(x: CGFloat.nan, y: 0) }

    @Test func `completions come in the first frame at or after the end, in the order of ends`() {
        var log: [String] = []
        func animate(_ name: String, _ duration: TimeInterval, delay: TimeInterval = 0) {
            let view = stage.addView(name, frame: .zero)
            UIView.animate(
                withDuration: duration, delay: delay, animations: { view.center.x = 100 },
                completion: { log.append("\(name) \($0) \(stage.host.now.nanoseconds)") })
        }
        animate("a", 0.1)
        animate("b", 0.09)
        animate("c", 0.01, delay: 0.085)
        animate("d", 0.09)
        animate("e", 0.101)
        stage.wait(1)
        expectEqual(
            log,
            [
                "b true 100000000", "d true 100000000", "c true 100000000", "a true 100000000", "e true 116666667",
            ])
    }

    @Test func `in a frame, completions come before the calls of display links`() {
        var log: [String] = []
        let link = CADisplayLink { [stage] _ in log.append("link \(stage.host.now.nanoseconds)") }
        stage.perform { link.add(to: .main, forMode: .common) }
        UIView.animate(withDuration: 0.02) {
            view.alpha = 0
        } completion: { [stage] _ in
            log.append("completion \(stage.host.now.nanoseconds)")
        }
        stage.wait(0.04)
        expectEqual(log, ["link 16666667", "completion 33333333", "link 33333333"])
        expect(stage.application.host.areFramesWanted)
        link.invalidate()
        expect(!stage.application.host.areFramesWanted)
    }

    @Test(arguments: [0, -1, .nan, .infinity, -.infinity, 1e-10])
    func `without a duration values are set at once and the completion comes in a turn of its own`(
        duration: TimeInterval
    ) {
        var log: [String] = []
        stage.perform {
            UIView.animate(
                withDuration: duration, animations: { view.center.x = 100 },
                completion: { log.append("done \($0)") })
            log.append("returned")
        }
        expectEqual(shown.x, 100)
        expect(!stage.application.host.areFramesWanted)
        stage.wait(0)
        expectEqual(log, ["returned", "done true"])
    }

    @Test func `with nothing to animate the completion comes in a turn of its own too`() {
        var log: [String] = []
        let outside = UIView(frame: .zero)
        stage.perform {
            UIView.animate(withDuration: 1, animations: {}, completion: { log.append("empty \($0)") })
            UIView.animate(
                withDuration: 1, delay: 9, animations: { outside.alpha = 0 },
                completion: { log.append("outside \($0)") })
            UIView.animate(
                withDuration: 1, animations: { view.alpha = 1 }, completion: { log.append("same \($0)") })
        }
        expectEqual(outside.alpha, 0)
        expectEqual(log, [])
        stage.wait(0)
        expectEqual(log, ["empty true", "outside true", "same true"])
        expectNil(outside.layer.presentation())
    }

    @Test func `a closure in a closure has the outer duration and curve`() {
        stage.host.framesPerSecond = 1_000
        expectEqual(UIView.inheritedAnimationDuration, 0)
        var durations: [TimeInterval] = []
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
            view.center.x = 100
            durations.append(UIView.inheritedAnimationDuration)
            UIView.animate(withDuration: 1, delay: 0, options: .curveEaseIn) {
                view.center.y = 100
                durations.append(UIView.inheritedAnimationDuration)
            }
            view.bounds.size.width = 120
            durations.append(UIView.inheritedAnimationDuration)
        }
        expectEqual(durations, [2, 2, 2])
        expectEqual(UIView.inheritedAnimationDuration, 0)
        stage.wait(1)
        expect(abs(shown.x - 50) < 1e-9)
        expect(abs(shown.y - 50) < 1e-9)
        expect(abs((view.layer.presentation()?.bounds.width ?? 0) - 70) < 1e-9)
    }

    @Test func `a closure in a closure may have its own duration, curve and options`() {
        UIView.animate(withDuration: 2, delay: 0, options: [.curveLinear, .repeat]) {
            UIView.animate(
                withDuration: 1, delay: 0,
                options: [
                    .curveEaseIn, .overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions,
                ]
            ) { view.center.y = 100 }
            UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedDuration) { view.center.x = 100 }
        }
        stage.wait(0.5)
        expect(abs(shown.y - 100 * TimingCurve.easeIn.progress(at: 0.5)) < 1e-9)
        expect(abs(shown.x - 50) < 1e-9)
        stage.wait(1)
        expectEqual(shown.y, 100)
        expect(abs(shown.x - 50) < 1e-9)
        expect(stage.application.host.areFramesWanted)
    }

    @Test func `a closure in a closure has its own delay`() {
        UIView.animate(withDuration: 1, delay: 2, options: .curveLinear) {
            view.center.x = 100
            UIView.animate(withDuration: 1) { view.center.y = 100 }
            UIView.animate(withDuration: 1, delay: 1) { view.bounds.size.width = 120 }
        }
        stage.wait(1.5)
        expectEqual(shown.x, 0)
        expectEqual(shown.y, 100)
        expect(abs((view.layer.presentation()?.bounds.width ?? 0) - 70) < 1e-9)
        stage.wait(1)
        expect(abs(shown.x - 50) < 1e-9)
    }

    @Test func `nothing is animated while animations are off`() {
        UIView.animate(withDuration: 1) {
            expect(UIView.areAnimationsEnabled)
            UIView.performWithoutAnimation {
                expect(!UIView.areAnimationsEnabled)
                view.center.x = 100
                UIView.animate(withDuration: 1) { view.center.y = 50 }
            }
            expect(UIView.areAnimationsEnabled)
            view.alpha = 0
        }
        expectEqual(shown, CGPoint(x: 100, y: 50))
        expectEqual(view.layer.presentation()?.opacity, 1)
        stage.perform {
            UIView.setAnimationsEnabled(false)
            UIView.animate(withDuration: 1) { view.center.x = 0 }
            expectEqual(shown.x, 0)
            UIView.performWithoutAnimation {}
            expect(!UIView.areAnimationsEnabled)
        }
        // Of the other applications, this one knows nothing.
        Stage().perform { expect(UIView.areAnimationsEnabled) }
    }

    @Test func `a property that is set twice in a closure goes to the last value`() {
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
            view.center.x = 1_000
            view.center.x = 100
            view.transform = CGAffineTransform(rotationAngle: 2)
            view.transform = CGAffineTransform(rotationAngle: 4)
        }
        stage.host.advance(to: Instant(seconds: 0.5))
        expect(abs(shown.x - 50) < 1e-9)
        // 4 rad is nearer the other way round.
        let angle = 2 - CGFloat.pi
        let map = view.layer.presentation()?.affineTransform() ?? .identity
        expect(abs(map.a - CGAffineTransform(rotationAngle: angle).a) < 1e-9)
        expect(abs(map.b - CGAffineTransform(rotationAngle: angle).b) < 1e-9)
    }

    @Test func `what is inside an animated view moves with it if it is laid out in the closure`() throws {
        let parent = stage.add(Filling(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), "parent")
        let child = stage.add(UIView(), "child", on: parent)
        stage.wait(0)
        UIView.animate(withDuration: 1, delay: 0, options: .layoutSubviews) { parent.bounds.size.width = 300 }
        stage.host.advance(to: Instant(seconds: 0.5))
        expect(abs(try #require(child.layer.presentation()).bounds.width - 200) < 1e-9)
        stage.wait(1)
        UIView.animate(withDuration: 1) { parent.bounds.size.width = 100 }
        stage.wait(0.5)
        try expectEqual(#require(child.layer.presentation()).bounds.width, 100)
    }

    @Test func `an animated view lives until the end, and no longer`() {
        weak var weakView: UIView?
        weak var weakNote: Note?
        do {
            let view = UIView(frame: .zero)
            let note = Note()
            stage.view.addSubview(view)
            UIView.animate(withDuration: 0.5) {
                view.alpha = 0
            } completion: { _ in
                _ = note
            }
            (weakView, weakNote) = (view, note)
            stage.wait(0.1)
        }
        expect(weakNote != nil)
        weakView?.removeFromSuperview()
        stage.wait(0)
        expectNil(weakView)
        expectNil(weakNote)
    }

    @Test func `an application that goes lets go of what it animates, without a word`() {
        weak var weakView: UIView?
        weak var weakNote: Note?
        var calls = 0
        do {
            let stage = Stage()
            let view = stage.addView("card", frame: .zero)
            let note = Note()
            UIView.animate(withDuration: 0.5, delay: 0.2, options: .repeat) {
                view.alpha = 0
            } completion: { _ in
                _ = note
                calls += 1
            }
            (weakView, weakNote) = (view, note)
            stage.wait(0.4)
            expect(stage.application.host.areFramesWanted)
        }
        expectNil(weakView)
        expectNil(weakNote)
        expectEqual(calls, 0)
    }
}

private final class Note {}

private final class Filling: UIView {
    override func layoutSubviews() {
        for view in subviews { view.frame = bounds }
    }
}
