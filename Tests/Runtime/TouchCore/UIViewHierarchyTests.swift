import TestSupport
import Testing
import TouchTesting
import Touchstone

struct UIViewHierarchyTests {
    @Test func `subviews are kept back to front, wherever they are inserted`() {
        let root = UIView()
        let views = (0..<5).map { _ in UIView() }
        let (a, b, c, d, e) = (views[0], views[1], views[2], views[3], views[4])
        root.addSubview(a)
        root.addSubview(b)
        root.insertSubview(c, at: 0)
        expectEqual(root.subviews, [c, a, b])
        root.insertSubview(d, belowSubview: b)
        root.insertSubview(e, aboveSubview: c)
        expectEqual(root.subviews, [c, e, a, d, b])
        root.bringSubviewToFront(e)
        root.sendSubviewToBack(b)
        expectEqual(root.subviews, [b, c, a, d, e])
        root.exchangeSubview(at: 0, withSubviewAt: 4)
        root.addSubview(c)
        expectEqual(root.subviews, [e, a, d, b, c])
        d.removeFromSuperview()
        expectEqual(root.subviews, [e, a, b, c])
        expectNil(d.superview)
    }

    @Test(.bug(id: "F-8"))
    func `places out of range mean the nearest end, views that are no siblings the front or nothing`() {
        let (root, a, b, stranger) = (UIView(), UIView(), UIView(), UIView())
        root.insertSubview(a, at: 99)
        root.insertSubview(b, at: -1)
        expectEqual(root.subviews, [b, a])
        root.exchangeSubview(at: 0, withSubviewAt: 2)
        root.bringSubviewToFront(stranger)
        root.sendSubviewToBack(stranger)
        expectEqual(root.subviews, [b, a])
        let (c, d) = (UIView(), UIView())
        root.insertSubview(c, belowSubview: stranger)
        root.insertSubview(d, aboveSubview: stranger)
        expectEqual(root.subviews, [b, a, c, d])
        root.removeFromSuperview()
        expectNil(root.superview)
    }

    @Test func `a view is in one place at a time and never inside itself`() {
        let stage = Stage()
        let (first, second) = (stage.addView("first", frame: .zero), stage.addView("second", frame: .zero))
        let child = stage.addView("child", frame: .zero, on: first)
        second.addSubview(child)
        expectEqual(first.subviews, [])
        expectEqual(second.subviews, [child])
        expectEqual(stage.diagnostics, [])
        child.addSubview(second)
        second.addSubview(second)
        expectEqual(child.subviews, [])
        expect(second.superview === stage.view)
        expectEqual(stage.diagnostics, [.viewInsideItself("second"), .viewInsideItself("second")])
    }

    @Test func `descendants, tags and windows are found through the hierarchy`() {
        let stage = Stage()
        let (outer, inner, other) = (UIView(), UIView(), UIView())
        outer.addSubview(inner)
        expect(inner.isDescendant(of: outer))
        expect(inner.isDescendant(of: inner))
        expect(!outer.isDescendant(of: inner))
        expect(!other.isDescendant(of: outer))
        (inner.tag, other.tag) = (7, 7)
        outer.addSubview(other)
        expect(outer.viewWithTag(7) === inner)
        expectNil(outer.viewWithTag(8))
        expectNil(inner.window)
        stage.view.addSubview(outer)
        expect(inner.window === stage.window)
        expect(stage.window.window === stage.window)
        outer.removeFromSuperview()
        expectNil(inner.window)
    }

    @Test func `a view that goes away leaves its subviews and recognizers without it`() {
        let (child, pan) = (UIView(), UIPanGestureRecognizer())
        var parent: UIView? = UIView()
        parent?.addSubview(child)
        parent?.addGestureRecognizer(pan)
        weak let gone = parent
        parent = nil
        expectNil(gone)
        expectNil(child.superview)
        expectNil(pan.view)
    }

    @Test func `callbacks come in one order, first what will happen, then what did`() {
        let stage = Stage()
        let journal = Journal()
        let parent = NotingView("parent", journal)
        let child = NotingView("child", journal)
        parent.addSubview(child)
        journal.expect(["child will move to view", "child did move to view", "parent did add subview"])
        stage.view.addSubview(parent)
        journal.expect([
            "parent will move to view", "parent will move to window", "child will move to window",
            "parent did move to view", "parent did move to window", "child did move to window",
        ])
        stage.view.addSubview(child)
        journal.expect(["child will move to view", "parent will remove subview", "child did move to view"])
        child.removeFromSuperview()
        journal.expect([
            "child will move to no view", "child will move to no window", "child did move to no view",
            "child did move to no window",
        ])
    }

    @Test func `a subtree is told from the outside inwards and from back to front, each branch as a whole`() {
        let stage = Stage()
        let journal = Journal()
        let (root, back, middle, front) = (
            UIView(), NotingView("back", journal), NotingView("middle", journal), NotingView("front", journal)
        )
        for view in [back, middle, front] { root.addSubview(view) }
        for view in [back, middle] { view.addSubview(NotingView("in \(view.name)", journal)) }
        journal.words.removeAll()
        stage.view.addSubview(root)
        let order = ["back", "in back", "middle", "in middle", "front"]
        journal.expect(order.map { "\($0) will move to window" } + order.map { "\($0) did move to window" })
    }

    @Test func `views are laid out once at the end of an event, or at once when asked for`() {
        let stage = Stage()
        let journal = Journal()
        let view = NotingView("view", journal)
        stage.view.addSubview(view)
        stage.wait(0)
        journal.words.removeAll()
        stage.wait(1)
        journal.expect([])
        view.setNeedsLayout()
        view.setNeedsLayout()
        journal.expect([])
        stage.wait(0)
        journal.expect(["view lays out"])
        view.frame.size.width += 1
        view.layoutIfNeeded()
        journal.expect(["view lays out"])
        view.frame.origin.x += 1
        view.layoutIfNeeded()
        stage.wait(1)
        journal.expect([])
    }

    private final class Journal {
        var words: [String] = []

        /// The lines written since the last time.
        func expect(_ expected: [String], sourceLocation: SourceLocation = #_sourceLocation) {
            #expect(words == expected, sourceLocation: sourceLocation)
            words.removeAll()
        }
    }

    private final class NotingView: UIView {
        let name: String
        private let journal: Journal

        init(_ name: String, _ journal: Journal) {
            (self.name, self.journal) = (name, journal)
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }

        private func note(_ words: String) { journal.words.append("\(name) \(words)") }

        override func willMove(toSuperview newSuperview: UIView?) {
            note("will move to \(newSuperview == nil ? "no " : "")view")
        }
        override func didMoveToSuperview() { note("did move to \(superview == nil ? "no " : "")view") }
        override func willMove(toWindow newWindow: UIWindow?) {
            note("will move to \(newWindow == nil ? "no " : "")window")
        }
        override func didMoveToWindow() { note("did move to \(window == nil ? "no " : "")window") }
        override func didAddSubview(_ subview: UIView) { note("did add subview") }
        override func willRemoveSubview(_ subview: UIView) { note("will remove subview") }
        override func layoutSubviews() { note("lays out") }
    }

    @Test(.bug(id: "F-9"))
    func `a view lays out its subviews anew when one of them changes its size, and not when it places them itself`() {
        let stage = Stage()
        let row = Row(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.perform {
            row.addSubview(child)
            stage.view.addSubview(row)
        }
        row.layoutIfNeeded()
        let before = row.layouts
        child.center.x += 5
        row.layoutIfNeeded()
        expectEqual(row.layouts, before)
        child.bounds.size.width = 30
        row.layoutIfNeeded()
        expectEqual(row.layouts, before + 1)
        expectEqual(child.frame.height, 50)
        row.layoutIfNeeded()
        expectEqual(row.layouts, before + 1)
        expectEqual(stage.diagnostics, [])
    }

    private final class Row: UIView {
        var layouts = 0
        override func layoutSubviews() {
            layouts += 1
            for view in subviews { view.frame.size.height = CGFloat(49 + min(layouts, 1)) }
        }
    }

    @Test func `a callback that moves the new superview into the view leaves the view outside`() {
        let stage = Stage()
        let (board, card) = (UIView(), Turncoat())
        stage.perform { stage.view.addSubview(board) }
        card.willMove = { [unowned card] in if board.superview !== card { card.addSubview(board) } }
        stage.perform { board.addSubview(card) }
        expect(board.superview === card && card.superview == nil)
        expect(board.subviews == [] && card.subviews == [board] && stage.view.subviews == [])
        expect(board.window == nil && card.window == nil)
    }

    private final class Turncoat: UIView {
        var willMove: () -> Void = {}
        override func willMove(toSuperview newSuperview: UIView?) { willMove() }
    }
}
