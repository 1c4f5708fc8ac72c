import TestSupport
import Testing
import TouchTesting
import Touchstone

/// The finger that pops.
struct NavigationSwipeTests {
    private let scene = NavigationScene()
    private let page: UIViewController
    private var stage: Stage { scene.stage }
    private var navigation: UINavigationController { scene.navigation }

    init() {
        page = scene.page("page")
        stage.perform { [scene, page] in scene.navigation.pushViewController(page, animated: false) }
        scene.journal.words = []
    }

    private var x: CGFloat { page.view.layer.presentation()?.position.x ?? .nan }

    @Test func `the views follow the finger, and far enough it pops`() {
        stage.hands.down(at: CGPoint(x: 2, y: 50))
        stage.hands.move(dx: 50, over: 0.2)
        scene.expect(["page will move out", "page will disappear", "home will appear", "will show home animated"])
        expect(abs(x - 150) < 1)
        stage.hands.wait(1)
        expect(abs(x - 150) < 1)
        stage.hands.move(dx: 100, over: 0.5)
        expect(abs(x - 250) < 1)
        scene.expect([])
        stage.hands.wait(0.2)
        stage.hands.up()
        stage.wait(0.1)
        expect(x > 250 && x < 300)
        stage.wait(1)
        scene.expect(["page did disappear", "home did appear", "page did move out", "did show home animated"])
        expectEqual(navigation.viewControllers, [scene.home])
        expectEqual(scene.home.view.frame, navigation.view.bounds)
    }

    @Test func `a finger that goes back cancels the pop`() {
        stage.hands.down(at: CGPoint(x: 2, y: 50))
        stage.hands.move(dx: 120, over: 0.2)
        stage.hands.move(dx: -20, over: 0.1)
        scene.journal.words = []
        stage.hands.up()
        stage.wait(1)
        scene.expect(["home will disappear", "page will appear", "home did disappear", "page did appear"])
        expectEqual(navigation.viewControllers, [scene.home, page])
        expectEqual(page.view.frame, navigation.view.bounds)
        expect(page.parent === navigation)
        expectNil(scene.home.view.superview)
        // It can be popped afterwards.
        stage.hands.drag(from: CGPoint(x: 2, y: 50), to: CGPoint(x: 180, y: 50))
        stage.wait(1)
        expectEqual(navigation.viewControllers, [scene.home])
    }

    @Test func `a quick finger pops after a short way`() {
        stage.hands.down(at: CGPoint(x: 2, y: 50))
        stage.hands.move(dx: 60, over: 0.06)
        stage.hands.up()
        stage.wait(1)
        expectEqual(navigation.viewControllers, [scene.home])
    }

    @Test func `read from right to left, the finger pops from the right edge`() {
        stage.application.host.setLayoutDirection(.rightToLeft)
        navigation.viewWillAppear(false)
        stage.application.host.setScreen(bounds: stage.window.frame)
        stage.hands.down(at: CGPoint(x: 198, y: 50))
        stage.hands.move(dx: -50, over: 0.2)
        expect(abs(x - 50) < 1)
        stage.hands.move(dx: -100, over: 0.5)
        stage.hands.up()
        stage.wait(1)
        expectEqual(navigation.viewControllers, [scene.home])
    }

    @Test func `a hidden bar keeps the finger from popping, unless the recognizer has another delegate`() {
        final class Yes: UIGestureRecognizerDelegate {}
        navigation.setNavigationBarHidden(true, animated: true)
        expect(navigation.isNavigationBarHidden)
        stage.hands.drag(from: CGPoint(x: 2, y: 50), to: CGPoint(x: 180, y: 50))
        stage.wait(1)
        expectEqual(navigation.viewControllers, [scene.home, page])
        let yes = Yes()
        navigation.interactivePopGestureRecognizer?.delegate = yes
        stage.hands.drag(from: CGPoint(x: 2, y: 50), to: CGPoint(x: 180, y: 50))
        stage.wait(1)
        expectEqual(navigation.viewControllers, [scene.home])
    }

    @Test func `a gesture that is cancelled cancels the pop`() {
        stage.hands.down(at: CGPoint(x: 2, y: 50))
        stage.hands.move(dx: 150, over: 0.2)
        stage.hands.cancel()
        stage.wait(1)
        expectEqual(navigation.viewControllers, [scene.home, page])
    }

    @Test func `only the left edge pops`() {
        stage.hands.drag(from: CGPoint(x: 60, y: 50), to: CGPoint(x: 190, y: 50))
        stage.hands.drag(from: CGPoint(x: 198, y: 50), to: CGPoint(x: 20, y: 50))
        stage.wait(1)
        scene.expect([])
    }

    @Test func `the first controller is not popped, and its touches are its own`() {
        stage.perform { _ = navigation.popViewController(animated: false) }
        let swipe = navigation.interactivePopGestureRecognizer
        stage.hands.down(at: CGPoint(x: 2, y: 50))
        stage.hands.move(dx: 100, over: 0.2)
        expect(swipe?.state != .began && swipe?.state != .changed)
        stage.hands.up()
        expectEqual(navigation.viewControllers, [scene.home])
    }

    @Test func `an app can forbid the swipe`() {
        navigation.interactivePopGestureRecognizer?.isEnabled = false
        stage.hands.drag(from: CGPoint(x: 2, y: 50), to: CGPoint(x: 180, y: 50))
        stage.wait(1)
        scene.expect([])
    }

    private final class Gate: UIGestureRecognizerDelegate {
        var isOpen = false
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { isOpen }
    }

    @Test func `an app's delegate decides instead`() {
        let gate = Gate()
        navigation.interactivePopGestureRecognizer?.delegate = gate
        stage.hands.drag(from: CGPoint(x: 2, y: 50), to: CGPoint(x: 180, y: 50))
        stage.wait(1)
        scene.expect([])
        gate.isOpen = true
        for _ in 0..<2 {
            // The second time there is nothing to pop.
            stage.hands.drag(from: CGPoint(x: 2, y: 50), to: CGPoint(x: 180, y: 50))
            stage.wait(1)
        }
        expectEqual(navigation.viewControllers, [scene.home])
    }

    @Test func `a push in mid-swipe cancels the pop`() {
        let next = scene.page("next")
        stage.hands.down(at: CGPoint(x: 2, y: 50))
        stage.hands.move(dx: 100, over: 0.2)
        stage.perform { navigation.pushViewController(next, animated: true) }
        stage.hands.move(dx: 50, over: 0.2)
        stage.hands.up()
        stage.wait(1)
        expectEqual(navigation.viewControllers, [scene.home, page, next])
        expectEqual(navigation.view.subviews, [next.view])
    }

    @Test func `a container that leaves its window in mid-swipe keeps its stack`() {
        stage.hands.down(at: CGPoint(x: 2, y: 50))
        stage.hands.move(dx: 100, over: 0.2)
        stage.perform { stage.window.rootViewController = nil }
        stage.hands.up()
        stage.wait(1)
        expectEqual(navigation.viewControllers, [scene.home, page])
    }

    @Test func `an edge swipe during a push begins nothing`() {
        let next = scene.page("next")
        stage.perform { navigation.pushViewController(next, animated: true) }
        stage.wait(0.1)
        scene.journal.words = []
        stage.hands.down(at: CGPoint(x: 2, y: 50))
        stage.hands.move(dx: 60, over: 0.1)
        scene.expect([])
        expectEqual(navigation.viewControllers, [scene.home, page, next])
        let x = next.view.layer.presentation()?.position.x ?? .nan
        expect(x > 100 && x < 300, "the push goes on")
        stage.hands.move(dx: 100, over: 0.4)
        stage.hands.up()
        stage.wait(1)
        scene.expect(["page did disappear", "next did appear", "next did move in", "did show next animated"])
        expectEqual(navigation.viewControllers, [scene.home, page, next])
        // The next swipe pops.
        stage.hands.drag(from: CGPoint(x: 2, y: 50), to: CGPoint(x: 180, y: 50))
        stage.wait(1)
        expectEqual(navigation.viewControllers, [scene.home, page])
    }

    /// The speed of the page in the first millisecond from now, in points per second.
    private func speed() -> CGFloat {
        let start = x
        stage.wait(0.001)
        return (x - start) * 1_000
    }

    @Test func `a pop that is let go goes on with the speed of the finger`() {
        stage.hands.down(at: CGPoint(x: 2, y: 50))
        stage.hands.move(dx: 60, over: 0.1)
        stage.hands.up()
        expect(abs(speed() - 600) < 60)
        stage.wait(1)
        expectEqual(navigation.viewControllers, [scene.home])
    }

    @Test func `a pop that is thrown back goes back with the speed of the finger`() {
        stage.hands.down(at: CGPoint(x: 2, y: 50))
        stage.hands.move(dx: 150, over: 0.5)
        stage.hands.move(dx: -40, over: 0.05)
        stage.hands.up()
        expect(abs(speed() + 800) < 60)
        stage.wait(1)
        expectEqual(navigation.viewControllers, [scene.home, page])
        expectEqual(page.view.frame, navigation.view.bounds)
    }

    @Test func `a finger that moves away from the end to which the pop goes lends it no speed`() {
        stage.hands.down(at: CGPoint(x: 2, y: 50))
        stage.hands.move(dx: 190, over: 0.3)
        stage.hands.move(dx: -4, over: 0.1)
        stage.hands.up()
        expect((0..<5).map { _ in speed() }.allSatisfy { $0 >= 0 })
        stage.wait(1)
        expectEqual(navigation.viewControllers, [scene.home])
    }
}
