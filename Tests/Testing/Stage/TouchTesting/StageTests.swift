import TestSupport
import Testing
import TouchTesting
import Touchstone

/// Notes what is called.
private final class CountController: UIViewController {
    private(set) var called: [String] = []
    private(set) var application: UIApplication?
    let button = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 40))

    override func viewDidLoad() {
        super.viewDidLoad()
        called.append("viewDidLoad")
        application = UIApplication.shared
        view.addSubview(button)
        button.accessibilityIdentifier = "button"
        let tap = UITapGestureRecognizer(target: self, action: CountController.tapped)
        tap.name = "count"
        button.addGestureRecognizer(tap)
    }

    override func viewWillAppear(_ animated: Bool) { called.append("viewWillAppear") }
    override func viewDidAppear(_ animated: Bool) { called.append("viewDidAppear") }
    func tapped() { called.append("tapped") }
}

/// The objects on a stage, and those that are plain.
struct `A stage` {
    @Test(.bug(id: "K-3")) func `shows the view of a root controller, which appears and gets its touches`() {
        let stage = Stage(root: CountController(), size: CGSize(width: 200, height: 100))
        guard let controller = stage.window.rootViewController as? CountController else {
            Issue.record("the window has no controller")
            return
        }
        stage.hands.tap(at: controller.button)
        expectEqual(controller.called, ["viewDidLoad", "viewWillAppear", "viewDidAppear", "tapped"])
        expect(controller.application === stage.application)
        expect(stage.view === controller.view)
        expectEqual(stage.view.frame, CGRect(x: 0, y: 0, width: 200, height: 100))
        stage.expect(
            """
            0     button hit by 1
                  count watches 1
                  count receives began 1
                  button receives began 1
            50    count receives ended 1
                  button receives cancelled 1
                  count ended
                  count reset
            """)
    }

    @Test(.bug(id: "K-3")) func `a finger on a controller's view behind its own view fails the test`() {
        let controller = CountController()
        var texts: [String] = []
        let stage = Stage(failing: { text, _ in texts.append(text) }, size: CGSize(width: 400, height: 300))
        stage.window.insertSubview(controller.view, at: 0)
        stage.window.rootViewController = controller
        stage.window.addSubview(stage.view)
        stage.hands.tap(at: controller.button)
        stage.hands.down(at: CGPoint(x: 20, y: 20))
        stage.hands.up()
        let text =
            "stage.view is in front of the view of CountController and receives its touches: create the stage with Stage(root:)"
        expectEqual(texts, [text, text])
        // A finger may be meant for the stage's own view; then it is like others that are in front.
        stage.hands.tap(at: stage.view)
        stage.addTap()
        stage.hands.tap(at: controller.button)
        expectEqual(texts.count, 3)
        expectEqual(texts.last?.hasPrefix("the finger hits view, not button: view, in front of it, was hit"), true)
    }

    @Test(.bug(id: "K-5")) func `is empty without a closure, and has factories that say what they add`() {
        let stage = Stage()
        expect(stage.view.subviews.isEmpty)
        let view = stage.addView("card", frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let added: [UIGestureRecognizer] = [
            stage.addTap(on: view), stage.addLongPress(on: view), stage.addPan(on: view), stage.addPinch(on: view),
            stage.addRotation(on: view), stage.addSwipe(on: view),
        ]
        expectEqual(view.gestureRecognizers, added)
        expectEqual(added.map(\.name), ["tap", "press", "pan", "pinch", "rotation", "swipe"])
    }

    @Test(.bug(id: "K-6")) func `is the application of plain code while it is the youngest`() {
        let first = Stage()
        expect(UIApplication.shared === first.application)
        do {
            let second = Stage()
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.makeKeyAndVisible()
            expect(second.application.windows.last === window)
            let other = first.perform { UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
            other.isHidden = false
            expectEqual(first.application.windows, [first.window, other])
            second.hands.tap(at: window)
            expect(second.log.hasPrefix("0     UIWindow"))
            expectEqual(first.log, "")
        }
        expect(UIApplication.shared === first.application)
    }

    @Test(.bug(id: "K-6")) func `waits until no timer is due and nothing moves`() {
        let stage = Stage()
        var done: [String] = []
        stage.application.after(0.5) {
            done.append("timer")
            stage.perform {
                UIView.animate(withDuration: 0.3, animations: { stage.view.alpha = 0.5 }) { _ in
                    done.append("animation")
                }
            }
        }
        stage.waitUntilStill()
        expectEqual(done, ["timer", "animation"])
        expect(!stage.application.host.areFramesWanted)
        expectNil(stage.application.host.wakeInstant)
        expect(stage.host.now.seconds >= 0.8 && stage.host.now.seconds < 0.9)
        let rest = stage.host.now
        stage.hands.waitUntilStill()
        expectEqual(stage.host.now, rest)
    }

    @Test(.bug(id: "K-6")) func `waiting for what never ends fails the test, and says what is pending`() {
        var texts: [String] = []
        let stage = Stage(failing: { text, _ in texts.append(text) }, size: CGSize(width: 400, height: 300))
        func again() { stage.application.after(1) { again() } }
        again()
        stage.waitUntilStill(within: 3.5)
        expectEqual(stage.host.now, Instant(seconds: 3.5))
        let link = stage.perform {
            let link = CADisplayLink { _ in }
            link.add(to: .main, forMode: .common)
            return link
        }
        stage.waitUntilStill(within: 0.25)
        link.isPaused = true
        stage.application.after(0.1) { [unowned stage] in stage.waitUntilStill() }
        stage.wait(0.1)
        expectEqual(
            texts,
            [
                "not still after 3.5 s: a timer is due at 4.0 s; wait longer or, if timers "
                    + "repeat indefinitely, for a fixed time",
                "not still after 0.25 s: something needs frames of the display, for instance an animation or a display "
                    + "link; wait longer or, if it never ends, for a fixed time",
                "time does not advance inside a callback: wait after it",
            ])
    }

    @Test(.bug(id: "K-9")) func `an unhandled diagnostic is written to standard error, not to standard output`()
        async throws
    {
        let result = try await #require(
            processExitsWith: .success, observing: [\.standardErrorContent, \.standardOutputContent]
        ) {
            await MainActor.run {
                let application = UIApplication()
                let sample = ContactSample(id: 7, phase: .moved, location: .zero)
                application.host.receive(InputFrame(at: .zero, [sample]))
            }
        }
        let text = "touchstone: input for contact 7, which is not down, was ignored: report it as began first\n"
        expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains(text))
        expect(!String(decoding: result.standardOutputContent, as: UTF8.self).contains("touchstone:"))
    }
}
