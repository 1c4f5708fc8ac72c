import Testing
import TouchTesting
@_spi(Subclass) import Touchstone

/// Spec 2.19: gestures of the system at the edges of the screen.
@Suite struct SystemGestureTests {
    private static let edge = CGPoint(x: 5, y: 150)

    /// - Parameter edges: of the system's gesture.
    private func stage(_ edges: UIRectEdge = .left, _ build: (Stage) -> Void = { _ in }) -> Stage {
        let stage = Stage(build)
        let system = UIScreenEdgePanGestureRecognizer()
        system.name = "system"
        system.edges = edges
        stage.application.addSystemGesture(system, at: edges)
        return stage
    }

    @Test func `B-390 N-25 away from the edge, and without gestures of the system, nothing waits`() {
        let stage = stage { _ = $0.pan() }
        stage.hands.down(at: stage.view)
        stage.hands.up()
        stage.clearLog()
        let plain = Stage { _ = $0.pan() }
        plain.hands.down(at: Self.edge)
        plain.hands.move(dx: 20)
        plain.hands.up()
        stage.expect("")
        plain.expect("")
    }

    @Test func `B-390 B-391 at the edge a view waits for the system, and hears late when that has failed`() {
        let stage = stage()
        stage.hands.tap(at: Self.edge)
        stage.expect("")
    }

    @Test func `B-390 a pan at the edge waits, and begins when the system has failed`() {
        let stage = stage { _ = $0.pan() }
        stage.hands.down(at: Self.edge)
        stage.hands.move(dx: 2, dy: 20)
        stage.hands.up()
        stage.expect("")
    }

    @Test func `B-390 if the system begins, pans and views never hear of it`() {
        let stage = stage { _ = $0.pan() }
        stage.hands.down(at: Self.edge)
        stage.hands.move(dx: 20)
        stage.hands.up()
        stage.expect("")
    }

    @Test func `B-390 a tap gets the touch at once and does not wait`() {
        let stage = stage { _ = $0.tap() }
        stage.hands.tap(at: Self.edge)
        stage.expect("")
    }

    @Test func `B-390 a press and a pinch do not wait, and are cancelled when the system begins`() {
        let stage = stage { stage in
            stage.longPress().minimumPressDuration = 0.1
            stage.view.isMultipleTouchEnabled = true
        }
        stage.hands.down(at: Self.edge)
        stage.wait(0.2)
        stage.hands.move(dx: 20)
        stage.hands.up()
        stage.expect("")
    }

    @Test func `B-390 what the app does with other fingers ends, too, a hover and a scroll go on`() {
        let stage = stage { stage in
            stage.pan("drag")
            let leaf = stage.addView("leaf", frame: CGRect(x: 200, y: 0, width: 200, height: 300))
            stage.add(UIHoverGestureRecognizer(), "hover", on: leaf)
            stage.pan("scroll", on: leaf).allowedScrollTypesMask = .all
        }
        stage.hands.drag(.leftIndex, from: stage.view, to: CGPoint(x: 230, y: 150), over: 0)
        stage.hands.down(.leftIndex, at: CGPoint(x: 100, y: 150))
        stage.hands.move(.leftIndex, dx: 30)
        stage.wait(0.01)
        stage.clearLog()
        stage.hands.hover(at: CGPoint(x: 300, y: 150))
        stage.hands.down(at: Self.edge)
        stage.hands.move(dx: 20)
        stage.hands.hover(at: CGPoint(x: 310, y: 150))
        stage.hands.move(.leftIndex, dx: 30)
        stage.hands.up(.leftIndex)
        stage.hands.up()
        stage.expect("")
    }

    @Test func `B-390 a pan with another finger does not wait for the system`() {
        let stage = stage { _ = $0.pan().maximumNumberOfTouches = 1 }
        stage.hands.down(.leftIndex, at: stage.view)
        stage.hands.down(at: Self.edge)
        stage.hands.move(.leftIndex, dx: 30)
        stage.expect("")
    }

    // MARK: Deferring

    private final class Controller: UIViewController {
        var preferred: UIRectEdge = []
        var child: UIViewController?
        var asked = 0
        override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
            asked += 1
            return preferred
        }
        override var childForScreenEdgesDeferringSystemGestures: UIViewController? { child }
    }

    /// A stage whose root controller has a view with a pan.
    private func deferring(_ edges: UIRectEdge) -> (Stage, Controller) {
        let stage = stage()
        let controller = Controller()
        controller.preferred = edges
        stage.perform {
            stage.view.isHidden = true
            stage.window.rootViewController = controller
            controller.view.accessibilityIdentifier = "root"
            stage.pan(on: controller.view)
        }
        return (stage, controller)
    }

    @Test func `B-392 at an edge that the app defers, the app has the first go`() {
        let (stage, _) = deferring(.left)
        stage.hands.down(at: Self.edge)
        stage.hands.move(dx: 20)
        stage.hands.up()
        stage.expect("")
    }

    @Test func `B-392 the system begins if everybody else has failed`() {
        let (stage, controller) = deferring(.left)
        stage.perform {
            for recognizer in controller.view.gestureRecognizers ?? [] {
                (recognizer as? UIPanGestureRecognizer)?.maximumNumberOfTouches = 0
            }
        }
        stage.hands.down(at: Self.edge)
        stage.hands.move(dx: 20)
        stage.hands.up()
        stage.expect("")
    }

    /// Whether a drag at the edge is the system's.
    private func doesSystemWin(_ stage: Stage) -> Bool {
        stage.clearLog()
        stage.hands.down(at: Self.edge)
        stage.hands.move(dx: 20)
        stage.hands.up()
        stage.wait(1)
        return stage.log.contains("system began")
    }

    @Test func `B-392 the app is asked once, and again when it says that its answer changed`() {
        let (stage, controller) = deferring([])
        #expect(doesSystemWin(stage))
        controller.preferred = .all
        #expect(doesSystemWin(stage))
        #expect(controller.asked == 1)
        controller.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
        #expect(!doesSystemWin(stage))
        #expect(controller.asked == 2)
    }

    @Test func `B-392 a child answers for its parent, a presented controller for the one behind`() {
        let (stage, controller) = deferring([])
        let (child, sheet) = (Controller(), Controller())
        child.preferred = .left
        controller.child = child
        stage.perform { controller.addChild(child) }
        #expect(!doesSystemWin(stage))
        stage.perform {
            controller.present(sheet)
            sheet.view.isUserInteractionEnabled = false
        }
        #expect(doesSystemWin(stage))
        stage.perform { controller.dismiss() }
        #expect(!doesSystemWin(stage))
        child.child = controller
        controller.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
        #expect(!doesSystemWin(stage))
    }

    @Test func `B-392 only the deferred edges are deferred`() {
        let (stage, _) = deferring(.top)
        #expect(doesSystemWin(stage))
    }

    // MARK: Coming and going

    @Test func `B-390 a gesture of the system that is removed in mid-gesture lets go`() {
        let stage = stage { _ = $0.pan() }
        let system = UIScreenEdgePanGestureRecognizer()
        system.name = "other system"
        system.edges = .top
        stage.application.addSystemGesture(system, at: .top)
        stage.hands.down(at: CGPoint(x: 200, y: 5))
        stage.application.removeSystemGesture(system)
        stage.hands.move(dy: 20)
        stage.hands.up()
        #expect(system.view == nil)
        stage.expect("")
    }

    @Test func `B-390 on a view of the app it is one of the app`() {
        let stage = stage()
        let system = UIScreenEdgePanGestureRecognizer()
        system.name = "moved"
        system.edges = .right
        stage.application.addSystemGesture(system, at: .right)
        stage.perform { stage.view.addGestureRecognizer(system) }
        stage.application.removeSystemGesture(system)
        #expect(system.view === stage.view)
        stage.hands.down(at: CGPoint(x: 395, y: 150))
        stage.hands.move(dx: -20)
        stage.hands.up()
        stage.expect("")
    }

    @Test func `B-390 B-250 two gestures of the system in a corner exclude each other`() {
        let stage = stage()
        let system = UIScreenEdgePanGestureRecognizer()
        system.name = "top"
        system.edges = .top
        stage.application.addSystemGesture(system, at: .top)
        stage.hands.down(at: CGPoint(x: 5, y: 5))
        stage.hands.move(dx: 20, dy: 20)
        stage.hands.up()
        stage.expect("")
    }
}
