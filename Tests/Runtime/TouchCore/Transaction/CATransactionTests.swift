import TestSupport
import Testing
import TouchTesting
import Touchstone

struct CATransactionTests {
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

    private func animate(_ duration: TimeInterval = 1, to x: CGFloat = 100) {
        UIView.animate(withDuration: duration, animations: { view.center.x = x }) { [log] in
            log.lines.append("animated \($0)")
        }
    }

    private func note(_ line: String) -> () -> Void {
        { [log] in log.lines.append(line) }
    }

    @Test func `with disabled actions nothing is animated`() {
        stage.perform {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            expect(CATransaction.disableActions())
            animate()
            CATransaction.commit()
            expect(!CATransaction.disableActions())
        }
        expectEqual(x, 100)
        stage.perform { animate(1, to: 0) }
        expectEqual(x, 100)
    }

    @Test func `a nested transaction has the actions of the outer one until it sets them`() {
        stage.perform {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            CATransaction.begin()
            expect(CATransaction.disableActions())
            CATransaction.setDisableActions(false)
            animate()
            CATransaction.commit()
            expect(CATransaction.disableActions())
            CATransaction.commit()
        }
        expectEqual(x, 0)
    }

    @Test func `outside a transaction they are disabled until the next turn`() {
        stage.perform {
            CATransaction.setDisableActions(true)
            animate()
        }
        expectEqual(x, 100)
        stage.wait(0.1)
        expect(!CATransaction.disableActions())
    }

    @Test func `the completion block comes after the completions of all its animations`() {
        stage.perform {
            CATransaction.begin()
            CATransaction.setCompletionBlock(note("done"))
            animate()
            UIView.animate(withDuration: 2) { view.alpha = 0 }
            CATransaction.commit()
        }
        stage.wait(1.5)
        expectEqual(log.lines, ["animated true"])
        stage.wait(1)
        expectEqual(log.lines, ["animated true", "done"])
    }

    @Test func `without an animation it comes at the commit`() {
        stage.perform {
            animate()
            CATransaction.begin()
            CATransaction.setCompletionBlock(note("done"))
            expect(CATransaction.completionBlock() != nil)
            expectEqual(log.lines, [])
            CATransaction.commit()
            expectEqual(log.lines, ["done"])
            expectNil(CATransaction.completionBlock())
        }
    }

    @Test func `a block waits for the animations that start after it, until another one is set`() {
        stage.perform {
            CATransaction.begin()
            UIView.animate(withDuration: 9) { view.alpha = 0 }
            CATransaction.setCompletionBlock(note("first"))
            UIView.animate(withDuration: 1) { view.center.y = 9 }
            CATransaction.setCompletionBlock(note("second"))
            UIView.animate(withDuration: 2) { view.center.x = 9 }
            CATransaction.commit()
        }
        stage.wait(1.5)
        expectEqual(log.lines, ["first"])
        stage.wait(1)
        expectEqual(log.lines, ["first", "second"])
    }

    @Test func `an outer block waits for the animations of inner transactions`() {
        stage.perform {
            CATransaction.begin()
            CATransaction.setCompletionBlock(note("outer"))
            CATransaction.begin()
            CATransaction.setCompletionBlock(note("inner"))
            animate()
            CATransaction.commit()
            CATransaction.commit()
        }
        expectEqual(log.lines, [])
        stage.wait(1.5)
        expectEqual(log.lines, ["animated true", "inner", "outer"])
    }

    @Test func `blocks come from the inside out, each after the last animation inside it`() {
        let stage = Stage()
        let views = (0..<3).map { _ in UIView() }
        stage.perform { for view in views { stage.view.addSubview(view) } }
        var calls: [String] = []
        func begin(_ name: String) {
            CATransaction.begin()
            CATransaction.setCompletionBlock { calls.append(name) }
        }
        stage.perform {
            begin("outer")
            CATransaction.begin()  // without a block
            begin("middle")
            UIView.animate(withDuration: 0.3) { views[0].center.x = 50 }
            begin("interrupted")
            UIView.animate(withDuration: 0.5) { views[1].center.x = 50 }
            views[1].layer.removeAllAnimations()
            UIView.animate(withDuration: 0.1) { views[1].center.x = 90 }
            CATransaction.commit()
            begin("empty")
            CATransaction.commit()
            CATransaction.commit()
            CATransaction.commit()
            UIView.animate(withDuration: 0.2) { views[2].center.x = 50 }
            CATransaction.commit()
        }
        expectEqual(calls, ["empty"])
        stage.wait(0.15)
        expectEqual(calls, ["empty", "interrupted"])
        stage.wait(0.1)
        expectEqual(calls, ["empty", "interrupted"])
        stage.wait(0.1)
        expectEqual(calls, ["empty", "interrupted", "middle", "outer"])
    }

    @Test func `interrupted animations are over, too`() {
        stage.perform {
            CATransaction.begin()
            CATransaction.setCompletionBlock(note("done"))
            animate()
            CATransaction.commit()
            view.layer.removeAllAnimations()
        }
        stage.wait(0.1)
        expectEqual(log.lines, ["animated false", "done"])
    }

    @Test func `a block waits for a property animator`() {
        stage.perform {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in view.center.x = 100 }
            CATransaction.begin()
            CATransaction.setCompletionBlock(note("done"))
            animator.startAnimation()
            CATransaction.commit()
        }
        stage.wait(0.9)
        expectEqual(log.lines, [])
        stage.wait(0.2)
        expectEqual(log.lines, ["done"])
    }

    @Test func `a commit outside a transaction does nothing`() {
        stage.perform {
            CATransaction.commit()
            expect(!CATransaction.disableActions())
        }
    }
}
