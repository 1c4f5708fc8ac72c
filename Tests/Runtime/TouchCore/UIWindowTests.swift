import TestSupport
import Testing
import TouchTesting
import Touchstone

struct UIWindowTests {
    @Test func `levels of windows can be computed`() {
        let window = UIWindow(frame: .zero)
        window.windowLevel = UIWindow.Level.alert + 1
        expect(window.windowLevel.rawValue == 2_001 && window.windowLevel > .alert)
        window.windowLevel = .normal - 1
        expectEqual(window.windowLevel, UIWindow.Level(rawValue: -1))
        window.windowLevel += CGFloat(3)
        window.windowLevel -= 1
        expectEqual(window.windowLevel.rawValue, 1)
        expectEqual(UIWindow.Level.alert - .statusBar, 1_000)
        expectEqual(max(UIWindow.Level.alert, .normal), .alert)
        expect(UIFont.Weight.bold > .regular && UIFont.Weight.bold - .regular == 0.4)
        var weight = UIFont.Weight.regular + 0.5
        weight -= 0.25
        weight += 0.25
        expectEqual(weight - 0.5, .regular)
    }

    @Test func `a window is hidden until it is shown, and belongs to the application that runs`() {
        let stage = Stage()
        let window = stage.perform { UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
        expect(window.isHidden)
        expect(window.next === stage.application)
        expectEqual(stage.application.windows, [stage.window])
        window.isHidden = false
        expectEqual(stage.application.windows, [stage.window, window])
        expect(!window.isKeyWindow)
        window.isHidden = true
        expectEqual(stage.application.windows, [stage.window])
    }

    @Test func `a window is there once, though its controller shows it while it is shown`() {
        final class Impatient: UIViewController {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                view.window?.makeKeyAndVisible()
            }
        }
        let stage = Stage()
        let window = stage.perform { UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
        stage.perform {
            window.rootViewController = Impatient()
            window.makeKeyAndVisible()
        }
        expectEqual(stage.application.windows, [stage.window, window])
        stage.perform { window.isHidden = true }
        expectEqual(stage.application.windows, [stage.window])
    }

    @Test(.rules("B-028")) func `windows are ordered by level, then by when they were shown`() {
        expect(UIWindow.Level.normal < .statusBar)
        expect(UIWindow.Level.statusBar < .alert)
        expectEqual(UIWindow.Level(5).rawValue, 5)
        let stage = Stage()
        let windows = stage.perform { (0..<3).map { _ in UIWindow(frame: .zero) } }
        windows[0].windowLevel = .alert
        for window in windows { window.isHidden = false }
        expectEqual(stage.application.windows, [stage.window, windows[1], windows[2], windows[0]])
        windows[1].windowLevel = .statusBar
        windows[0].windowLevel = UIWindow.Level(-1)
        expectEqual(stage.application.windows, [windows[0], stage.window, windows[2], windows[1]])
    }

    @Test(.rules("B-028"))
    func `a window that is made key and visible comes to the front of its level, also if it was shown`() {
        let stage = Stage()
        let windows = stage.perform { (0..<3).map { _ in UIWindow(frame: stage.window.frame) } }
        windows[2].windowLevel = .alert
        for window in windows { window.makeKeyAndVisible() }
        windows[0].makeKeyAndVisible()
        expectEqual(stage.application.windows, [stage.window, windows[1], windows[0], windows[2]])
        windows[2].isHidden = true
        let (front, back) = (Touched(), Touched())
        windows[0].addSubview(front)
        stage.window.addSubview(back)
        for view in [front, back] { view.frame = stage.window.bounds }
        stage.hands.down(at: CGPoint(x: 10, y: 10))
        stage.window.makeKeyAndVisible()
        stage.hands.up()
        expect(front.calls == ["began", "ended"] && back.calls == [], "a finger that is down keeps its window")
        stage.hands.tap(at: CGPoint(x: 10, y: 10))
        expect(front.calls.count == 2 && back.calls == ["began", "ended"])
        expect(stage.application.windows.last === stage.window)
    }

    @Test func `one window is key; those that lose and get the role are told, in that order`() {
        let stage = Stage()
        var received: [String] = []
        let windows = stage.perform { ["a", "b"].map { Keen($0) { received.append($0) } } }
        expect(stage.application.keyWindow === stage.window)
        windows[0].makeKeyAndVisible()
        windows[0].makeKey()
        expect(windows[0].isKeyWindow)
        expect(!windows[0].isHidden)
        windows[1].makeKeyAndVisible()
        expect(stage.application.keyWindow === windows[1])
        windows[1].isHidden = true
        expectNil(stage.application.keyWindow)
        windows[0].wantsKey = false
        windows[0].makeKey()
        expectNil(stage.application.keyWindow)
        expectEqual(received, ["a becomes key", "a resigns", "b becomes key", "b resigns"])
    }

    @Test func `the root controller's view fills the window in front of what is there, and is replaced with it`() {
        let stage = Stage()
        let (first, second) = (UIViewController(), UIViewController())
        stage.perform { stage.window.rootViewController = first }
        expectEqual(stage.window.subviews, [stage.view, first.view])
        expectEqual(first.view.frame, stage.window.bounds)
        stage.perform { stage.window.rootViewController = second }
        expectEqual(stage.window.subviews, [stage.view, second.view])
        expectNil(first.view.window)
        stage.window.rootViewController = nil
        expectEqual(stage.window.subviews, [stage.view])
    }

    @Test func `the root controller's view gets the window's size about its middle, however it is turned`() {
        let stage = Stage()
        let controller = UIViewController()
        stage.perform {
            stage.window.rootViewController = controller
            controller.view.transform = CGAffineTransform(rotationAngle: .pi / 4).scaledBy(x: 2, y: 2)
            stage.window.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        }
        expectEqual(controller.view.bounds, CGRect(x: 0, y: 0, width: 200, height: 200))
        expectEqual(controller.view.center, CGPoint(x: 100, y: 100))
    }

    @Test func `the root controller's view fills a window that gets another size, and lays out`() {
        final class Controller: UIViewController {
            var sizes: [CGSize] = []
            override func viewDidLayoutSubviews() { sizes.append(view.bounds.size) }
        }
        let stage = Stage()
        let controller = Controller()
        stage.perform { stage.window.rootViewController = controller }
        stage.perform { stage.window.frame.size = CGSize(width: 300, height: 400) }
        expectEqual(controller.view.frame, CGRect(x: 0, y: 0, width: 300, height: 400))
        stage.perform { stage.window.bounds.size = CGSize(width: 500, height: 200) }
        expectEqual(controller.view.frame, CGRect(x: 0, y: 0, width: 500, height: 200))
        stage.wait(1)
        expectEqual(controller.sizes.last, CGSize(width: 500, height: 200))
        stage.perform {
            controller.view.frame.size.height = 100
            stage.window.frame.origin.x = 50
        }
        expectEqual(controller.view.frame.height, 100)
    }

    private final class Keen: UIWindow {
        var wantsKey = true
        private let name: String
        private let note: (String) -> Void

        init(_ name: String, _ note: @escaping (String) -> Void) {
            (self.name, self.note) = (name, note)
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }

        override var canBecomeKey: Bool { wantsKey }
        override func becomeKey() { note("\(name) becomes key") }
        override func resignKey() { note("\(name) resigns") }
    }
}

struct UITraitCollectionTests {
    @Test func `views and controllers are told of new traits of the screen, and what they were`() {
        final class Told: UIView {
            var scales: [CGFloat] = []
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                scales.append(previousTraitCollection?.displayScale ?? -1)
            }
        }
        final class Root: UIViewController {
            var count = 0
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { count += 1 }
        }
        let stage = Stage()
        let told = stage.add(Told(frame: .zero), "told")
        let root = Root()
        stage.perform { stage.window.rootViewController = root }
        stage.application.host.setScreen(bounds: CGRect(x: 0, y: 0, width: 500, height: 500))
        expect(told.scales == [] && root.count == 0)
        stage.application.host.setScreen(bounds: CGRect(x: 0, y: 0, width: 500, height: 500), scale: 3)
        expect(told.scales == [2] && root.count == 1 && told.traitCollection.displayScale == 3)
    }

    @Test func `a view knows of its screen what the host said, in no window nothing`() {
        let stage = Stage()
        let unknown = UITraitCollection(forceTouchCapability: .unknown, displayScale: 0)
        expectEqual(UIView().traitCollection, unknown)
        expectEqual(UIViewController().traitCollection, unknown)
        expectEqual(stage.view.traitCollection.forceTouchCapability, .unknown)
        stage.application.host.setScreen(bounds: stage.window.bounds, scale: 3, forceTouchCapability: .available)
        expectEqual(stage.view.traitCollection.forceTouchCapability, .available)
        expectEqual(stage.view.traitCollection.displayScale, 3)
        let controller = UIViewController()
        stage.perform { stage.window.rootViewController = controller }
        expectEqual(controller.traitCollection, stage.window.traitCollection)
    }

    @Test(.bug(id: "F-13"))
    func `the view of a root controller comes in front of the subviews that a window has, which stay`() {
        let stage = Stage()
        let window = stage.window
        let (first, second) = (UIViewController(), UIViewController())
        let overlay = UIView(frame: window.bounds)
        stage.perform { window.rootViewController = first }
        expectEqual(window.subviews, [stage.view, first.view])
        stage.perform { window.addSubview(overlay) }
        expectEqual(window.subviews, [stage.view, first.view, overlay])
        expect(window.hitTest(CGPoint(x: 20, y: 20), with: nil) === overlay)
        stage.perform { window.rootViewController = second }
        expectEqual(window.subviews, [stage.view, overlay, second.view])
        expect(window.hitTest(CGPoint(x: 20, y: 20), with: nil) === second.view)
        expectNil(first.view.window)
    }
}

private final class Touched: UIView {
    var calls: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("began") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("ended") }
}
