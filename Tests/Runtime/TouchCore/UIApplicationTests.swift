import TestSupport
import Testing
import TouchTesting
import Touchstone

struct UIApplicationTests {
    @Test func `the shared application and the main screen are those that run, two of them never meet`() {
        let first = Stage(size: CGSize(width: 100, height: 200))
        let second = Stage(size: CGSize(width: 300, height: 400))
        first.perform {
            expect(UIApplication.shared === first.application)
            expectEqual(UIScreen.main.bounds, CGRect(x: 0, y: 0, width: 100, height: 200))
            second.perform {
                expect(UIApplication.shared === second.application)
                expectEqual(UIScreen.main.bounds.width, 300)
            }
            expect(UIApplication.shared === first.application)
        }
        expect(UIApplication.shared !== first.application)
        first.application.host.setScreen(bounds: CGRect(x: 0, y: 0, width: 50, height: 60), scale: 3)
        first.perform { expectEqual(UIScreen.main.scale, 3) }
        first.hands.tap(at: CGPoint(x: 1, y: 1))
        expectEqual(second.records, [])
        expectEqual(second.host.now, .zero)
        expectEqual(first.application.windows, [first.window])
        expectEqual(second.application.windows, [second.window])
    }

    @Test(.rules("B-015"))
    func `the delegate receives an interruption and of its end, once each, and touches stay out meanwhile`() {
        let stage = Stage()
        let delegate = LifeDelegate()
        stage.application.delegate = delegate
        expectEqual(stage.application.applicationState, .active)
        stage.application.host.becomeActive()
        stage.application.host.resignActive()
        stage.application.host.resignActive()
        expectEqual(stage.application.applicationState, .inactive)
        stage.hands.tap(at: stage.view)
        stage.application.host.becomeActive()
        expectEqual(stage.application.applicationState, .active)
        stage.hands.down(at: stage.view)
        expectEqual(delegate.received, ["resigns", "becomes active"])
        stage.expect(
            """
            0     contact 1 missed: the application takes no input
            50    view hit by 1
                  view receives began 1
            """)
    }

    private final class LifeDelegate: UIApplicationDelegate {
        var received: [String] = []
        func applicationWillResignActive(_ application: UIApplication) { received.append("resigns") }
        func applicationDidBecomeActive(_ application: UIApplication) { received.append("becomes active") }
    }

    @Test func `timers of the application fire in order, at their time, unless they are cancelled`() {
        let stage = Stage()
        stage.wait(0)  // the first layout
        stage.application.after(0.2) { [unowned stage] in stage.note("second") }
        stage.application.after(0.1) { [unowned stage] in
            stage.note("first")
            stage.application.after(0.1) { [unowned stage] in stage.note("third") }
        }
        let never = stage.application.after(0.15) { [unowned stage] in stage.note("never") }
        stage.application.cancel(never)
        expectEqual(stage.application.host.wakeInstant, Instant(seconds: 0.1))
        stage.wait(1)
        stage.application.cancel(never)
        expectNil(stage.application.host.wakeInstant)
        expectEqual(stage.host.now, Instant(seconds: 1))
        stage.expect(
            """
            100   first
            200   second
                  third
            """)
    }

    @Test(.rules("B-034")) func `the limit of contacts stays within what can be kept`() {
        let application = UIApplication()
        expectEqual(application.host.maximumNumberOfContacts, 11)
        application.host.maximumNumberOfContacts = 0
        expectEqual(application.host.maximumNumberOfContacts, 1)
        application.host.maximumNumberOfContacts = 1_000
        expectEqual(application.host.maximumNumberOfContacts, 64)
    }

    @Test(.rules("B-013")) func `one end of ignoring too many does nothing`() {
        let application = UIApplication()
        application.endIgnoringInteractionEvents()
        expect(!application.isIgnoringInteractionEvents)
        application.beginIgnoringInteractionEvents()
        expect(application.isIgnoringInteractionEvents)
        application.endIgnoringInteractionEvents()
        expect(!application.isIgnoringInteractionEvents)
    }

    @Test func `odd input is reported, never fatal, and touches stay whole`() {
        let stage = Stage()
        func send(_ milliseconds: Int64, _ phase: ContactSample.Phase, _ x: CGFloat) {
            let sample = ContactSample(id: 1, phase: phase, location: CGPoint(x: x, y: 5))
            stage.host.receive(InputFrame(at: Instant(nanoseconds: milliseconds * 1_000_000), [sample]))
        }
        send(10, .moved, 5)
        send(20, .began, 5)
        send(30, .began, 6)
        send(25, .moved, .nan)
        send(40, .ended, 7)
        send(50, .ended, 7)
        send(60, .began, .infinity)
        send(70, .ended, 5)
        expectEqual(
            stage.diagnostics,
            [
                .unknownContact(1), .contactDownTwice(1),
                .timeWentBack(from: Instant(seconds: 0.03), to: Instant(seconds: 0.025)), .locationNotFinite(1),
                .unknownContact(1), .locationNotFinite(1),
            ])
        expectEqual(
            stage.records.compactMap {
                if case .deliver(_, let step, let fingers, _) = $0.step { "\(step) \(fingers)" } else { nil }
            }, ["began [1]", "began [2]", "cancelled [1]", "ended [2]"])
    }

    @Test func `a frame that an app sends from a callback is handled after the present event`() {
        let stage = Stage { $0.addTap() }
        stage.view.gestureRecognizers?.first?.addAction { [unowned stage] _ in
            let sample = ContactSample(id: 9, phase: .began, location: CGPoint(x: 1, y: 1))
            stage.note("sends")
            stage.application.host.receive(InputFrame(at: stage.host.now, [sample]))
            stage.note("sent")
        }
        stage.hands.tap(at: stage.view)
        stage.expect(
            """
            0     view hit by 1
                  tap watches 1
                  tap receives began 1
                  view receives began 1
            50    tap receives ended 1
                  view receives cancelled 1
                  tap ended
                  sends
                  sent
                  tap reset
                  view hit by 2
                  tap watches 2
                  tap receives began 2
                  view receives began 2
            """)
    }
}
