import TestSupport
import Testing
import TouchTesting
@_spi(Subclass) import Touchstone

/// Findings of a reading of the whole input surface: odd windows, applications that come and go, keys that stay down.
struct OddCircumstancesTests {
    @Test func `a window that got its color before it was shown is shown with it, and stays so when that changes`() {
        let application = UIApplication()
        let window = application.host.perform { UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
        window.backgroundColor = .white
        application.host.perform { window.makeKeyAndVisible() }
        expect(!application.host.draw().isEmpty)
        window.backgroundColor = .red
        expect(!window.isHidden)
        window.isHidden = true
        window.layer.cornerRadius = 3
        expect(window.isHidden)
    }

    @Test(.rules("B-008")) func `a window that hands an event on to another one does not double scrolls and shakes`() {
        var other: UIWindow?
        let stage = Stage(window: ForwardingWindow()) { stage in
            (stage.window as? ForwardingWindow)?.other = { other }
            stage.addPan().allowedScrollTypesMask = .all
        }
        other = stage.perform {
            let window = UIWindow(frame: CGRect(x: 1_000, y: 0, width: 10, height: 10))
            window.isHidden = false
            return window
        }
        let field = stage.field()
        var shakes = 0
        field.onSystem = { _, _ in shakes += 1 }
        var translations: [CGPoint] = []
        stage.view.gestureRecognizers?.first?.addAction {
            translations.append(($0 as? UIPanGestureRecognizer)?.translation(in: nil) ?? .zero)
        }
        stage.hands.turnWheel(at: stage.view, notch: CGVector(dx: 0, dy: 10))
        stage.hands.shake(.began)
        expectEqual(translations, [CGPoint(x: 0, y: 10)])
        expectEqual(shakes, 1)
        other?.isHidden = true
    }

    @Test(.rules("B-390")) func `when the system's gesture begins, views lose fingers that are elsewhere, too`() {
        let stage = Stage()
        let canvas = stage.addView("canvas", frame: CGRect(x: 200, y: 0, width: 100, height: 300))
        let system = UIScreenEdgePanGestureRecognizer()
        (system.name, system.edges) = ("system", .left)
        stage.application.host.addSystemGesture(system, at: .left)
        stage.hands.down(.leftIndex, at: canvas)
        stage.hands.down(.rightIndex, at: CGPoint(x: 5, y: 150))
        stage.clearLog()
        stage.hands.move(.rightIndex, dx: 30)
        stage.hands.move(.leftIndex, dx: 5)
        stage.expect(
            """
            0     system receives moved 2
                  view never receives 2
                  canvas receives cancelled 1
                  system began
            """)
    }

    @Test func `a recognizer whose application went in the middle of a gesture works in the next one`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        let pan = UIPanGestureRecognizer()
        pan.allowedScrollTypesMask = .all
        view.addGestureRecognizer(pan)
        for _ in 0..<2 {
            let first = Stage { $0.view.addSubview(view) }
            first.hands.down(at: first.view)
            first.hands.move(dx: 30)
            expectEqual(pan.state, .began)
            first.hands.cancel()
            first.host.receive(
                InputFrame(
                    at: first.host.now,
                    others: [.scroll(ScrollSample(at: CGPoint(x: 50, y: 50), .began(CGVector(dx: 20, dy: 0))))]))
            view.removeFromSuperview()
        }
        let last = Stage { $0.view.addSubview(view) }
        last.hands.down(at: last.view)
        last.hands.move(dx: 30)
        last.hands.up()
        expectNil(pan.failureReason)
        expectEqual(pan.state, .possible)
    }

    @Test(.rules("B-116")) func `a key that is held does not keep the watchdog from closing who was left open`() {
        let stage = Stage { stage in
            stage.add(UIGestureRecognizer(), "silent").delaysTouchesBegan = true
        }
        stage.hands.press(.key(PressSample.Key(code: 0xE1, characters: "")))
        stage.hands.tap(at: stage.view)
        expectEqual(stage.diagnostics, [])
        stage.hands.tap(at: stage.view)
        expectEqual(stage.diagnostics, [.abandonedRecognizer("silent")])
    }

    @Test(.rules("B-065")) func `what a child presents is in front of the whole app`() {
        let stage = Stage()
        let (root, child, sheet) = (UIViewController(), UIViewController(), UIViewController())
        stage.perform {
            stage.window.rootViewController = root
            root.addChild(child)
            root.view.addSubview(child.view)
            child.didMove(toParent: root)
            sheet.view.accessibilityIdentifier = "sheet"
            child.present(sheet, animated: false)
        }
        expect(root.presentedViewController === sheet)
        expect(child.presentedViewController === sheet)
        expect(sheet.presentingViewController === root)
        stage.hands.press(.select)
        expect(stage.log.contains("sheet receives press 1"))
        child.dismiss(animated: false)
        expectNil(root.presentedViewController)
        expectNil(sheet.view.window)
    }

    @Test(.rules("B-240")) func `a finger that is given up after it was counted does not keep a pan from ending`() {
        var told: [UIGestureRecognizer.State] = []
        let stage = Stage { stage in
            stage.add(ForgetfulPan(), "pan").addAction { told.append($0.state) }
        }
        stage.hands.down(.rightThumb, at: CGPoint(x: 100, y: 100))
        stage.hands.down(.rightIndex, at: CGPoint(x: 200, y: 100))
        stage.hands.move(.rightThumb, dx: 30)
        stage.hands.up(.rightIndex)
        stage.hands.up(.rightThumb)
        expectEqual(told, [.began, .ended])
    }

    @Test(.rules("B-270")) func `a pointer of a type that is not allowed is not followed; it enters each window anew`()
    {
        let stage = Stage { stage in
            stage.add(UIHoverGestureRecognizer(), "pencil only").allowedTouchTypes = [2]
            stage.add(UIHoverGestureRecognizer(), "any")
        }
        stage.hands.hover(at: stage.view)
        stage.expect(
            """
            0     any follows hover
                  pencil only does not receive hover: type not allowed
                  any receives stream-began
                  any began
            """)
    }

    @Test func `what a host does not say of the screen stays as it was`() {
        let application = UIApplication()
        application.host.setScreen(
            bounds: CGRect(x: 0, y: 0, width: 10, height: 10), scale: 3, forceTouchCapability: .available)
        application.host.setScreen(bounds: CGRect(x: 0, y: 0, width: 20, height: 20))
        application.host.perform {
            expectEqual(UIScreen.main.bounds.width, 20)
            expectEqual(UIScreen.main.scale, 3)
        }
    }
}

private final class ForwardingWindow: UIWindow {
    var other: () -> UIWindow? = { nil }

    override func sendEvent(_ event: UIEvent) {
        super.sendEvent(event)
        other()?.sendEvent(event)
    }

    init() { super.init(frame: .zero) }

    required init?(coder: NSCoder) { nil }
}

private final class ForgetfulPan: UIPanGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        for touch in touches where numberOfTouches > 1 { ignore(touch, for: event) }
    }
}
