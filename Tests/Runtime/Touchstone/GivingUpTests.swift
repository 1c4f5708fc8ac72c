import TestSupport
import Testing
import TouchTesting
import Touchstone

/// The behavior of the standard controls when a subclass gives the finger up (B-285).
struct GivingUpTests {
    private final class Switch: UISwitch {
        var goesOn = false
        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            goesOn && super.continueTracking(touch, with: event)
        }
    }

    private final class Segments: UISegmentedControl {
        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
    }

    private final class Pages: UIPageControl {
        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
    }

    private final class Stepper: UIStepper {
        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
    }

    private final class Slider: UISlider {
        var goesOn = false
        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            goesOn && super.continueTracking(touch, with: event)
        }
    }

    /// Puts the control into a window, and writes down its events.
    private func scene(_ control: UIControl) -> (stage: Stage, events: () -> [String]) {
        let stage = Stage { $0.add(control, "control") }
        control.note("c", on: stage)
        return (stage, { [stage] in stage.log.split(separator: "\n").compactMap { event(in: $0) } })
    }

    private func event(in line: Substring) -> String? {
        guard let name = line.firstRange(of: " c ") else { return nil }
        return String(line[name.upperBound...].prefix { $0 != " " })
    }

    @Test(.rules("B-285")) func `a switch that gives the finger up does not turn, and its knob goes back`() {
        let control = Switch(frame: CGRect(x: 100, y: 100, width: 51, height: 31))
        let (stage, events) = scene(control)
        stage.hands.down(at: CGPoint(x: 115, y: 115))
        stage.hands.move(dx: 3)
        expect(!control.isTracking && !control.isOn)
        stage.hands.up()
        control.goesOn = true
        stage.hands.down(at: CGPoint(x: 115, y: 115))
        stage.hands.move(dx: 15)
        control.layoutIfNeeded()
        expectEqual(control.subviews[0].frame.minX, 17)
        control.goesOn = false
        stage.hands.move(dx: 5)
        stage.wait(1)
        expectEqual(control.subviews[0].frame.minX, 2)
        stage.hands.up()
        expect(!control.isOn)
        expect(!events().contains("valueChanged") && !events().contains("touchUpInside"))
        stage.hands.tap(at: control)
        expect(control.isOn)
    }

    @Test(.rules("B-285")) func `a segmented control and a page control that give the finger up choose nothing`() {
        let segments = Segments(items: ["a", "b"])
        segments.frame = CGRect(x: 100, y: 100, width: 200, height: 32)
        let (first, received) = scene(segments)
        first.hands.down(at: CGPoint(x: 250, y: 115))
        first.hands.move(dx: 3)
        first.hands.up()
        expectEqual(segments.selectedSegmentIndex, -1)
        expectEqual(received(), ["touchDown"])
        let pages = Pages(frame: CGRect(x: 100, y: 100, width: 200, height: 32))
        pages.numberOfPages = 3
        let (second, told) = scene(pages)
        second.hands.down(at: CGPoint(x: 250, y: 115))
        second.hands.move(dx: 3)
        second.hands.up()
        expectEqual(pages.currentPage, 0)
        expectEqual(told(), ["touchDown"])
    }

    @Test(.rules("B-285")) func `a stepper that gives the finger up does not step, and tells nothing`() {
        for (isContinuous, seconds, steps) in [(true, 0.1, 0.0), (false, 0.65, 2)] {
            let stepper = Stepper(frame: CGRect(x: 100, y: 100, width: 94, height: 32))
            stepper.isContinuous = isContinuous
            let (stage, events) = scene(stepper)
            stage.hands.down(at: stepper.point(atX: 0.75, y: 0.5))
            stage.wait(seconds)
            expectEqual(stepper.value, steps)
            stage.hands.move(dx: 3)
            stage.wait(2)
            stage.hands.up()
            expectEqual(stepper.value, steps)
            expectEqual(events(), ["touchDown"])
        }
    }

    @Test(.rules("B-285")) func `a slider that gives the finger up stays where it is, and tells nothing`() {
        let slider = Slider(frame: CGRect(x: 100, y: 100, width: 228, height: 30))
        let (stage, events) = scene(slider)
        stage.hands.down(at: CGPoint(x: 114, y: 115))
        stage.hands.move(dx: 50)
        stage.hands.up()
        expectEqual(slider.value, 0)
        expectEqual(events(), ["touchDown", "valueChanged", "primaryActionTriggered"], "and no end")
        stage.clearLog()
        slider.value = 0
        slider.isContinuous = false
        slider.goesOn = true
        stage.hands.down(at: CGPoint(x: 114, y: 115))
        stage.hands.move(dx: 50)
        slider.goesOn = false
        stage.hands.move(dx: 50)
        stage.hands.up()
        expectEqual(slider.value, 0.25)
        expect(!events().contains("valueChanged"))
    }
}
