import TestSupport
import Testing
import TouchTesting
import Touchstone

struct UIViewSafeAreaTests {
    /// A view that records the insets of which it is notified.
    private final class Pane: UIView {
        private(set) var seen: [UIEdgeInsets] = []
        private(set) var marginChanges = 0
        override func safeAreaInsetsDidChange() {
            super.safeAreaInsetsDidChange()
            seen.append(safeAreaInsets)
        }
        override func layoutMarginsDidChange() { marginChanges += 1 }
    }

    private final class Covering: UIViewController {
        private(set) var changes = 0
        override func loadView() { view = Pane() }
        override func viewSafeAreaInsetsDidChange() { changes += 1 }
    }

    private let stage = Stage()
    private let controller = Covering()
    private let pane = Pane(frame: CGRect(x: 0, y: 10, width: 100, height: 100))
    private let below = Pane(frame: CGRect(x: 5, y: 20, width: 50, height: 50))

    init() {
        stage.window.rootViewController = controller
        controller.view.addSubview(pane)
        pane.addSubview(below)
    }

    private var root: Pane { controller.view as! Pane }

    private func cover(_ top: CGFloat, left: CGFloat = 0) {
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: top, left: left)
        stage.host.advance(by: 0)
    }

    @Test func `the insets of a view are those parts of its superview's that reach into its frame`() {
        expectEqual(root.safeAreaInsets, .zero)
        cover(44, left: 8)
        expectEqual(root.safeAreaInsets, UIEdgeInsets(top: 44, left: 8))
        expectEqual(pane.safeAreaInsets, UIEdgeInsets(top: 34, left: 8))
        expectEqual(below.safeAreaInsets, UIEdgeInsets(top: 14, left: 3))
        below.frame.origin.y = 40
        expectEqual(below.safeAreaInsets, UIEdgeInsets(left: 3))
        pane.removeFromSuperview()
        expectEqual(below.safeAreaInsets, .zero)
    }

    @Test func `views are notified once before a layout, and those that keep their insets are not`() {
        cover(44)
        expectEqual(root.seen, [UIEdgeInsets(top: 44)])
        expectEqual(pane.seen, [UIEdgeInsets(top: 34)])
        expectEqual(below.seen, [UIEdgeInsets(top: 14)])
        expectEqual(controller.changes, 1)
        pane.frame.origin.y = 100
        pane.frame.origin.y = 20
        stage.host.advance(by: 0)
        expectEqual(root.seen, [UIEdgeInsets(top: 44)])
        expectEqual(pane.seen, [UIEdgeInsets(top: 34), UIEdgeInsets(top: 24)])
        expectEqual(below.seen, [UIEdgeInsets(top: 14), UIEdgeInsets(top: 4)])
        below.center.y += 1
        stage.host.advance(by: 0)
        expectEqual(below.seen.last, UIEdgeInsets(top: 3))
        expectEqual(pane.seen.count, 2)
    }

    @Test func `a child's controller covers more of its view, also below a view without insets`() {
        let child = Covering()
        controller.addChild(child)
        child.additionalSafeAreaInsets = UIEdgeInsets(bottom: 20)
        child.view.frame = CGRect(x: 0, y: 300, width: 100, height: 100)
        let inner = Pane(frame: CGRect(x: 0, y: 60, width: 100, height: 40))
        child.view.addSubview(inner)
        let holder = Pane(frame: root.bounds)
        holder.addSubview(child.view)
        root.addSubview(holder)
        stage.host.advance(by: 0)
        expectEqual((child.view as? Pane)?.seen, [UIEdgeInsets(bottom: 20)])
        expectEqual(inner.seen, [UIEdgeInsets(bottom: 20)])
        expectEqual(holder.seen, [])
    }

    @Test func `margins are 8 points, with the insets of the safe area unless they are left out`() {
        expectEqual(root.layoutMargins, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        cover(44)
        expectEqual(root.layoutMargins.top, 52)
        expectEqual(root.marginChanges, 1)
        root.insetsLayoutMarginsFromSafeArea = false
        expectEqual(root.layoutMargins.top, 8)
        root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        expectEqual(root.layoutMargins, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        expectEqual(root.marginChanges, 3)
        cover(50)
        expectEqual(root.marginChanges, 3)
    }

    @Test func `a view that covers itself again while it is notified ends`() {
        final class Growing: UIViewController {
            override func viewSafeAreaInsetsDidChange() { additionalSafeAreaInsets.top += 1 }
        }
        let growing = Growing()
        stage.window.rootViewController = growing
        let diagnostics = stage.diagnostics.count
        growing.additionalSafeAreaInsets.top = 1
        stage.host.advance(by: 0)
        expectEqual(stage.diagnostics.count, diagnostics + 1)
    }
}
