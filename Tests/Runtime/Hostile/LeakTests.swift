import TestSupport
@_spi(Subclass) import Touchstone
import Testing
import TouchTesting

/// Objects without an owner are released.
struct `What is dropped is gone` {
    /// Weak references to everything of a stage.
    private final class Witness {
        weak var application: UIApplication?
        weak var window: UIWindow?
        weak var view: UIView?
        weak var inner: UIView?
        weak var tap: UIGestureRecognizer?
        weak var pan: UIGestureRecognizer?
        weak var touch: UITouch?
        var event: UIEvent?
        var touches: Set<UITouch> = []

        var survivors: [String] {
            [
                application.map { _ in "application" }, window.map { _ in "window" }, view.map { _ in "view" },
                inner.map { _ in "inner" }, tap.map { _ in "tap" }, pan.map { _ in "pan" }, touch.map { _ in "touch" },
            ].compactMap { $0 }
        }
    }

    /// Plays on a stage that is not retained.
    private func witness(
        keepingEvent: Bool = false, keepingTouches: Bool = false, _ play: (Stage) -> Void
    ) -> Witness {
        let witness = Witness()
        do {
            let stage = Stage { stage in
                let inner = Listener(frame: stage.view.bounds)
                stage.add(inner, "inner")
                let tap = stage.addTap("tap", on: inner)
                let pan = stage.addPan("pan", on: inner)
                tap.require(toFail: pan)
                tap.addAction { _ in }
                inner.received = { [weak witness] touches, event in
                    witness?.touch = touches.first
                    if keepingEvent { witness?.event = event }
                    if keepingTouches { witness?.touches = touches }
                }
                (witness.inner, witness.tap, witness.pan) = (inner, tap, pan)
            }
            (witness.application, witness.window, witness.view) = (stage.application, stage.window, stage.view)
            play(stage)
            expect(witness.survivors.count >= 6)
        }
        return witness
    }

    @Test func `after a gesture`() {
        expectEqual(witness { $0.hands.tap(at: $0.view) }.survivors, [])
        expectEqual(witness { $0.hands.drag(from: $0.view, to: CGPoint(x: 9, y: 9)) }.survivors, [])
    }

    @Test func `in mid-gesture, with fingers down and timers pending`() {
        expectEqual(witness { $0.hands.down(at: $0.view) }.survivors, [])
        let dragging = witness {
            $0.hands.down(at: $0.view)
            $0.hands.move(dx: 50, over: 0.1)
            $0.application.after(5) {}
        }
        expectEqual(dragging.survivors, [])
    }

    @Test func `after a cancelled gesture and an interruption`() {
        let witness = witness {
            $0.hands.down(at: $0.view)
            $0.hands.move(dx: 50, over: 0.1)
            $0.hands.cancel()
            $0.hands.down(at: $0.view)
            $0.application.host.resignActive()
        }
        expectEqual(witness.survivors, [])
    }

    @Test func `though the app keeps the event`() {
        let kept = witness(keepingEvent: true) { $0.hands.down(at: $0.view) }
        expectEqual(kept.survivors, [])
        expect(kept.event != nil)
        expectEqual(kept.event?.allTouches?.isEmpty, true)
    }

    @Test func `touches that the app keeps stay whole, and let go of everything with it`() {
        let kept = witness(keepingTouches: true) { $0.hands.tap(at: CGPoint(x: 30, y: 40)) }
        expect(kept.survivors.contains("touch"))
        expectEqual(kept.touches.first?.phase, .ended)
        expectEqual(kept.touches.first?.location(in: nil), CGPoint(x: 30, y: 40))
        expectEqual(kept.touches.first?.gestureRecognizers?.isEmpty, true)
        kept.touches = []
        expectEqual(kept.survivors, [])
    }

    @Test func `with presses, scrolls, hovers, shakes and gestures of the system going on`() {
        weak var system: UIGestureRecognizer?
        weak var hover: UIGestureRecognizer?
        let witness = witness { stage in
            let edgePan = UIScreenEdgePanGestureRecognizer()
            let pointer = UIHoverGestureRecognizer()
            (edgePan.edges, system, hover) = (.left, edgePan, pointer)
            stage.application.host.addSystemGesture(edgePan, at: .left)
            stage.perform {
                stage.add(pointer, "hover")
                stage.add(UILongPressGestureRecognizer(), "press")
                (stage.view.gestureRecognizers?.last as? UIPanGestureRecognizer)?.allowedScrollTypesMask = .all
            }
            stage.hands.hover(at: stage.view)
            stage.hands.press(.select)
            stage.hands.turnWheel(at: stage.view, notch: CGVector(dx: 0, dy: 3))
            stage.hands.shake(.began)
            stage.hands.transform(at: stage.view, scale: 2)
            stage.hands.down(at: CGPoint(x: 3, y: 3))
            expectEqual(hover?.state, .began)
        }
        expectEqual(witness.survivors, [])
        expectNil(system)
        expectNil(hover)
    }

    @Test func `after presses, scrolls, hovers and gestures of the system`() {
        weak var press: UIPress?
        let witness = witness { stage in
            let edgePan = UIScreenEdgePanGestureRecognizer()
            edgePan.edges = .left
            stage.application.host.addSystemGesture(edgePan, at: .left)
            let focus = PressListener(frame: stage.view.bounds)
            focus.received = { press = $0.first }
            stage.perform {
                stage.add(focus, "focus")
                focus.becomeFirstResponder()
            }
            stage.hands.click(.select)
            expectNil(press)
            stage.hands.hover(at: stage.view)
            stage.hands.stopHovering()
            stage.hands.turnWheel(at: stage.view, notch: CGVector(dx: 0, dy: 3))
            stage.wait(1)
            stage.hands.drag(from: CGPoint(x: 3, y: 3), to: CGPoint(x: 50, y: 3))
            stage.application.host.removeSystemGesture(edgePan)
        }
        expectEqual(witness.survivors, [])
    }

    @Test func `a touch that has ended keeps no view alive while the application lives`() {
        weak var view: UIView?
        weak var touch: UITouch?
        let stage = Stage()
        do {
            let listener = Listener(frame: stage.view.bounds)
            listener.received = { touches, _ in touch = touches.first }
            stage.perform { _ = stage.add(listener, "listener") }
            view = listener
        }
        stage.hands.tap(at: stage.view)
        expectNil(touch)
        stage.perform { view?.removeFromSuperview() }
        stage.wait(0)
        expectNil(view)
    }

    @Test func `a window that is hidden and dropped leaves the views that the app keeps in no window`() {
        let stage = Stage()
        let (outer, inner) = (UIView(frame: stage.view.bounds), UIView(frame: stage.view.bounds))
        outer.addSubview(inner)
        weak var gone: UIWindow?
        stage.perform {
            let window = UIWindow(frame: stage.view.bounds)
            gone = window
            window.addSubview(outer)
            window.isHidden = false
            window.isHidden = true
        }
        stage.wait(0)
        expectNil(gone)
        #expect((outer.window, inner.window, outer.superview) == (nil, nil, nil))
    }

    @Test func `a window that is its own first responder goes`() {
        weak var gone: UIWindow?
        let stage = Stage()
        stage.perform {
            let window = SelfCenteredWindow(frame: stage.view.bounds)
            gone = window
            expect(window.becomeFirstResponder())
        }
        expectNil(gone)
    }
}

private final class Listener: UIView {
    var received: (Set<UITouch>, UIEvent?) -> Void = { _, _ in }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { received(touches, event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { received(touches, event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { received(touches, event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { received(touches, event) }
}

private final class SelfCenteredWindow: UIWindow {
    override var canBecomeFirstResponder: Bool { true }
}

private final class PressListener: UIView {
    var received: (Set<UIPress>) -> Void = { _ in }
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { received(presses) }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { received(presses) }

    @Test(.bug(id: "H-1")) func `a control that tracks, and a view that keeps its touch, when the application goes`() {
        final class Keeping: UIView {
            var touches: Set<UITouch> = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches = touches }
        }
        weak var application: UIApplication?
        weak var window: UIWindow?
        weak var control: UIControl?
        weak var keeping: UIView?
        do {
            let stage = Stage()
            stage.perform {
                let (left, right) = (UIButton(), Keeping())
                left.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
                right.frame = CGRect(x: 100, y: 0, width: 100, height: 100)
                stage.view.addSubview(left)
                stage.view.addSubview(right)
                (application, window, control, keeping) = (stage.application, stage.window, left, right)
            }
            stage.hands.down(.rightIndex, at: CGPoint(x: 50, y: 50))
            stage.hands.down(.rightThumb, at: CGPoint(x: 150, y: 50))
            expectEqual(control?.isTracking, true)
        }
        expect(application == nil && window == nil && control == nil && keeping == nil)
    }
}
