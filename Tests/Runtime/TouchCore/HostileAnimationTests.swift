import TestSupport
import Testing
import TouchTesting
import Touchstone

/// Apps that do what no app should do in the closures of an animation.
struct HostileAnimationTests {
    private let stage = Stage()
    private let view: UIView

    init() {
        view = stage.addView("card", frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    }

    @Test func `a completion that starts the next animation goes on for ever, one frame at a time`() {
        var ends = 0
        func next() {
            UIView.animate(withDuration: 0.01) {
                view.center.x += 1
            } completion: { _ in
                ends += 1
                next()
            }
        }
        next()
        stage.wait(1)
        expectEqual(ends, 60)
        expectEqual(stage.diagnostics, [])
        view.removeFromSuperview()
    }

    @Test func `a completion that starts an animation without a duration does not hang`() {
        var ends = 0
        func next() {
            guard ends < 5_000 else { return }
            UIView.animate(withDuration: 0) {
                view.center.x += 1
            } completion: { _ in
                ends += 1
                next()
            }
        }
        stage.perform { next() }
        stage.wait(1)
        expect(ends >= 1_000)
        expect(stage.diagnostics == [.endlessTurn("a timer that sets a timer")] || ends == 5_000)
    }

    @Test func `a completion may remove views, animations and the window`() {
        var log: [String] = []
        let other = stage.addView("other", frame: .zero)
        for (name, view) in [("a", view), ("b", other), ("c", stage.window)] {
            UIView.animate(withDuration: 0.1) {
                view.center.x += 1
            } completion: {
                log.append("\(name) \($0)")
                self.view.removeFromSuperview()
                other.layer.removeAllAnimations()
                stage.window.isHidden = true
            }
        }
        UIView.animate(withDuration: 0.2) {
            other.alpha = 0
        } completion: {
            log.append("late \($0)")
        }
        stage.wait(1)
        expectEqual(log, ["a true", "b true", "c true", "late false"])
        expect(!stage.application.host.areFramesWanted)
    }

    @Test func `a closure that removes what it animates interrupts its own animation`() {
        var log: [String] = []
        UIView.animate(withDuration: 1) {
            view.alpha = 0
            view.removeFromSuperview()
        } completion: {
            log.append("removed \($0)")
        }
        expectEqual(log, [])
        stage.wait(0)
        expectEqual(log, ["removed false"])
        stage.view.addSubview(view)
        UIView.animate(withDuration: 1) {
            view.alpha = 1
            view.layer.removeAllAnimations()
        } completion: {
            log.append("stopped \($0)")
        }
        expectEqual(log, ["removed false"])
        stage.wait(0)
        expectEqual(log, ["removed false", "stopped false"])
        expectEqual(view.layer.presentation()?.opacity, 1)
        expect(!stage.application.host.areFramesWanted)
    }

    @Test func `time that passes inside a closure ends nothing of it early`() {
        var log: [String] = []
        UIView.animate(withDuration: 0.1) {
            view.alpha = 0
            stage.wait(1)
            view.center.x = 90
            stage.wait(1)
        } completion: {
            log.append("done \($0)")
        }
        expectEqual(log, [])
        stage.wait(0.1)
        expectEqual(log, ["done true"])
        expectEqual(view.layer.presentation()?.position.x, 90)
        expect(!stage.application.host.areFramesWanted)
    }

    @Test func `an animation belongs to the application of the first view that it changes`() {
        let other = Stage()
        let stranger = other.addView("stranger", frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        var log: [String] = []
        stage.perform {
            UIView.animate(withDuration: 1) {
                view.center.x = 100
                stranger.center.x = 100
            } completion: {
                log.append("mine \($0)")
            }
            UIView.animate(withDuration: 1) {
                stranger.alpha = 0.5
            } completion: {
                log.append("other \($0) \(UIApplication.shared === other.application)")
            }
        }
        expectEqual(view.layer.presentation()?.position.x, 10)
        expectEqual(stranger.layer.presentation()?.position.x, 100)
        expectEqual(stranger.layer.presentation()?.opacity, 1)
        stage.wait(2)
        expectEqual(log, ["mine true"])
        other.wait(2)
        expectEqual(log, ["mine true", "other true true"])
    }

    @Test func `a view that goes over to another application is interrupted`() {
        let other = Stage()
        var log: [String] = []
        UIView.animate(withDuration: 1) {
            view.center.x = 100
        } completion: {
            log.append("\($0)")
        }
        other.view.addSubview(view)
        stage.wait(0)
        expectEqual(log, ["false"])
        expectEqual(view.layer.presentation()?.position.x, 100)
    }

    @Test func `values that are no numbers are set at once`() {
        UIView.animate(withDuration: 1, delay: .nan, options: []) {
            view.center.x = .nan
            view.alpha = .infinity
            view.transform = CGAffineTransform(a: .nan, b: 0, c: 0, d: .infinity, tx: 0, ty: 0)
            view.bounds.size.width = -.infinity
        }
        stage.host.advance(to: Instant(seconds: 0.5))
        _ = stage.application.host.draw()
        UIView.animate(withDuration: 1) {
            view.center.x = 5
            view.alpha = 1
            view.transform = .identity
            view.bounds.size.width = 20
        }
        expectEqual(view.layer.presentation()?.position.x, 5)
        expectEqual(view.layer.presentation()?.opacity, 1)
        expectEqual(view.layer.presentation()?.affineTransform(), .identity)
        expect(!stage.application.host.areFramesWanted)
        UIView.animate(
            withDuration: 1, delay: -.infinity, usingSpringWithDamping: .nan, initialSpringVelocity: .infinity,
            animations: { view.center.x = 50 })
        UIView.animate(springDuration: 1, bounce: .nan, initialSpringVelocity: -.infinity, delay: 1e300) {
            view.center.y = 50
        }
        stage.wait(0.5)
        expectEqual(view.layer.presentation()?.position.x.isFinite, true)
        expectEqual(view.layer.presentation()?.position.y, 10)
        view.removeFromSuperview()
    }

    @Test func `animations of thousands of views start, end and are interrupted in one go`() {
        let views = (0..<2_000).map { _ in UIView(frame: .zero) }
        for view in views { self.view.addSubview(view) }
        var log: [Bool] = []
        UIView.animate(withDuration: 0.1) {
            for view in views { view.alpha = 0 }
        } completion: {
            log.append($0)
        }
        stage.wait(0.2)
        UIView.animate(withDuration: 0.1) {
            for view in views { view.alpha = 1 }
        } completion: {
            log.append($0)
        }
        view.removeFromSuperview()
        stage.wait(0)
        expectEqual(log, [true, false])
    }
}
