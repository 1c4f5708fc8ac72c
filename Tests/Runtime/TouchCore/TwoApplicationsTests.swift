import TestSupport
import Testing
import TouchTesting
import Touchstone

/// Two applications in one process: each has its own time and state, also for code that runs while the other one is running.
struct `Two applications` {
    private let one = Stage()
    private let two = Stage()
    private let view: UIView
    private let log = Log()

    private final class Log {
        var lines: [String] = []
    }

    init() {
        view = one.addView("card", frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.center = .zero
        for stage in [one, two] { stage.wait(0) }
    }

    private func note(_ line: String) { log.lines.append(line) }

    /// Advances the second application, which must call nothing, and then the first.
    private func expectOnlyInFirst(_ lines: [String], _ location: SourceLocation = #_sourceLocation) {
        two.wait(2)
        #expect(log.lines == [], sourceLocation: location)
        one.wait(2)
        #expect(log.lines == lines, sourceLocation: location)
    }

    private func animator() -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in view.center.x = 100 }
        animator.addCompletion { [log] in log.lines.append("\($0.rawValue)") }
        return animator
    }

    @Test func `an animation takes the time of the application of its views`() {
        two.perform {
            UIView.animate(
                withDuration: 1, animations: { view.center.x = 100 }, completion: { note("completion \($0)") })
        }
        expectOnlyInFirst(["completion true"])
    }

    @Test func `an animation that changes nothing ends in the application of its views`() {
        two.perform {
            UIView.animate(
                withDuration: 1,
                animations: {
                    view.center.x = 0.0 + view.center.x; view.alpha = 1
                },
                completion: { note("completion \($0)") })
            UIView.animate(
                withDuration: 0, animations: { view.center.x = 7 }, completion: { note("at once \($0)") })
        }
        one.wait(2)
        two.wait(2)
        expectEqual(log.lines.sorted(), ["at once true", "completion true"])
    }

    @Test(arguments: ["started", "started later", "paused first", "moved first", "backwards"])
    func `an animator takes the time of the application of its views`(start: String) {
        let (animator, host) = (animator(), two.application.host)
        // Code of other tests, before this one began, may have been that of the youngest stage.
        let (wake, areFramesWanted) = (host.wakeInstant, host.areFramesWanted)
        two.perform {
            switch start {
            case "started later": animator.startAnimation(afterDelay: 0.5)
            case "paused first":
                animator.pauseAnimation()
                animator.startAnimation()
            case "moved first":
                animator.fractionComplete = 0.5
                animator.startAnimation()
            case "backwards":
                animator.isReversed = true
                animator.startAnimation()
            default: animator.startAnimation()
            }
        }
        expect(host.wakeInstant == wake && host.areFramesWanted == areFramesWanted)
        two.wait(0.4)
        expect(animator.isRunning)
        expectOnlyInFirst([start == "backwards" ? "1" : "0"])
        expectEqual(view.center.x, start == "backwards" ? 0 : 100)
    }

    @Test func `an animator is used in one application, then in the other`() {
        let animator = animator()
        two.perform { animator.startAnimation() }
        expectOnlyInFirst(["0"])
        log.lines = []
        let other = two.addView("other", frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        animator.addAnimations { other.center.x = 100 }
        animator.addCompletion { [log] in log.lines.append("again \($0.rawValue)") }
        one.perform { animator.startAnimation() }
        one.wait(2)
        expectEqual(log.lines, [])
        two.wait(2)
        expectEqual(log.lines, ["again 0"])
    }

    @Test func `an animator does not animate the views of a second application`() {
        let other = two.addView("other", frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let animator = animator()
        animator.addAnimations { other.center.x = 100 }
        animator.addAnimations({ other.alpha = 0 }, delayFactor: 0.5)
        two.perform { animator.startAnimation() }
        expectEqual(other.layer.presentation()?.position.x, 100)
        expectEqual(other.layer.presentation()?.opacity, 0)
        expectOnlyInFirst(["0"])
    }

    @Test func `an animator without views takes the time of the application in which it starts`() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
        animator.addCompletion { [log] _ in log.lines.append("end") }
        one.perform { animator.startAnimation() }
        expectOnlyInFirst(["end"])
    }

    @Test func `animations are disabled in one application`() {
        one.perform { UIView.setAnimationsEnabled(false) }
        expect(two.perform { UIView.areAnimationsEnabled })
        let other = two.addView("other", frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        two.perform {
            UIView.animate(withDuration: 1) { other.center.x = 100 }
            UIView.animate(withDuration: 1) { view.center.x = 100 }
        }
        expectEqual(other.layer.presentation()?.position.x, 10)
        expectEqual(view.layer.presentation()?.position.x, 100)
        view.center = .zero
        let animator = animator()
        two.perform { animator.startAnimation() }
        one.wait(0.1)
        expectEqual(log.lines, ["0"])
        expectEqual(view.center.x, 100)
    }

    @Test func `code without animation animates no view, and leaves both applications as they were`() {
        var younger: Stage?
        two.perform {
            UIView.performWithoutAnimation {
                UIView.animate(withDuration: 1) { view.center.x = 100 }
                // Plain code is of the youngest stage.
                younger = Stage()
            }
        }
        expectEqual(younger?.perform { UIView.areAnimationsEnabled }, true)
        expectEqual(view.layer.presentation()?.position.x, 100)
        expect(one.perform { UIView.areAnimationsEnabled } && two.perform { UIView.areAnimationsEnabled })
    }

    @Test func `actions that are disabled outside of a transaction stay so until the application's next turn`() {
        two.perform { CATransaction.setDisableActions(true) }
        expect(one.perform { !CATransaction.disableActions() })
        one.perform { UIView.animate(withDuration: 1) { view.center.x = 100 } }
        expectEqual(view.layer.presentation()?.position.x, 0)
        two.wait(0)
        expect(two.perform { !CATransaction.disableActions() })
    }

    @Test func `the completion of a transaction comes in the application of its animations`() {
        two.perform {
            CATransaction.begin()
            CATransaction.setCompletionBlock { note("completion") }
            UIView.animate(withDuration: 1) { view.center.x = 100 }
            CATransaction.commit()
        }
        expectOnlyInFirst(["completion"])
    }

    @Test func `a transaction inside that of an application ends alone`() {
        one.perform {
            CATransaction.setDisableActions(true)
            CATransaction.begin()
            CATransaction.setDisableActions(false)
            expect(!CATransaction.disableActions())
            CATransaction.commit()
            expect(CATransaction.disableActions())
            expect(two.perform { !CATransaction.disableActions() })
            CATransaction.commit()
            expect(!CATransaction.disableActions())
        }
    }

    @Test func `a display link with a view as its target takes the frames of the view's application`() {
        final class Board: UIView {
            var frames = 0
            func step(_ link: CADisplayLink) { frames += 1 }
        }
        let board = Board(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        one.add(board, "board")
        let link = CADisplayLink(target: board, action: Board.step)
        two.perform { link.add(to: .main, forMode: .common) }
        two.application.host.displayFrame(at: Instant(seconds: 1))
        expectEqual(board.frames, 0)
        one.application.host.displayFrame(at: Instant(seconds: 1))
        expectEqual(board.frames, 1)
        link.invalidate()
        let plain = CADisplayLink { [log] _ in log.lines.append("frame") }
        two.perform { plain.add(to: .main, forMode: .common) }
        one.application.host.displayFrame(at: Instant(seconds: 2))
        expectEqual(log.lines, [])
        two.application.host.displayFrame(at: Instant(seconds: 2))
        expectEqual(log.lines, ["frame"])
    }

    @Test(arguments: [true, false])
    func `a recognizer that has left one application's attempt takes touches of the other alone`(isTraced: Bool) {
        final class Failing: UIGestureRecognizer {
            var moves = 0
            var wasReset: (() -> Void)?
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
                moves += 1
                state = .failed
            }
            override func reset() { wasReset?() }
        }
        let (first, wanderer) = (Failing(), Failing())
        if !isTraced { one.application.traceHandler = nil }
        one.addPan()
        one.add(first, "first")
        // Attached later, so that it is reset first.
        one.add(wanderer, "wanderer")
        one.hands.down(at: one.view)
        first.wasReset = {
            first.wasReset = nil
            two.view.addGestureRecognizer(wanderer)
            two.hands.down(at: two.view)
        }
        one.hands.move(dx: 1)
        expect(wanderer.view === two.view && wanderer.numberOfTouches == 1 && wanderer.moves == 1)
        one.hands.move(dx: 1)
        expectEqual(wanderer.moves, 1)
        two.hands.move(dx: 1)
        expectEqual(wanderer.moves, 2)
    }

    @Test func `feedback goes to the host of the running application`() {
        one.perform { UISelectionFeedbackGenerator().selectionChanged() }
        expect(one.host.feedback == [.selection] && two.host.feedback == [])
    }

    @Test func `registrations in events of two applications are two steps to undo`() {
        final class Page {
            let undo = UndoManager()
            var text = ""
            func write(_ new: String) {
                let old = text
                text = new
                undo.registerUndo(withTarget: self) { $0.write(old) }
            }
        }
        let page = Page()
        for (stage, text) in [(one, "a"), (two, "ab")] {
            stage.perform { _ = UIApplication.shared.after(0) { page.write(text) } }
            stage.wait(0)
        }
        page.undo.undo()
        expectEqual(page.text, "a")
    }

    @Test func `a window, a screen and a controller's view are those of the running application`() {
        two.application.host.setScreen(bounds: CGRect(x: 0, y: 0, width: 77, height: 88))
        let (window, controller) = two.perform { (UIWindow(), UIViewController()) }
        expect(window.screen === two.perform { UIScreen.main } && window.screen !== one.perform { UIScreen.main })
        expectEqual(two.perform { controller.view.bounds.size }, CGSize(width: 77, height: 88))
    }

    @Test func `an application that is gone takes its animators, transactions and links along`() {
        weak var gone: UIApplication?
        weak var board: UIView?
        do {
            let stage = Stage()
            let view = stage.addView("card", frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            (gone, board) = (stage.application, view)
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 100 }
            stage.perform {
                animator.startAnimation()
                CATransaction.setDisableActions(true)
                CADisplayLink { _ in }.add(to: .main, forMode: .common)
            }
        }
        expect(gone == nil && board == nil)
    }
}
