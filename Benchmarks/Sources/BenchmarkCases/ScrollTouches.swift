import Touchstone

/// A workload whose event is a whole touch in nested scroll views, of which the innermost scrolls.
@MainActor
final class ScrollTouches: Workload {
    private let nest: Nest
    private let innermost: UIScrollView?
    private var finger: Fingers
    private var touches = 0
    private var scrolls = 0
    private var scrolling = 0

    init(depth: Int) {
        nest = Nest(depth: depth) { UIScrollView() }
        for view in nest.views {
            (view as? UIScrollView)?.contentSize = CGSize(width: 9_000, height: 9_000)
            for recognizer in view.gestureRecognizers ?? [] { nest.add(recognizer, to: view) }
        }
        innermost = nest.leaf as? UIScrollView
        finger = Fingers(1, on: nest.application)
        touch()
        (touches, scrolls) = (0, 0)
    }

    func run(_ events: Int) {
        for _ in 0..<events { touch() }
    }

    private func touch() {
        touches += 1
        innermost?.setContentOffset(CGPoint(x: 2_000, y: 2_000), animated: false)
        finger.down()
        for _ in 0..<4 { finger.move(by: 6) }
        if innermost?.contentOffset != CGPoint(x: 2_000, y: 2_000) { scrolls += 1 }
        scrolling = nest.views.count { ($0 as? UIScrollView)?.isDragging == true }
        finger.up()
        finger.rest()
    }

    var claims: [Claim] {
        [
            Claim("touches that scrolled the innermost view", scrolls, is: touches),
            Claim("views that were dragged", scrolling, is: 1),
            Claim("diagnostics", nest.target.diagnostics, is: 0),
        ]
    }
}
