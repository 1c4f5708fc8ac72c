import TestSupport
import Testing
import TouchTesting
import UIKit

/// `#selector` in all its forms, conditions, lookups of `AnyObject` and presentations, of ported files.
struct PortedSignalsTests {
    private final class Log: SignalBoardDelegate {
        var words: [String] = []
        func signalBoard(_ board: SignalBoard, received signal: String) { words.append(signal) }
    }

    @Test func `each part performs the action of its selector`() {
        let (stage, log) = (Stage(), Log())
        let board = stage.perform { stage.add(SignalBoard(frame: CGRect(x: 0, y: 0, width: 300, height: 50)), "board") }
        board.delegate = log
        let resets = SignalBoard.resets
        for part in 0..<6 {
            stage.hands.tap(at: CGPoint(x: 25 + part * 50, y: 25))
            stage.wait(1)
        }
        expectEqual(log.words, ["pick", "pick 1", "debug"])
        expectEqual(board.lamp.signals, 2)
        expectEqual(SignalBoard.resets, resets + 1)
        expectEqual(board.backgroundColor, UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
        expectEqual(board.places, (0..<18).map { CGPoint(x: 25 + $0 / 3 * 50, y: 25) })
    }

    @Test func `an app presents, dismisses and overrides with animation, and sets a private outlet`() {
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let (stage, controller) = Stage.showing { UIViewController() }
        let sheet = SignalSheet()
        stage.perform {
            sheet.view = UIView(frame: stage.window.bounds)
            sheet.view.addSubview(card)
            sheet.card = card
            sheet.viewDidLoad()
            controller.present(sheet, animated: true) { sheet.calls.append("shown") }
        }
        expectEqual(card.alpha, 0.5)
        stage.perform {
            sheet.showCard()
            sheet.dismiss(animated: true) { sheet.calls.append("gone") }
        }
        expectEqual(sheet.calls, ["appears true", "shown", "dismissed true", "gone"])
        expectEqual(card.alpha, 1)
    }

    @Test func `a file that imports QuartzCore alone has selectors and run loops`() {
        let (stage, ticker) = (Stage(), SignalTicker())
        stage.perform { ticker.start() }
        stage.wait(0.1)
        expect(ticker.ticks > 0)
    }

    @Test func `a class observes notifications until it is removed`() {
        let (center, name) = (NotificationCenter(), Notification.Name("signal"))
        let resets = SignalBoard.resets
        let action = Selector("reset", { (type: SignalBoard.Type) in type.reset })
        center.addObserver(SignalBoard.self, selector: action, name: name, object: nil)
        center.post(name: name, object: nil)
        expectEqual(SignalBoard.resets, resets + 1)
        center.removeObserver(SignalBoard.self, name: name, object: nil)
        center.addObserver(SignalBoard.self, selector: action, name: nil, object: nil)
        center.post(name: name, object: nil)
        expectEqual(SignalBoard.resets, resets + 2)
        center.removeObserver(SignalBoard.self)
        center.post(name: name, object: nil)
        expectEqual(SignalBoard.resets, resets + 2)
    }
}
