import TestSupport
import Testing
import TouchTesting
@_spi(Subclass) import Touchstone

/// Clicks, and apps that know no pointers (B-224, B-260…B-262).
struct PointerTests {
    private static let middle = CGPoint(x: 200, y: 150)

    /// Two taps and a probe on one view.
    private func stage(knowsPointers: Bool) -> Stage {
        let stage = Stage { stage in
            stage.addTap("primary").delegate = together
            let secondary = stage.addTap("secondary")
            secondary.buttonMaskRequired = .secondary
            secondary.delegate = together
        }
        stage.application.supportsIndirectInputEvents = knowsPointers
        return stage
    }

    private let together: WrittenDelegate = {
        let delegate = WrittenDelegate()
        delegate.areTogether = { _, _ in true }
        return delegate
    }()

    @Test(.rules("B-224", "B-262")) func `a tap asks for its button, the primary one by default`() {
        let stage = stage(knowsPointers: true)
        stage.hands.click(at: Self.middle)
        stage.wait(0.95)
        stage.hands.click(.secondary, at: Self.middle)
        stage.expect(
            """
              0     view hit by 1
                    secondary, primary watch 1
                    secondary, primary receive began 1
                    secondary failed: buttons 1, not 2
                    view receives began 1
                    secondary reset
              50    primary receives ended 1
                    view receives cancelled 1
                    primary ended
                    primary reset
              1000  view hit by 2
                    secondary, primary watch 2
                    secondary, primary receive began 2
                    primary failed: buttons 2, not 1
                    view receives began 2
                    primary reset
              1050  secondary receives ended 2
                    view receives cancelled 2
                    secondary ended
                    secondary reset
            """)
    }

    @Test(.rules("B-224")) func `two buttons together tap for who asks for one of them, and for who asks for both`() {
        let stage = Stage { stage in
            stage.addTap("primary").delegate = together
            let both = stage.addTap("both")
            both.buttonMaskRequired = [.primary, .secondary]
            both.delegate = together
        }
        stage.application.supportsIndirectInputEvents = true
        stage.hands.click([.primary, .secondary], at: Self.middle)
        stage.wait(0.95)
        stage.hands.click(at: Self.middle)
        stage.expect(
            """
              0     view hit by 1
                    both, primary watch 1
                    both, primary receive began 1
                    view receives began 1
              50    both, primary receive ended 1
                    view receives cancelled 1
                    both ended
                    primary ended
                    both, primary reset
              1000  view hit by 2
                    both, primary watch 2
                    both, primary receive began 2
                    both failed: buttons 1, not 3
                    view receives began 2
                    both reset
              1050  primary receives ended 2
                    view receives cancelled 2
                    primary ended
                    primary reset
            """)
    }

    @Test(.rules("B-224")) func `a mask without buttons is not taken over`() {
        let tap = UITapGestureRecognizer()
        expectEqual(tap.buttonMaskRequired, .primary)
        tap.buttonMaskRequired = []
        expectEqual(tap.buttonMaskRequired, .primary)
        tap.buttonMaskRequired = .button(3)
        expectEqual(tap.buttonMaskRequired.rawValue, 4)
    }

    @Test(.rules("B-224")) func `fingers have no buttons: both taps match`() {
        let stage = stage(knowsPointers: true)
        stage.hands.tap(at: Self.middle)
        stage.expect(
            """
              0     view hit by 1
                    secondary, primary watch 1
                    secondary, primary receive began 1
                    view receives began 1
              50    secondary, primary receive ended 1
                    view receives cancelled 1
                    secondary ended
                    primary ended
                    secondary, primary reset
            """)
    }

    @Test(.rules("B-260"), arguments: [true, false])
    func `a click is of type indirectPointer if the app knows pointers, else a finger`(knowsPointers: Bool) {
        let stage = Stage()
        expect(!stage.application.supportsIndirectInputEvents)
        stage.application.supportsIndirectInputEvents = knowsPointers
        let view = stage.perform { stage.add(ProbeView(frame: stage.view.bounds), "probe") }
        var types: [UITouch.TouchType] = []
        view.onTouches = { _, touches, _ in types += touches.map { $0.type } }
        stage.hands.click(at: Self.middle)
        expectEqual(types, Array(repeating: knowsPointers ? .indirectPointer : .direct, count: 2))
    }

    @Test(.rules("B-260"), .bug(id: "W20-10094"))
    func `an event and a recognizer tell keys and buttons, the event before it is joined`() {
        let stage = Stage()
        stage.application.supportsIndirectInputEvents = true
        let probe = stage.perform { stage.add(ProbeRecognizer(onMove: .failed), "probe") }
        var notes: [String] = []
        probe.receivesEvent = { event in
            notes.append(
                "asked: \(event.modifierFlags.rawValue >> 16) \(event.buttonMask.rawValue), "
                    + "was \(probe.modifierFlags.rawValue >> 16) \(probe.buttonMask.rawValue)")
            return true
        }
        probe.onBegan = { probe, _, event in
            notes.append(
                "began: \(event.modifierFlags.rawValue >> 16) \(event.buttonMask.rawValue), "
                    + "is \(probe.modifierFlags.rawValue >> 16) \(probe.buttonMask.rawValue)")
        }
        stage.hands.modifiers = .control
        stage.hands.buttons = [.primary, .secondary]
        stage.hands.down(at: Self.middle, tool: .indirectPointer)
        expectEqual(notes, ["asked: 4 3, was 0 0", "began: 4 3, is 4 3"])
    }

    @Test(.rules("B-260")) func `a timer that is due before a frame still belongs to the keys of before`() {
        let stage = Stage()
        var received: [String] = []
        let view = stage.perform { stage.add(ProbeView(frame: stage.view.bounds), "probe") }
        view.onTouches = { method, _, event in
            received.append("\(method.rawValue) \(event?.modifierFlags.rawValue ?? -1)")
        }
        let tap = stage.perform { stage.addTap("double", count: 2, on: view) }
        tap.delaysTouchesBegan = true
        stage.hands.tap(at: Self.middle)
        // The host is late: the frame comes after the tap has failed, in its time.
        stage.application.host.receive(
            InputFrame(
                at: Instant(seconds: 2), [ContactSample(id: 1, phase: .began, location: Self.middle)],
                modifiers: .shift))
        expectEqual(received, ["began 0", "ended 0"])
    }

    // MARK: Apps that know no pointers

    @Test(.rules("B-260")) func `for an app that knows no pointers, two touches beside the pointer play a pinch`() {
        let stage = Stage { _ = $0.addPinch() }
        var scales: [CGFloat] = []
        stage.view.gestureRecognizers?.first?.addAction {
            scales.append((($0 as! UIPinchGestureRecognizer).scale * 100).rounded() / 100)
            expectEqual($0.numberOfTouches, $0.state == .ended ? 0 : 2)
            expectEqual($0.location(in: nil), Self.middle)
        }
        stage.hands.transform(at: Self.middle, scale: 2, steps: 2, over: 0.04)
        expectEqual(scales, [1.32, 1.76, 1.76])
        expectEqual(stage.diagnostics, [])
        stage.expect(
            """
              0     view hit by 1
                    pinch watches 1
                    view hit by 2
                    pinch watches 2
                    pinch receives began 1+2
                    view never receives 2
                    view receives began 1
              20    pinch receives moved 1+2
                    view receives cancelled 1
                    pinch began
              40    pinch receives moved 1+2
                    pinch changed
                    pinch receives ended 1+2
                    pinch ended
                    pinch reset
            """)
    }

    @Test(.rules("B-260")) func `the two touches are a known distance apart, and turn clockwise about the pointer`() {
        let stage = Stage { $0.view.isMultipleTouchEnabled = true }
        let view = stage.perform { stage.add(ProbeView(frame: stage.view.bounds), "probe") }
        view.isMultipleTouchEnabled = true
        var places: [[CGPoint]] = []
        view.onTouches = { _, touches, _ in
            places.append(
                touches.map { $0.location(in: nil) }.map { CGPoint(x: $0.x.rounded(), y: $0.y.rounded()) }
                    .sorted { ($0.x, $0.y) < ($1.x, $1.y) })
        }
        stage.hands.transform(at: Self.middle, scale: 1, rotation: .pi / 2, steps: 1, over: 0.02)
        let half = GestureThresholds.simulatedTouchDistance / 2
        let upright = [CGPoint(x: 200, y: 150 - half), CGPoint(x: 200, y: 150 + half)]
        expectEqual(places, [[CGPoint(x: 200 - half, y: 150), CGPoint(x: 200 + half, y: 150)], upright, upright])
    }

    @Test func `T B-260 the two touches of a pinch without end stay a known distance apart, and come together again`() {
        let stage = Stage()
        stage.view.isMultipleTouchEnabled = true
        func send(_ step: TransformSample.Step) {
            stage.host.receive(
                InputFrame(at: stage.host.now, others: [.transform(TransformSample(at: Self.middle, step))]))
        }
        var distances: [CGFloat] = []
        send(.began)
        for scale in [1_000, 1e300, 1e300, 0.001] as [CGFloat] {
            send(.changed(scale: scale, rotation: 0))
            let places = stage.records.compactMap { record -> [CGPoint]? in
                if case .frame(let frame) = record.step { frame.contacts.map(\.location) } else { nil }
            }
            guard let pair = places.last, pair.count == 2 else { continue }
            distances.append(pair[1].x - pair[0].x)
        }
        expectEqual(distances, [60_000, 100_000, 100_000, 100])
        send(.ended)
        expectEqual(stage.diagnostics, [])
    }

    @Test(.rules("B-260"))
    func `the touches of a pinch have IDs that no contact has, and a contact that takes one later is left out`() {
        let stage = Stage()
        stage.view.isMultipleTouchEnabled = true
        func send(_ contacts: [ContactSample], _ steps: TransformSample.Step...) {
            let others = steps.map { DeviceInput.transform(TransformSample(at: Self.middle, $0)) }
            stage.host.receive(InputFrame(at: stage.host.now, contacts, others: others))
        }
        func contact(_ id: Int, _ phase: ContactSample.Phase) -> ContactSample {
            ContactSample(id: id, phase: phase, location: CGPoint(x: phase == .began ? 10 : 11, y: 10))
        }
        send([contact(.min, .began)])
        send([contact(.min + 2, .began)], .began)
        // The pair has the two that are left: Int.min + 1 and Int.min + 3.
        send([contact(.min + 3, .began), contact(.min, .moved)])
        send([contact(.min + 3, .moved)], .changed(scale: 2, rotation: 0))
        send([contact(.min + 3, .ended)], .ended)
        send([contact(.min, .ended), contact(.min + 2, .ended)])
        expectEqual(stage.diagnostics, [.contactIDTaken(.min + 3)])
        expectEqual(
            stage.diagnostics.first?.description,
            "contact \(Int.min + 3) came down while a touch that simulates a pinch on a trackpad "
                + "has that ID; it is ignored until the pinch is over: give the contact another ID")
        stage.expect(
            """
            0     view hit by 1
                  view receives began 1
                  view hit by 2
                  view hit by 3
                  view hit by 4
                  view receives began 2+3+4
                  ! contact -9223372036854775805 came down while a touch that simulates a pinch on a trackpad has that ID; it is ignored until the pinch is over: give the contact another ID
                  view receives moved 1
                  view receives moved 3+4
                  view receives ended 3+4
                  view receives ended 1+2
            """)
    }

    @Test(.rules("B-260"))
    func `an interruption cancels the touches of a pinch beside a contact that has the ID of one`() {
        let stage = Stage()
        stage.view.isMultipleTouchEnabled = true
        func send(_ phase: ContactSample.Phase) {
            let contact = ContactSample(id: .min, phase: phase, location: CGPoint(x: 10, y: 10))
            stage.host.receive(InputFrame(at: stage.host.now, [contact]))
        }
        stage.host.receive(InputFrame(at: .zero, others: [.transform(TransformSample(at: Self.middle, .began))]))
        send(.moved)
        send(.began)
        send(.moved)
        send(.cancelled)
        stage.application.host.resignActive()
        stage.application.host.becomeActive()
        expectEqual(stage.diagnostics, [.contactIDTaken(.min)])
        expect(stage.log.contains("view receives cancelled 1+2"))
        expect(!stage.log.contains("moved"))
    }

    @Test(.rules("B-260")) func `scrolls and hovers are events for every app`() {
        let stage = Stage { stage in
            stage.addPan().allowedScrollTypesMask = .all
            stage.add(UIHoverGestureRecognizer(), "hover")
        }
        stage.hands.hover(at: Self.middle)
        stage.hands.turnWheel(at: Self.middle, notch: CGVector(dx: 0, dy: 10))
        stage.expect(
            """
              0     hover follows hover
                    hover receives stream-began
                    hover began
                    view receives scroll
                    pan follows scroll
                    pan receives stream-began
                    pan began
            """)
    }

    @Test(.rules("B-260"), arguments: [true, false])
    func `a pinch ends as what it began, even if the app changes its mind meanwhile`(knowsPointers: Bool) {
        let stage = Stage { _ = $0.addPinch() }
        stage.application.supportsIndirectInputEvents = knowsPointers
        func send(_ step: TransformSample.Step) {
            stage.host.receive(
                InputFrame(at: stage.host.now, others: [.transform(TransformSample(at: Self.middle, step))]))
        }
        send(.began)
        stage.application.supportsIndirectInputEvents = !knowsPointers
        send(.changed(scale: 1.5, rotation: 0))
        send(.changed(scale: 1.5, rotation: 0))
        send(.ended)
        expectEqual(stage.diagnostics, [])
        expect(stage.log.contains(knowsPointers ? "pinch receives stream-ended" : "pinch receives ended 1+2"))
        // The other way round, and begun twice.
        send(.began)
        send(.changed(scale: 1.5, rotation: 0))
        stage.application.supportsIndirectInputEvents = knowsPointers
        send(.began)
        send(.ended)
        stage.wait(1)
        expectEqual(stage.diagnostics, [])
        expectEqual(stage.view.gestureRecognizers?.first?.state, .possible)
    }

    @Test(.rules("B-260")) func `an interruption cancels the two touches, and odd samples are reported`() {
        let stage = Stage { _ = $0.addPinch() }
        func send(_ step: TransformSample.Step) {
            stage.host.receive(
                InputFrame(at: stage.host.now, others: [.transform(TransformSample(at: Self.middle, step))]))
        }
        send(.changed(scale: 1.5, rotation: 0))
        send(.began)
        send(.changed(scale: .nan, rotation: 0))
        send(.changed(scale: 1.5, rotation: 0))
        stage.application.host.resignActive()
        stage.application.host.becomeActive()
        send(.changed(scale: 1.5, rotation: 0))
        send(.ended)
        expectEqual(stage.diagnostics, [.streamNotBegun("a transform"), .inputNotFinite("a transform")])
        stage.expect(
            """
              0     ! input for a transform that has not begun was ignored: report it as began first
                    view hit by 1
                    pinch watches 1
                    view hit by 2
                    pinch watches 2
                    pinch receives began 1+2
                    view never receives 2
                    view receives began 1
                    ! a transform has a value that is not finite; the value was ignored: report finite numbers
                    pinch receives moved 1+2
                    view receives cancelled 1
                    pinch began
                    pinch receives cancelled 1+2
                    pinch breaks off: system cancelled
                    pinch cancelled
                    pinch reset
            """)
    }

    @Test(.rules("B-260"), arguments: [true, false])
    func `the frames of a trace, played again, give the same trace`(knowsPointers: Bool) {
        func stage() -> Stage {
            let stage = Stage { stage in
                stage.addPinch()
                stage.addTap().require(toFail: stage.addLongPress())
                stage.addPan().allowedScrollTypesMask = .all
                stage.add(UIHoverGestureRecognizer(), "hover")
            }
            stage.application.supportsIndirectInputEvents = knowsPointers
            return stage
        }
        let (first, second) = (stage(), stage())
        first.hands.hover(at: Self.middle)
        first.hands.click(.secondary, at: Self.middle)
        first.hands.transform(at: Self.middle, scale: 1.5, rotation: 1)
        first.hands.turnWheel(at: Self.middle, notch: CGVector(dx: 0, dy: 9), count: 2)
        first.hands.click(.select)
        first.wait(1)
        for record in first.records {
            if case .frame(let frame) = record.step { second.host.receive(frame) }
        }
        second.wait(1)
        expect(first.records.count > 50)
        expectEqual(second.records, first.records)
    }

    @Test(.rules("1.10")) func `rectangles are converted between windows and to the screen`() {
        let stage = Stage()
        let other = stage.perform { UIWindow(frame: CGRect(x: 30, y: 40, width: 100, height: 100)) }
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        expectEqual(other.convert(rect, to: nil as UIWindow?), CGRect(x: 31, y: 42, width: 3, height: 4))
        expectEqual(other.convert(rect, from: nil as UIWindow?), CGRect(x: -29, y: -38, width: 3, height: 4))
        expectEqual(other.convert(rect, to: stage.window as UIWindow?), CGRect(x: 31, y: 42, width: 3, height: 4))
        expectEqual(other.convert(rect, from: stage.window as UIWindow?), CGRect(x: -29, y: -38, width: 3, height: 4))
    }
}
