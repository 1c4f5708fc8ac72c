import TestSupport
import Testing
import TouchTesting
import Touchstone

/// Pushes and pops by calls.
struct NavigationStackTests {
    private let scene = NavigationScene()
    private var stage: Stage { scene.stage }
    private var navigation: UINavigationController { scene.navigation }

    @Test func `a pushed controller slides in from the right over the one below`() {
        let page = scene.page("page")
        scene.expect([
            "home will appear", "home did appear",
        ])
        stage.perform { navigation.pushViewController(page, animated: true) }
        expect(navigation.topViewController === page)
        expect(page.navigationController === navigation)
        scene.expect([
            "page will move in", "home will disappear", "page will appear", "will show page animated",
        ])
        expectEqual(page.view.layer.presentation()?.position.x, 300)
        stage.wait(0.2)
        expect((101..<299).contains(page.view.layer.presentation()?.position.x ?? 0))
        expect((41..<99).contains(scene.home.view.layer.presentation()?.position.x ?? 0))
        scene.expect([])
        stage.wait(0.3)
        scene.expect([
            "home did disappear", "page did appear", "page did move in", "did show page animated",
        ])
        expectEqual(page.view.frame, navigation.view.bounds)
        expectNil(scene.home.view.superview)
    }

    @Test func `a popped controller slides out and leaves its parent`() {
        let page = scene.page("page")
        stage.perform { navigation.pushViewController(page, animated: false) }
        scene.journal.words = []
        stage.perform { expect(navigation.popViewController(animated: true) === page) }
        scene.expect([
            "page will move out", "page will disappear", "home will appear", "will show home animated",
        ])
        expectEqual(navigation.viewControllers, [scene.home])
        stage.wait(0.5)
        scene.expect([
            "page did disappear", "home did appear", "page did move out", "did show home animated",
        ])
        expectNil(page.parent)
        expectNil(page.view.superview)
        expectEqual(scene.home.view.frame, navigation.view.bounds)
    }

    @Test func `without animation everything happens at once`() {
        let page = scene.page("page")
        scene.journal.words = []
        stage.perform { navigation.pushViewController(page, animated: false) }
        scene.expect([
            "page will move in", "home will disappear", "page will appear", "will show page", "home did disappear",
            "page did appear", "page did move in", "did show page",
        ])
    }

    @Test func `several are popped at once, and only the shown ones appear or disappear`() {
        let (a, b) = (scene.page("a"), scene.page("b"))
        stage.perform {
            navigation.pushViewController(a, animated: false)
            navigation.pushViewController(b, animated: false)
            scene.journal.words = []
            expectEqual(navigation.popToRootViewController(animated: false), [a, b])
            expectNil(navigation.popToRootViewController(animated: false))
            expectNil(navigation.popViewController(animated: false))
            expectNil(navigation.popToViewController(b, animated: false))
        }
        scene.expect([
            "a will move out", "b will move out", "b will disappear", "home will appear", "will show home",
            "b did disappear", "home did appear", "a did move out", "b did move out", "did show home",
        ])
    }

    @Test func `a stack that is set shows its last controller`() {
        let (a, b) = (scene.page("a"), scene.page("b"))
        stage.perform { navigation.viewControllers = [a, b, a] }
        expectEqual(navigation.viewControllers, [a, b])
        expect(b.view.superview === navigation.view)
        expectNil(a.viewIfLoaded?.superview)
        expectNil(scene.home.parent)
        expect(navigation.visibleViewController === b)
        stage.perform { navigation.viewControllers = [] }
        expectNil(navigation.topViewController)
        expectEqual(navigation.view.subviews, [])
    }

    @Test func `a controller that is in the stack is not pushed again`() {
        stage.perform { navigation.pushViewController(scene.home, animated: false) }
        expectEqual(navigation.viewControllers, [scene.home])
    }

    @Test func `a push during a push ends the first one`() {
        let (a, b) = (scene.page("a"), scene.page("b"))
        stage.perform {
            navigation.pushViewController(a, animated: true)
            navigation.pushViewController(b, animated: true)
        }
        stage.wait(1)
        expectEqual(navigation.viewControllers, [scene.home, a, b])
        expectEqual(navigation.view.subviews, [b.view])
        expectEqual(scene.journal.words.suffix(3), ["b did appear", "b did move in", "did show b animated"])
    }

    @Test func `a delegate may push again before anything is shown`() {
        let (a, b) = (scene.page("a"), scene.page("b"))
        scene.willShow = { [navigation] in if $0 === a { navigation.pushViewController(b, animated: false) } }
        stage.perform { navigation.pushViewController(a, animated: true) }
        stage.wait(1)
        expectEqual(navigation.viewControllers, [scene.home, a, b])
        expectEqual(navigation.view.subviews, [b.view])
    }

    @Test func `the shown view fills the container`() {
        stage.perform { navigation.view.frame = CGRect(x: 0, y: 0, width: 150, height: 80) }
        stage.wait(0)
        expectEqual(scene.home.view.frame, CGRect(x: 0, y: 0, width: 150, height: 80))
    }

    @Test func `the shown controller disappears with its container`() {
        scene.journal.words = []
        stage.perform { stage.window.rootViewController = nil }
        scene.expect(["home will disappear", "home did disappear"])
    }

    @Test func `outside a window nothing appears, and nothing is animated`() {
        let journal = NavigationScene.Journal()
        let root = NavigationScene.Page("root", journal)
        let (outside, page) = (UINavigationController(rootViewController: root), NavigationScene.Page("page", journal))
        stage.perform {
            outside.loadViewIfNeeded()
            outside.pushViewController(page, animated: true)
        }
        expectEqual(journal.words, ["root will move in", "root did move in", "page will move in", "page did move in"])
        expectEqual(outside.view.subviews, [page.view])
    }

    @Test func `a container is released with its controllers`() {
        weak var container: UINavigationController?
        weak var page: UIViewController?
        stage.perform {
            let navigation = UINavigationController(rootViewController: UIViewController())
            let pushed = UIViewController()
            stage.window.rootViewController = navigation
            navigation.pushViewController(pushed, animated: true)
            (container, page) = (navigation, pushed)
        }
        stage.wait(0.1)
        stage.perform { stage.window.rootViewController = nil }
        stage.wait(1)
        expectNil(container)
        expectNil(page)
    }
}
