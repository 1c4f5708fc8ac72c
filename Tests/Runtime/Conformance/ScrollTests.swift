import TestSupport
import Testing
import TouchTesting
@_spi(Subclass) import Touchstone

/// Wheels and trackpads (B-246, B-261).
struct ScrollTests {
    private static let middle = CGPoint(x: 200, y: 150)

    private func stage(_ mask: UIScrollTypeMask = .all) -> (Stage, UIPanGestureRecognizer) {
        let stage = Stage { $0.addPan().allowedScrollTypesMask = mask }
        return (stage, stage.view.gestureRecognizers?.first as! UIPanGestureRecognizer)
    }

    @Test(.rules("B-246", "M-14")) func `a trackpad pans from 10 points on to its end`() {
        let (stage, pan) = stage()
        var translations: [CGPoint] = []
        pan.addAction { translations.append($0.translation(in: nil)) }
        stage.hands.samplesPerSecond = 100
        stage.hands.scroll(at: Self.middle, by: CGVector(dx: 0, dy: -24), over: 0.03)
        expectEqual(translations.map { $0.y }, [-16, -24, -24])
        stage.expect(
            """
              0     view receives scroll
                    pan follows scroll
                    pan receives stream-began
              10    pan receives stream-changed
                    pan began
              20    pan receives stream-changed
                    pan changed
              30    pan receives stream-ended
                    pan ended
                    pan reset
            """)
    }

    @Test(.rules("B-246")) func `a scroll has moved nothing when it ends or is cancelled`() {
        final class Follower: UIGestureRecognizer {
            var lines: [String] = []

            override func handles(_ event: UIEvent) -> Bool { event.type == .scroll }
            override func streamBegan(_ event: StreamEvent) { note("began", event) }
            override func streamChanged(_ event: StreamEvent) { note("changed", event) }
            override func streamEnded(_ event: StreamEvent) { note("ended", event) }
            override func streamCancelled(_ event: StreamEvent) { note("cancelled", event) }

            private func note(_ name: String, _ event: StreamEvent) {
                lines.append("\(name) \((event as? ScrollEvent)?.delta.dy ?? -1)")
            }
        }
        let stage = Stage()
        let own = stage.add(Follower(), "own")
        stage.hands.samplesPerSecond = 100
        stage.hands.scroll(at: Self.middle, by: CGVector(dx: 0, dy: 8), over: 0.02)
        stage.wait(1)
        stage.hands.turnWheel(at: Self.middle, notch: CGVector(dx: 0, dy: 10), count: 2)
        stage.wait(1)
        stage.host.receive(
            InputFrame(
                at: stage.host.now, others: [.scroll(ScrollSample(at: Self.middle, .began(CGVector(dx: 0, dy: 3))))]))
        stage.application.host.resignActive()
        expectEqual(
            own.lines,
            [
                "began 4.0", "changed 4.0", "ended 0.0", "began 10.0", "changed 10.0", "ended 0.0", "began 3.0",
                "cancelled 0.0",
            ])
    }

    @Test(.rules("B-246")) func `a wheel has no end: it is over 0.1 s after its last notch`() {
        let (stage, _) = stage()
        stage.hands.turnWheel(at: Self.middle, notch: CGVector(dx: 0, dy: 10), count: 3)
        stage.wait(0.2)
        stage.hands.turnWheel(at: Self.middle, notch: CGVector(dx: 0, dy: 10))
        stage.wait(0.2)
        stage.expect(
            """
              0     view receives scroll
                    pan follows scroll
                    pan receives stream-began
                    pan began
              20    pan receives stream-changed
                    pan changed
              40    pan receives stream-changed
                    pan changed
              140   pan receives stream-ended
                    pan ended
                    pan reset
              240   view receives scroll
                    pan follows scroll
                    pan receives stream-began
                    pan began
              340   pan receives stream-ended
                    pan ended
                    pan reset
            """)
    }

    @Test(.rules("B-246")) func `a pan follows the kinds of its mask, none by default`() {
        let stage = Stage { stage in
            stage.addPan("none")
            stage.addPan("wheel").allowedScrollTypesMask = .discrete
            stage.addPan("pad").allowedScrollTypesMask = .continuous
        }
        stage.hands.samplesPerSecond = 100
        stage.hands.turnWheel(at: Self.middle, notch: CGVector(dx: 0, dy: 10))
        stage.wait(0.2)
        stage.hands.scroll(at: Self.middle, by: CGVector(dx: 10, dy: 0), over: 0.01)
        stage.expect(
            """
              0     view receives scroll
                    wheel follows scroll
                    wheel receives stream-began
                    wheel began
              100   wheel receives stream-ended
                    wheel ended
                    wheel reset
              200   view receives scroll
                    pad follows scroll
                    pad receives stream-began
                    pad began
              210   pad receives stream-ended
                    pad ended
                    pad reset
            """)
    }

    private final class Answers: UIGestureRecognizerDelegate {
        var asked: [String] = []
        var answer = true
        func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
            asked.append("touch")
            return true
        }
        func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
            asked.append("event \(event.type) \(recognizer.modifierFlags.rawValue) of \(event.modifierFlags.rawValue)")
            return answer
        }
    }

    @Test(.rules("B-261"), .bug(id: "W20-10094"))
    func `shouldReceive(event) is asked once, before the keys are refreshed, touches are not`() {
        let (stage, pan) = stage()
        let answers = Answers()
        pan.delegate = answers
        stage.hands.modifiers = .shift
        stage.hands.turnWheel(at: Self.middle, notch: CGVector(dx: 0, dy: 10), count: 2)
        expectEqual(answers.asked, ["event scroll 0 of \(UIKeyModifierFlags.shift.rawValue)"])
        expectEqual(pan.modifierFlags, .shift)
        stage.wait(1)
        answers.answer = false
        stage.clearLog()
        stage.hands.turnWheel(at: Self.middle, notch: CGVector(dx: 0, dy: 10), count: 2)
        stage.wait(1)
        stage.expect(
            """
              1020  view receives scroll
                    pan does not receive scroll: its delegate's shouldReceive(event) returned false
            """)
    }

    @Test(.rules("B-261")) func `during a scroll there are no touches, and the location is the pointer's`() {
        let (stage, pan) = stage()
        var notes: [String] = []
        pan.addAction {
            let pan = $0
            let (place, velocity) = (pan.location(in: stage.view), pan.velocity(in: nil))
            notes.append("\(pan.numberOfTouches) at \(place.x), \(place.y): \(velocity.x), \(velocity.y.rounded())")
            expectEqual(pan.location(ofTouch: 0, in: nil), pan.location(in: nil))
        }
        stage.hands.samplesPerSecond = 100
        stage.hands.scroll(at: Self.middle, by: CGVector(dx: 0, dy: 36), over: 0.03)
        expectEqual(
            notes,
            [
                "0 at 200.0, 150.0: 0.0, 0.0", "0 at 200.0, 150.0: 0.0, 1200.0", "0 at 200.0, 150.0: 0.0, 1200.0",
                "0 at 200.0, 150.0: 0.0, 1200.0",
            ])
        expectEqual(stage.diagnostics.count, 4)
    }

    @Test(.rules("B-147")) func `of nested pans the inner one scrolls`() {
        let (stage, _) = stage()
        stage.perform {
            let inner = stage.addView("inner", frame: stage.view.bounds)
            stage.addPan("inner pan", on: inner).allowedScrollTypesMask = .all
        }
        stage.hands.turnWheel(at: Self.middle, notch: CGVector(dx: 0, dy: 10))
        stage.wait(0.2)
        stage.expect(
            """
              0     inner receives scroll
                    inner pan, pan follow scroll
                    inner pan, pan receive stream-began
                    pan failed: prevented by inner pan
                    inner pan began
                    pan reset
              100   inner pan receives stream-ended
                    inner pan ended
                    inner pan reset
            """)
    }

    @Test(.rules("B-145")) func `a scroll and a drag exclude each other like two drags`() {
        let stage = Stage { stage in
            stage.addPan("scrolls").allowedScrollTypesMask = .all
            stage.addPan("drags")
        }
        stage.hands.turnWheel(at: Self.middle, notch: CGVector(dx: 0, dy: 10))
        stage.hands.drag(from: Self.middle, to: CGPoint(x: 200, y: 200), over: 0.01)
        stage.wait(0.2)
        stage.expect(
            """
              0     view receives scroll
                    scrolls follows scroll
                    scrolls receives stream-began
                    scrolls began
                    view hit by 1
                    drags watches 1
                    scrolls does not receive 1: another kind of input than its first
                    drags receives began 1
                    view receives began 1
              10    drags receives moved 1
                    drags failed: prevented by scrolls
                    view receives moved 1
                    drags reset
                    view receives ended 1
              100   scrolls receives stream-ended
                    scrolls ended
                    scrolls reset
            """)
    }

    @Test(.rules("B-246")) func `a pan that scrolls takes no fingers, one that has a finger does not scroll`() {
        let (stage, _) = stage()
        stage.hands.turnWheel(at: Self.middle, notch: CGVector(dx: 0, dy: 10))
        stage.hands.down(at: Self.middle)
        stage.hands.up()
        stage.wait(0.8)
        stage.hands.down(at: Self.middle)
        stage.hands.turnWheel(at: Self.middle, notch: CGVector(dx: 0, dy: 10))
        stage.hands.up()
        stage.wait(0.2)
        stage.expect(
            """
              0     view receives scroll
                    pan follows scroll
                    pan receives stream-began
                    pan began
                    view hit by 1
                    pan does not receive 1: another kind of input than its first
                    view receives began 1
                    view receives ended 1
              100   pan receives stream-ended
                    pan ended
                    pan reset
              800   view hit by 2
                    pan watches 2
                    pan receives began 2
                    view receives began 2
                    view receives scroll
                    pan does not receive scroll: it follows other input
                    pan receives ended 2
                    pan failed: lifted before it moved 10 pt
                    view receives ended 2
                    pan reset
            """)
    }

    @Test(.rules("B-246")) func `who follows a scroll is settled where it starts, wherever the pointer goes`() {
        let (stage, pan) = stage()
        stage.perform {
            let leaf = stage.addView("leaf", frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            stage.addPan("stranger", on: leaf).allowedScrollTypesMask = .all
        }
        var places: [CGPoint] = []
        pan.addAction { places.append($0.location(in: nil)) }
        stage.hands.turnWheel(at: Self.middle, notch: CGVector(dx: 0, dy: 10))
        stage.hands.turnWheel(at: CGPoint(x: 20, y: 20), notch: CGVector(dx: 0, dy: 10))
        stage.wait(0.2)
        expectEqual(places, [Self.middle, CGPoint(x: 20, y: 20), CGPoint(x: 20, y: 20)])
        stage.expect(
            """
              0     view receives scroll
                    pan follows scroll
                    pan receives stream-began
                    pan began
                    pan receives stream-changed
                    pan changed
              100   pan receives stream-ended
                    pan ended
                    pan reset
            """)
    }

    @Test(.rules("B-015")) func `an interruption cancels a trackpad's scroll and a wheel's, what goes on is ignored`() {
        let (stage, _) = stage()
        let point = Self.middle
        func send(_ step: ScrollSample.Step) {
            stage.host.receive(InputFrame(at: stage.host.now, others: [.scroll(ScrollSample(at: point, step))]))
        }
        let down = CGVector(dx: 0, dy: 12)
        send(.began(down))
        stage.application.host.resignActive()
        send(.changed(down))
        stage.application.host.becomeActive()
        send(.changed(down))
        send(.ended)
        stage.wait(0.1)
        send(.tick(down))
        stage.application.host.resignActive()
        stage.wait(0.9)
        expectEqual(stage.diagnostics, [])
        stage.expect(
            """
              0     view receives scroll
                    pan follows scroll
                    pan receives stream-began
                    pan began
                    pan receives stream-cancelled
                    pan breaks off: system cancelled
                    pan cancelled
                    pan reset
              100   view receives scroll
                    pan follows scroll
                    pan receives stream-began
                    pan began
                    pan receives stream-cancelled
                    pan breaks off: system cancelled
                    pan cancelled
                    pan reset
            """)
    }

    @Test(.rules("B-013")) func `a scroll stands still while events are ignored`() {
        let (stage, pan) = stage()
        let point = Self.middle
        func send(_ step: ScrollSample.Step) {
            stage.host.receive(InputFrame(at: stage.host.now, others: [.scroll(ScrollSample(at: point, step))]))
        }
        send(.began(CGVector(dx: 0, dy: 12)))
        stage.application.beginIgnoringInteractionEvents()
        send(.changed(CGVector(dx: 0, dy: 12)))
        expectEqual(pan.translation(in: nil), CGPoint(x: 0, y: 12))
        send(.ended)
        stage.expect(
            """
              0     view receives scroll
                    pan follows scroll
                    pan receives stream-began
                    pan began
                    pan receives stream-cancelled
                    pan breaks off: system cancelled
                    pan cancelled
                    pan reset
            """)
    }

    @Test(.rules("B-246")) func `a wheel takes over from a trackpad, and a trackpad from a wheel`() {
        let (stage, _) = stage()
        let point = Self.middle
        func send(_ step: ScrollSample.Step) {
            stage.host.receive(InputFrame(at: stage.host.now, others: [.scroll(ScrollSample(at: point, step))]))
        }
        let down = CGVector(dx: 0, dy: 12)
        send(.began(down))
        send(.tick(down))
        send(.changed(down))
        send(.ended)
        stage.wait(0.05)
        send(.began(down))
        send(.ended)
        stage.wait(1)
        expectEqual(stage.diagnostics, [])
        stage.expect(
            """
              0     view receives scroll
                    pan follows scroll
                    pan receives stream-began
                    pan began
                    pan receives stream-ended
                    pan ended
                    pan reset
                    view receives scroll
                    pan follows scroll
                    pan receives stream-began
                    pan began
              50    pan receives stream-ended
                    pan ended
                    pan reset
                    view receives scroll
                    pan follows scroll
                    pan receives stream-began
                    pan began
                    pan receives stream-ended
                    pan ended
                    pan reset
            """)
    }

    @Test(.rules("B-200", "B-202")) func `a pan that is disabled or removed in mid-scroll is cancelled`() {
        let (stage, pan) = stage()
        stage.hands.turnWheel(at: Self.middle, notch: CGVector(dx: 0, dy: 10))
        stage.perform { pan.isEnabled = false }
        stage.wait(0.05)
        stage.perform { pan.isEnabled = true }
        stage.hands.turnWheel(at: Self.middle, notch: CGVector(dx: 0, dy: 10))
        stage.wait(1)
        stage.hands.turnWheel(at: Self.middle, notch: CGVector(dx: 0, dy: 10))
        stage.perform { stage.view.removeFromSuperview() }
        stage.wait(0.2)
        stage.expect(
            """
              0     view receives scroll
                    pan follows scroll
                    pan receives stream-began
                    pan began
                    pan breaks off: disabled
                    pan cancelled
                    pan reset
              1050  view receives scroll
                    pan follows scroll
                    pan receives stream-began
                    pan began
                    pan breaks off: removed
                    pan cancelled
                    pan reset
            """)
    }

    @Test func `odd scrolls and transforms are reported and change nothing`() {
        let (stage, pan) = stage()
        let point = Self.middle
        func send(_ inputs: DeviceInput...) {
            stage.host.receive(InputFrame(at: stage.host.now, others: inputs))
        }
        stage.application.supportsIndirectInputEvents = true
        send(.scroll(ScrollSample(at: point, .changed(CGVector(dx: 1, dy: 1)))))
        send(.scroll(ScrollSample(at: point, .ended)), .transform(TransformSample(at: point, .ended)))
        send(.transform(TransformSample(at: point, .changed(scale: 2, rotation: 0))))
        expectEqual(
            stage.diagnostics,
            [
                .streamNotBegun("a scroll"), .streamNotBegun("a scroll"), .streamNotBegun("a transform"),
                .streamNotBegun("a transform"),
            ])
        send(.scroll(ScrollSample(at: point, .began(CGVector(dx: CGFloat.nan, dy: 1)))))
        send(.scroll(ScrollSample(at: point, .changed(CGVector(dx: 1, dy: 1)))))
        send(.scroll(ScrollSample(at: CGPoint(x: CGFloat.infinity, y: 0), .tick(CGVector(dx: 1, dy: 1)))))
        send(.transform(TransformSample(at: point, .began)))
        send(.transform(TransformSample(at: point, .changed(scale: 0, rotation: 0))))
        send(.transform(TransformSample(at: point, .changed(scale: 1, rotation: .nan))))
        send(.transform(TransformSample(at: point, .ended)))
        expectEqual(
            stage.diagnostics.dropFirst(4),
            [
                .inputNotFinite("a scroll"), .inputNotFinite("a scroll"), .inputNotFinite("a transform"),
                .inputNotFinite("a transform"),
            ])
        stage.hands.turnWheel(at: point, notch: CGVector(dx: CGFloat.greatestFiniteMagnitude, dy: 0), count: 3)
        expectEqual(pan.translation(in: nil).x, .greatestFiniteMagnitude)
    }
}
