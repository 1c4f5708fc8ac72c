import TestSupport
import Testing
import TouchTesting
import Touchstone

struct UIViewControllerTests {
    @Test func `the view is loaded once, when it is first asked for`() {
        let stage = Stage()
        let journal = Journal()
        stage.perform {
            let controller = NotingController("it", journal)
            expect(!controller.isViewLoaded)
            expectNil(controller.viewIfLoaded)
            journal.expect([])
            let view = controller.view
            expect(controller.view === view)
            controller.loadViewIfNeeded()
            expect(controller.isViewLoaded)
            expect(view?.next === controller)
            expectEqual(view?.frame, stage.window.bounds)
            journal.expect(["it loads", "it did load"])
        }
    }

    @Test func `a controller can make its own view, and have it replaced`() {
        let stage = Stage()
        let controller = OwnViewController()
        stage.perform { expectEqual(controller.view.tag, 7) }
        let (old, new) = (controller.view, UIView())
        controller.view = new
        expect(new.next === controller)
        expectNil(old?.next)
    }

    private final class OwnViewController: UIViewController {
        override func loadView() {
            view = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
            view.tag = 7
        }
    }

    @Test func `the root controller appears with its window and disappears with it`() {
        let (stage, journal) = (Stage(), Journal())
        let window = stage.perform { UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50)) }
        stage.perform { window.rootViewController = NotingController("root", journal) }
        journal.expect(["root loads", "root did load"])
        window.isHidden = false
        journal.expect(["root will appear", "root did appear"])
        stage.wait(0)
        journal.expect(["root will lay out", "root did lay out"])
        window.isHidden = false
        journal.expect([])
        window.isHidden = true
        journal.expect(["root will disappear", "root did disappear"])
    }

    private final class Appearing: UIViewController {
        var journal: [String] = []
        private func note(_ name: String, _ animated: Bool) {
            let place = view.window == nil ? "outside" : "in its window"
            journal.append("\(name) \(place) \(Int(view.bounds.width))\(animated ? " animated" : "")")
        }
        override func viewWillAppear(_ animated: Bool) { note("will appear", animated) }
        override func viewIsAppearing(_ animated: Bool) { note("is appearing", animated) }
        override func viewDidAppear(_ animated: Bool) { note("did appear", animated) }
        override func viewDidDisappear(_ animated: Bool) { journal.append("did disappear") }
        override func viewDidLayoutSubviews() { journal.append("did lay out") }
    }

    @Test func `a view that is appearing is in its window and has its size, each time`() {
        let stage = Stage()
        let controller = stage.perform { Appearing() }
        controller.view.frame = .zero
        for _ in 0..<2 {
            stage.perform { stage.window.rootViewController = controller }
            stage.wait(0)
            stage.perform { stage.window.rootViewController = nil }
            expect(controller.journal.prefix(1).allSatisfy { $0.hasPrefix("will appear outside") })
            expectEqual(
                controller.journal.dropFirst().filter { $0 != "did lay out" },
                [
                    "is appearing in its window 400", "did appear in its window 400", "did disappear",
                ])
            controller.journal = []
        }
    }

    @Test func `a container that forwards by hand has its child appear when its view is added`() {
        let stage = Stage()
        let (parent, child) = stage.perform { (NotingController("parent", Journal()), Appearing()) }
        parent.forwards = false
        stage.perform {
            stage.window.rootViewController = parent
            parent.addChild(child)
            child.view.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
            child.beginAppearanceTransition(true, animated: true)
            parent.view.addSubview(child.view)
        }
        expectEqual(
            child.journal.prefix(2), ["will appear outside 30 animated", "is appearing in its window 30 animated"])
        stage.perform { child.endAppearanceTransition() }
        expectEqual(child.journal.suffix(1), ["did appear in its window 30 animated"])
        expectEqual(child.journal.count { $0.hasPrefix("is appearing") }, 1)
    }

    @Test func `when the root controller is replaced the old one disappears before the new one appears`() {
        let (stage, journal) = (Stage(), Journal())
        stage.perform { stage.window.rootViewController = NotingController("old", journal) }
        journal.words.removeAll()
        stage.perform { stage.window.rootViewController = NotingController("new", journal) }
        journal.expect([
            "old will disappear", "old did disappear", "new loads", "new did load", "new will appear", "new did appear",
        ])
    }

    @Test func `a child is told of its parent and appears with the view it is put in`() {
        let (stage, journal) = (Stage(), Journal())
        let (parent, child) = (NotingController("parent", journal), NotingController("child", journal))
        stage.perform { stage.window.rootViewController = parent }
        journal.words.removeAll()
        stage.perform {
            parent.addChild(child)
            expectEqual(parent.children, [child])
            expect(child.parent === parent)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
        }
        journal.expect([
            "child will move to parent", "child loads", "child did load", "child will appear", "child did appear",
            "child did move to parent",
        ])
        stage.perform {
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
        }
        expectEqual(parent.children, [])
        expectNil(child.parent)
        journal.expect([
            "child will move to no parent", "child will disappear", "child did disappear",
            "child did move to no parent",
        ])
    }

    @Test func `a controller has one parent and is never inside itself`() {
        let (first, second, child) = (UIViewController(), UIViewController(), UIViewController())
        first.addChild(child)
        first.addChild(child)
        expectEqual(first.children, [child])
        second.addChild(child)
        expectEqual(first.children, [])
        expectEqual(second.children, [child])
        child.addChild(second)
        child.addChild(child)
        expectEqual(child.children, [])
        expectNil(second.parent)
    }

    @Test func `a container that forwards appearance by hand tells its children itself, each step once`() {
        let (stage, journal) = (Stage(), Journal())
        let (parent, child) = (NotingController("parent", journal), NotingController("child", journal))
        parent.forwards = false
        stage.perform {
            stage.window.rootViewController = parent
            parent.addChild(child)
            parent.view.addSubview(child.view)
        }
        journal.words.removeAll()
        child.beginAppearanceTransition(true, animated: true)
        child.beginAppearanceTransition(true, animated: true)
        journal.expect(["child will appear animated"])
        child.beginAppearanceTransition(false, animated: false)
        child.beginAppearanceTransition(true, animated: false)
        child.endAppearanceTransition()
        child.endAppearanceTransition()
        journal.expect(["child will disappear", "child will appear", "child did appear"])
    }

    @Test func `a transition that began animated ends animated`() {
        let (stage, journal) = (Stage(), Journal())
        let child = NotingController("child", journal)
        child.beginAppearanceTransition(true, animated: true)
        child.endAppearanceTransition()
        journal.expect(["child will appear animated", "child did appear animated"])
        child.beginAppearanceTransition(false, animated: true)
        child.beginAppearanceTransition(false, animated: false)
        child.endAppearanceTransition()
        journal.expect(["child will disappear animated", "child did disappear animated"])
        stage.perform { stage.window.rootViewController = child }
        journal.expect(["child loads", "child did load", "child will appear", "child did appear"])
    }

    @Test(.rules("B-065")) func `a presented controller covers the window and goes with everything it presents`() {
        let (stage, journal) = (Stage(), Journal())
        let (base, sheet, alert) = (UIViewController(), NotingController("sheet", journal), UIViewController())
        stage.perform {
            base.present(sheet, animated: false) { journal.words.append("too early") }
            stage.window.rootViewController = base
            base.present(sheet, animated: false) { journal.words.append("shown") }
            base.present(alert, animated: false) { journal.words.append("busy") }
            journal.expect(["sheet loads", "sheet did load", "sheet will appear", "sheet did appear", "shown"])
            expect(base.presentedViewController === sheet)
            expect(sheet.presentingViewController === base)
            expect(sheet.next === base)
            expect(stage.window.subviews.last === sheet.view)
            sheet.present(alert, animated: false)
            expect(stage.window.subviews.last === alert.view)
            base.dismiss(animated: false) { journal.words.append("gone") }
            journal.expect(["sheet will disappear", "sheet did disappear", "gone"])
            expectEqual(stage.window.subviews, [stage.view, base.view])
            expectNil(base.presentedViewController)
            expectNil(alert.presentingViewController)
            base.present(sheet, animated: false)
            sheet.dismiss(animated: false)
            expectNil(base.presentedViewController)
        }
    }

    @Test func `presented with animation, a controller and its children appear and disappear animated`() {
        let (stage, journal) = (Stage(), Journal())
        let (base, sheet, child) = (
            UIViewController(), NotingController("sheet", journal), NotingController("child", journal)
        )
        stage.perform {
            stage.window.rootViewController = base
            sheet.addChild(child)
            sheet.view.addSubview(child.view)
            journal.words.removeAll()
            base.present(sheet, animated: true) { journal.words.append("shown") }
            journal.expect([
                "sheet will appear animated", "child will appear animated", "child did appear animated",
                "sheet did appear animated", "shown",
            ])
            sheet.dismiss(animated: true) { journal.words.append("gone") }
            journal.expect([
                "sheet will disappear animated", "child will disappear animated", "child did disappear animated",
                "sheet did disappear animated", "gone",
            ])
            base.present(sheet, animated: false)
            expectEqual(journal.words.first, "sheet will appear")
            journal.words.removeAll()
            // What is dismissed with it is dismissed in the same way.
            let alert = NotingController("alert", journal)
            sheet.present(alert, animated: false)
            journal.words.removeAll()
            base.dismiss(animated: true)
            expect(journal.words.contains("alert did disappear animated"))
        }
    }

    @Test func `presentations are forwarded to overrides of the ancestors`() {
        final class Container: UIViewController {
            var asked: [String] = []
            override func present(_ controller: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil)
            {
                asked.append("present \(flag)")
                super.present(controller, animated: flag, completion: completion)
            }
            override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
                asked.append("dismiss \(flag)")
                super.dismiss(animated: flag, completion: completion)
            }
        }
        let (stage, container, child, sheet) = (Stage(), Container(), UIViewController(), UIViewController())
        stage.perform {
            stage.window.rootViewController = container
            container.addChild(child)
            container.view.addSubview(child.view)
            child.present(sheet, animated: true)
            sheet.dismiss(animated: false)
        }
        expectEqual(container.asked, ["present true", "dismiss false"])
        expectNil(container.presentedViewController)
    }

    private final class Journal {
        var words: [String] = []

        /// The lines written since the last time.
        func expect(_ expected: [String], sourceLocation: SourceLocation = #_sourceLocation) {
            #expect(words == expected, sourceLocation: sourceLocation)
            words.removeAll()
        }
    }

    private final class NotingController: UIViewController {
        var forwards = true
        private let name: String
        private let journal: Journal

        init(_ name: String, _ journal: Journal) {
            (self.name, self.journal) = (name, journal)
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        private func note(_ words: String, _ animated: Bool = false) {
            journal.words.append("\(name) \(words)\(animated ? " animated" : "")")
        }

        override func loadView() {
            note("loads")
            super.loadView()
        }
        override func viewDidLoad() { note("did load") }
        override func viewWillAppear(_ animated: Bool) { note("will appear", animated) }
        override func viewDidAppear(_ animated: Bool) { note("did appear", animated) }
        override func viewWillDisappear(_ animated: Bool) { note("will disappear", animated) }
        override func viewDidDisappear(_ animated: Bool) { note("did disappear", animated) }
        override func viewWillLayoutSubviews() { note("will lay out") }
        override func viewDidLayoutSubviews() { note("did lay out") }
        override func willMove(toParent parent: UIViewController?) {
            note("will move to \(parent == nil ? "no " : "")parent")
        }
        override func didMove(toParent parent: UIViewController?) {
            note("did move to \(parent == nil ? "no " : "")parent")
        }
        override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }
    }
}
