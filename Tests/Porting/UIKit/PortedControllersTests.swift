import TestSupport
import Testing
import TouchTesting
import UIKit

/// Controllers that were written for iOS.
struct PortedControllersTests {
    @Test func `two taps zoom in, two fingers zoom out, one tap hides the bars`() {
        let (stage, controller) = Stage.showing { ZoomViewController() }
        stage.hands.doubleTap(at: CGPoint(x: 120, y: 80))
        expectEqual(controller.zoom, 2)
        expectEqual(controller.zoomCenter, CGPoint(x: 120, y: 80))
        stage.wait(1)
        expect(!controller.barsAreHidden)
        stage.hands.tap(at: CGPoint(x: 120, y: 80))
        expect(!controller.barsAreHidden)
        stage.wait(1)
        expect(controller.barsAreHidden)
        controller.view.isMultipleTouchEnabled = true
        stage.twoFingerTap(at: CGPoint(x: 200, y: 150))
        expectEqual(controller.zoom, 1)
        stage.wait(1)
        expect(controller.barsAreHidden)
        expectEqual(stage.diagnostics, [])
    }

    @Test func `a delegate keeps the map's tap from the markers`() {
        let (stage, controller) = Stage.showing { MapViewController() }
        stage.hands.tap(at: CGPoint(x: 100, y: 100))
        stage.wait(1)
        stage.hands.tap(at: CGPoint(x: 110, y: 90))
        stage.wait(1)
        expectEqual(controller.markers.map(\.center), [CGPoint(x: 100, y: 100)])
        stage.twoFingerTap(at: CGPoint(x: 250, y: 200))
        expectEqual(controller.zoomLevel, 9)
        expectEqual(controller.markers.count, 1)
        expectEqual(stage.diagnostics, [])
    }

    @Test func `a menu is opened by a drag to the side and closed by a tap`() {
        let content = UIViewController()
        let (stage, container) = Stage.showing { SideMenuContainer(content: content) }
        expect(content.parent === container)
        stage.hands.drag(from: CGPoint(x: 20, y: 150), to: CGPoint(x: 30, y: 280))
        expect(!container.isMenuOpen, "up and down is not its business")
        stage.hands.down(at: CGPoint(x: 20, y: 150))
        stage.hands.move(dx: 130, over: 0.2)
        expectEqual(content.view.frame.minX, 130)
        stage.hands.up()
        expect(container.isMenuOpen)
        expectEqual(content.view.frame.minX, 200)
        let other = stage.perform { UIViewController() }
        stage.perform { container.replaceContent(with: other) }
        expectEqual(container.children, [other])
        expectNil(content.parent)
        expectEqual(other.view.frame.minX, 200)
        stage.wait(1)
        stage.hands.tap(at: CGPoint(x: 300, y: 150))
        expect(!container.isMenuOpen)
        expectEqual(other.view.frame.minX, 0)
    }

    @Test(.rules("B-071")) func `an action without a target finds who performs it, unless it is kept from it`() {
        let (stage, document) = Stage.showing { DocumentViewController() }
        stage.hands.tap(at: document.undoKey)
        stage.hands.tap(at: document.markKey)
        expectEqual(document.changes, ["one", "two"])
        expectEqual(document.marks, [1])
        stage.hands.tap(at: document.printKey)
        expectEqual(document.printKey.alpha, 0.5)
        stage.hands.tap(at: document.undoKey)
        stage.hands.tap(at: document.undoKey)
        expectEqual(document.changes, [])
        expectEqual(document.undoKey.alpha, 1)
        stage.hands.tap(at: document.undoKey)
        expectEqual(document.undoKey.alpha, 0.5)
    }

    @Test func `an editor undoes and redoes by keys`() {
        let (stage, editor) = Stage.showing { EditorViewController() }
        stage.hands.modifiers = .command
        stage.hands.type("z", code: UIKeyboardHIDUsage.keyboardZ.rawValue)
        stage.hands.type("z", code: UIKeyboardHIDUsage.keyboardZ.rawValue)
        expectEqual(editor.steps, 3)
        stage.hands.modifiers = [.command, .shift]
        stage.hands.type("z", code: UIKeyboardHIDUsage.keyboardZ.rawValue)
        expectEqual(editor.steps, 4)
        expectEqual(stage.diagnostics, [])
    }

    @Test(.rules("S-243")) func `a controller that became first responder is shaken`() {
        let (stage, controller) = Stage.showing { ShakeViewController() }
        expect(controller.isFirstResponder)
        func send(_ motion: MotionSample) {
            stage.host.receive(InputFrame(at: stage.host.now, others: [.motion(motion)]))
        }
        send(.began)
        send(.ended)
        send(.began)
        send(.cancelled)
        expectEqual(controller.motions, ["began", "ended", "began", "cancelled"])
        expectEqual(controller.shuffles, 1)
        stage.window.rootViewController = nil
        expect(!controller.isFirstResponder)
    }

    @available(*, deprecated)
    @Test func `code with the names of Swift 4_0 does what it did`() {
        let (stage, controller) = Stage.showing { LegacyViewController() }
        expectEqual(controller.children.count, 1)
        expectEqual(controller.children.first?.view.frame, CGRect(x: 20, y: 10, width: 340, height: 260))
        expect(controller.view.subviews.last === controller.children.first?.view)
        stage.hands.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100))
        expectEqual(controller.phases, [.began])
        expectEqual(controller.panState, .ended)
        stage.perform { controller.removeChildren() }
        expect(controller.children.isEmpty)
        expectEqual(controller.view.subviews.count, 1)
    }
}
