import TestSupport
import Testing
import TouchTesting
@_spi(Subclass) import Touchstone

/// Pointers, wheels, trackpads and buttons that report no change (M-18, Documentation/Divergences.md 301).
struct RestingDevicesTests {
    private static let middle = CGPoint(x: 200, y: 150)

    private static func send(_ stage: Stage, _ input: DeviceInput) {
        stage.wait(0.01)
        stage.host.receive(InputFrame(at: stage.host.now, others: [input]))
    }

    private static func lines(_ stage: Stage, _ text: String) -> Int {
        stage.log.split(separator: "\n").count { $0.contains(text) }
    }

    @Test(.rules("M-18", "B-270")) func `a pointer that reports the same place again changes no hover`() {
        let stage = Stage { $0.add(UIHoverGestureRecognizer(), "hover") }
        func hover(_ x: CGFloat, _ phase: HoverSample.Phase = .moved, _ set: (inout HoverSample) -> Void = { _ in }) {
            var sample = HoverSample(phase: phase, location: CGPoint(x: x, y: 150))
            set(&sample)
            Self.send(stage, .hover(sample))
        }
        hover(200, .entered)
        hover(200)
        expectEqual(Self.lines(stage, "hover changed"), 0)
        hover(201)
        expectEqual(Self.lines(stage, "hover changed"), 1)
        hover(201) { $0.distance = 0.5 }
        expectEqual(Self.lines(stage, "hover changed"), 2)
        hover(201) {
            $0.distance = 0.5
            $0.details.altitude = 1
        }
        expectEqual(Self.lines(stage, "hover changed"), 3)
        hover(201, .exited)
        expectEqual(Self.lines(stage, "hover ended"), 1)
    }

    @Test(.rules("M-18", "B-270")) func `a pointer that rests enters a view that comes under it`() {
        let stage = Stage { $0.add(UIHoverGestureRecognizer(), "hover") }
        let sample = HoverSample(phase: .entered, location: Self.middle)
        Self.send(stage, .hover(sample))
        let view = stage.perform { stage.addView("view", frame: CGRect(x: 150, y: 100, width: 100, height: 100)) }
        stage.perform { _ = stage.add(UIHoverGestureRecognizer(), "inner", on: view) }
        Self.send(stage, .hover(HoverSample(phase: .moved, location: Self.middle)))
        expectEqual(Self.lines(stage, "inner began"), 1)
    }

    @Test(.rules("M-18", "M-02")) func `a scroll of no distance changes nothing but the velocity`() {
        let pan = UIPanGestureRecognizer()
        pan.allowedScrollTypesMask = .all
        let stage = Stage { $0.add(pan, "pan") }
        func scroll(_ step: ScrollSample.Step, _ x: CGFloat = 200) {
            Self.send(stage, .scroll(ScrollSample(at: CGPoint(x: x, y: 150), step)))
        }
        scroll(.began(.zero))
        scroll(.changed(CGVector(dx: 20, dy: 0)))
        scroll(.changed(CGVector(dx: 20, dy: 0)))
        let changes = Self.lines(stage, "pan changed")
        scroll(.changed(.zero))
        scroll(.changed(.zero))
        expectEqual(Self.lines(stage, "pan changed"), changes)
        expectEqual(pan.velocity(in: nil), .zero)
        scroll(.changed(.zero), 210)
        expectEqual(Self.lines(stage, "pan changed"), changes + 1, "the pointer has moved")
        scroll(.ended)
        expectEqual(pan.velocity(in: nil), .zero)
    }

    @Test(.rules("M-18", "B-246")) func `a notch of no distance begins no scroll and does not prolong one`() {
        let stage = Stage { $0.addPan().allowedScrollTypesMask = .all }
        func tick(_ dy: CGFloat) {
            Self.send(stage, .scroll(ScrollSample(at: Self.middle, .tick(CGVector(dx: 0, dy: dy)))))
        }
        tick(0)
        expectEqual(stage.log, "")
        tick(10)
        stage.wait(0.06)
        tick(0)
        stage.wait(0.04)
        expectEqual(Self.lines(stage, "pan ended"), 1)
    }

    @Test(.rules("M-18")) func `a transform by nothing changes neither pinch nor simulated fingers`() {
        for supportsPointers in [true, false] {
            let stage = Stage { $0.addPinch() }
            stage.application.supportsIndirectInputEvents = supportsPointers
            func transform(_ step: TransformSample.Step) {
                Self.send(stage, .transform(TransformSample(at: Self.middle, step)))
            }
            transform(.began)
            transform(.changed(scale: 2, rotation: 0))
            transform(.changed(scale: 2, rotation: 0))
            let before = stage.log
            transform(.changed(scale: 1, rotation: 0))
            expectEqual(stage.log, before)
            transform(.ended)
            expectEqual(Self.lines(stage, "pinch ended"), 1)
        }
    }

    @Test(.rules("M-18")) func `a button whose force stays is told once`() {
        let stage = Stage()
        var told: [String] = []
        let probe = DeviceProbe()
        probe.onPresses = { _, step, _, _ in told.append(step) }
        stage.perform { stage.window.addGestureRecognizer(probe) }
        func press(_ phase: PressSample.Phase, _ force: CGFloat) {
            Self.send(stage, .press(PressSample(id: 1, phase: phase, button: .select, force: force)))
        }
        press(.began, 0.2)
        press(.changed, 0.2)
        press(.changed, 0.4)
        press(.changed, 0.4)
        press(.ended, 0)
        expectEqual(told, ["began", "changed", "ended"])
    }

    @Test(.rules("M-02", "M-18")) func `the button of a mouse that rests is as a finger that rests`() {
        let pan = UIPanGestureRecognizer()
        let stage = Stage { $0.add(pan, "pan") }
        stage.application.supportsIndirectInputEvents = true
        func mouse(_ phase: ContactSample.Phase, _ x: CGFloat) {
            stage.wait(0.01)
            let sample = ContactSample(
                id: 1, phase: phase, location: CGPoint(x: x, y: 150), tool: .indirectPointer)
            stage.host.receive(InputFrame(at: stage.host.now, [sample], buttons: phase == .ended ? [] : .primary))
        }
        mouse(.began, 100)
        mouse(.moved, 120)
        mouse(.moved, 140)
        let before = stage.log
        mouse(.moved, 140)
        mouse(.stationary, 140)
        expectEqual(stage.log, before)
        expectEqual(pan.velocity(in: nil), .zero)
    }

    @Test(.rules("M-18")) func `a second button of a mouse that rests is in the mask of the next event`() {
        let stage = Stage()
        stage.application.supportsIndirectInputEvents = true
        let probe = stage.add(ProbeView(frame: stage.view.bounds), "probe")
        var masks: [Int] = []
        probe.onTouches = { _, _, event in masks.append(event?.buttonMask.rawValue ?? -1) }
        func mouse(_ phase: ContactSample.Phase, _ x: CGFloat, _ buttons: PointerButtons) {
            stage.wait(0.01)
            let sample = ContactSample(
                id: 1, phase: phase, location: CGPoint(x: x, y: 150), tool: .indirectPointer)
            stage.host.receive(InputFrame(at: stage.host.now, [sample], buttons: buttons))
        }
        mouse(.began, 100, .primary)
        mouse(.moved, 100, [.primary, .secondary])
        mouse(.moved, 101, [.primary, .secondary])
        mouse(.ended, 101, [])
        expectEqual(masks, [1, 3, 0])
    }
}
