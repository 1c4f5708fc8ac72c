import TestSupport
import Testing
import TouchTesting
@_spi(Subclass) import Touchstone

struct UITouchTests {
    @Test(.rules("B-037")) func `a touch tells its place in its window, in any view, and in a view of another window`()
        throws
    {
        let stage = Stage()
        let other = stage.perform { UIWindow(frame: CGRect(x: 200, y: 100, width: 100, height: 100)) }
        other.transform = CGAffineTransform(scaleX: 2, y: 2)
        other.isHidden = false
        let watcher = Watcher()
        other.addGestureRecognizer(watcher)
        let leaf = stage.addView("leaf", frame: CGRect(x: 10, y: 20, width: 50, height: 50))
        leaf.bounds.origin.x = 1_000
        // The window covers (150, 50) to (350, 250) of the screen.
        stage.hands.down(at: CGPoint(x: 160, y: 70))
        stage.hands.move(dx: 20, dy: 10)
        let touch = try #require(watcher.latest)
        expect(touch.window === other)
        expectEqual(touch.location(in: nil), CGPoint(x: 15, y: 15))
        expectEqual(touch.previousLocation(in: nil), CGPoint(x: 5, y: 10))
        expectEqual(touch.location(in: other), CGPoint(x: 15, y: 15))
        expectEqual(touch.location(in: stage.window), CGPoint(x: 180, y: 80))
        expectEqual(touch.previousLocation(in: stage.view), CGPoint(x: 160, y: 70))
        expectEqual(touch.location(in: leaf), CGPoint(x: 1_170, y: 60))
    }

    @Test func `a touch knows its type and the recognizers that are receiving it`() throws {
        let stage = Stage()
        let (first, second) = (stage.add(Watcher(), "first"), stage.add(Watcher(), "second"))
        stage.application.supportsIndirectInputEvents = true
        stage.hands.down(at: stage.view, tool: .indirectPointer)
        let touch = try #require(first.latest)
        expect(touch === second.latest)
        expectEqual(touch.type, .indirectPointer)
        expectEqual(Set(touch.gestureRecognizers ?? []), [first, second])
        first.isEnabled = false
        stage.wait(0)
        expectEqual(touch.gestureRecognizers, [second])
        stage.hands.up()
        expectEqual(touch.gestureRecognizers, [])
    }

    @Test(.rules("B-007", "B-011")) func `a resting touch keeps the time of its last change, and has not moved`() throws
    {
        let stage = Stage { $0.view.isMultipleTouchEnabled = true }
        let watcher = stage.add(Watcher(), "watcher")
        stage.hands.down(.leftIndex, at: CGPoint(x: 100, y: 100))
        stage.wait(0.1)
        stage.hands.move(.leftIndex, dx: 5)
        stage.wait(0.1)
        let touch = try #require(watcher.latest)
        stage.hands.down(.rightIndex, at: CGPoint(x: 200, y: 100))
        expect(touch !== watcher.latest)
        expectEqual(touch.phase, .stationary)
        expectEqual(touch.timestamp, 0.1)
        expectEqual(watcher.latest?.timestamp, 0.2)
        expectEqual(touch.previousLocation(in: nil), CGPoint(x: 105, y: 100))
    }

    private final class Watcher: UIGestureRecognizer {
        var latest: UITouch?

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { latest = touches.first }
    }
}
