import TestSupport
import Testing
import TouchTesting
import Touchstone

struct UILongPressGestureRecognizerTests {
    private func makeStage(
        _ set: (UILongPressGestureRecognizer) -> Void = { _ in }
    ) -> (stage: Stage, press: UILongPressGestureRecognizer, told: Told) {
        let press = UILongPressGestureRecognizer()
        set(press)
        return (Stage { $0.add(press, "press") }, press, Told(press))
    }

    @Test(.rules("B-230", "N-08", "S-166")) func `it begins by a timer half a second after the touch`() {
        let (stage, _, told) = makeStage()
        stage.hands.down(at: stage.view)
        stage.wait(0.499)
        expectEqual(told.take(), [])
        stage.wait(0.001)
        expectEqual(told.take(), [.began])
        stage.hands.move(dx: 1)
        stage.hands.up()
        expectEqual(told.take(), [.changed, .ended])
    }

    @Test(.rules("B-230")) func `minimumPressDuration decides`() {
        let (stage, press, told) = makeStage { $0.minimumPressDuration = 2 }
        stage.hands.longPress(at: stage.view, for: 1.9)
        expectEqual(told.take(), [])
        expectEqual(press.failureReason, .own("lifted before 2 s"))
        stage.hands.longPress(at: stage.view, for: 2.1)
        expectEqual(told.take(), [.began, .ended])
    }

    @Test(.rules("B-230")) func `the time starts when the last of the required fingers is down`() {
        let (stage, _, told) = makeStage { $0.numberOfTouchesRequired = 2 }
        stage.hands.down(at: CGPoint(x: 100, y: 100))
        stage.wait(1)
        stage.hands.down(.leftIndex, at: CGPoint(x: 200, y: 100))
        stage.wait(0.4)
        expectEqual(told.take(), [])
        stage.wait(0.1)
        expectEqual(told.take(), [.began])
    }

    @Test(.rules("B-230")) func `numberOfTapsRequired complete taps come first`() {
        let (stage, press, told) = makeStage { $0.numberOfTapsRequired = 2 }
        stage.hands.doubleTap(at: stage.view)
        stage.wait(0.1)
        stage.hands.longPress(at: stage.view)
        expectEqual(told.take(), [.began, .ended])
        stage.wait(1)
        stage.hands.tap(at: stage.view)
        stage.wait(0.1)
        stage.hands.longPress(at: stage.view, for: 2)
        expectEqual(told.take(), [])
        expectEqual(press.failureReason, .own("down for more than 1.5 s, a tap was required first"))
    }

    @Test(.rules("B-230")) func `the taps before it have their limits, which can be set`() {
        func isRecognized(
            pause: TimeInterval, distance: CGFloat, _ set: (UILongPressGestureRecognizer) -> Void
        ) -> Bool {
            let (stage, _, told) = makeStage {
                $0.numberOfTapsRequired = 1
                set($0)
            }
            stage.hands.tap(at: CGPoint(x: 100, y: 100))
            stage.wait(pause)
            stage.hands.longPress(at: CGPoint(x: 100 + distance, y: 100))
            return told.take() == [.began, .ended]
        }
        expect(isRecognized(pause: 0.1, distance: 5) { _ in })
        expect(!isRecognized(pause: 1, distance: 5) { _ in })
        expect(isRecognized(pause: 1, distance: 5) { $0.maximumTapInterval = 2 })
        expect(!isRecognized(pause: 0.1, distance: 80) { _ in })
        expect(isRecognized(pause: 0.1, distance: 80) { $0.allowableSeparation = 100 })
    }

    @Test(.rules("B-231", "N-09"))
    func `movement beyond the limit makes it fail before the beginning and does nothing after`() {
        let (stage, press, told) = makeStage()
        stage.hands.down(at: stage.view)
        stage.hands.move(dx: 10)
        stage.wait(0.6)
        expectEqual(told.take(), [.began])
        stage.hands.move(dx: 150)
        stage.hands.up()
        expectEqual(told.take(), [.changed, .ended])
        stage.hands.down(at: stage.view)
        stage.hands.move(dx: 11)
        stage.wait(0.6)
        expectEqual(told.take(), [])
        expectEqual(press.failureReason, .own("moved 11 pt, more than 10"))
    }

    @Test(.rules("B-231")) func `allowableMovement decides`() {
        let (stage, _, told) = makeStage { $0.allowableMovement = 100 }
        stage.hands.down(at: stage.view)
        stage.hands.move(dx: 90)
        stage.wait(0.6)
        expectEqual(told.take(), [.began])
    }

    /// Goes where the finger goes.
    private final class FollowingView: UIView {
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            guard let touch = touches.first else { return }
            let (now, before) = (touch.location(in: nil), touch.previousLocation(in: nil))
            frame.origin.x += now.x - before.x
        }
    }

    @Test(.rules("B-231", "B-037", "S-086")) func `a view that moves along does not hide the movement`() {
        let view = FollowingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let press = UILongPressGestureRecognizer()
        let stage = Stage { stage in
            stage.add(view, "following")
            stage.add(press, "press", on: view)
        }
        let told = Told(press)
        stage.hands.down(at: CGPoint(x: 50, y: 50))
        for _ in 0..<3 { stage.hands.move(dx: 5) }
        stage.wait(1)
        expectEqual(view.frame.origin.x, 15)
        expectEqual(told.take(), [])
        expectEqual(press.failureReason, .own("moved 15 pt, more than 10"))
    }

    @Test(.rules("B-232")) func `it changes with each movement, outside of the view too`() {
        var places: [CGPoint] = []
        let press = UILongPressGestureRecognizer()
        let stage = Stage { stage in
            let small = stage.addView("small", frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            stage.add(press, "press", on: small)
            press.addAction { places.append($0.location(in: small)) }
        }
        let told = Told(press)
        stage.hands.down(at: CGPoint(x: 25, y: 25))
        stage.wait(0.6)
        stage.hands.move(to: CGPoint(x: 300, y: 200))
        stage.hands.move(to: CGPoint(x: 310, y: 200))
        stage.hands.up()
        expectEqual(told.take(), [.began, .changed, .changed, .ended])
        expectEqual(
            places,
            [
                CGPoint(x: 25, y: 25), CGPoint(x: 300, y: 200), CGPoint(x: 310, y: 200), CGPoint(x: 310, y: 200),
            ])
    }

    @Test(.rules("B-232")) func `it ends when any finger lifts`() {
        let (stage, _, told) = makeStage { $0.numberOfTouchesRequired = 2 }
        stage.hands.down(at: CGPoint(x: 100, y: 100))
        stage.hands.down(.leftIndex, at: CGPoint(x: 200, y: 100))
        stage.wait(0.6)
        stage.hands.up(.leftIndex)
        expectEqual(told.take(), [.began, .ended])
        stage.hands.move(dx: 5)
        stage.hands.up()
        expectEqual(told.take(), [])
    }

    @Test(.rules("B-232")) func `one finger more makes it fail before the beginning and is ignored after`() {
        let (stage, press, told) = makeStage()
        stage.hands.down(at: CGPoint(x: 100, y: 100))
        stage.hands.down(.leftIndex, at: CGPoint(x: 200, y: 100))
        stage.wait(1)
        expectEqual(told.take(), [])
        expectEqual(press.failureReason, .own("2 fingers, not 1"))
        stage.hands.up()
        stage.hands.up(.leftIndex)
        stage.hands.down(at: CGPoint(x: 100, y: 100))
        stage.wait(0.6)
        stage.hands.down(.leftIndex, at: CGPoint(x: 200, y: 100))
        stage.hands.move(.leftIndex, dx: 20)
        expectEqual(press.location(in: nil), CGPoint(x: 100, y: 100))
        stage.hands.up(.leftIndex)
        expectEqual(told.take(), [.began])
        stage.hands.up()
        expectEqual(told.take(), [.ended])
    }

    @Test(.rules("B-233"), arguments: [ContactSample.Tool.direct, .pencil, .indirectPointer])
    func `finger, pencil and pointer are treated alike`(tool: ContactSample.Tool) {
        let (stage, _, told) = makeStage()
        stage.hands.down(at: stage.view, tool: tool)
        stage.wait(0.6)
        stage.hands.up()
        expectEqual(told.take(), [.began, .ended])
    }

    @Test(.rules("B-233")) func `a pencil that presses harder and softer at one place presses long`() {
        let (stage, _, told) = makeStage()
        stage.hands.details.force = 0.1
        stage.hands.down(at: stage.view, tool: .pencil)
        for step in 1...5 {
            stage.wait(0.09)
            stage.hands.change { $0.force = step.isMultiple(of: 2) ? 0.2 : 3 }
        }
        expectEqual(told.take(), [])
        stage.wait(0.06)
        expectEqual(told.take(), [.began])
        stage.hands.change { $0.force = 1 }
        stage.hands.up()
        expectEqual(told.take(), [.changed, .ended])
    }

    @Test(.rules("B-234")) func `without a duration it begins on the touch`() {
        let (stage, _, told) = makeStage { $0.minimumPressDuration = 0 }
        stage.hands.down(at: stage.view)
        expectEqual(told.take(), [.began])
        stage.hands.up()
        expectEqual(told.take(), [.ended])
    }

    @Test(.rules("B-099", "S-051")) func `it is cancelled with its finger after the beginning and fails before`() {
        let (stage, press, told) = makeStage()
        stage.hands.down(at: stage.view)
        stage.hands.cancel()
        expectEqual(told.take(), [])
        expectEqual(press.failureReason, .systemCancelled)
        stage.hands.down(at: stage.view)
        stage.wait(0.6)
        stage.hands.cancel()
        expectEqual(told.take(), [.began, .cancelled])
    }

    @Test(.rules("B-231")) func `in the taps before the press a finger may move as far as taps may be apart`() {
        let press = UILongPressGestureRecognizer()
        (press.numberOfTapsRequired, press.allowableMovement, press.allowableSeparation) = (1, 5, 40)
        let stage = Stage { $0.add(press, "press") }
        stage.hands.down(at: CGPoint(x: 100, y: 100))
        stage.hands.move(dx: 20)
        stage.hands.up()
        stage.hands.down(at: CGPoint(x: 120, y: 100))
        stage.wait(0.6)
        expectEqual(press.state, .began)
        stage.hands.up()
        stage.wait(1)
        stage.hands.down(at: CGPoint(x: 100, y: 100))
        stage.hands.move(dx: 45)
        expect(press.state == .failed || press.failureReason != nil)
        stage.hands.up()
    }
}
