import TestSupport
@_spi(Subclass) import Touchstone
import Testing
import TouchTesting

/// Keys and buttons as no host should send them.
struct `Odd presses` {
    private func send(_ stage: Stage, _ samples: PressSample...) {
        stage.host.receive(InputFrame(at: stage.host.now, others: samples.map { .press($0) }))
    }

    private func sample(_ phase: PressSample.Phase, id: Int = 1) -> PressSample {
        PressSample(id: id, phase: phase, button: .select)
    }

    @Test func `changed, ended and cancelled for presses that are not down are reported and change nothing`() {
        let stage = Stage { _ = $0.addTap() }
        send(stage, sample(.changed), sample(.ended, id: 2), sample(.cancelled, id: 3))
        expectEqual(stage.diagnostics, [.unknownPress(1), .unknownPress(2), .unknownPress(3)])
        expectEqual(
            stage.log,
            "0     ! \(TouchDiagnostic.unknownPress(1))\n      ! \(TouchDiagnostic.unknownPress(2))\n"
                + "      ! \(TouchDiagnostic.unknownPress(3))")
    }

    @Test func `a press that goes down twice is cancelled, and what follows of it is ignored without more words`() {
        let stage = Stage { _ = $0.addTap() }
        send(stage, sample(.began))
        send(stage, sample(.began))
        send(stage, sample(.changed))
        send(stage, sample(.ended))
        expectEqual(stage.diagnostics, [.pressDownTwice(1)])
        stage.expect(
            """
              0     window receives press 1
                    window receives press-began 1
                    ! press 1 went down twice; it was cancelled and the second beginning ignored: report that it came up first
                    window receives press-cancelled 1
            """)
        send(stage, sample(.ended))
        expectEqual(stage.diagnostics.last, .unknownPress(1))
    }

    @Test func `70 presses at once are held, 64 of them are received`() {
        let stage = Stage()
        for id in 0..<70 { send(stage, sample(.began, id: id)) }
        for id in 0..<70 { send(stage, sample(.ended, id: id)) }
        expectEqual(stage.diagnostics, [])
        expectEqual(
            stage.records.filter { if case .deliver(_, .pressEnded, _, _) = $0.step { true } else { false } }.count, 64)
        expectEqual(stage.faults(), [])
    }

    @Test func `a press that begins again after it was refused is received`() {
        let stage = Stage()
        stage.application.host.resignActive()
        send(stage, sample(.began))
        stage.application.host.becomeActive()
        send(stage, sample(.changed))
        send(stage, sample(.ended))
        send(stage, sample(.began), sample(.ended))
        expectEqual(stage.diagnostics, [])
        expect(stage.log.contains("window receives press-ended 1"))
    }

    @Test func `a window whose sendEvent passes nothing on receives nothing, and is in order afterwards`() {
        let stage = Stage(window: Swallowing(frame: .zero)) { stage in
            stage.addTap()
            stage.add(UIHoverGestureRecognizer(), "hover")
            stage.addPan().allowedScrollTypesMask = .all
        }
        let window = stage.window as? Swallowing
        for swallowed in [[0], [1], [0, 1], []] {
            window?.swallows = swallowed
            window?.count = 0
            stage.hands.click(.select)
            window?.count = 0
            stage.hands.hover(at: stage.view)
            stage.hands.stopHovering()
            window?.count = 0
            stage.hands.scroll(at: stage.view, by: CGVector(dx: 9, dy: 9), over: 0.01)
            window?.swallows = []
            stage.settleDown()
            for recognizer in stage.view.gestureRecognizers ?? [] {
                expectEqual(recognizer.state, .possible)
            }
            expectNil(stage.application.host.wakeInstant)
        }
        stage.clearLog()
        stage.hands.hover(at: stage.view)
        stage.hands.stopHovering()
        expectEqual(stage.faults(), [])
        expect(stage.log.contains("hover ended"))
    }

    private final class Swallowing: UIWindow {
        var swallows: [Int] = []
        var count = 0

        override func sendEvent(_ event: UIEvent) {
            count += 1
            if !swallows.contains(count - 1) { super.sendEvent(event) }
        }
    }
}

/// Radii, forces and angles as no digitizer should report them.
struct `Odd details` {
    @Test func `values that are no numbers are reported, and the last ones are kept`() {
        let stage = Stage { $0.add(UIHoverGestureRecognizer(), "hover") }
        let view = stage.perform { stage.add(Noting(frame: stage.view.bounds), "noting") }
        var (sound, odd, place) = (ContactDetails(), ContactDetails(), ContactDetails())
        (sound.force, sound.altitude) = (0.5, 1)
        sound.estimation.index = 3
        sound.estimation.estimated = .force
        sound.estimation.expectingUpdates = .force
        (odd.force, odd.altitude) = (.nan, 2)
        place.preciseLocation = CGPoint(x: 0, y: CGFloat.infinity)
        func send(
            _ phase: ContactSample.Phase, _ details: ContactDetails, x: CGFloat = 5, _ earlier: [EarlierSample] = []
        ) {
            let sample = ContactSample(id: 1, phase: phase, location: CGPoint(x: x, y: 5), details: details)
            stage.host.receive(InputFrame(at: stage.host.now, [sample], earlier: earlier))
        }
        send(.began, odd)
        send(.moved, sound)
        send(.moved, place, x: 6, [EarlierSample(id: 1, at: .zero, location: .zero, details: odd)])
        stage.host.receive(InputFrame(at: .zero, updates: [EstimateUpdate(index: 3, details: odd)]))
        send(.ended, odd)
        stage.hands.hover(at: stage.view, details: odd)
        expectEqual(view.forces, [0, 0.5, 0.5, 0.5])
        expectEqual(view.readings, 1)
        expectEqual(view.updates, 0)
        expectEqual(stage.diagnostics, Array(repeating: .inputNotFinite("a contact"), count: 6))
    }

    private final class Noting: UIView {
        var forces: [CGFloat] = []
        var updates = 0
        var readings = 0

        private func note(_ touches: Set<UITouch>, _ event: UIEvent?) {
            for touch in touches {
                forces.append(touch.force)
                readings = event?.coalescedTouches(for: touch)?.count ?? 0
                expectEqual(touch.preciseLocation(in: nil), touch.location(in: nil))
            }
        }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }
        override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) { updates += 1 }
    }
}
