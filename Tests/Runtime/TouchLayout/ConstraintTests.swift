import TestSupport
import Testing
import TouchLayout
import TouchTesting
import Touchstone

struct ConstraintTests {
    @Test func `anchors place a view in its superview`() {
        let view = plainView()
        let root = canvas(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
            view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
        ])
        root.layoutIfNeeded()
        expectEqual(view.frame, rect(16, 20, 368, 184))
        root.frame.size.width = 200
        root.layoutIfNeeded()
        expectEqual(view.frame, rect(16, 20, 168, 84))
    }

    @Test func `a constant that changes moves what depends on it, in the next layout`() {
        let (sheet, handle) = (plainView("sheet"), plainView("handle"))
        let root = canvas(sheet)
        sheet.addSubview(handle)
        let top = sheet.topAnchor.constraint(equalTo: root.topAnchor, constant: 500)
        NSLayoutConstraint.activate([
            top, sheet.leftAnchor.constraint(equalTo: root.leftAnchor),
            sheet.rightAnchor.constraint(equalTo: root.rightAnchor),
            sheet.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            handle.centerXAnchor.constraint(equalTo: sheet.centerXAnchor),
            handle.topAnchor.constraint(equalTo: sheet.topAnchor, constant: 8),
            handle.widthAnchor.constraint(equalToConstant: 40), handle.heightAnchor.constraint(equalToConstant: 4),
        ])
        root.layoutIfNeeded()
        expectEqual(sheet.frame, rect(0, 500, 400, 300))
        expectEqual(handle.frame, rect(180, 8, 40, 4))
        top.constant = 100
        expectEqual(sheet.frame, rect(0, 500, 400, 300))
        root.layoutIfNeeded()
        expectEqual(sheet.frame, rect(0, 100, 400, 700))
        expectEqual(handle.frame, rect(180, 8, 40, 4))
    }

    @Test func `a stronger constraint outweighs any number of weaker ones`() {
        let view = plainView()
        let root = canvas(view)
        let wide = view.widthAnchor.constraint(equalToConstant: 200)
        wide.priority = UILayoutPriority(501)
        wide.isActive = true
        for _ in 0..<100 {
            let narrow = view.widthAnchor.constraint(equalToConstant: 50)
            narrow.priority = UILayoutPriority(500)
            narrow.isActive = true
        }
        root.layoutIfNeeded()
        expectEqual(view.bounds.width, 200)
        wide.priority = UILayoutPriority(499)
        root.layoutIfNeeded()
        expectEqual(view.bounds.width, 50)
        wide.priority = .required
        root.layoutIfNeeded()
        expectEqual(view.bounds.width, 200)
        wide.isActive = false
        root.layoutIfNeeded()
        expectEqual(view.bounds.width, 50)
    }

    @Test func `content hugs and resists by its priorities`() {
        let (left, right) = (SizedView(100, 20, "left"), SizedView(100, 30, "right"))
        let root = canvas(left, right)
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "|-0-[left]-10-[right]-0-|", options: .alignAllTop,
                views: ["left": left, "right": right])
                + [left.topAnchor.constraint(equalTo: root.topAnchor)])
        right.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
        root.layoutIfNeeded()
        #expect((left.frame, right.frame) == (rect(0, 0, 100, 20), rect(110, 0, 290, 30)))
        right.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
        root.frame.size.width = 150
        root.layoutIfNeeded()
        #expect((left.frame, right.frame) == (rect(0, 0, 40, 20), rect(50, 0, 100, 30)))
        right.content.width = 120
        root.layoutIfNeeded()
        #expect((left.frame, right.frame) == (rect(0, 0, 20, 20), rect(30, 0, 120, 30)))
    }

    @Test(arguments: [19, 20, 21, 300])
    func `of many that contradict each other the first twenty are named, and the number of the others`(count: Int)
        throws
    {
        let views = (1..<count).map { plainView("box \($0)") }
        let stage = makeStage(with: views[0])
        for view in views.dropFirst() { stage.view.addSubview(view) }
        views[0].widthAnchor.constraint(equalToConstant: 100).isActive = true
        for (view, next) in zip(views, views.dropFirst()) {
            next.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
        }
        let last = try #require(views.last).widthAnchor.constraint(equalToConstant: 60)
        (last.identifier, last.isActive) = ("narrow", true)
        stage.view.layoutIfNeeded()
        guard case .constraintsContradict(let names, broken: "narrow") = try #require(stage.diagnostics.first) else {
            return expect(stage.diagnostics.isEmpty)
        }
        expectEqual(names.first, "box 1.width = 100")
        expectEqual(names.count, min(count, 21))
        expectEqual(names.last, count > 20 ? "and \(count - 20) more" : "narrow")
    }

    @Test func `of required constraints that contradict each other the last is broken, and all are reported`() throws {
        let view = plainView("box")
        let stage = makeStage(with: view)
        let first = view.widthAnchor.constraint(equalToConstant: 100)
        let second = view.widthAnchor.constraint(equalToConstant: 60)
        second.identifier = "narrow"
        NSLayoutConstraint.activate([first, view.heightAnchor.constraint(equalToConstant: 10), second])
        stage.view.layoutIfNeeded()
        expectEqual(view.bounds.width, 100)
        expectEqual(stage.diagnostics, [.constraintsContradict(["box.width = 100", "narrow"], broken: "narrow")])
        expect(second.isActive)
        first.constant = 80
        stage.view.layoutIfNeeded()
        expectEqual(view.bounds.width, 80)
        expectEqual(stage.diagnostics.count, 1)
        first.isActive = false
        stage.view.layoutIfNeeded()
        expectEqual(view.bounds.width, 60)
    }

    @Test func `sizes are not negative`() {
        let view = plainView("box")
        let stage = makeStage(with: view)
        let root = stage.view
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 300),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -200),
        ])
        stage.view.layoutIfNeeded()
        expectEqual(view.bounds.width, 0)
        expectEqual(stage.diagnostics.count, 1)
    }

    @Test func `what cannot be related is refused`() {
        let (inside, outside) = (plainView("inside"), plainView("outside"))
        let stage = makeStage(with: inside)
        inside.leftAnchor.constraint(equalTo: outside.leftAnchor).isActive = true
        let mixed = NSLayoutConstraint(
            item: inside, attribute: .left, relatedBy: .equal, toItem: stage.view, attribute: .top, multiplier: 1,
            constant: 0)
        mixed.isActive = true
        let alone = NSLayoutConstraint(
            item: inside, attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
            constant: 0)
        alone.isActive = true
        expect(!mixed.isActive && !alone.isActive)
        expectEqual(
            stage.diagnostics,
            [
                .constraintIgnored(
                    "inside.left = outside.left", remedy: "add both views to one hierarchy before you activate it"),
                .constraintIgnored(
                    "inside.left = view.top", remedy: "relate two places of one axis, or two sizes"),
                .constraintIgnored("inside.left = 0", remedy: "relate a place to that of another item"),
            ])
    }

    @Test func `a view that leaves loses the constraints to what it leaves, and keeps those inside`() {
        let (view, inside) = (plainView(), plainView())
        let root = canvas(view)
        view.addSubview(inside)
        let outer = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5)
        let inner = inside.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 7)
        NSLayoutConstraint.activate([outer, inner])
        root.layoutIfNeeded()
        #expect((root.constraints, view.constraints) == ([outer], [inner]))
        view.removeFromSuperview()
        #expect((outer.isActive, inner.isActive) == (false, true))
        root.addSubview(view)
        root.layoutIfNeeded()
        expectEqual(inside.frame.minX, 7)
    }

    @Test func `views and constraints are released`() {
        weak var root: UIView?
        weak var child: UIView?
        weak var constraint: NSLayoutConstraint?
        do {
            let view = plainView()
            let parent = canvas(view)
            let made = view.leftAnchor.constraint(equalTo: parent.layoutMarginsGuide.leftAnchor)
            made.isActive = true
            parent.layoutIfNeeded()
            (root, child, constraint) = (parent, view, made)
        }
        expect(root == nil && child == nil && constraint == nil)
    }

    @Test func `a view between others is found through its superviews`() {
        let (box, inside, other) = (plainView(), plainView(), plainView())
        let root = canvas(box, other)
        box.addSubview(inside)
        NSLayoutConstraint.activate([
            box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 100),
            inside.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 10),
            other.leftAnchor.constraint(equalTo: inside.leftAnchor, constant: 1),
        ])
        root.layoutIfNeeded()
        expectEqual(other.frame.minX, 111)
    }

    @Test func `a frame that is given is taken as it is`() {
        let (anchor, view) = (UIView(frame: rect(50, 60, 70, 80)), plainView())
        let root = canvas(anchor, view)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: anchor.rightAnchor, constant: 8),
            view.topAnchor.constraint(equalTo: anchor.topAnchor),
            view.widthAnchor.constraint(equalTo: anchor.widthAnchor),
            view.heightAnchor.constraint(equalTo: anchor.heightAnchor),
        ])
        root.layoutIfNeeded()
        expectEqual(view.frame, rect(128, 60, 70, 80))
        anchor.center.x += 5
        root.layoutIfNeeded()
        expectEqual(view.frame, rect(133, 60, 70, 80))
        anchor.translatesAutoresizingMaskIntoConstraints = false
        anchor.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 1).isActive = true
        anchor.widthAnchor.constraint(equalToConstant: 9).isActive = true
        root.layoutIfNeeded()
        expectEqual(view.frame.minX, 18)
    }

    @Test func `an animated layout shows the way`() {
        let view = plainView()
        let stage = makeStage(with: view)
        let left = view.leftAnchor.constraint(equalTo: stage.view.leftAnchor)
        NSLayoutConstraint.activate([
            left, view.topAnchor.constraint(equalTo: stage.view.topAnchor),
            view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalToConstant: 10),
        ])
        stage.view.layoutIfNeeded()
        left.constant = 100
        UIView.animate(withDuration: 1) { stage.view.layoutIfNeeded() }
        expectEqual(view.frame.minX, 100)
        expect(stage.application.host.areFramesWanted)
    }
}
