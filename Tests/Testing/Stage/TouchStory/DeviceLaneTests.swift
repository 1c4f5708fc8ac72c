import TestSupport
import Testing
import TouchTesting
import TouchStory
@_spi(Subclass) import Touchstone

/// Presses, scrolls, transforms and hovers in a timeline.
struct `A lane of a device` {
    private func press(_ phase: PressSample.Phase, id: Int = 7) -> TraceRecord.Step {
        .frame(InputFrame(at: .zero, others: [.press(PressSample(id: id, phase: phase, button: .select))]))
    }

    private func scroll(_ step: ScrollSample.Step) -> TraceRecord.Step {
        .frame(InputFrame(at: .zero, others: [.scroll(ScrollSample(at: .zero, step))]))
    }

    @Test func `of a press shows down, up and cancelled`() {
        let trace = [
            at(0, press(.began)), at(0, .target(input: .press(1), responder: "v", window: "w")),
            at(0, press(.began, id: 8)), at(0, .target(input: .press(2), responder: "v", window: "w")),
            at(0.01, press(.changed)), at(0.02, press(.ended)), at(0.02, press(.cancelled, id: 8)),
        ]
        expectEqual(lanes(trace), ["press 1     ●───○", "press 2     ●───⊗1"])
        expectEqual(list(trace), ["1   0.020 s  ⊗ press 2: cancelled by the system"])
    }

    @Test func `of a press that went down twice ends with the cancellation that the recognizer receives`() {
        let trace = [
            at(0, press(.began)), at(0, .target(input: .press(1), responder: "v", window: "w")),
            at(0.01, press(.began)), at(0.01, .feed(recognizer: "tap", step: .pressCancelled, fingers: [1])),
        ]
        expectEqual(lanes(trace), ["press 1     ●─⊗1"])
    }

    @Test func `of a responder says that a press is withheld, late, cancelled or never received`() {
        let trace = [
            at(0, press(.began)), at(0, .target(input: .press(1), responder: "v", window: "w")),
            at(0, .withhold(responder: "v", step: .pressBegan, finger: 1, because: ["tap"])),
            at(0.02, press(.ended)),
            at(0.02, .deliver(responder: "v", step: .pressBegan, fingers: [1], isLate: true)),
            at(0.02, .withhold(responder: "v", step: .pressEnded, finger: 1, because: ["tap"])),
            at(0.04, .deliver(responder: "v", step: .pressEnded, fingers: [1], isLate: true)),
            at(0.05, press(.began)), at(0.05, .target(input: .press(2), responder: "v", window: "w")),
            at(0.05, .silence(responder: "v", finger: 2)),
        ]
        expectEqual(
            list(trace),
            [
                "1   0.000 s  ┄ v: does not receive press 1 yet: tap may still recognize",
                "2   0.020 s  ┌ v: receives pressesBegan late for press 1",
                "3            ┄ v: does not receive pressesEnded for press 1 yet: tap may still recognize",
                "4   0.040 s  ┐ v: receives pressesEnded for press 1 0.02 s after the lift: nothing waits any more",
                "5   0.050 s    v: never receives press 2: the responder left the window",
            ])
    }

    @Test func `of a trackpad's scroll shows its beginning and its end`() {
        let trace = [
            at(0, scroll(.began(.init(dx: 0, dy: 1)))), at(0, .target(input: .scroll, responder: "v", window: "w")),
            at(0.01, scroll(.changed(.init(dx: 0, dy: 1)))), at(0.02, scroll(.ended)),
            at(0.04, scroll(.began(.init(dx: 0, dy: 1)))),
            at(0.04, .target(input: .scroll, responder: "v", window: "w")),
            at(0.05, scroll(.cancelled)),
        ]
        expectEqual(lanes(trace), ["scroll      ●───○   ●─⊗1"])
    }

    @Test func `of a shake ends as it is received to end, and says who receives it`() {
        let stage = Stage()
        let field = stage.perform { stage.add(Field(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), "field") }
        let said = stage.perform { field.becomeFirstResponder() }
        expect(said)
        for end in [MotionSample.ended, .cancelled] {
            stage.hands.shake(.began)
            stage.wait(0.05)
            stage.hands.shake(end)
            stage.wait(0.05)
        }
        expectEqual(
            lanes(stage.records),
            [
                "shake       ●─────────○         ●─────────⊗", "field       ┌─────────┐1        ┌─────────⊗2",
            ])
        expectEqual(
            list(stage.records),
            [
                "1   0.050 s  ┐ field: receives motionEnded: the device was shaken",
                "2   0.150 s  ⊗ field: receives motionCancelled: it was no shake, or was interrupted",
            ])
    }

    @Test func `says why no responder receives a shake`() {
        let stage = Stage()
        stage.hands.shake(.began)
        stage.hands.shake(.ended)
        expectEqual(lanes(stage.records), [])
        expectEqual(list(stage.records), ["1   0.000 s    app: does not receive shake: no first responder"])
    }

    private final class Field: UIView {
        override var canBecomeFirstResponder: Bool { true }
    }

    @Test func `of a wheel, a trackpad, a press and a pointer that an app follows, drawn`() {
        let stage = Stage { stage in
            stage.application.supportsIndirectInputEvents = true
            stage.addPan().allowedScrollTypesMask = .all
            stage.addPinch()
            stage.addTap()
            stage.add(UIHoverGestureRecognizer(), "hover")
        }
        let middle = CGPoint(x: 200, y: 150)
        stage.hands.hover(at: middle)
        stage.wait(0.05)
        stage.hands.turnWheel(at: middle, notch: CGVector(dx: 0, dy: 9), count: 2)
        stage.wait(0.2)
        stage.hands.transform(at: middle, scale: 1.5, steps: 4, over: 0.08)
        stage.wait(0.05)
        stage.hands.click(.select)
        stage.wait(0.05)
        stage.hands.stopHovering()
        expectEqual(
            lanes(stage.records, TimelineOptions(width: 92)),
            [
                "scroll             ●────────────────○",
                "transform                                         ●───────────○",
                "press 2                                                              ●──────○",
                "hover       ·▷1════════════════════════════════════════════════════════════════════◁",
                "pan                ·▷2══════════════◁",
                "pinch                                             ···▷3═══════◁",
                "window                                                               ┌──────┐",
            ])
        expectEqual(
            list(stage.records),
            [
                "1   0.000 s  ▷ hover: begins", "2   0.050 s  ▷ pan: begins", "3   0.290 s  ▷ pinch: begins",
            ])
    }
}
