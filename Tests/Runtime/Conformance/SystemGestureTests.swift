import TestSupport
import Testing
import TouchTesting
@_spi(Subclass) import Touchstone

/// Gestures of the system at the edges of the screen (B-390…B-392).
struct SystemGestureTests {
    private static let edge = CGPoint(x: 5, y: 150)

    /// - Parameter edges: The edges of the system's gesture.
    private func stage(_ edges: UIRectEdge = .left, _ build: @escaping (Stage) -> Void = { _ in }) -> Stage {
        let stage = Stage(build)
        let system = UIScreenEdgePanGestureRecognizer()
        system.name = "system"
        system.edges = edges
        stage.application.host.addSystemGesture(system, at: edges)
        return stage
    }

    @Test(.rules("B-390", "N-25")) func `away from the edge, and without gestures of the system, nothing waits`() {
        let (claimed, free) = (stage { _ = $0.addPan() }, Stage { _ = $0.addPan() })
        for stage in [claimed, free] { stage.hands.drag(from: stage.view, to: CGPoint(x: 250, y: 150)) }
        expectEqual(claimed.log, free.log)
        expect(!claimed.log.contains("waits"))
        let plain = Stage { _ = $0.addPan() }
        plain.hands.down(at: Self.edge)
        plain.hands.move(dx: 20)
        plain.hands.up()
        plain.expect(
            """
              0     view hit by 1
                    pan watches 1
                    pan receives began 1
                    view receives began 1
                    pan receives moved 1
                    view receives cancelled 1
                    pan began
                    pan receives ended 1
                    pan ended
                    pan reset
            """)
    }

    @Test(.rules("B-390", "B-391"))
    func `at the edge a view waits for the system, and receives late when that has failed`() {
        let stage = stage()
        stage.hands.tap(at: Self.edge)
        stage.expect(
            """
              0     view hit by 1
                    system watches 1
                    system receives began 1
                    view waits for began 1: system
              50    system receives ended 1
                    system failed: lifted before it moved 10 pt
                    view receives began 1 late
                    view receives ended 1
                    system reset
            """)
    }

    @Test(.rules("B-390")) func `a pan at the edge waits, and begins when the system has failed`() {
        let stage = stage { _ = $0.addPan() }
        stage.hands.down(at: Self.edge)
        stage.hands.move(dx: 2, dy: 20)
        stage.hands.up()
        stage.expect(
            """
              0     view hit by 1
                    pan, system watch 1
                    system, pan receive began 1
                    view waits for began 1: system
                    system, pan receive moved 1
                    system failed: did not go inwards from the edge
                    view never receives 1
                    pan began
                    system reset
                    pan receives ended 1
                    pan ended
                    pan reset
            """)
    }

    @Test(.rules("B-390")) func `if the system begins, pans and views never receive it`() {
        let stage = stage { _ = $0.addPan() }
        stage.hands.down(at: Self.edge)
        stage.hands.move(dx: 20)
        stage.hands.up()
        stage.expect(
            """
              0     view hit by 1
                    pan, system watch 1
                    system, pan receive began 1
                    view waits for began 1: system
                    system, pan receive moved 1
                    pan holds for system
                    pan failed: system recognized
                    view never receives 1
                    system began
                    pan reset
                    system receives ended 1
                    system ended
                    system reset
            """)
    }

    @Test(.rules("B-390")) func `a tap gets the touch at once and does not wait`() {
        let stage = stage { _ = $0.addTap() }
        stage.hands.tap(at: Self.edge)
        stage.expect(
            """
              0     view hit by 1
                    tap, system watch 1
                    system, tap receive began 1
                    view waits for began 1: system
              50    system, tap receive ended 1
                    system failed: lifted before it moved 10 pt
                    view never receives 1
                    tap ended
                    system, tap reset
            """)
    }

    @Test(.rules("B-390")) func `a long press does not wait, and is cancelled when the system begins`() {
        let stage = stage { $0.addLongPress().minimumPressDuration = 0.1 }
        stage.hands.down(at: Self.edge)
        stage.wait(0.2)
        stage.hands.move(dx: 20)
        stage.hands.up()
        stage.expect(
            """
              0     view hit by 1
                    press, system watch 1
                    system, press receive began 1
                    view waits for began 1: system
              100   view never receives 1
                    press began
              200   system, press receive moved 1
                    press changed
                    press breaks off: system cancelled
                    system began
                    press cancelled
                    press reset
                    system receives ended 1
                    system ended
                    system reset
            """)
    }

    @Test(.rules("B-390")) func `what the app does with other fingers ends, too, a hover and a scroll go on`() {
        let stage = stage { stage in
            stage.addPan("drag", on: stage.addView("left", frame: CGRect(x: 0, y: 0, width: 190, height: 300)))
            let leaf = stage.addView("leaf", frame: CGRect(x: 200, y: 0, width: 200, height: 300))
            stage.add(UIHoverGestureRecognizer(), "hover", on: leaf)
            stage.addPan("scroll", on: leaf).allowedScrollTypesMask = .all
        }
        stage.hands.down(.leftIndex, at: CGPoint(x: 100, y: 150))
        stage.hands.move(.leftIndex, dx: 30)
        stage.wait(0.01)
        stage.clearLog()
        stage.hands.hover(at: CGPoint(x: 300, y: 150))
        stage.hands.turnWheel(at: CGPoint(x: 300, y: 150), notch: CGVector(dx: 0, dy: 9))
        stage.hands.down(at: Self.edge)
        stage.hands.move(dx: 20)
        stage.hands.turnWheel(at: CGPoint(x: 300, y: 150), notch: CGVector(dx: 0, dy: 9))
        stage.hands.hover(at: CGPoint(x: 310, y: 150))
        stage.hands.move(.leftIndex, dx: 30)
        stage.hands.up(.leftIndex)
        stage.hands.up()
        stage.expect(
            """
              10    hover follows hover
                    hover receives stream-began
                    hover began
                    leaf receives scroll
                    scroll follows scroll
                    scroll receives stream-began
                    scroll began
                    left hit by 3
                    drag, system watch 3
                    system, drag receive began 3
                    left never receives 3
                    system, drag receive moved 3
                    drag changed
                    drag breaks off: system cancelled
                    system began
                    drag cancelled
                    drag reset
                    scroll receives stream-changed
                    scroll changed
                    hover receives stream-changed
                    hover changed
                    system receives ended 3
                    system ended
                    system reset
            """)
    }

    @Test(.rules("B-390")) func `a pan with another finger does not wait for the system`() {
        let stage = stage { stage in
            stage.addPan(on: stage.addView("leaf", frame: CGRect(x: 200, y: 0, width: 200, height: 300)))
        }
        stage.hands.down(.leftIndex, at: CGPoint(x: 300, y: 150))
        stage.hands.down(at: Self.edge)
        stage.hands.move(.leftIndex, dx: 30)
        stage.expect(
            """
              0     leaf hit by 1
                    pan watches 1
                    pan receives began 1
                    leaf receives began 1
                    view hit by 2
                    system watches 2
                    system receives began 2
                    view waits for began 2: system
                    pan receives moved 1
                    leaf receives cancelled 1
                    pan began
            """)
    }

    @Test(.rules("B-390", "N-20")) func `systemGestureEdgeWidth can be set, and decides`() {
        func isWatched(at x: CGFloat, width: CGFloat?) -> Bool {
            let stage = Stage()
            let system = ProbeRecognizer()
            system.name = "system"
            stage.application.host.addSystemGesture(system, at: .left)
            if let width { stage.application.host.systemGestureEdgeWidth = width }
            stage.hands.down(at: CGPoint(x: x, y: 150))
            return stage.log.contains("system watches 1")
        }
        expect(isWatched(at: 19, width: nil))
        expect(!isWatched(at: 21, width: nil))
        expect(isWatched(at: 39, width: 40))
        expect(!isWatched(at: 19, width: 10))
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
            stage.addPan(on: controller.view)
        }
        return (stage, controller)
    }

    @Test(.rules("B-392")) func `at an edge that the app defers, the app has the first go`() {
        let (stage, _) = deferring(.left)
        stage.hands.down(at: Self.edge)
        stage.hands.move(dx: 20)
        stage.hands.up()
        stage.expect(
            """
              0     root hit by 1
                    pan, system watch 1
                    system, pan receive began 1
                    root receives began 1
                    system, pan receive moved 1
                    system holds for pan
                    system failed: pan recognized
                    root receives cancelled 1
                    pan began
                    system reset
                    pan receives ended 1
                    pan ended
                    pan reset
            """)
    }

    @Test(.rules("B-392")) func `the system begins if all others have failed`() {
        let (stage, controller) = deferring(.left)
        stage.perform {
            for recognizer in controller.view.gestureRecognizers ?? [] {
                (recognizer as? UIPanGestureRecognizer)?.maximumNumberOfTouches = 0
            }
        }
        stage.hands.down(at: Self.edge)
        stage.hands.move(dx: 20)
        stage.hands.up()
        stage.expect(
            """
              0     root hit by 1
                    pan, system watch 1
                    system, pan receive began 1
                    pan failed: more than 0 fingers
                    root receives began 1
                    pan reset
                    system receives moved 1
                    root receives cancelled 1
                    system began
                    system receives ended 1
                    system ended
                    system reset
            """)
    }

    /// Returns a Boolean value that indicates whether the system takes a drag at the edge.
    private func doesSystemWin(_ stage: Stage) -> Bool {
        stage.clearLog()
        stage.hands.down(at: Self.edge)
        stage.hands.move(dx: 20)
        stage.hands.up()
        stage.wait(1)
        return stage.log.contains("system began")
    }

    @Test(.rules("B-392")) func `the app is asked once, and again when it says that its answer changed`() {
        let (stage, controller) = deferring([])
        expect(doesSystemWin(stage))
        controller.preferred = .all
        expect(doesSystemWin(stage))
        expectEqual(controller.asked, 1)
        controller.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
        expect(!doesSystemWin(stage))
        expectEqual(controller.asked, 2)
    }

    @Test(.rules("B-392")) func `a child answers for its parent, a presented controller for the one behind`() {
        let (stage, controller) = deferring([])
        let (child, sheet) = (Controller(), Controller())
        child.preferred = .left
        controller.child = child
        stage.perform { controller.addChild(child) }
        expect(!doesSystemWin(stage))
        stage.perform {
            controller.present(sheet, animated: false)
            sheet.view.isUserInteractionEnabled = false
        }
        expect(doesSystemWin(stage))
        stage.perform { controller.dismiss(animated: false) }
        expect(!doesSystemWin(stage))
        child.child = controller
        controller.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
        expect(!doesSystemWin(stage))
    }

    @Test(.rules("B-392")) func `only the deferred edges are deferred`() {
        let (stage, _) = deferring(.top)
        expect(doesSystemWin(stage))
    }

    // MARK: Coming and going

    @Test(.rules("B-390")) func `a gesture of the system that is removed in mid-gesture lets go`() {
        let stage = stage { _ = $0.addPan() }
        let system = UIScreenEdgePanGestureRecognizer()
        system.name = "other system"
        system.edges = .top
        stage.application.host.addSystemGesture(system, at: .top)
        stage.hands.down(at: CGPoint(x: 200, y: 5))
        stage.application.host.removeSystemGesture(system)
        stage.hands.move(dy: 20)
        stage.hands.up()
        expectNil(system.view)
        stage.expect(
            """
              0     view hit by 1
                    pan, other system watch 1
                    other system, pan receive began 1
                    view waits for began 1: other system
                    other system failed: removed
                    view receives began 1
                    other system reset
                    pan receives moved 1
                    view receives cancelled 1
                    pan began
                    pan receives ended 1
                    pan ended
                    pan reset
            """)
    }

    @Test(.rules("B-390")) func `on a view of the app it is one of the app`() {
        let stage = stage()
        let system = UIScreenEdgePanGestureRecognizer()
        system.name = "moved"
        system.edges = .right
        stage.application.host.addSystemGesture(system, at: .right)
        stage.perform { stage.view.addGestureRecognizer(system) }
        stage.application.host.removeSystemGesture(system)
        expect(system.view === stage.view)
        stage.hands.down(at: CGPoint(x: 395, y: 150))
        stage.hands.move(dx: -20)
        stage.hands.up()
        stage.expect(
            """
              0     view hit by 1
                    moved watches 1
                    moved receives began 1
                    view receives began 1
                    moved receives moved 1
                    view receives cancelled 1
                    moved began
                    moved receives ended 1
                    moved ended
                    moved reset
            """)
    }

    @Test(.rules("B-390", "B-250")) func `two gestures of the system in a corner exclude each other`() {
        let stage = stage()
        let system = UIScreenEdgePanGestureRecognizer()
        system.name = "top"
        system.edges = .top
        stage.application.host.addSystemGesture(system, at: .top)
        stage.hands.down(at: CGPoint(x: 5, y: 5))
        stage.hands.move(dx: 20, dy: 20)
        stage.hands.up()
        stage.expect(
            """
              0     view hit by 1
                    system, top watch 1
                    top, system receive began 1
                    view waits for began 1: top, system
                    top, system receive moved 1
                    system failed: prevented by top
                    view never receives 1
                    top began
                    system reset
                    top receives ended 1
                    top ended
                    top reset
            """)
    }
}
