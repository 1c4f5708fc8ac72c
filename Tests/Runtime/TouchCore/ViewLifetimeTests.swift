import TestSupport
import Testing
import Touchstone

struct `The lifetime of views` {
    @Test func `a window that is gone is the window of no view, however deep`() {
        let views = (0..<4).map { _ in UIView() }
        for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
        do {
            let window = UIWindow(frame: .zero)
            window.addSubview(views[0])
            for view in views { expect(view.window === window) }
        }
        for view in views { expectNil(view.window) }
        expectNil(views[0].superview)
        expect(views[3].superview === views[2])
    }
}
