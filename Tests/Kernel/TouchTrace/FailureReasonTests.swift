import TestSupport
import Testing
import TouchInput
import TouchStage
import Touchstone

/// Two views with a pan and a tap each; the pans share a name, a third one has none.
private final class Pair {
    let application = UIApplication()
    let host: VirtualHost
    let window: UIWindow
    private(set) var taps: [UITapGestureRecognizer] = []

    init() {
        let screen = CGRect(x: 0, y: 0, width: 300, height: 100)
        application.host.setScreen(bounds: screen)
        host = VirtualHost(application: application)
        let window = application.host.perform { UIWindow(frame: screen) }
        self.window = window
        application.host.perform {
            for (index, name) in ["pan", "pan", nil].enumerated() {
                let view = UIView(frame: CGRect(x: index * 100, y: 0, width: 100, height: 100))
                let tap = UITapGestureRecognizer()
                let press = UILongPressGestureRecognizer()
                press.minimumPressDuration = 0.1
                press.name = name
                view.addGestureRecognizer(tap)
                view.addGestureRecognizer(press)
                window.addSubview(view)
                taps.append(tap)
            }
            window.makeKeyAndVisible()
        }
    }

    isolated deinit { window.isHidden = true }

    /// Presses on each view for so long that the pan wins; what the taps say of that.
    func reasons() -> [FailureReason?] {
        for x in [50.0, 150, 250] {
            let place = CGPoint(x: x, y: 50)
            host.receive(InputFrame(at: host.now, [ContactSample(id: 1, phase: .began, location: place)]))
            host.advance(by: 0.5)
            host.receive(InputFrame(at: host.now, [ContactSample(id: 1, phase: .ended, location: place)]))
            host.advance(by: 1)
        }
        return taps.map(\.failureReason)
    }
}

struct `A failure reason` {
    private static let expected: [FailureReason?] = [
        .prevented(by: "pan"), .prevented(by: "pan (2)"),
        .prevented(by: "UILongPressGestureRecognizer#3"),
    ]

    @Test(.bug(id: "F-5")) func `names the same recognizer in the same words whether or not anything traces`() {
        expectEqual(Pair().reasons(), Self.expected)
        let traced = Pair()
        traced.application.traceHandler = { _ in }
        expectEqual(traced.reasons(), Self.expected)
        let recorded = Pair()
        recorded.application.flightRecorder = FlightRecorder()
        expectEqual(recorded.reasons(), Self.expected)
        // What was named before anything traced keeps its name.
        let late = Pair()
        _ = late.reasons()
        late.application.traceHandler = { _ in }
        expectEqual(late.reasons(), Self.expected)
    }

    @Test(.bug(id: "F-5")) func `names the same recognizer on a Stage, with its trace and without`() {
        for isTraced in [true, false] {
            let stage = Stage { stage in
                for x in [0.0, 200] {
                    let view = stage.addView("v\(x)", frame: CGRect(x: x, y: 0, width: 200, height: 300))
                    view.addGestureRecognizer(UITapGestureRecognizer())
                    let press = UILongPressGestureRecognizer()
                    press.name = "press"
                    view.addGestureRecognizer(press)
                }
            }
            if !isTraced { stage.application.traceHandler = nil }
            for place in [CGPoint(x: 100, y: 150), CGPoint(x: 300, y: 150)] {
                stage.hands.down(at: place)
                stage.wait(1)
                stage.hands.up()
                stage.wait(1)
            }
            let taps = stage.view.subviews.compactMap { $0.gestureRecognizers?.first }
            expectEqual(taps.map(\.failureReason), [.prevented(by: "press"), .prevented(by: "press (2)")])
        }
    }
}
