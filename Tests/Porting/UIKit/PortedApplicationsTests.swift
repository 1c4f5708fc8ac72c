import TestSupport
import Testing
import TouchTesting
import UIKit

/// Timers, delayed calls and observers with several applications, and with those that are gone.
struct `Ported code in two applications` {
    private final class Board: UIView, SelectorTarget {
        var calls = 0
        func responds(to selector: Selector) -> Bool { true }
        func perform(_ selector: Selector, with sender: Any?) { calls += 1 }
    }

    private let one = Stage()
    private let two = Stage()
    private let board = Board(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

    init() { one.add(board, "board") }

    @Test(arguments: ["perform", "timer", "scheduled timer", "recognizer"])
    func `what waits for a view takes the time of the view's application`(what: String) {
        two.perform {
            switch what {
            case "perform": board.perform(Selector("step"), with: nil, afterDelay: 1)
            case "timer":
                RunLoop.main.add(
                    UIKit.Timer(
                        timeInterval: 1, target: board, selector: Selector("step"), userInfo: nil, repeats: false),
                    forMode: .common)
            case "scheduled timer":
                UIKit.Timer.scheduledTimer(
                    timeInterval: 1, target: board, selector: Selector("step"), userInfo: nil, repeats: false)
            default:
                final class Pan: UIPanGestureRecognizer, SelectorTarget {
                    func responds(to selector: Selector) -> Bool { true }
                    func perform(_ selector: Selector, with sender: Any?) { (view as? Board)?.calls += 1 }
                }
                let pan = Pan()
                board.addGestureRecognizer(pan)
                pan.perform(Selector("step"), with: nil, afterDelay: 1)
            }
        }
        two.wait(2)
        expectEqual(board.calls, 0)
        one.wait(2)
        expectEqual(board.calls, 1)
    }

    @Test func `a delayed call is cancelled in its application, whichever is running`() {
        board.perform(Selector("step"), with: nil, afterDelay: 1)
        two.perform { Board.cancelPreviousPerformRequests(withTarget: board) }
        one.wait(2)
        expectEqual(board.calls, 0)
        expectNil(one.application.host.wakeInstant)
    }

    @Test func `an application that something waits for ends, and takes what waits along`() {
        weak var application: UIApplication?
        weak var target: UIView?
        do {
            let stage = Stage()
            let board = Board(frame: .zero)
            stage.add(board, "board")
            (application, target) = (stage.application, board)
            stage.perform {
                board.perform(Selector("step"), with: board, afterDelay: 1)
                UIKit.Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in board.calls += 1 }
                UIKit.Timer.scheduledTimer(
                    timeInterval: 1, target: board, selector: Selector("step"), userInfo: nil, repeats: true)
            }
            stage.wait(1.5)
            expectEqual(board.calls, 3)
            stage.perform { board.perform(Selector("step"), with: board, afterDelay: 1) }
        }
        expect(application == nil && target == nil)
        // The list of what waits is searched afterwards.
        Board.cancelPreviousPerformRequests(withTarget: board)
    }

    @Test func `a center with the address of one that is gone has no observers`() {
        for _ in 0..<50 {
            let center = NotificationCenter()
            center.addObserver(board, selector: Selector("note"), name: Notification.Name("note"), object: nil)
            center.post(name: Notification.Name("note"), object: nil)
        }
        expectEqual(board.calls, 50)
        let center = NotificationCenter()
        center.removeObserver(board as AnyObject)
        center.post(name: Notification.Name("note"), object: nil)
        expectEqual(board.calls, 50)
    }
}
