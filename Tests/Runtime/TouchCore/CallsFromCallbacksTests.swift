import TestSupport
import Testing
import TouchTesting
import Touchstone

/// Calls of a host while the application is inside app code are processed after the present event, in the order of the calls.
struct CallsFromCallbacksTests {
    private func sample(_ phase: ContactSample.Phase, _ id: Int = 1) -> ContactSample {
        ContactSample(id: id, phase: phase, location: CGPoint(x: 100, y: 100))
    }

    @Test func `the time that an action tells comes after the event, timers of the way at their instants`() {
        let stage = Stage()
        let tap = stage.addTap()
        tap.addAction { [unowned stage] _ in
            stage.note("tapped")
            stage.application.after(0.2) { stage.note("timer") }
            stage.application.host.advance(to: Instant(seconds: 1))
            stage.note("still at \(stage.application.now.seconds)")
        }
        stage.application.host.receive(InputFrame(at: .zero, [sample(.began)]))
        stage.application.host.receive(InputFrame(at: Instant(seconds: 0.05), [sample(.ended)]))
        expectEqual(stage.application.now, Instant(seconds: 1))
        stage.expect(
            """
            0     view hit by 1
                  tap watches 1
                  tap receives began 1
                  view receives began 1
            50    tap receives ended 1
                  view receives cancelled 1
                  tap ended
                  tapped
                  still at 0.05
                  tap reset
            250   timer
            """)
    }

    @Test func `input and time are done in the order of the calls, and time does not go back`() {
        let stage = Stage()
        let tap = stage.addTap()
        tap.addAction { [unowned stage] _ in
            let application = stage.application
            stage.application.after(3) { stage.note("timer, \(application.now.seconds)") }
            application.host.advance(to: Instant(seconds: 2))
            application.host.receive(
                InputFrame(at: Instant(seconds: 5), [ContactSample(id: 2, phase: .began, location: .zero)]))
            application.host.advance(to: Instant(seconds: 4))
            application.host.receive(
                InputFrame(at: Instant(seconds: 6), [ContactSample(id: 2, phase: .cancelled, location: .zero)]))
        }
        stage.application.host.receive(InputFrame(at: Instant(seconds: 1), [sample(.began)]))
        stage.application.host.receive(InputFrame(at: Instant(seconds: 1), [sample(.ended)]))
        expectEqual(stage.diagnostics, [])
        expectEqual(stage.application.now, Instant(seconds: 6))
        let lines = stage.log.split(separator: "\n").suffix(9).map { $0.trimmingPrefix(while: { $0 == " " }) }
        expectEqual(
            lines,
            [
                "4000  timer, 4.0", "5000  view hit by 2", "tap watches 2", "tap receives began 2",
                "view receives began 2",
                "6000  tap receives cancelled 2", "tap failed: system cancelled", "view receives cancelled 2",
                "tap reset",
            ])
    }

    @Test func `time from a call that was queued is queued behind all that was`() {
        let application = UIApplication()
        var order: [String] = []
        application.after(1) {
            order.append("first at \(application.now.seconds)")
            application.host.advance(to: Instant(seconds: 2))
            application.host.advance(to: Instant(seconds: 3))
        }
        application.after(2) {
            order.append("second at \(application.now.seconds)")
            application.after(4) { order.append("fourth at \(application.now.seconds)") }
            application.host.advance(to: Instant(seconds: 10))
        }
        application.after(3) { order.append("third at \(application.now.seconds)") }
        application.host.advance(to: Instant(seconds: 1))
        expectEqual(order, ["first at 1.0", "second at 2.0", "third at 3.0", "fourth at 6.0"])
        expectEqual(application.now, Instant(seconds: 10))
    }

    @Test func `time from a delegate during a frame comes after the frame`() {
        let stage = Stage()
        let tap = stage.addTap()
        let delegate = AdvancingDelegate(stage.application)
        tap.delegate = delegate
        stage.application.after(0.4) { [unowned stage] in stage.note("timer") }
        stage.hands.down(at: stage.view)
        expectEqual(delegate.times, [0])
        expectEqual(stage.application.now, Instant(seconds: 1))
        stage.expect(
            """
            0     view hit by 1
                  tap watches 1
                  tap receives began 1
                  view receives began 1
            400   timer
            """)
    }

    private final class AdvancingDelegate: UIGestureRecognizerDelegate {
        let application: UIApplication
        var times: [Double] = []
        init(_ application: UIApplication) { self.application = application }

        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
            application.host.advance(to: Instant(seconds: 1))
            times.append(application.now.seconds)
            return true
        }
    }
}
