import TestSupport
import Testing
import TouchScenes
import TouchTesting
import Touchstone

struct `Things that an app takes away while a finger carries them` {
    @Test(arguments: [true, false]) func `do not come back with the lift, or with a cancellation`(isLifted: Bool) {
        let stage = SceneStage(DragFromScrollScene())
        let red = stage.view("red")
        stage.hands.down(at: stage.middle("red"))
        stage.hands.move(dy: -100, over: 0.2)
        expect(red.superview === stage.view("tray and board") && red.alpha < 1)
        stage.perform { red.removeFromSuperview() }
        if isLifted { stage.hands.up() } else { stage.hands.cancel() }
        stage.wait(1)
        expect(red.superview == nil && red.alpha == 1)
    }

    @Test func `stay where the app puts them, regardless of the finger then`() {
        let stage = SceneStage(DragFromScrollScene())
        let (red, board) = (stage.view("red"), stage.view("board"))
        stage.hands.down(at: stage.middle("red"))
        stage.hands.move(dy: -100, over: 0.2)
        stage.perform {
            board.addSubview(red)
            red.center = CGPoint(x: 50, y: 40)
        }
        stage.hands.move(dx: 60, over: 0.2)
        expect(red.superview === board && red.center == CGPoint(x: 50, y: 40))
        stage.hands.up()
        expect(red.superview === board && red.center == CGPoint(x: 50, y: 40) && red.alpha == 1)
    }

    @Test func `other things can be scrolled to while a finger carries one`() {
        let stage = SceneStage(DragFromScrollScene())
        stage.hands.down(.leftIndex, at: stage.middle("red"))
        stage.hands.move(.leftIndex, dy: -100, over: 0.2)
        let tray = stage.view("tray")
        stage.hands.drag(
            .rightIndex, from: CGPoint(x: tray.frame.midX + 40, y: tray.frame.midY),
            to: CGPoint(x: tray.frame.midX - 60, y: tray.frame.midY), over: 0.3)
        expect((tray as? UIScrollView)?.contentOffset.x ?? 0 > 50)
        expect(stage.view("red").superview === stage.view("tray and board"))
        stage.hands.up(.leftIndex)
        expect(stage.view("red").superview === stage.view("board"))
    }
}
