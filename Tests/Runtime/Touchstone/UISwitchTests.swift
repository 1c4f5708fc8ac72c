import TestSupport
import Testing
import TouchTesting
import Touchstone

struct UISwitchTests {
    private func scene() -> (stage: Stage, control: UISwitch) {
        let stage = Stage()
        let control = stage.add(UISwitch(frame: CGRect(x: 100, y: 100, width: 9, height: 9)), "switch")
        control.note("s", on: stage)
        return (stage, control)
    }

    @Test(.rules("B-295")) func `a tap turns it, and tells so before the lift`() {
        let (stage, control) = scene()
        expectEqual(control.frame, CGRect(x: 100, y: 100, width: 51, height: 31))
        stage.hands.tap(at: control)
        expect(control.isOn)
        stage.expect(
            """
            0     switch hit by 1
                  switch receives began 1
                  s touchDown hti
            50    switch receives ended 1
                  s valueChanged hti
                  s primaryActionTriggered hti
                  s touchUpInside
            """)
    }

    @Test func `a drag moves the knob, beyond the middle it is on, wherever the finger is lifted`() {
        let (stage, control) = scene()
        stage.hands.down(at: CGPoint(x: 115, y: 115))
        stage.hands.move(dx: 9)
        stage.hands.move(dx: -9)
        stage.hands.move(dx: 12, over: 0.1)
        expect(!control.isOn)
        stage.clearLog()
        stage.hands.move(to: CGPoint(x: 130, y: 290))
        stage.hands.up()
        expect(control.isOn)
        stage.expect(
            """
            100   switch receives moved 1
                  s touchDragExit t
                  s touchDragOutside t
                  switch receives ended 1
                  s valueChanged t
                  s primaryActionTriggered t
                  s touchUpOutside
            """)
    }

    @Test func `a knob that comes back from short of the other end changes nothing`() {
        let (stage, control) = scene()
        stage.hands.down(at: CGPoint(x: 115, y: 115))
        stage.hands.move(dx: 19)
        stage.hands.move(dx: -15)
        stage.hands.up()
        expect(!control.isOn)
        expect(!stage.log.contains("valueChanged"))
    }

    @Test(.rules("B-295")) func `a knob that arrives at an end turns the switch while the finger is down, each time`() {
        let (stage, control) = scene()
        stage.hands.down(at: CGPoint(x: 115, y: 115))
        stage.hands.move(dx: 40)
        stage.hands.move(dx: 10)
        expect(control.isOn)
        stage.hands.move(dx: -15)
        expect(control.isOn)
        stage.hands.move(dx: -15)
        expect(!control.isOn)
        stage.hands.up()
        stage.expect(
            """
            0     switch hit by 1
                  switch receives began 1
                  s touchDown hti
                  switch receives moved 1
                  s valueChanged hti
                  s primaryActionTriggered hti
                  s touchDragInside hti
                  switch receives moved 1
                  s touchDragInside hti
                  switch receives moved 1
                  s touchDragInside hti
                  switch receives moved 1
                  s valueChanged hti
                  s primaryActionTriggered hti
                  s touchDragInside hti
                  switch receives ended 1
                  s touchUpInside
            """)
    }

    @Test func `a switch that is turned by a drag stays so when the touch is cancelled or the app sets it`() {
        let (stage, control) = scene()
        stage.hands.down(at: CGPoint(x: 115, y: 115))
        stage.hands.move(dx: 30)
        stage.hands.cancel()
        expect(control.isOn)
        control.addAction(UIAction { [unowned control] _ in control.isOn = true }, for: .valueChanged)
        stage.hands.down(at: CGPoint(x: 140, y: 115))
        stage.hands.move(dx: -30)
        expect(control.isOn, "the action has turned it back, and taken the knob")
        stage.hands.move(dx: -5)
        stage.hands.up()
        expect(control.isOn)
    }

    @Test func `a tap that is lifted outside, or cancelled, changes nothing`() {
        let (stage, control) = scene()
        stage.hands.drag(from: CGPoint(x: 115, y: 115), to: CGPoint(x: 115, y: 290))
        expect(!control.isOn)
        stage.hands.down(at: CGPoint(x: 115, y: 115))
        stage.hands.move(dx: 19)
        stage.hands.cancel()
        expect(!control.isOn)
        expect(!stage.log.contains("valueChanged"))
    }

    @Test func `setting it sends nothing, and takes the knob from the finger`() {
        let (stage, control) = scene()
        stage.hands.down(at: control)
        control.isOn = true
        stage.hands.up()
        expect(control.isOn)
        expect(!stage.log.contains("valueChanged"))
    }

    @Test func `setOn moves the knob in a quarter of a second, or at once, and the switch takes touches meanwhile`() {
        let (stage, control) = scene()
        func knob() -> CGFloat? { control.subviews.first?.layer.presentation()?.frame.minX }
        stage.perform { control.setOn(true, animated: false) }
        stage.wait(0.1)
        expect(knob() == 22 && control.isOn)
        stage.perform { control.setOn(false, animated: true) }
        stage.wait(0.125)
        expectEqual(knob().map { abs($0 - 12) < 1 }, true)
        stage.hands.tap(at: control)
        stage.wait(1)
        expect(knob() == 22 && control.isOn)
        expectNil(stage.application.host.wakeInstant)
    }
}
