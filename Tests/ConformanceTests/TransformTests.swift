import Testing
import TouchTesting
@_spi(Subclass) import Touchstone

/// B-260 and B-261: a pinch on a trackpad.
@Suite struct TransformTests {
    private static let middle = CGPoint(x: 200, y: 150)

    private func stage() -> (Stage, UIPinchGestureRecognizer) {
        let stage = Stage { _ = $0.pinch() }
        stage.application.supportsIndirectInputEvents = true
        return (stage, stage.view.gestureRecognizers?.first as! UIPinchGestureRecognizer)
    }

    @Test func `B-260 B-261 a trackpad pinches, without touches, from a scale of 1`() {
        let (stage, pinch) = stage()
        var notes: [String] = []
        pinch.addAction {
            let scale = (($0 as! UIPinchGestureRecognizer).scale * 1_000).rounded() / 1_000
            notes.append("\(scale) \($0.numberOfTouches) \($0.location(in: nil).x)")
        }
        stage.hands.transform(at: Self.middle, scale: 1.5, steps: 2, over: 0.04)
        #expect(
            notes == ["1.0 0 200.0", "1.2 0 200.0", "1.2 0 200.0"])
        stage.expect(
            """
              0     view gets transform
                    pinch follow transform
                    pinch hears stream-began
              20    pinch hears stream-changed
                    pinch began
              40    pinch hears stream-changed
                    pinch changed
                    pinch hears stream-ended
                    pinch ended
                    pinch reset
            """)
    }

    @Test func `B-256 a trackpad that turns does not pinch`() {
        let (stage, _) = stage()
        stage.hands.transform(at: Self.middle, scale: 1.01, rotation: 1, steps: 2, over: 0.04)
        stage.expect(
            """
              0     view gets transform
                    pinch follow transform
                    pinch hears stream-began
              20    pinch hears stream-changed
              40    pinch hears stream-changed
                    pinch hears stream-ended
                    pinch failed: the scale did not change by 0.02
                    pinch reset
            """)
    }

    @Test func `B-257 the scale of an endless pinch stays a number above 0`() {
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
            #expect(pinch.scale > 0 && pinch.scale.isFinite)
        }
    }

    @Test func `B-015 B-261 a second beginning and an interruption cancel a pinch`() {
        let (stage, _) = stage()
        func send(_ step: TransformSample.Step) {
            stage.host.receive(
                InputFrame(at: stage.host.now, others: [.transform(TransformSample(at: Self.middle, step))]))
        }
        send(.began)
        send(.changed(scale: 1.5, rotation: 0))
        send(.began)
        send(.changed(scale: 1.5, rotation: 0))
        stage.application.resignActive()
        send(.changed(scale: 1.5, rotation: 0))
        send(.ended)
        #expect(stage.diagnostics == [])
        stage.expect(
            """
              0     view gets transform
                    pinch follow transform
                    pinch hears stream-began
                    pinch hears stream-changed
                    pinch began
                    pinch hears stream-cancelled
                    pinch breaks off: system cancelled
                    pinch cancelled
                    pinch reset
                    view gets transform
                    pinch follow transform
                    pinch hears stream-began
                    pinch hears stream-changed
                    pinch began
                    pinch hears stream-cancelled
                    pinch breaks off: system cancelled
                    pinch cancelled
                    pinch reset
            """)
    }
}
