import TestSupport
import Testing
import TouchTesting
import UIKit

/// Timers, delayed calls and observers of ported code: with methods, on virtual time.
struct VirtualTimeTests {
    private final class Board: UIView {
        var calls: [String] = []
        func tapped(_ tap: UITapGestureRecognizer!) { calls.append("tapped \(tap.numberOfTapsRequired)") }
        func closed() -> Int {
            calls.append("closed")
            return 1
        }
        func pressed(_ sender: Any?, event: UIEvent) {
            calls.append("pressed \((sender as? UIView)?.tag ?? -1) \(event.type == .touches)")
        }
        func ticked(_ timer: UIKit.Timer) { calls.append("ticked \(timer.userInfo ?? "nothing")") }
        func posted(_ notification: NSNotification) { calls.append(notification.name.rawValue) }
        func switched(_ sender: UISwitch) { calls.append("switched") }
    }

    @Test func `a selector with a method is equal to its name, and names the parameters`() {
        expectEqual(Selector("closed", Board.closed), "closed")
        expectEqual(Selector("tapped", Board.tapped), "tapped:")
        expectEqual(Selector("pressed", Board.pressed(_:event:)), "pressed::")
        expectEqual(Selector("pressed:event:", Board.pressed(_:event:)), Selector("pressed:event:"))
    }

    @Test func `recognizers and controls call the method of a selector`() {
        let stage = Stage()
        let board = stage.add(Board(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), "board")
        board.addGestureRecognizer(UITapGestureRecognizer(target: board, action: Selector("tapped:", Board.tapped)))
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        button.tag = 7
        button.addTarget(board, action: Selector("pressed:event:", Board.pressed(_:event:)), for: .touchDown)
        button.addTarget(nil, action: Selector("closed", Board.closed), for: .touchUpInside)
        board.addSubview(button)
        stage.hands.tap(at: CGPoint(x: 150, y: 150))
        stage.hands.tap(at: button)
        expectEqual(board.calls, ["tapped 1", "pressed 7 true", "closed"])
        expect(stage.diagnostics.isEmpty)
    }

    @Test func `a sender of another class is reported, and so is a target of another class`() {
        let stage = Stage()
        let board = stage.add(Board(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), "board")
        let tap = UITapGestureRecognizer(target: board, action: Selector("switched:", Board.switched))
        tap.name = "tap"
        tap.addTarget(stage.window, action: Selector("closed", Board.closed))
        board.addGestureRecognizer(tap)
        stage.hands.tap(at: board)
        expect(board.calls.isEmpty)
        expectEqual(
            stage.diagnostics, [.actionForAnotherClass("tap"), .targetPerformsNoSelectors("tap", selector: "closed")])
    }

    @Test func `a timer fires on virtual time until it is invalidated`() {
        let stage = Stage()
        let board = Board()
        stage.application.host.perform {
            let timer = UIKit.Timer.scheduledTimer(
                timeInterval: 0.5, target: board, selector: Selector("ticked:", Board.ticked), userInfo: "a",
                repeats: true)
            UIKit.Timer.scheduledTimer(withTimeInterval: 1.2, repeats: false) {
                board.calls.append("once \($0.isValid)")
                timer.invalidate()
            }
            let waiting = UIKit.Timer(timeInterval: 0.1, repeats: false) { _ in board.calls.append("added") }
            RunLoop.main.add(waiting, forMode: .common)
            _ = UIKit.Timer(timeInterval: 0.1, repeats: false) { _ in board.calls.append("never added") }
            UIKit.Timer(timeInterval: 9, repeats: false) { _ in board.calls.append("fired by hand") }.fire()
        }
        stage.wait(5)
        expectEqual(board.calls, ["fired by hand", "added", "ticked a", "ticked a", "once false"])
    }

    @Test func `delayed calls come in order, and are cancelled by target or by selector and argument`() {
        let stage = Stage()
        let board = Board()
        let closed = Selector("closed", Board.closed)
        stage.application.host.perform {
            board.perform(closed, with: nil, afterDelay: 0.2)
            board.perform(
                Selector("posted:", Board.posted), with: NSNotification(name: .init("kept"), object: nil),
                afterDelay: 0.1)
            board.perform(Selector("switched:", Board.switched), with: UISwitch(), afterDelay: 0.3)
            UIView.cancelPreviousPerformRequests(withTarget: board, selector: "switched:", object: nil)
            UIView.cancelPreviousPerformRequests(withTarget: board, selector: closed, object: nil)
            board.performSelector(onMainThread: closed, with: nil, waitUntilDone: true)
            board.performSelector(onMainThread: closed, with: nil, waitUntilDone: false)
        }
        stage.wait(0.25)
        expectEqual(board.calls, ["closed", "closed", "kept"])
        stage.application.host.perform { UIView.cancelPreviousPerformRequests(withTarget: board) }
        stage.wait(1)
        expectEqual(board.calls, ["closed", "closed", "kept"])
    }

    @Test func `the main queue of ported code runs on virtual time`() {
        let stage = Stage()
        var calls: [String] = []
        let item = DispatchWorkItem { calls.append("cancelled") }
        stage.application.host.perform {
            UIMainQueue.shared.asyncAfter(deadline: .now() + .milliseconds(300)) { calls.append("300 ms") }
            UIMainQueue.shared.asyncAfter(deadline: .now() + 0.1) { calls.append("0.1 s") }
            UIMainQueue.shared.asyncAfter(deadline: .now() + 0.2, execute: item)
            UIMainQueue.shared.asyncAfter(deadline: .now() + .never) { calls.append("never") }
            UIMainQueue.shared.async { calls.append("at once") }
            calls.append("first")
        }
        item.cancel()
        stage.wait(1)
        expectEqual(calls, ["first", "at once", "0.1 s", "300 ms"])
    }

    @Test func `an observer with a selector receives notifications until it is removed or released`() {
        let center = NotificationCenter()
        let (board, sender) = (Board(), Board())
        let posted = Selector("posted:", Board.posted)
        center.addObserver(board, selector: posted, name: .init("a"), object: nil)
        center.addObserver(board, selector: posted, name: .init("b"), object: sender)
        center.post(name: .init("a"), object: nil)
        center.post(name: .init("b"), object: nil)
        center.post(name: .init("b"), object: sender)
        expectEqual(board.calls, ["a", "b"])
        center.removeObserver(board, name: .init("a"), object: nil)
        center.post(name: .init("a"), object: nil)
        center.post(name: .init("b"), object: sender)
        expectEqual(board.calls, ["a", "b", "b"])
        center.removeObserver(board)
        center.post(name: .init("b"), object: sender)
        expectEqual(board.calls, ["a", "b", "b"])
        weak var released: Board?
        do {
            let other = Board()
            released = other
            center.addObserver(other, selector: posted, name: nil, object: nil)
        }
        expectNil(released)
        center.post(name: .init("a"), object: nil)
    }
}
