import TestRequirements
import Testing
import TouchTesting
import Touchstone

@Suite struct UISliderTests {
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
        #expect(slider.value == 0.25)
        stage.hands.move(dy: 5)
        stage.hands.move(dx: 900)
        stage.hands.up()
        #expect(slider.value == 1)
        stage.expect(
            """
            0     slider hit by 1
                  slider receives began 1
                  s touchDown hti
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
                  s touchUpOutside
            """)
    }

    @Test func `a touch beside the thumb is ignored`() {
        let (stage, slider) = scene()
        stage.hands.drag(from: CGPoint(x: 137, y: 115), to: CGPoint(x: 237, y: 115))
        #expect(slider.value == 0)
        #expect(!stage.log.contains("touchDown"))
        stage.hands.drag(from: CGPoint(x: 135, y: 115), to: CGPoint(x: 235, y: 115))
        #expect(slider.value == 0.5)
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
                  s valueChanged hti
                  s primaryActionTriggered hti
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
        #expect(slider.value == 0.3)
    }

    @Test(arguments: [false, true])
    func `T a slider that is not continuous tells nothing when it is let go with the value that it had`(
        _ isCancelled: Bool
    ) {
        let (stage, slider) = scene()
        slider.isContinuous = false
        stage.hands.down(at: CGPoint(x: 114, y: 115))
        stage.hands.move(dx: 40)
        stage.hands.move(dx: -40)
        stage.clearLog()
        if isCancelled { stage.hands.cancel() } else { stage.hands.up() }
        #expect(slider.value == 0)
        stage.expect(
            isCancelled
                ? """
                0     slider receives cancelled 1
                      s touchCancel
                """
                : """
                0     slider receives ended 1
                      s touchUpInside
                """)
    }

    @Test func `the value stays between the limits, which stay in order`() {
        let slider = UISlider()
        slider.value = 5
        #expect(slider.value == 1)
        slider.value = .nan
        #expect(slider.value == 1)
        slider.minimumValue = 3
        #expect((slider.minimumValue, slider.maximumValue, slider.value) == (3, 3, 3))
        slider.maximumValue = -2
        #expect((slider.minimumValue, slider.maximumValue, slider.value) == (-2, -2, -2))
        slider.maximumValue = .infinity
        #expect(slider.maximumValue == -2)
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
        #expect(slider.value == 0.5)
        slider.frame.size.width = 10
        slider.minimumValue = 1
        stage.hands.drag(from: slider, to: CGPoint(x: 264, y: 115), over: 0)
        #expect(slider.value == 1)
    }

    @Test func `a slider without a way, or without a span, moves nothing and divides by nothing`() {
        let stage = Stage()
        let slider = stage.add(UISlider(frame: CGRect(x: 100, y: 100, width: 28, height: 30)), "slider")
        slider.maximumValue = 0
        stage.hands.drag(from: slider, to: CGPoint(x: 300, y: 115))
        #expect(slider.value == 0)
        slider.maximumValue = 1
        stage.hands.drag(from: slider, to: CGPoint(x: 300, y: 115))
        #expect(slider.value == 0)
    }

    @Test func `setValue moves the thumb in a quarter of a second, or at once, and sends nothing`() {
        let (stage, slider) = scene()
        func thumb() -> CGFloat? { slider.subviews.last?.layer.presentation()?.frame.midX }
        stage.perform { slider.setValue(1, animated: false) }
        stage.wait(0.1)
        #expect(thumb() == 214)
        stage.perform { slider.setValue(0, animated: true) }
        #expect(slider.value == 0)
        stage.wait(0.125)
        #expect(thumb().map { abs($0 - 114) < 5 } == true)
        stage.wait(0.125)
        #expect(thumb() == 14)
        stage.expect("")
    }
}
