import TestSupport
import Testing
import TouchTesting
@_spi(Subclass) import Touchstone

/// Pinches and turns on a trackpad (B-256…B-261).
struct TransformTests {
    private static let middle = CGPoint(x: 200, y: 150)

    private let together: WrittenDelegate = {
        let delegate = WrittenDelegate()
        delegate.areTogether = { _, _ in true }
        return delegate
    }()

    private func stage() -> (Stage, UIPinchGestureRecognizer) {
        let stage = Stage { _ = $0.addPinch() }
        stage.application.supportsIndirectInputEvents = true
        return (stage, stage.view.gestureRecognizers?.first as! UIPinchGestureRecognizer)
    }

    @Test(.rules("B-260", "B-261")) func `a trackpad pinches, without touches, without the slop`() {
        let (stage, pinch) = stage()
        var notes: [String] = []
        pinch.addAction {
            let scale = ($0.scale * 1_000).rounded() / 1_000
            notes.append("\(scale) \($0.numberOfTouches) \($0.location(in: nil).x)")
        }
        stage.hands.transform(at: Self.middle, scale: 1.5, steps: 2, over: 0.04)
        expectEqual(notes, ["1.225 0 200.0", "1.471 0 200.0", "1.471 0 200.0"])
        stage.expect(
            """
              0     view receives transform
                    pinch follows transform
                    pinch receives stream-began
              20    pinch receives stream-changed
                    pinch began
              40    pinch receives stream-changed
                    pinch changed
                    pinch receives stream-ended
                    pinch ended
                    pinch reset
            """)
    }

    @Test(.rules("B-256")) func `a trackpad that turns does not pinch`() {
        let (stage, _) = stage()
        stage.hands.transform(at: Self.middle, scale: 1.01, rotation: 1, steps: 2, over: 0.04)
        stage.expect(
            """
              0     view receives transform
                    pinch follows transform
                    pinch receives stream-began
              20    pinch receives stream-changed
              40    pinch receives stream-changed
                    pinch receives stream-ended
                    pinch failed: the scale did not change by 0.02
                    pinch reset
            """)
    }

    @Test(.rules("B-257")) func `the scale of an endless pinch stays a number above 0`() {
        let (stage, pinch) = stage()
        for scale in [1e300, 1e300, 1e-300] as [CGFloat] {
            stage.host.receive(
                InputFrame(
                    at: stage.host.now,
                    others: [
                        .transform(TransformSample(at: Self.middle, .began)),
                        .transform(TransformSample(at: Self.middle, .changed(scale: 2, rotation: 0))),
                        .transform(TransformSample(at: Self.middle, .changed(scale: scale, rotation: 0))),
                        .transform(TransformSample(at: Self.middle, .changed(scale: scale, rotation: 0))),
                    ]))
            expect(pinch.scale > 0 && pinch.scale.isFinite)
        }
    }

    @Test(.rules("B-015", "B-261")) func `a second beginning and an interruption cancel a pinch`() {
        let (stage, _) = stage()
        func send(_ step: TransformSample.Step) {
            stage.host.receive(
                InputFrame(at: stage.host.now, others: [.transform(TransformSample(at: Self.middle, step))]))
        }
        send(.began)
        send(.changed(scale: 1.5, rotation: 0))
        send(.began)
        send(.changed(scale: 1.5, rotation: 0))
        stage.application.host.resignActive()
        send(.changed(scale: 1.5, rotation: 0))
        send(.ended)
        expectEqual(stage.diagnostics, [])
        stage.expect(
            """
              0     view receives transform
                    pinch follows transform
                    pinch receives stream-began
                    pinch receives stream-changed
                    pinch began
                    pinch receives stream-cancelled
                    pinch breaks off: system cancelled
                    pinch cancelled
                    pinch reset
                    view receives transform
                    pinch follows transform
                    pinch receives stream-began
                    pinch receives stream-changed
                    pinch began
                    pinch receives stream-cancelled
                    pinch breaks off: system cancelled
                    pinch cancelled
                    pinch reset
            """)
    }

    // MARK: Turning

    private func turning() -> (Stage, UIRotationGestureRecognizer) {
        let stage = Stage { _ = $0.addRotation() }
        stage.application.supportsIndirectInputEvents = true
        return (stage, stage.view.gestureRecognizers?.first as! UIRotationGestureRecognizer)
    }

    @Test(.rules("B-258", "B-260", "B-261")) func `a trackpad turns, without touches, without the slop`() {
        let (stage, rotation) = turning()
        var notes: [String] = []
        rotation.addAction {
            let angle = ($0.rotation * 1_000).rounded() / 1_000
            notes.append("\(angle) \($0.numberOfTouches) \($0.location(in: nil).x)")
        }
        // 0.02 radians each: the second passes the hysteresis of 0.035.
        stage.hands.transform(at: Self.middle, rotation: -0.08, steps: 4, over: 0.08)
        expectEqual(notes, ["-0.005 0 200.0", "-0.025 0 200.0", "-0.045 0 200.0", "-0.045 0 200.0"])
        stage.expect(
            """
              0     view receives transform
                    rotation follows transform
                    rotation receives stream-began
              20    rotation receives stream-changed
              40    rotation receives stream-changed
                    rotation began
              60    rotation receives stream-changed
                    rotation changed
              80    rotation receives stream-changed
                    rotation changed
                    rotation receives stream-ended
                    rotation ended
                    rotation reset
            """)
        stage.hands.transform(at: Self.middle, rotation: 1, steps: 1, over: 0.02)
        expectEqual(notes.dropFirst(4), ["0.965 0 200.0", "0.965 0 200.0"], "the next one starts anew")
    }

    @Test(.rules("B-258")) func `rounds of a trackpad add up, and a rotation that is set goes on from there`() {
        let (stage, rotation) = turning()
        stage.hands.transform(at: Self.middle, rotation: 5 * .pi, steps: 50, over: 0.5)
        expect(abs(rotation.rotation - 5 * .pi + 0.035) < 1e-9)
        rotation.addAction { $0.rotation = 0 }
        stage.hands.transform(at: Self.middle, rotation: 5 * .pi, steps: 50, over: 0.5)
        expectEqual(rotation.rotation, 0)
    }

    @Test(.rules("B-256")) func `a trackpad that pinches does not turn`() {
        let (stage, _) = turning()
        stage.hands.transform(at: Self.middle, scale: 3, rotation: 0.03, steps: 2, over: 0.04)
        stage.expect(
            """
              0     view receives transform
                    rotation follows transform
                    rotation receives stream-began
              20    rotation receives stream-changed
              40    rotation receives stream-changed
                    rotation receives stream-ended
                    rotation failed: did not rotate by 0.04 radians
                    rotation reset
            """)
    }

    @Test(.rules("B-015", "B-261"))
    func `a second beginning and an interruption cancel a rotation, before it begins it fails`() {
        let (stage, _) = turning()
        func send(_ step: TransformSample.Step) {
            stage.host.receive(
                InputFrame(at: stage.host.now, others: [.transform(TransformSample(at: Self.middle, step))]))
        }
        send(.began)
        send(.changed(scale: 1, rotation: 1))
        send(.began)
        send(.changed(scale: 1, rotation: 0.01))
        stage.application.host.resignActive()
        send(.changed(scale: 1, rotation: 1))
        send(.ended)
        expectEqual(stage.diagnostics, [])
        stage.expect(
            """
              0     view receives transform
                    rotation follows transform
                    rotation receives stream-began
                    rotation receives stream-changed
                    rotation began
                    rotation receives stream-cancelled
                    rotation breaks off: system cancelled
                    rotation cancelled
                    rotation reset
                    view receives transform
                    rotation follows transform
                    rotation receives stream-began
                    rotation receives stream-changed
                    rotation receives stream-cancelled
                    rotation failed: system cancelled
                    rotation reset
            """)
    }

    // MARK: Both

    private func both(areTogether: Bool) -> Stage {
        let stage = Stage { stage in
            let (pinch, rotation) = (stage.addPinch(), stage.addRotation())
            if areTogether { (pinch.delegate, rotation.delegate) = (together, together) }
        }
        stage.application.supportsIndirectInputEvents = true
        return stage
    }

    @Test(.rules("B-165", "B-260")) func `a trackpad pinches and turns at the same time if a delegate says so`() {
        let stage = both(areTogether: true)
        stage.hands.transform(at: Self.middle, scale: 1.5, rotation: 0.4, steps: 2, over: 0.04)
        stage.expect(
            """
              0     view receives transform
                    rotation, pinch follow transform
                    rotation, pinch receive stream-began
              20    rotation, pinch receive stream-changed
                    rotation began
                    pinch began
              40    rotation, pinch receive stream-changed
                    rotation changed
                    pinch changed
                    rotation, pinch receive stream-ended
                    rotation ended
                    pinch ended
                    rotation, pinch reset
            """)
    }

    @Test(.rules("B-145", "B-260")) func `without a delegate one of them has the trackpad`() {
        let stage = both(areTogether: false)
        stage.hands.transform(at: Self.middle, scale: 1.5, rotation: 0.4, steps: 2, over: 0.04)
        stage.expect(
            """
              0     view receives transform
                    rotation, pinch follow transform
                    rotation, pinch receive stream-began
              20    rotation, pinch receive stream-changed
                    pinch failed: prevented by rotation
                    rotation began
                    pinch reset
              40    rotation receives stream-changed
                    rotation changed
                    rotation receives stream-ended
                    rotation ended
                    rotation reset
            """)
    }

    @Test(.rules("B-256")) func `transformHysteresis of both can be set, and decides`() {
        let stage = both(areTogether: true)
        guard let pinch = stage.view.gestureRecognizers?.first as? UIPinchGestureRecognizer,
            let rotation = stage.view.gestureRecognizers?.last as? UIRotationGestureRecognizer
        else { return expect(Bool(false)) }
        var told: [String] = []
        for recognizer in [pinch, rotation] {
            recognizer.addAction { if $0.state == .began { told.append($0.name ?? "") } }
        }
        func play() -> [String] {
            told = []
            stage.hands.transform(at: Self.middle, scale: 1.4, rotation: 0.4, steps: 4, over: 0.04)
            return told
        }
        expectEqual(play(), ["rotation", "pinch"])
        pinch.transformHysteresis = 0.5
        expectEqual(play(), ["rotation"])
        expectEqual(pinch.failureReason, .own("the scale did not change by 0.5"))
        rotation.transformHysteresis = 0.5
        expectEqual(play(), [])
        expectEqual(rotation.failureReason, .own("did not rotate by 0.5 radians"))
        (pinch.transformHysteresis, rotation.transformHysteresis) = (0.39, 0.39)
        expectEqual(play(), ["rotation", "pinch"])
    }
}
