import TestSupport
import Testing
import TouchTesting
import Touchstone

struct UIStepperTests {
    private func scene() -> (stage: Stage, stepper: UIStepper) {
        let stage = Stage()
        let stepper = stage.add(UIStepper(frame: CGRect(x: 100, y: 100, width: 0, height: 0)), "stepper")
        stepper.note("s", on: stage)
        return (stage, stepper)
    }

    @Test(.rules("B-295")) func `a tap steps on the lift`() {
        let (stage, stepper) = scene()
        expectEqual(stepper.bounds.size, CGSize(width: 94, height: 32))
        stage.hands.tap(at: stepper.point(atX: 0.75, y: 0.5))
        expectEqual(stepper.value, 1)
        stage.hands.tap(at: stepper.point(atX: 0.25, y: 0.5))
        expectEqual(stepper.value, 0)
        stage.hands.tap(at: stepper.point(atX: 0.25, y: 0.5))
        expectEqual(stepper.value, 0)
        stage.expect(
            """
            0     stepper hit by 1
                  stepper receives began 1
                  s touchDown hti
            50    stepper receives ended 1
                  s valueChanged hti
                  s primaryActionTriggered hti
                  s touchUpInside
                  stepper hit by 2
                  stepper receives began 2
                  s touchDown hti
            100   stepper receives ended 2
                  s valueChanged hti
                  s primaryActionTriggered hti
                  s touchUpInside
                  stepper hit by 3
                  stepper receives began 3
                  s touchDown hti
                  s touchDownRepeat hti
            150   stepper receives ended 3
                  s touchUpInside
            """)
    }

    @Test func `a finger that stays steps after half a second and then ten times a second, and not on the lift`() {
        let (stage, stepper) = scene()
        stage.hands.down(at: stepper.point(atX: 0.75, y: 0.5))
        stage.wait(0.71)
        expectEqual(stepper.value, 3)
        stage.hands.up()
        stage.wait(5)
        expectEqual(stepper.value, 3)
        stage.expect(
            """
            0     stepper hit by 1
                  stepper receives began 1
                  s touchDown hti
            500   s valueChanged hti
                  s primaryActionTriggered hti
            600   s valueChanged hti
                  s primaryActionTriggered hti
            700   s valueChanged hti
                  s primaryActionTriggered hti
            710   stepper receives ended 1
                  s touchUpInside
            """)
    }

    @Test func `each repetition has the event of the finger that stays`() {
        final class Counter {
            var touches: [Bool] = []
            func changed(_ stepper: UIStepper, _ event: UIEvent) {
                touches.append(event.touches(for: stepper)?.first?.view === stepper)
            }
        }
        let (stage, stepper) = scene()
        let counter = Counter()
        stepper.addTarget(counter, action: Counter.changed, for: .valueChanged)
        stage.hands.tap(at: stepper.point(atX: 0.75, y: 0.5))
        stage.hands.down(at: stepper.point(atX: 0.75, y: 0.5))
        stage.wait(0.65)
        stage.hands.up()
        expectEqual(counter.touches, [true, true, true])
        expectEqual(stage.diagnostics, [])
    }

    @Test func `a finger that stays for long steps twice as fast, and a new press begins slowly`() {
        let (stage, stepper) = scene()
        for _ in 0..<2 {
            stepper.value = 0
            stage.hands.down(at: stepper.point(atX: 0.75, y: 0.5))
            stage.wait(2.41)
            expectEqual(stepper.value, 20)
            stage.wait(1)
            expectEqual(stepper.value, 40)
            stage.hands.up()
            stage.wait(1)
        }
    }

    @Test func `a finger on the other half, or away, does not step; back again it goes on`() {
        let (stage, stepper) = scene()
        stage.hands.down(at: stepper.point(atX: 0.75, y: 0.5))
        stage.hands.move(to: stepper.point(atX: 0.25, y: 0.5))
        stage.hands.up()
        expectEqual(stepper.value, 0)
        stage.hands.down(at: stepper.point(atX: 0.75, y: 0.5))
        stage.wait(0.55)
        expectEqual(stepper.value, 1)
        stage.hands.move(dy: 150)
        stage.wait(0.3)
        expectEqual(stepper.value, 1)
        stage.hands.move(dy: -150)
        stage.wait(0.1)
        expectEqual(stepper.value, 2)
        stage.hands.cancel()
        stage.wait(1)
        expectEqual(stepper.value, 2)
    }

    @Test func `when it is not continuous it tells once, when the finger is gone`() {
        let (stage, stepper) = scene()
        stepper.isContinuous = false
        stage.hands.down(at: stepper.point(atX: 0.75, y: 0.5))
        stage.wait(0.65)
        expectEqual(stepper.value, 2)
        stage.hands.up()
        stage.expect(
            """
            0     stepper hit by 1
                  stepper receives began 1
                  s touchDown hti
            650   stepper receives ended 1
                  s valueChanged hti
                  s primaryActionTriggered hti
                  s touchUpInside
            """)
    }

    @Test func `without autorepeat a long press steps once`() {
        let (stage, stepper) = scene()
        stepper.autorepeat = false
        stage.hands.longPress(at: stepper.point(atX: 0.75, y: 0.5), for: 2)
        expectEqual(stepper.value, 1)
    }

    @Test func `beyond a limit it stays there or wraps, limits stay in order, a step is more than nothing`() {
        let (stage, stepper) = scene()
        stepper.minimumValue = -1
        stepper.maximumValue = 1.5
        stepper.value = 1
        stepper.stepValue = -3
        stepper.stepValue = .infinity
        expectEqual(stepper.stepValue, 1)
        stage.hands.tap(at: stepper.point(atX: 0.75, y: 0.5))
        expectEqual(stepper.value, 1.5)
        stepper.wraps = true
        stage.hands.tap(at: stepper.point(atX: 0.75, y: 0.5))
        expectEqual(stepper.value, -1)
        stage.hands.tap(at: stepper.point(atX: 0.25, y: 0.5))
        expectEqual(stepper.value, 1.5)
        stepper.minimumValue = 9
        #expect((stepper.minimumValue, stepper.maximumValue, stepper.value) == (9, 9, 9))
        stepper.maximumValue = 2
        stepper.maximumValue = .nan
        stepper.value = .nan
        #expect((stepper.minimumValue, stepper.maximumValue, stepper.value) == (2, 2, 2))
    }

    @Test func `an action of the repetition may remove or disable it`() {
        for isRemoved in [true, false] {
            let (stage, stepper) = scene()
            stepper.addAction(
                UIAction { [unowned stepper] _ in
                    if isRemoved { stepper.removeFromSuperview() } else { stepper.isEnabled = false }
                }, for: .valueChanged)
            stage.hands.down(at: stepper.point(atX: 0.75, y: 0.5))
            stage.wait(3)
            expectEqual(stepper.value, 1)
            expect(!stepper.isTracking && !stepper.isHighlighted)
            expectNil(stage.application.host.wakeInstant)
        }
    }

    @Test func `a subclass that keeps cancelTracking to itself does not step for ever`() {
        final class Careless: UIStepper {
            override func cancelTracking(with event: UIEvent?) {}
        }
        let stage = Stage()
        let stepper = stage.add(Careless(frame: .zero), "stepper")
        stage.hands.down(at: stepper.point(atX: 0.75, y: 0.5))
        stage.wait(0.55)
        stage.hands.cancel()
        stage.wait(5)
        expect(stepper.value == 1 && stage.application.host.wakeInstant == nil)
    }

    @Test func `a press that was not accepted repeats nothing in the next one`() {
        final class Picky: UIStepper {
            var accepts = false
            override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                super.beginTracking(touch, with: event) && accepts
            }
        }
        let stage = Stage()
        let stepper = stage.add(Picky(frame: .zero), "stepper")
        stage.hands.down(at: stepper.point(atX: 0.75, y: 0.5))
        stage.hands.up()
        stage.wait(0.3)
        stepper.accepts = true
        stage.hands.down(at: stepper.point(atX: 0.75, y: 0.5))
        stage.wait(0.45)
        expectEqual(stepper.value, 0)
        stage.wait(0.2)
        expectEqual(stepper.value, 2)
        stage.hands.up()
    }
}
