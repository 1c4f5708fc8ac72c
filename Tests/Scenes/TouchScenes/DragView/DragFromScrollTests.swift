import TestSupport
import Testing
import TouchScenes
import TouchTesting
import Touchstone

struct `Things in a tray that scrolls` {
    private let stage = SceneStage(DragFromScrollScene())
    private var tray: UIScrollView? { stage.view("tray") as? UIScrollView }

    @Test func `are scrolled by a drag along the tray`() {
        let yellow = stage.view("yellow")
        stage.hands.down(at: stage.middle("yellow"))
        stage.hands.move(dx: -60, dy: -20, over: 0.2)
        expect(yellow.superview === tray)
        expect((tray?.contentOffset.x ?? 0) > 30)
        stage.hands.up()
        expect(!stage.log.contains("yellow drag began"))
        expect(stage.log.contains("tray pan began"))
    }

    @Test func `are taken out by a drag that goes up, and go on with the same finger`() {
        let yellow = stage.view("yellow")
        let start = stage.middle("yellow")
        stage.hands.down(at: start)
        stage.hands.move(dx: 4, dy: -12)
        expect(yellow.superview === stage.view("tray and board"))
        expectEqual(stage.middle("yellow"), start, "nothing jumps")
        stage.hands.move(to: CGPoint(x: 200, y: 80), over: 0.2)
        expectEqual(stage.middle("yellow"), CGPoint(x: 200 - 4, y: 80 + 12))
        expectEqual(tray?.contentOffset, .zero)
        stage.hands.up()
        expect(yellow.superview === stage.view("board"))
        expectEqual(stage.middle("yellow"), CGPoint(x: 196, y: 92))
        expectEqual(yellow.alpha, 1)
    }

    @Test func `are taken out by a long press, which the tray does not take for scrolling`() {
        let green = stage.view("green")
        stage.hands.down(at: stage.middle("green"))
        stage.wait(0.6)
        expect(green.superview === stage.view("tray and board"))
        stage.clearLog()
        stage.hands.move(dx: -100)
        stage.hands.move(to: CGPoint(x: 100, y: 60))
        stage.hands.up()
        expect(green.superview === stage.view("board"))
        expectEqual(tray?.contentOffset, .zero)
        stage.expect(
            """
            600   green press receives moved 1
                  green press changed
                  green press receives moved 1
                  green press changed
                  green press receives ended 1
                  green press ended
                  green press reset
            """)
    }

    @Test func `go back to their slots when they are let go over the tray`() {
        let red = stage.view("red")
        let slot = red.center
        stage.hands.down(at: stage.middle("red"))
        stage.hands.move(dy: -100, over: 0.2)
        stage.hands.move(to: CGPoint(x: 250, y: 280), over: 0.2)
        stage.hands.up()
        expect(red.superview === tray && red.center == slot)
    }

    @Test func `go back to the tray when the system takes the finger away that took them out`() {
        let orange = stage.view("orange")
        let slot = orange.center
        stage.hands.down(at: stage.middle("orange"))
        stage.hands.move(dy: -100, over: 0.2)
        expect(orange.superview === stage.view("tray and board"))
        stage.hands.cancel()
        expect(orange.superview === tray && orange.center == slot && orange.alpha == 1)
    }

    @Test func `go back to where they were when the system takes the finger away`() {
        let red = stage.view("red")
        stage.hands.drag(from: stage.middle("red"), to: CGPoint(x: 100, y: 80), over: 0.2)
        let place = red.center
        stage.wait(1)
        stage.clearLog()
        stage.hands.down(at: stage.middle("red"))
        stage.hands.move(dx: 15)
        expectEqual(red.alpha, 0.7)
        stage.hands.cancel()
        expect(red.superview === stage.view("board") && red.center == place && red.alpha == 1)
        stage.expect(
            """
            1200  red hit by 2
                  red drag, red press watch 2
                  red drag, red press receive began 2
                  red receives began 2
                  red drag, red press receive moved 2
                  red press failed: moved 15 pt, more than 10
                  red receives cancelled 2
                  red drag began
                  red press reset
                  red drag receives cancelled 2
                  red drag breaks off: system cancelled
                  red drag cancelled
                  red drag reset
            """)
    }

    @Test func `are dragged anywhere on the board`() {
        let red = stage.view("red")
        stage.hands.drag(from: stage.middle("red"), to: CGPoint(x: 100, y: 60), over: 0.2)
        let before = stage.middle("red")
        stage.hands.down(at: before)
        stage.hands.move(dx: 20)
        stage.hands.move(dx: 80, dy: 40, over: 0.2)
        stage.hands.up()
        expect(red.superview === stage.view("board"))
        expectEqual(stage.middle("red"), CGPoint(x: before.x + 80, y: before.y + 40))
    }

    @Test func `are carried several at a time`() {
        stage.hands.down(.leftIndex, at: stage.middle("red"))
        stage.hands.move(.leftIndex, dy: -60, over: 0.1)
        stage.hands.down(.rightIndex, at: stage.middle("green"))
        stage.hands.move(.rightIndex, dy: -90, over: 0.1)
        expect(stage.view("red").superview === stage.view("tray and board"))
        expect(stage.view("green").superview === stage.view("tray and board"))
        stage.hands.up(.leftIndex)
        stage.hands.up(.rightIndex)
        expect(stage.view("green").superview === stage.view("board"))
        expect(!stage.log.contains("!"))
    }

    @Test(arguments: [(1, nil), (1_200, "orange")] as [(CGFloat, String?)])
    func `lie in windows of any size`(side: CGFloat, touched: String?) throws {
        let stage = SceneStage(DragFromScrollScene(), size: CGSize(width: side, height: side))
        let tray = try #require(stage.view("tray") as? UIScrollView)
        let (board, finger) = (stage.view("board"), CGPoint(x: side / 2, y: side * 0.9))
        // Too far: it goes back to its slot.
        stage.hands.drag(from: finger, to: CGPoint(x: finger.x, y: 0))
        for name in ["red", "orange", "yellow", "green", "teal", "blue", "indigo", "purple", "pink"] {
            let item = stage.view(name)
            expect(item.superview === tray, "\(name)")
            if touched != nil {
                expect(CGRect(origin: .zero, size: tray.contentSize).contains(item.frame), "\(name)")
            }
        }
        stage.hands.drag(from: finger, to: CGPoint(x: finger.x, y: side * 0.3))
        if let touched {
            let item = stage.view(touched)
            expect(item.superview === board && board.bounds.contains(item.frame))
        }
        // Where it lay the tray itself is touched now.
        stage.hands.drag(from: finger, to: CGPoint(x: 0, y: finger.y))
        stage.wait(5)
        expectEqual(tray.contentOffset.x > 0, touched != nil)
        expect(tray.contentOffset.x >= 0)
        expect(tray.contentOffset.x <= tray.contentSize.width - tray.bounds.width)
        expect(!stage.log.contains("!"))
    }
}
