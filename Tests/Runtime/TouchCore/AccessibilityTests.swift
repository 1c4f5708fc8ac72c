import TestSupport
import Testing
import TouchTesting
@_spi(Host) import Touchstone

/// The roles of views for assistive technologies, in tests and in traces.
struct AccessibilityTests {
    private let stage = Stage()

    private func button(_ title: String, _ frame: CGRect) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.frame = frame
        stage.view.addSubview(button)
        return button
    }

    @Test func `a title is a place of hands, an identifier comes first, and a label in a button is none`() {
        let save = button("Save", CGRect(x: 0, y: 0, width: 80, height: 40))
        var taps = 0
        save.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        stage.hands.tap(at: "Save")
        expect(taps == 1 && stage.view.accessibilityElementsInside == [save])
        let other = stage.addView("Save", frame: CGRect(x: 0, y: 100, width: 80, height: 40))
        var hits = 0
        let tap = UITapGestureRecognizer()
        tap.addAction { _ in hits += 1 }
        other.addGestureRecognizer(tap)
        stage.hands.tap(at: "Save")
        expect(taps == 1 && hits == 1)
    }

    @Test func `controls say what they are, and the app says it better`() {
        let save = button("Save", .zero)
        expect(save.isAccessibilityElement && save.accessibilityTraits == .button)
        save.isEnabled = false
        expectEqual(save.accessibilityTraits, [.button, .notEnabled])
        let lamp = UISwitch()
        expect(lamp.accessibilityValue == "0" && lamp.accessibilityLabel == nil)
        lamp.isOn = true
        expectEqual(lamp.accessibilityValue, "1")
        (lamp.accessibilityLabel, lamp.accessibilityValue) = ("Lamp", "on")
        (lamp.accessibilityTraits, lamp.accessibilityHint, lamp.isAccessibilityElement) = (.header, "Lights", false)
        expect(
            lamp.accessibilityLabel == "Lamp" && lamp.accessibilityValue == "on" && lamp.accessibilityTraits == .header)
        expect(lamp.accessibilityHint == "Lights" && !lamp.isAccessibilityElement)
        let label = UILabel()
        label.text = "Text"
        expect(label.accessibilityLabel == "Text" && label.accessibilityTraits == .staticText)
        expect(!UIView().isAccessibilityElement)
    }

    @Test func `sliders and steppers are adjusted`() {
        let (slider, stepper) = (UISlider(), UIStepper())
        var changes = 0
        slider.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        slider.value = 0.5
        slider.accessibilityIncrement()
        expect(slider.accessibilityValue == "60%" && changes == 1)
        slider.accessibilityDecrement()
        expectEqual(slider.accessibilityValue, "50%")
        stepper.accessibilityIncrement()
        expect(stepper.accessibilityValue == "1" && stepper.accessibilityTraits == .adjustable)
        stepper.accessibilityDecrement()
        expectEqual(stepper.value, 0)
    }

    @Test func `an adjustment at a limit changes nothing and sends nothing, unless the stepper wraps`() {
        let (slider, stepper) = (UISlider(), UIStepper())
        var changes = 0
        for control in [slider, stepper] { control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged) }
        slider.accessibilityDecrement()
        stepper.accessibilityDecrement()
        expect(slider.value == 0 && stepper.value == 0 && changes == 0)
        stepper.wraps = true
        stepper.accessibilityDecrement()
        expect(stepper.value == 100 && changes == 1)
        stepper.accessibilityIncrement()
        expect(stepper.value == 0 && changes == 2)
    }

    @Test func `what is hidden is no element, and what is modal hides the rest`() {
        let (one, two) = (button("1", .zero), button("2", .zero))
        one.alpha = 0
        expectEqual(stage.view.accessibilityElementsInside, [two])
        one.alpha = 1
        let sheet = stage.addView("sheet", frame: .zero)
        let inside = UILabel()
        sheet.addSubview(inside)
        expectEqual(stage.view.accessibilityElementsInside, [one, two, inside])
        sheet.accessibilityViewIsModal = true
        expectEqual(stage.view.accessibilityElementsInside, [inside])
        sheet.accessibilityElementsHidden = true
        expectEqual(stage.view.accessibilityElementsInside, [])
    }

    @Test func `an element is activated by its method, or by a tap at its point`() {
        final class Asked: UIView {
            var wasAsked = false
            override func accessibilityActivate() -> Bool {
                wasAsked = true
                return true
            }
        }
        let asked = Asked()
        stage.application.host.activate(asked)
        expect(asked.wasAsked)
        let save = button("Save", CGRect(x: 10, y: 10, width: 80, height: 40))
        var taps = 0
        save.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        expectEqual(save.accessibilityFrame, CGRect(x: 10, y: 10, width: 80, height: 40))
        stage.application.host.activate(save)
        expectEqual(taps, 1)
        save.accessibilityActivationPoint = CGPoint(x: 300, y: 300)
        stage.application.host.activate(save)
        expectEqual(taps, 1)
        let more = UIAccessibilityCustomAction(name: "More") { $0.name == "More" }
        save.accessibilityCustomActions = [more]
        expectEqual(save.accessibilityCustomActions?.first?.actionHandler?(more), true)
    }

    @Test func `a tap on an element is one on what is in sight and not covered`() {
        let host = stage.application.host
        let save = button("Save", CGRect(x: 10, y: 10, width: 80, height: 40))
        expect(host.canTap(save))
        let part = UIView(frame: save.bounds)
        save.addSubview(part)
        expect(host.canTap(save), "what is inside it is hit")
        let label = UILabel(frame: CGRect(x: 10, y: 100, width: 80, height: 40))
        stage.view.addSubview(label)
        expect(host.canTap(label), "what is around it is hit")
        let cover = stage.addView("cover", frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        expect(!host.canTap(save), "it is covered")
        save.accessibilityActivationPoint = CGPoint(x: 80, y: 20)
        expect(host.canTap(save), "its point is not covered")
        save.accessibilityActivationPoint = CGPoint(x: 20, y: 20)
        expect(host.canTap(save), "the app wants what covers it")
        cover.isUserInteractionEnabled = false
        label.frame.origin = CGPoint(x: 30, y: 30)
        cover.addSubview(label)
        expect(host.canTap(label))
        cover.clipsToBounds = true
        expect(!host.canTap(label), "it is out of sight")
        expect(!host.canTap(UILabel()), "it is in no window")
    }

    @Test func `in a window that is not at the origin an element is tapped, one behind it is not`() {
        let host = stage.application.host
        let behind = button("Behind", CGRect(x: 110, y: 210, width: 80, height: 40))
        let beside = button("Beside", CGRect(x: 10, y: 10, width: 80, height: 40))
        host.perform {
            let window = UIWindow(frame: CGRect(x: 100, y: 200, width: 100, height: 60))
            window.isHidden = false
            let inside = UIButton(frame: CGRect(x: 10, y: 10, width: 80, height: 40))
            let outside = UIButton(frame: CGRect(x: 110, y: 10, width: 80, height: 40))
            for button in [inside, outside] { window.addSubview(button) }
            expect(host.canTap(inside) && !host.canTap(outside))
            expect(!host.canTap(behind) && host.canTap(beside))
            window.isHidden = true
            expect(!host.canTap(inside) && host.canTap(behind))
        }
    }

    @Test func `a view without an identifier is called by the label that the app gave it`() {
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        card.accessibilityLabel = "Card"
        stage.perform { stage.view.addSubview(card) }
        stage.hands.tap(at: CGPoint(x: 20, y: 20))
        expect(stage.records.contains { "\($0)".contains("Card") })
    }

    @Test func `the host receives what is posted`() {
        final class Host: ApplicationHost {
            var messages: [AccessibilityMessage] = []
            func wake(at instant: Instant?) {}
            func accessibilityPosted(_ message: AccessibilityMessage) { messages.append(message) }
        }
        let (host, view) = (Host(), UIView())
        let application = UIApplication()
        application.host.loop = host
        application.host.perform {
            UIAccessibility.post(notification: .announcement, argument: "Saved")
            UIAccessibility.post(notification: .screenChanged, argument: view)
        }
        expectEqual(host.messages.map(\.notification), [.announcement, .screenChanged])
        expect(host.messages[0].text == "Saved" && host.messages[1].view === view)
    }
}
