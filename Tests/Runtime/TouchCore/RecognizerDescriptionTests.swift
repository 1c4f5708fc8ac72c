import TestSupport
import Testing
import TouchTesting
import Touchstone

struct `The description of a recognizer` {
    /// A target of actions.
    private final class Board {
        func tapped() {}
    }

    @Test func `has UIKit's form, with what differs from a default`() {
        let stage = Stage()
        let board = Board()
        let (tap, double, pan) = (stage.addTap("tap"), stage.addTap("double", count: 2), UIPanGestureRecognizer())
        tap.require(toFail: double)
        tap.require(toFail: pan)
        stage.view.addGestureRecognizer(pan)
        pan.delaysTouchesBegan = true
        pan.delaysTouchesEnded = false
        pan.cancelsTouchesInView = false
        pan.isEnabled = false
        double.addTarget(board, action: Board.tapped)
        let addresses = [tap, double, pan, stage.view, board].map { (object: AnyObject) in
            "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
        }
        let texts = [
            "UITapGestureRecognizer: \(addresses[0]) (tap); state = Possible; view = <UIView \(addresses[3])>",
            """
            UITapGestureRecognizer: \(addresses[1]) (double); state = Possible; view = <UIView \(addresses[3])>; \
            target= <(action=closure, target=<Board \(addresses[4])>)>; numberOfTapsRequired = 2
            """,
            """
            UIPanGestureRecognizer: \(addresses[2]); state = Possible; enabled = NO; cancelsTouchesInView = NO; \
            delaysTouchesBegan = YES; delaysTouchesEnded = NO; view = <UIView \(addresses[3])>
            """,
        ]
        expectEqual("\(tap)", "<\(texts[0]); must-fail = {\n        <\(texts[1])>,\n        <\(texts[2])>\n    }>")
        expectEqual("\(double)", "<\(texts[1]); must-fail-for = {\n        <\(texts[0])>\n    }>")
        expectEqual("\(pan)", "<\(texts[2]); must-fail-for = {\n        <\(texts[0])>\n    }>")
        expect("\(UISwipeGestureRecognizer())".hasSuffix("; state = Possible>"))
    }

    @Test func `names the state that was entered`() {
        let stage = Stage()
        let pan = stage.addPan()
        var texts: [String] = []
        pan.addAction { texts.append("\($0)") }
        stage.hands.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 10, y: 60), over: 0.03)
        expectEqual(
            texts.map { text in ["Began", "Changed", "Ended"].first { text.contains("state = \($0);") } ?? text },
            ["Began", "Changed", "Changed", "Changed", "Ended"])
    }

    private final class Dab: UITapGestureRecognizer {}
    private final class Own: UIGestureRecognizer {}

    @Test func `in a trace has the kind of its class, also for a subclass of an app`() {
        let stage = Stage()
        let recognizers: [UIGestureRecognizer] = [
            Dab(), Own(), UILongPressGestureRecognizer(), UIScrollView().panGestureRecognizer,
        ]
        for (recognizer, name) in zip(recognizers, ["dab", "own", "press", "scroll"]) {
            recognizer.name = name
            stage.view.addGestureRecognizer(recognizer)
        }
        stage.hands.tap(at: stage.view)
        var kinds: [String] = []
        for case .enroll(let name, _, _, let kind) in stage.records.map(\.step) {
            kinds.append("\(name): \(kind ?? "none")")
        }
        expectEqual(kinds.sorted(), ["dab: tap", "own: recognizer", "press: long press", "scroll: scroll pan"])
        expectEqual(stage.replayFaults, [])
    }
}
