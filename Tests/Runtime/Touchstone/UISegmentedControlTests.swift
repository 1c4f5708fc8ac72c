import TestSupport
import Testing
import TouchTesting
import Touchstone

struct UISegmentedControlTests {
    /// Three segments of 100 points.
    private func scene() -> (stage: Stage, control: UISegmentedControl) {
        let stage = Stage()
        let control = stage.add(UISegmentedControl(items: ["Day", "Week", "Month"]), "segments")
        control.frame = CGRect(x: 50, y: 100, width: 300, height: 32)
        control.note("s", on: stage)
        return (stage, control)
    }

    @Test(.rules("B-295")) func `a tap selects a segment on the lift, and says nothing if it is selected already`() {
        let (stage, control) = scene()
        expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && control.numberOfSegments == 3)
        stage.hands.tap(at: CGPoint(x: 200, y: 116))
        expectEqual(control.selectedSegmentIndex, 1)
        stage.wait(1)
        stage.hands.tap(at: CGPoint(x: 200, y: 116))
        stage.expect(
            """
            0     segments hit by 1
                  segments receives began 1
                  s touchDown hti
            50    segments receives ended 1
                  s valueChanged hti
                  s primaryActionTriggered hti
                  s touchUpInside
            1050  segments hit by 2
                  segments receives began 2
                  s touchDown hti
            1100  segments receives ended 2
                  s touchUpInside
            """)
    }

    @Test func `a finger that slides selects where it is lifted; outside, or cancelled, it selects nothing`() {
        let (stage, control) = scene()
        stage.hands.drag(from: CGPoint(x: 60, y: 116), to: CGPoint(x: 380, y: 116))
        expectEqual(control.selectedSegmentIndex, 2, "in the margin it is the nearest one")
        stage.hands.drag(from: CGPoint(x: 60, y: 116), to: CGPoint(x: 60, y: 290))
        stage.hands.down(at: CGPoint(x: 60, y: 116))
        stage.hands.cancel()
        expectEqual(control.selectedSegmentIndex, 2)
    }

    @Test func `a momentary control tells each lift, and selects only for so long`() {
        let (stage, control) = scene()
        var selected: [Int] = []
        control.isMomentary = true
        control.addAction(
            UIAction { [unowned control] _ in selected.append(control.selectedSegmentIndex) }, for: .valueChanged)
        stage.hands.tap(at: CGPoint(x: 100, y: 116))
        stage.hands.tap(at: CGPoint(x: 100, y: 116))
        expect(selected == [0, 0] && control.selectedSegmentIndex == -1)
    }

    @Test func `the action of a segment is performed before valueChanged; a disabled segment is not selected`() {
        let stage = Stage()
        var received: [String] = []
        let actions = ["A", "B"].map { title in UIAction(title: title) { _ in received.append(title) } }
        let control = UISegmentedControl(frame: CGRect(x: 0, y: 0, width: 200, height: 32), actions: actions)
        stage.add(control, "segments")
        control.addAction(UIAction { _ in received.append("changed") }, for: .valueChanged)
        control.setEnabled(false, forSegmentAt: 0)
        stage.hands.tap(at: CGPoint(x: 50, y: 16))
        stage.hands.tap(at: CGPoint(x: 150, y: 16))
        expectEqual(received, ["B", "changed"])
        expect(control.titleForSegment(at: 0) == "A" && control.actionForSegment(at: 1) === actions[1])
    }

    @Test func `an index beyond the last segment is that of the last one`() {
        let control = UISegmentedControl(items: ["a", "b"])
        control.setTitle("c", forSegmentAt: 7)
        control.setEnabled(false, forSegmentAt: 2)
        expect(control.titleForSegment(at: 1) == "c" && control.titleForSegment(at: 9) == "c")
        expect(!control.isEnabledForSegment(at: 9) && control.isEnabledForSegment(at: 0))
        expect(control.titleForSegment(at: -1) == nil && !control.isEnabledForSegment(at: -1))
        control.removeSegment(at: .max)
        expect(control.numberOfSegments == 1 && control.titleForSegment(at: 5) == "a")
        control.removeSegment(at: 5)
        control.removeSegment(at: 0)
        expectEqual(control.numberOfSegments, 0)
    }

    @Test func `segments come and go, the selection stays on its own`() {
        let control = UISegmentedControl(items: ["a", "b"])
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "c", at: 0)
        expectEqual(control.selectedSegmentIndex, 2)
        let image = UIImage(pixels: [UInt8](repeating: 255, count: 4), width: 1, height: 1)
        control.insertSegment(with: image, at: 99)
        control.insertSegment(action: UIAction(title: "d") { _ in }, at: -5)
        expectEqual((0..<5).map { control.titleForSegment(at: $0) }, ["d", "c", "a", "b", nil])
        expect(control.imageForSegment(at: 4) == image && control.selectedSegmentIndex == 3)
        control.removeSegment(at: 0)
        control.removeSegment(at: -1)
        expectEqual(control.selectedSegmentIndex, 2)
        control.setTitle("x", forSegmentAt: 2)
        control.setImage(image, forSegmentAt: 1)
        control.setAction(UIAction { _ in }, forSegmentAt: 1)
        expect(control.titleForSegment(at: 2) == "x" && control.imageForSegment(at: 1) == image)
        control.removeSegment(at: 2)
        expectEqual(control.selectedSegmentIndex, -1)
        control.selectedSegmentIndex = 1
        control.selectedSegmentIndex = 77
        expectEqual(control.selectedSegmentIndex, -1)
        control.selectedSegmentIndex = 0
        control.removeAllSegments()
        expect(control.numberOfSegments == 0 && control.selectedSegmentIndex == -1)
        expect(control.titleForSegment(at: 0) == nil && !control.isEnabledForSegment(at: 0))
    }

    @Test func `segments that go while a finger is on them are not selected`() {
        let (stage, control) = scene()
        stage.hands.down(at: CGPoint(x: 340, y: 116))
        control.removeSegment(at: 2)
        stage.hands.up()
        expectEqual(control.selectedSegmentIndex, 1)
        stage.hands.down(at: CGPoint(x: 340, y: 116))
        control.removeAllSegments()
        stage.hands.move(dx: 3)
        stage.hands.up()
        expectEqual(control.selectedSegmentIndex, -1)
        control.insertSegment(action: UIAction { [unowned control] _ in control.removeAllSegments() }, at: 0)
        stage.hands.tap(at: control)
        expectEqual(control.selectedSegmentIndex, -1)
    }

    @Test func `a momentary control is not selected by the app either`() {
        let control = UISegmentedControl(items: ["a", "b"])
        control.selectedSegmentIndex = 1
        control.isMomentary = true
        expectEqual(control.selectedSegmentIndex, -1)
        control.selectedSegmentIndex = 1
        expectEqual(control.selectedSegmentIndex, -1)
        control.isMomentary = false
        control.selectedSegmentIndex = 1
        expectEqual(control.selectedSegmentIndex, 1)
    }

    @Test func `a segment that is inserted at or before the selected one moves the selection along`() {
        let control = UISegmentedControl(items: ["a", "b", "c"])
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "after", at: 2)
        expectEqual(control.selectedSegmentIndex, 1)
        control.insertSegment(withTitle: "at", at: 1)
        expectEqual(control.selectedSegmentIndex, 2)
        control.insertSegment(withTitle: "before", at: 0)
        expectEqual(control.selectedSegmentIndex, 3)
    }
}
