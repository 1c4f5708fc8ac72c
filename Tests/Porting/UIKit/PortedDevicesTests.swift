import TestSupport
import Testing
import TouchTesting
import UIKit

/// Code for iOS that listens to keys, pointers, wheels and to every event.
struct PortedDevicesTests {
    @Test func `arrow keys move a player, letters are typed, the rest goes up the chain`() {
        let stage = Stage()
        let player = stage.add(KeyboardMoverView(frame: CGRect(x: 100, y: 100, width: 20, height: 20)), "player")
        player.becomeFirstResponder()
        stage.hands.type("", code: UIKeyboardHIDUsage.keyboardRightArrow.rawValue)
        stage.hands.type("", code: UIKeyboardHIDUsage.keyboardDownArrow.rawValue)
        expectEqual(player.center, CGPoint(x: 120, y: 120))
        stage.hands.modifiers = .shift
        let left = PressSample.Key(code: UIKeyboardHIDUsage.keyboardLeftArrow.rawValue, characters: "")
        stage.hands.press(.key(left))
        expect(player.isMoving)
        stage.application.host.resignActive()
        expect(!player.isMoving)
        stage.application.host.becomeActive()
        expectEqual(player.center, CGPoint(x: 70, y: 120))
        stage.hands.release(.key(left))
        stage.hands.type("Q", code: UIKeyboardHIDUsage.keyboardQ.rawValue)
        stage.hands.click(.menu)
        expectEqual(player.typed, "Q")
    }

    @Test func `a view grows under the pointer and shows a hint when it stays`() {
        let stage = Stage()
        let view = stage.add(HoverHighlightView(frame: CGRect(x: 100, y: 100, width: 50, height: 50)), "hint")
        stage.hands.hover(at: CGPoint(x: 110, y: 125))
        expectEqual(view.transform, CGAffineTransform(scaleX: 1.1, y: 1.1))
        expect(!view.isHintShown)
        stage.wait(0.6)
        expect(view.isHintShown)
        stage.hands.hover(at: CGPoint(x: 10, y: 10))
        expect(view.transform.isIdentity)
        expect(!view.isHintShown)
        expectNil(view.lastLocation)
        stage.hands.hover(at: view)
        stage.wait(0.1)
        stage.hands.stopHovering()
        stage.wait(1)
        expect(!view.isHintShown, "the pointer had gone")
    }

    @Test func `a dial is turned by a wheel, a trackpad and a finger`() {
        let stage = Stage()
        let dial = stage.add(ScrollDialView(frame: CGRect(x: 100, y: 0, width: 200, height: 300)), "dial")
        stage.hands.turnWheel(at: dial, notch: CGVector(dx: 0, dy: 20), count: 3)
        stage.wait(1)
        expectEqual(dial.value, 6)
        stage.hands.scroll(at: dial, by: CGVector(dx: 0, dy: -40))
        expect(abs(dial.value - 2) < 1e-9)
        stage.hands.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 150))
        expect(abs(dial.value - 7) < 1e-9)
        expectEqual(dial.touchCounts, [0, 0, 1])
        dial.setScrollTypes(.continuous)
        stage.hands.turnWheel(at: dial, notch: CGVector(dx: 0, dy: 20))
        stage.wait(1)
        expectEqual(dial.touchCounts.count, 3)
        expectEqual(stage.diagnostics, [])
    }

    @Test func `a window and an application see every event and know when the last touch is over`() {
        let application = CountingApplication()
        let stage = Stage(application: application, window: IdleTimerWindow(frame: .zero)) { _ in }
        let window = stage.window as? IdleTimerWindow
        var idle = 0
        window?.onIdle = { idle += 1 }
        stage.hands.tap(at: stage.view)
        stage.wait(30)
        stage.hands.drag(from: CGPoint(x: 1, y: 1), to: stage.view, over: 0.1)
        expectEqual(window?.touchesSeen, 2)
        stage.wait(59)
        expectEqual(idle, 0)
        stage.wait(2)
        expectEqual(idle, 1)
        expectEqual(application.counts[.touches], 2 + 14)
        expectNil(application.counts[.presses])
    }
}
