import TestSupport
import Testing
import TouchTesting
import Touchstone

/// Views that override touch methods, and windows that observe events (S-193…S-236).
struct OverridingTests {
    /// Finishes in one place what it began, whether the touch ended or was cancelled.
    private final class Thrifty: UIView {
        var received: [String] = []
        /// Forwards a cancellation to its parent as an end.
        var deceives = false

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { received.append("began") }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { received.append("moved") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { received.append("ended") }

        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
            touchesEnded(touches, with: event)
            if deceives { super.touchesEnded(touches, with: event) }
        }
    }

    @Test(.rules("S-210", "S-233"))
    func `a cancellation may end in the view's own end, passed on as one it contradicts its touches`() {
        let stage = Stage()
        let parent = stage.add(ProbeView(frame: stage.view.bounds), "parent")
        parent.onTouches = { [unowned stage] method, touches, _ in
            stage.note("parent \(method), \(touches.map { "\($0.phase)" }.joined())")
        }
        let view = stage.add(Thrifty(frame: parent.bounds), "view", on: parent)
        for deceives in [false, true] {
            view.deceives = deceives
            stage.hands.down(at: view)
            stage.hands.cancel()
        }
        expectEqual(view.received, ["began", "ended", "began", "ended"])
        stage.expect(
            """
            0     view hit by 1
                  view receives began 1
                  view receives cancelled 1
                  view hit by 2
                  view receives began 2
                  view receives cancelled 2
                  parent ended, cancelled
            """)
    }

    /// Is no view, and makes a value of all touches.
    private final class Span {
        var target: (CGFloat) -> Void = { _ in }
        private var value: CGFloat = 0

        func take(_ event: UIEvent) {
            let places = (event.allTouches ?? []).map { $0.location(in: nil).x }.sorted()
            guard let first = places.first, let last = places.last, last - first != value else { return }
            value = last - first
            target(value)
        }
    }

    @Test(.rules("S-221", "S-224", "S-225"))
    func `a helper that a window feeds is never hit and tells its target before views receive`() {
        let stage = Stage(window: NotingWindow(frame: .zero)) { $0.view.isMultipleTouchEnabled = true }
        let span = Span()
        span.target = { [unowned stage] in stage.note("span \($0)") }
        (stage.window as? NotingWindow)?.passes = { [unowned stage] event in
            span.take(event)
            stage.note("all in view: \((event.allTouches ?? []).allSatisfy { $0.view === stage.view })")
            return 1
        }
        stage.hands.down(.leftIndex, at: CGPoint(x: 100, y: 100))
        stage.hands.down(.rightIndex, at: CGPoint(x: 200, y: 100))
        stage.hands.move(.rightIndex, dx: 50)
        stage.expect(
            """
            0     view hit by 1
                  all in view: true
                  view receives began 1
                  view hit by 2
                  span 100.0
                  all in view: true
                  view receives began 2
                  span 150.0
                  all in view: true
                  view receives moved 2
            """)
    }
}
