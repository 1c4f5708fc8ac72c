import TestSupport
import Testing
import TouchTesting
import Touchstone

/// App code that does what it should not in the middle of tracking.
struct HostileControlTests {
    private func scene() -> (stage: Stage, control: ProbeControl) {
        let stage = Stage()
        let control = stage.add(
            ProbeControl("c", on: stage, frame: CGRect(x: 150, y: 100, width: 100, height: 40)), "control")
        control.note("c", on: stage)
        return (stage, control)
    }

    @Test func `disabled while it begins: nothing began, so nothing is cancelled`() {
        let (stage, control) = scene()
        control.whileBeginning = { [unowned control] in control.isEnabled = false }
        stage.hands.tap(at: control)
        stage.expect(
            """
            0     control hit by 1
                  control receives began 1
                  c.begin i
            50    control receives ended 1
            """)
    }

    @Test func `removed while it begins, as well`() {
        let (stage, control) = scene()
        control.whileBeginning = { [unowned control] in control.removeFromSuperview() }
        stage.hands.tap(at: control)
        expect(!control.isTracking && !control.isHighlighted && !stage.log.contains("touch"))
    }

    @Test func `disabled by touchDown: cancelled in its midst, and not down again`() {
        let (stage, control) = scene()
        stage.hands.tap(at: control)
        control.addAction(UIAction { [unowned control] _ in control.isEnabled = false }, for: .touchDown)
        stage.clearLog()
        stage.hands.tap(at: control)
        stage.expect(
            """
            50    control hit by 2
                  control receives began 2
                  c.begin i
                  c touchDown hti
                  c.cancel without event hti
                  c touchCancel
            100   control receives ended 2
            """)
    }

    @Test func `cancelled while it continues: no event of the movement`() {
        let (stage, control) = scene()
        stage.hands.down(at: control)
        control.whileContinuing = { [unowned control] in control.cancelTracking(with: nil) }
        stage.clearLog()
        stage.hands.move(dx: 300)
        stage.expect(
            """
            0     control receives moved 1
                  c.continue t
                  c.cancel without event t
                  c touchCancel
            """)
    }

    @Test func `disabled by touchDragExit: no touchDragOutside after it`() {
        let (stage, control) = scene()
        control.addAction(UIAction { [unowned control] _ in control.isEnabled = false }, for: .touchDragExit)
        stage.hands.down(at: control)
        stage.clearLog()
        stage.hands.move(dx: 300)
        stage.expect(
            """
            0     control receives moved 1
                  c.continue t
                  c touchDragExit t
                  c.cancel without event t
                  c touchCancel
            """)
    }

    @Test func `disabled or removed while it ends: it has ended, and says so`() {
        for isRemoved in [true, false] {
            let (stage, control) = scene()
            control.whileEnding = { [unowned control] in
                control.cancelTracking(with: nil)
                if isRemoved { control.removeFromSuperview() } else { control.isEnabled = false }
            }
            stage.hands.down(at: control)
            stage.clearLog()
            stage.hands.up()
            stage.expect(
                """
                0     control receives ended 1
                      c.end with touch hti
                      c.cancel without event hti
                      c touchUpInside
                      c primaryActionTriggered
                """)
        }
    }

    @Test func `a subclass that keeps cancelTracking to itself is cancelled all the same`() {
        final class Careless: UIControl {
            override func cancelTracking(with event: UIEvent?) {}
        }
        let stage = Stage()
        let control = stage.add(Careless(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), "control")
        var count = 0
        control.addAction(UIAction { _ in count += 1 }, for: .touchCancel)
        let ways: [() -> Void] = [
            { stage.hands.cancel() }, { control.isEnabled = false },
            { stage.perform { control.removeFromSuperview() } },
        ]
        for way in ways {
            control.isEnabled = true
            stage.hands.down(at: control)
            expect(control.isTracking)
            way()
            stage.hands.liftAll()
            expect(!control.isTracking && !control.isHighlighted)
        }
        expectEqual(count, 3)
    }

    @Test func `a control that its last action lets go of is gone after the touch`() {
        let stage = Stage()
        weak var weakly: UIControl?
        do {
            let control = stage.add(UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), "control")
            control.addAction(UIAction { [unowned control] _ in control.removeFromSuperview() }, for: .touchUpInside)
            weakly = control
        }
        stage.hands.tap(at: CGPoint(x: 25, y: 25))
        stage.wait(1)
        expectNil(weakly)
    }

    @Test func `disabled as it is highlighted: tracking began, so it is cancelled, though touchDown was not sent`() {
        final class Odd: UIButton {
            override var isHighlighted: Bool { didSet { if isHighlighted { isEnabled = false } } }
        }
        let stage = Stage()
        let control = stage.add(Odd(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), "control")
        control.note("c", on: stage)
        stage.hands.tap(at: control)
        stage.expect(
            """
            0     control hit by 1
                  control receives began 1
                  c touchCancel
            50    control receives ended 1
            """)
    }
}
