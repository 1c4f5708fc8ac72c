import Testing
import TouchTesting
import Touchstone

/// Controls in scroll views, as far as controls are concerned.
@Suite struct ScrollingTests {
    @Test func `B-299 S-180 in a scroll view a button is down after 0,15 s, a quick drag does not touch it`() {
        let stage = Stage { _ in }
        let scroll = stage.add(UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 300)), "scroll")
        scroll.contentSize = CGSize(width: 400, height: 900)
        let button = stage.add(UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 40)), "button", in: scroll)
        var heard: [String] = []
        for (event, name) in eventNames {
            button.addAction(
                UIAction { _ in heard.append("\(name) \((stage.host.now.seconds * 1000).rounded())") }, for: event)
        }
        stage.hands.down(at: button)
        stage.wait(0.14)
        #expect(heard == [] && !button.isHighlighted)
        stage.wait(0.02)
        #expect(heard == ["touchDown 150.0"] && button.isHighlighted)
        stage.hands.up()
        #expect(heard == ["touchDown 150.0", "touchUpInside 160.0", "primaryActionTriggered 160.0"])
        stage.wait(1)
        heard = []
        stage.hands.drag(from: button, to: CGPoint(x: 150, y: 20), over: 0.1)
        stage.wait(3)
        #expect(heard == [])
    }
}
