import TestSupport
import Testing
import TouchTesting
import Touchstone

struct UISliderTests {
    /// A slider whose thumb goes 200 points, from 114 to 314.
    private func scene() -> (stage: Stage, slider: UISlider) {
        let stage = Stage()
        let slider = stage.add(UISlider(frame: CGRect(x: 100, y: 100, width: 228, height: 30)), "slider")
        slider.note("s", on: stage)
        return (stage, slider)
    }

    @Test(.rules("B-295"))
    func `the thumb keeps its distance from the finger, each movement that changes the value says so`() {
        let (stage, slider) = scene()
        stage.hands.down(at: CGPoint(x: 120, y: 115))
        stage.hands.move(dx: 50)
        expectEqual(slider.value, 0.25)
        stage.hands.move(dy: 5)
        stage.hands.move(dx: 900)
        stage.hands.up()
        expectEqual(slider.value, 1)
        stage.expect(
            """
            0     slider hit by 1
                  slider receives began 1
                  s touchDown hti
                  s valueChanged hti
                  s primaryActionTriggered hti
                  slider receives moved 1
                  s valueChanged hti
                  s primaryActionTriggered hti
                  s touchDragInside hti
                  slider receives moved 1
                  s touchDragInside hti
                  slider receives moved 1
                  s valueChanged t
                  s primaryActionTriggered t
                  s touchDragExit t
                  s touchDragOutside t
                  slider receives ended 1
                  s valueChanged
                  s primaryActionTriggered
                  s touchUpOutside
            """)
    }

    @Test func `a touch beside the thumb is ignored`() {
        let (stage, slider) = scene()
        stage.hands.drag(from: CGPoint(x: 137, y: 115), to: CGPoint(x: 237, y: 115))
        expectEqual(slider.value, 0)
        expect(!stage.log.contains("touchDown"))
        stage.hands.drag(from: CGPoint(x: 135, y: 115), to: CGPoint(x: 235, y: 115))
        expectEqual(slider.value, 0.5)
    }

    @Test func `when it is not continuous it tells once, at the end, also when it is cancelled`() {
        let (stage, slider) = scene()
        slider.isContinuous = false
        stage.hands.down(at: CGPoint(x: 114, y: 115))
        stage.hands.move(dx: 40, over: 0.1)
        stage.clearLog()
        stage.hands.move(dx: 10)
        stage.hands.up()
        stage.expect(
            """
            100   slider receives moved 1
                  s touchDragInside hti
                  slider receives ended 1
                  s valueChanged
                  s primaryActionTriggered
                  s touchUpInside
            """)
        stage.hands.down(at: CGPoint(x: 164, y: 115))
        stage.hands.move(dx: 10)
        stage.clearLog()
        stage.hands.cancel()
        stage.expect(
            """
            100   slider receives cancelled 2
                  s valueChanged hti
                  s primaryActionTriggered hti
                  s touchCancel
            """)
        expectEqual(slider.value, 0.3)
    }

    @Test func `a cancelled slider that is not continuous tells nothing with the value that it had`() {
        let (stage, slider) = scene()
        slider.isContinuous = false
        stage.hands.down(at: CGPoint(x: 114, y: 115))
        stage.hands.move(dx: 40)
        stage.hands.move(dx: -40)
        stage.clearLog()
        stage.hands.cancel()
        expectEqual(slider.value, 0)
        stage.expect(
            """
            0     slider receives cancelled 1
                  s touchCancel
            """)
    }

    /// The phases of the touch, with the state of tracking, at each `valueChanged`.
    private final class Listener {
        var received: [String] = []
        func changed(_ slider: UISlider, _ event: UIEvent?) {
            let phase = event?.allTouches?.first.map { "\($0.phase)" } ?? "no touch"
            received.append("\(phase) \(slider.value)\(slider.isTracking ? "" : " over")")
        }
    }

    @Test(.rules("B-295"), arguments: [true, false])
    func `a drag changes the value from the touch-down to the lift, with the phases of its touch`(isContinuous: Bool) {
        let (stage, slider) = scene()
        let listener = Listener()
        slider.isContinuous = isContinuous
        slider.addTarget(listener, action: Listener.changed, for: .valueChanged)
        for _ in 0..<2 {
            slider.value = 0
            stage.hands.down(at: CGPoint(x: 114, y: 115))
            stage.hands.move(dx: 50)
            stage.hands.move(dx: 50)
            stage.hands.up()
            let expected = ["began 0.0", "moved 0.25", "moved 0.5", "ended 0.5 over"]
            expectEqual(listener.received, isContinuous ? expected : expected.suffix(1))
            listener.received = []
        }
    }

    @Test(.rules("B-295"), arguments: [true, false])
    func `a tap on the thumb changes the value as well, a tap beside it does not`(isContinuous: Bool) {
        let (stage, slider) = scene()
        let listener = Listener()
        slider.isContinuous = isContinuous
        slider.value = 0.3
        slider.addTarget(listener, action: Listener.changed, for: .valueChanged)
        stage.hands.tap(at: CGPoint(x: 300, y: 115))
        expectEqual(listener.received, [])
        stage.hands.tap(at: CGPoint(x: 170, y: 115))
        expectEqual(listener.received, isContinuous ? ["began 0.3", "ended 0.3 over"] : ["ended 0.3 over"])
    }

    @Test func `a cancelled drag has no end`() {
        let (stage, slider) = scene()
        let listener = Listener()
        slider.addTarget(listener, action: Listener.changed, for: .valueChanged)
        stage.hands.down(at: CGPoint(x: 114, y: 115))
        stage.hands.move(dx: 50)
        stage.hands.cancel()
        expectEqual(listener.received, ["began 0.0", "moved 0.25"])
        stage.hands.down(at: CGPoint(x: 164, y: 115))
        slider.isEnabled = false
        stage.hands.up()
        expectEqual(listener.received.suffix(1), ["began 0.25"])
    }

    @Test func `a slider in a scroll view has the same phases after a quick tap`() {
        let stage = Stage()
        let scroll = stage.add(UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 300)), "scroll")
        scroll.contentSize = CGSize(width: 400, height: 900)
        let slider = stage.add(UISlider(frame: CGRect(x: 100, y: 100, width: 228, height: 30)), "slider", on: scroll)
        let listener = Listener()
        slider.addTarget(listener, action: Listener.changed, for: .valueChanged)
        stage.hands.tap(at: CGPoint(x: 114, y: 115))
        expectEqual(listener.received, ["began 0.0", "ended 0.0 over"])
    }

    @Test func `an action that sets the value to steps has the last word`() {
        let (stage, slider) = scene()
        slider.addAction(
            UIAction { [unowned slider] _ in slider.setValue((slider.value * 4).rounded() / 4, animated: false) },
            for: .valueChanged)
        stage.hands.down(at: CGPoint(x: 114, y: 115))
        stage.hands.move(dx: 60)
        expectEqual(slider.value, 0.25)
        stage.hands.up()
        expectEqual(slider.value, 0.25)
    }

    @Test func `an action of the first valueChanged may disable the slider, which then sends no last one`() {
        let (stage, slider) = scene()
        slider.addAction(UIAction { [unowned slider] _ in slider.isEnabled = false }, for: .valueChanged)
        stage.hands.tap(at: CGPoint(x: 114, y: 115))
        stage.expect(
            """
            0     slider hit by 1
                  slider receives began 1
                  s touchDown hti
                  s valueChanged hti
                  s touchCancel
                  s primaryActionTriggered
            50    slider receives ended 1
            """)
    }

    @Test func `a subclass that takes every finger has the thumb come to it`() {
        final class Eager: UISlider {
            override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                _ = super.beginTracking(touch, with: event)
                return true
            }
        }
        let stage = Stage()
        let slider = stage.add(Eager(frame: CGRect(x: 100, y: 100, width: 228, height: 30)), "slider")
        let listener = Listener()
        slider.addTarget(listener, action: Listener.changed, for: .valueChanged)
        stage.hands.drag(from: CGPoint(x: 204, y: 115), to: CGPoint(x: 214, y: 115), over: 0)
        expectEqual(listener.received, ["began 0.0", "moved 0.5", "ended 0.5 over"])
        stage.hands.drag(from: CGPoint(x: 219, y: 115), to: CGPoint(x: 269, y: 115), over: 0)
        expectEqual(slider.value, 0.75, "a finger on the thumb keeps its distance")
    }

    @Test func `an image is the thumb, and is taken where it is`() {
        let (stage, slider) = scene()
        let image = UIImage(pixels: [UInt8](repeating: 255, count: 4 * 60 * 20), width: 60, height: 20)
        slider.setThumbImage(image, for: .normal)
        slider.layoutIfNeeded()
        expect(slider.thumbImage(for: .highlighted) == image && slider.currentThumbImage == image)
        expectEqual(slider.subviews.last?.frame, CGRect(x: 0, y: 5, width: 60, height: 20))
        stage.hands.drag(from: CGPoint(x: 159, y: 115), to: CGPoint(x: 243, y: 115), over: 0)
        expectEqual(slider.value, 0.5)
        let drawn = { stage.application.host.draw().commands.contains { if case .image = $0 { true } else { false } } }
        expect(drawn())
        slider.setThumbImage(nil, for: .normal)
        slider.layoutIfNeeded()
        expect(!drawn() && slider.subviews.last?.frame.size == CGSize(width: 28, height: 28))
    }

    @Test func `thumbs of sliders and switches have their color`() {
        let (stage, slider) = scene()
        let toggle = stage.add(UISwitch(frame: .zero), "switch")
        func reds() -> Int {
            stage.application.host.draw().commands.count {
                if case .fill(_, UIColor.red.cgColor, _) = $0 { true } else { false }
            }
        }
        expectEqual(reds(), 0)
        slider.thumbTintColor = .red
        toggle.thumbTintColor = .red
        expectEqual(reds(), 2)
        slider.thumbTintColor = nil
        expectEqual(reds(), 1)
    }

    @Test func `the value stays between the limits, which stay in order`() {
        let slider = UISlider()
        slider.value = 5
        expectEqual(slider.value, 1)
        slider.value = .nan
        expectEqual(slider.value, 1)
        slider.minimumValue = 3
        #expect((slider.minimumValue, slider.maximumValue, slider.value) == (3, 3, 3))
        slider.maximumValue = -2
        #expect((slider.minimumValue, slider.maximumValue, slider.value) == (-2, -2, -2))
        slider.maximumValue = .infinity
        expectEqual(slider.maximumValue, -2)
    }

    @Test func `an override of the places moves thumb and finger alike`() {
        final class Backwards: UISlider {
            override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
                CGRect(x: bounds.maxX - 28 - CGFloat(value) * 100, y: 1, width: 28, height: 28)
            }
        }
        let stage = Stage()
        let slider = stage.add(Backwards(frame: CGRect(x: 100, y: 100, width: 228, height: 30)), "slider")
        stage.hands.drag(from: CGPoint(x: 314, y: 115), to: CGPoint(x: 264, y: 115), over: 0)
        expectEqual(slider.value, 0.5)
        slider.frame.size.width = 10
        slider.minimumValue = 1
        stage.hands.drag(from: slider, to: CGPoint(x: 264, y: 115), over: 0)
        expectEqual(slider.value, 1)
    }

    @Test func `a slider without a way, or without a span, moves nothing and divides by nothing`() {
        let stage = Stage()
        let slider = stage.add(UISlider(frame: CGRect(x: 100, y: 100, width: 28, height: 30)), "slider")
        slider.maximumValue = 0
        stage.hands.drag(from: slider, to: CGPoint(x: 300, y: 115))
        expectEqual(slider.value, 0)
        slider.maximumValue = 1
        stage.hands.drag(from: slider, to: CGPoint(x: 300, y: 115))
        expectEqual(slider.value, 0)
    }

    @Test func `setValue moves the thumb in a quarter of a second, or at once, and sends nothing`() {
        let (stage, slider) = scene()
        func thumb() -> CGFloat? { slider.subviews.last?.layer.presentation()?.frame.midX }
        stage.perform { slider.setValue(1, animated: false) }
        stage.wait(0.1)
        expectEqual(thumb(), 214)
        stage.perform { slider.setValue(0, animated: true) }
        expectEqual(slider.value, 0)
        stage.wait(0.125)
        expectEqual(thumb().map { abs($0 - 114) < 5 }, true)
        stage.wait(0.125)
        expectEqual(thumb(), 14)
        stage.expect("")
    }
}
