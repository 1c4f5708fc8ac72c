import TestSupport
import Testing
import TouchKinematics
import TouchTesting
import Touchstone

/// The values of an animation over time, and the times at which frames are wanted for it.
struct AnimationTimeTests {
    private let stage = Stage()
    private let view: UIView

    init() {
        view = stage.addView("card", frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.center = .zero
    }

    private var x: CGFloat { view.layer.presentation()?.position.x ?? .nan }

    private func expectX(_ x: CGFloat, at seconds: TimeInterval, _ comment: String? = nil) {
        stage.host.advance(to: Instant(seconds: seconds))
        expect(abs(self.x - x) < 1e-9, comment)
    }

    @Test(arguments: [TimingCurve.linear, .easeInOut, .easeIn, .easeOut])
    func `an animation follows its curve`(curve: TimingCurve) {
        let options: [TimingCurve: UIView.AnimationOptions] = [
            .linear: .curveLinear, .easeInOut: .curveEaseInOut, .easeIn: .curveEaseIn, .easeOut: .curveEaseOut,
        ]
        UIView.animate(withDuration: 2, delay: 0, options: options[curve] ?? []) { view.center.x = 100 }
        for step in 0...20 {
            expectX(100 * curve.progress(at: CGFloat(step) / 20), at: Double(step) / 10)
        }
    }

    @Test func `the short forms start and end slowly`() {
        UIView.animate(withDuration: 1) { view.center.x = 100 }
        expectX(100 * TimingCurve.easeInOut.progress(at: 0.25), at: 0.25)
        UIView.animate(withDuration: 1, animations: { view.center.y = 100 }, completion: nil)
        stage.host.advance(to: Instant(seconds: 0.5))
        let y = view.layer.presentation()?.position.y ?? .nan
        expect(abs(y - 100 * TimingCurve.easeInOut.progress(at: 0.25)) < 1e-9)
    }

    @Test(.rules("N-57")) func `a spring shows its closed form until its duration is over`() {
        let spring = Spring(settlingWithin: 0.8, dampingRatio: 0.5, initialVelocity: 3)
        UIView.animate(
            withDuration: 0.8, delay: 0.1, usingSpringWithDamping: 0.5, initialSpringVelocity: 3,
            animations: { view.center.x = 100 })
        expectX(0, at: 0.1)
        for step in 1..<80 {
            let time = Double(step) / 100
            expectX(100 * (1 + spring.value(at: time)), at: 0.1 + time)
        }
        expectX(100, at: 0.9)
        expectEqual(x, 100)
    }

    @Test(.rules("N-57")) func `a spring of a perceptual duration settles later than it`() {
        let spring = Spring(perceptualDuration: 0.5, bounce: 0.3, displacement: -1)
        var end: TimeInterval?
        UIView.animate(
            springDuration: 0.5, bounce: 0.3, animations: { view.center.x = 100 },
            completion: { _ in end = stage.host.now.seconds })
        expectX(100 * (1 + spring.value(at: 0.25)), at: 0.25)
        expectX(100 * (1 + spring.value(at: 0.5)), at: 0.5)
        stage.wait(3)
        let settled = spring.settlingDuration(threshold: 0.001)
        expect(settled > 0.5)
        expectEqual(end.map { $0 >= settled && $0 < settled + 1.0 / 60 }, true)
    }

    @Test func `old values show until the delay is over, and no frames are wanted before`() {
        UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear, animations: { view.center.x = 100 })
        expectEqual(view.center.x, 100)
        expect(!stage.application.host.areFramesWanted)
        expectX(0, at: 0.4)
        expectX(0, at: 0.499)
        expect(!stage.application.host.areFramesWanted)
        expectX(0, at: 0.5)
        expect(stage.application.host.areFramesWanted)
        expectX(25, at: 0.75)
        expectX(100, at: 1.5)
    }

    @Test func `an animation wakes the application when its delay is over`() {
        var end: TimeInterval?
        UIView.animate(
            withDuration: 0.5, delay: 0.5, animations: { view.center.x = 100 },
            completion: { _ in end = stage.host.now.seconds })
        stage.wait(3)
        expectEqual(end, 1)
    }

    @Test func `an animation that repeats begins again, one that reverses goes back`() {
        UIView.animate(
            withDuration: 1, delay: 0, options: [.curveLinear, .repeat], animations: { view.center.x = 100 })
        expectX(25, at: 0.25)
        expectX(75, at: 0.75)
        expectX(25, at: 1.25)
        expectX(10, at: 100.1)
        view.layer.removeAllAnimations()
        expectEqual(x, 100)
        UIView.animate(
            withDuration: 1, delay: 0.9, options: [.curveLinear, .repeat, .autoreverse],
            animations: { view.center.x = 0 })
        expectX(100, at: 101)
        expectX(75, at: 101.25)
        expectX(0, at: 102)
        expectX(25, at: 102.25)
        expectX(75, at: 102.75)
        expectX(75, at: 103.25)
        view.layer.removeAllAnimations()
        UIView.animate(
            withDuration: 1, delay: 0, options: [.curveLinear, .autoreverse], animations: { view.center.x = 100 })
        expectX(50, at: 103.75)
        expectX(50, at: 104.75)
        expectX(1, at: 105.24)
        expect(stage.application.host.areFramesWanted)
        expectX(100, at: 105.25)
        stage.wait(0.02)
        expect(!stage.application.host.areFramesWanted)
    }

    @Test func `frames are wanted while something moves and not one longer, and each of them shows`() {
        expect(!stage.application.host.areFramesWanted)
        UIView.animate(withDuration: 0.1, animations: { view.center.x = 100 })
        expect(stage.application.host.areFramesWanted)
        expect(stage.application.host.needsDisplay)
        _ = stage.application.host.draw()
        expect(!stage.application.host.needsDisplay)
        for frame in 1...6 {
            expect(stage.application.host.areFramesWanted)
            stage.host.advance(to: Instant(seconds: Double(frame) / 60))
            expect(stage.application.host.needsDisplay, "frame \(frame)")
            _ = stage.application.host.draw()
        }
        expect(!stage.application.host.areFramesWanted)
        stage.wait(1)
        expect(!stage.application.host.needsDisplay)
    }

    @Test func `what shows depends on the instant alone, not on the frames before it`() {
        let instants = (1...80).map { Instant(nanoseconds: Int64($0) * 23_456_789) }
        /// - Parameter rate: Frames a second; below 0, frames at random instants, from that seed.
        func run(_ rate: Double) -> [CALayer] {
            let stage = Stage()
            let view = stage.addView("card", frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            stage.host.framesPerSecond = max(0, rate)
            var random = UInt64(abs(rate))
            func advance(to instant: Instant) {
                while rate < 0, stage.host.now < instant, stage.application.host.areFramesWanted {
                    random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                    let step = 1_000_000 + Int64(random >> 40) % 20_000_000
                    let frame = Instant(nanoseconds: stage.host.now.nanoseconds + step)
                    guard frame < instant else { break }
                    stage.host.advance(to: frame)
                    stage.application.host.displayFrame(at: frame)
                }
                stage.host.advance(to: instant)
            }
            return instants.enumerated().compactMap { index, instant in
                advance(to: instant)
                switch index {
                case 0:
                    UIView.animate(withDuration: 1) {
                        view.center = CGPoint(x: 50, y: 70)
                        view.transform = CGAffineTransform(rotationAngle: 2)
                    }
                case 10:
                    UIView.animate(
                        withDuration: 0.7, delay: 0.1, usingSpringWithDamping: 0.3, initialSpringVelocity: 2,
                        animations: { view.bounds.size.width = 90 })
                case 20:
                    UIView.animate(springDuration: 0.4, bounce: 0.4) { view.center = CGPoint(x: -50, y: 0) }
                case 30:
                    UIView.animate(
                        withDuration: 0.3, delay: 0.05, options: [.repeat, .autoreverse],
                        animations: { view.alpha = 0.1 })
                case 40:
                    UIView.animate(withDuration: 0.2, delay: 0, options: .beginFromCurrentState) {
                        view.center.y = 11
                        view.transform = .identity
                    }
                default: break
                }
                return view.layer.presentation()
            }
        }
        let reference = run(60)
        expectEqual(reference.count, instants.count)
        for rate in [120, 240, 7.3, 0, -1, -2, -3] {
            for (shown, expected) in zip(run(rate), reference) {
                let (map, other) = (shown.affineTransform(), expected.affineTransform())
                let differences = [
                    shown.position.x - expected.position.x, shown.position.y - expected.position.y,
                    shown.bounds.width - expected.bounds.width, map.a - other.a, map.b - other.b, map.c - other.c,
                    map.d - other.d, CGFloat(shown.opacity - expected.opacity),
                ]
                expect(differences.allSatisfy { abs($0) < 1e-9 }, "\(rate)")
            }
        }
    }
}
