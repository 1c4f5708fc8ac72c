import TestSupport
import Testing
import TouchTesting
import Touchstone

/// Controls in scroll views, as far as controls are concerned.
struct ScrollingTests {
    @Test(.rules("B-299", "S-180"))
    func `in a scroll view a button is down after 0,15 s, a quick drag does not touch it`() {
        let stage = Stage()
        let scroll = stage.add(UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 300)), "scroll")
        scroll.contentSize = CGSize(width: 400, height: 900)
        let button = stage.add(UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 40)), "button", on: scroll)
        var received: [String] = []
        for (event, name) in eventNames {
            button.addAction(
                UIAction { _ in received.append("\(name) \((stage.host.now.seconds * 1000).rounded())") }, for: event)
        }
        stage.hands.down(at: button)
        stage.wait(0.14)
        expect(received == [] && !button.isHighlighted)
        stage.wait(0.02)
        expect(received == ["touchDown 150.0"] && button.isHighlighted)
        stage.hands.up()
        expectEqual(received, ["touchDown 150.0", "touchUpInside 160.0", "primaryActionTriggered 160.0"])
        stage.wait(1)
        received = []
        stage.hands.drag(from: button, to: CGPoint(x: 150, y: 20), over: 0.1)
        stage.wait(3)
        expectEqual(received, [])
    }

    /// A list that fills the window, with a switch in its first row.
    private func list() -> (stage: Stage, scroll: UIScrollView, control: UISwitch) {
        let stage = Stage()
        let scroll = stage.add(UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 300)), "scroll")
        scroll.contentSize = CGSize(width: 400, height: 9_000)
        let control = stage.add(UISwitch(frame: CGRect(x: 180, y: 185, width: 51, height: 31)), "switch", on: scroll)
        return (stage, scroll, control)
    }

    @Test(.rules("B-321", "B-290")) func `a finger that catches a list on a switch holds the list and drags it`() {
        for drags in [true, false] {
            let (stage, scroll, control) = list()
            stage.hands.drag(from: CGPoint(x: 20, y: 290), to: CGPoint(x: 20, y: 190), over: 0.1)
            stage.wait(0.1)
            stage.perform { control.center = CGPoint(x: 200, y: scroll.contentOffset.y + 200) }
            stage.hands.down(at: CGPoint(x: 200, y: 200))
            let caught = scroll.contentOffset.y
            expect(stage.window.hitTest(CGPoint(x: 200, y: 200), with: nil) === control)
            expect(scroll.isTracking && !scroll.isDecelerating)
            if drags {
                stage.hands.move(dx: 8, dy: -3)
                expect(abs(scroll.contentOffset.y - caught - 3) < 1e-9)
            }
            stage.wait(0.2)
            stage.hands.up()
            expect(!control.isOn)
        }
    }

    @Test(.rules("B-290")) func `a drag down from a switch scrolls, also when it is exactly the hysteresis long`() {
        let (stage, scroll, control) = list()
        stage.hands.down(at: control)
        stage.hands.move(dx: 2, dy: -5)
        stage.hands.move(dx: 2, dy: -5)
        stage.hands.move(dy: -20)
        expect(scroll.isDragging)
        expectEqual(scroll.contentOffset.y, 20)
        stage.hands.up()
        expect(!control.isOn)
    }
}
