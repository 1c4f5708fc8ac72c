import TestSupport
import Testing
import TouchLayout
import TouchTesting
import Touchstone

struct FittingTests {
    @Test func `a view fits what is inside, apart from its superview`() {
        let (box, a, b) = (plainView("box"), SizedView(50, 20), SizedView(70, 30))
        let root = canvas(box)
        box.addSubview(a)
        box.addSubview(b)
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "V:|-(5)-[a]-gap-[b]-5-|", options: .alignAllLeading, metrics: ["gap": 7],
                views: ["a": a, "b": b])
                + [
                    a.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 3),
                    b.trailingAnchor.constraint(lessThanOrEqualTo: box.trailingAnchor),
                    box.widthAnchor.constraint(equalTo: root.widthAnchor),
                ])
        expectEqual(box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 73, height: 67))
        expectEqual(
            box.systemLayoutSizeFitting(
                CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel), CGSize(width: 200, height: 67))
        root.layoutIfNeeded()
        expectEqual(box.bounds.width, 400)
    }

    @Test func `a text of several lines is as high as its width makes it`() {
        let label = UILabel()
        label.text = "A text of forty characters, more or less"
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        let root = canvas(label)
        NSLayoutConstraint.activate([
            label.leftAnchor.constraint(equalTo: root.leftAnchor), label.topAnchor.constraint(equalTo: root.topAnchor),
            label.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor),
        ])
        root.layoutIfNeeded()
        let line = label.bounds.height
        expectEqual(label.bounds.width, label.intrinsicContentSize.width)
        root.frame.size.width = 200
        root.layoutIfNeeded()
        expectEqual(label.bounds.size, CGSize(width: 200, height: line * 2))
        root.frame.size.width = 400
        root.layoutIfNeeded()
        expectEqual(label.bounds.height, line)
    }

    @Test func `controls have their own sizes, and baselines align`() {
        let (label, button) = (UILabel(), UIButton(type: .system))
        (label.text, label.font) = ("Name", .systemFont(ofSize: 20))
        button.setTitle("Save", for: .normal)
        for view in [label, button] as [UIView] { view.translatesAutoresizingMaskIntoConstraints = false }
        let root = canvas(label, button)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
            button.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
        ])
        root.layoutIfNeeded()
        expectEqual(label.bounds.size, label.intrinsicContentSize)
        expectEqual(button.bounds.size, button.intrinsicContentSize)
        // The baselines are 0.95 of the fonts' sizes below the upper edges of the lines, which are in the middle.
        expectEqual(label.frame.midY - 12 + 19, button.frame.midY - 9 + 14)
        label.text = "A longer name"
        root.layoutIfNeeded()
        expectEqual(label.bounds.size, label.intrinsicContentSize)
    }

    @Test func `constraints are updated before layout, those of subviews first`() {
        final class Box: UIView {
            var log: (String) -> Void = { _ in }
            var name = ""
            var width: NSLayoutConstraint?
            override func updateConstraints() {
                log(name)
                if width == nil {
                    width = widthAnchor.constraint(equalToConstant: 10)
                    width?.isActive = true
                }
                super.updateConstraints()
            }
        }
        final class Controller: UIViewController {
            var log: (String) -> Void = { _ in }
            override func updateViewConstraints() {
                log("controller")
                super.updateViewConstraints()
            }
        }
        var calls: [String] = []
        let controller = Controller()
        controller.log = { calls.append($0) }
        let (outer, inner) = (Box(), Box())
        for (box, name) in [(outer, "outer"), (inner, "inner")] {
            box.translatesAutoresizingMaskIntoConstraints = false
            (box.name, box.log) = (name, { calls.append($0) })
        }
        outer.addSubview(inner)
        controller.view.addSubview(outer)
        let stage = makeStage()
        stage.perform { stage.window.rootViewController = controller }
        outer.setNeedsUpdateConstraints()
        stage.wait(0.01)
        expectEqual(calls, ["inner", "outer", "controller"])
        #expect((outer.bounds.width, inner.bounds.width) == (10, 10))
        inner.setNeedsUpdateConstraints()
        stage.wait(0.01)
        expectEqual(calls, ["inner", "outer", "controller", "inner"])
    }

    @Test func `alignment rectangles are what is aligned`() {
        final class Shadowed: UIView {
            override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
        }
        let view = Shadowed()
        view.translatesAutoresizingMaskIntoConstraints = false
        let root = canvas(view)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
            view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 50),
        ])
        root.layoutIfNeeded()
        expectEqual(view.frame, rect(8, 19, 106, 54))
        expectEqual(view.alignmentRect(forFrame: view.frame), rect(10, 20, 100, 50))
        expectEqual(view.frame(forAlignmentRect: rect(10, 20, 100, 50)), view.frame)
    }

    @Test func `what constraints leave open is found`() {
        let (open, fixed) = (plainView("open"), plainView("fixed"))
        let root = canvas(open, fixed)
        let wish = open.topAnchor.constraint(equalTo: root.topAnchor)
        NSLayoutConstraint.activate([
            open.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor, constant: 5),
            open.rightAnchor.constraint(equalTo: root.rightAnchor), wish,
            open.heightAnchor.constraint(equalToConstant: 5), fixed.leftAnchor.constraint(equalTo: root.leftAnchor),
            fixed.topAnchor.constraint(equalTo: root.topAnchor), fixed.heightAnchor.constraint(equalToConstant: 5),
            fixed.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
        ])
        root.layoutIfNeeded()
        expect(open.hasAmbiguousLayout && !fixed.hasAmbiguousLayout)
        expectEqual(root.ambiguousViews, [open])
        open.widthAnchor.constraint(equalToConstant: 1).isActive = true
        root.layoutIfNeeded()
        expect(!open.hasAmbiguousLayout)
        wish.isActive = false
        expect(open.hasAmbiguousLayout)
    }

    @Test func `the visual format`() {
        let (a, b) = (plainView("a"), plainView("b"))
        let root = canvas(a, b)
        func texts(_ format: String, _ metrics: [String: Any] = [:]) -> [String] {
            NSLayoutConstraint.constraints(withVisualFormat: format, metrics: metrics, views: ["a": a, "b": b])
                .map(\.description)
        }
        root.accessibilityIdentifier = "root"
        expectEqual(texts("[a]-[b]"), ["b.leading = a.trailing + 8"])
        expectEqual(texts("H:[a][b]"), ["b.leading = a.trailing"])
        expectEqual(texts("V:|[a]"), ["a.top = root.top"])
        expectEqual(
            texts("|-[a(60)]-|"),
            [
                "a.leading = root.leadingMargin", "a.width = 60", "root.trailingMargin = a.trailing",
            ])
        expectEqual(texts("|-(>=gap@250)-[a]", ["gap": 4.5]), ["a.leading ≥ root.leading + 4.5 @ 250"])
        expectEqual(texts("V:[a(==b/2@700,<=90)]"), ["a.height = 0.5 × b.height @ 700", "a.height ≤ 90"])
        expectEqual(texts("[a]-(>=8,<=20)-[b]"), ["b.leading ≥ a.trailing + 8", "b.leading ≤ a.trailing + 20"])
        expectEqual(texts("[a(gap*2+3,==b*2+3)]", ["gap": 4]), ["a.width = 11", "a.width = 2 × b.width + 3"])
        expectEqual(texts("[a]-(gap/2-1)-[b]", ["gap": 4]), ["b.leading = a.trailing + 1"])
        let wrong = ["", "|", "[c]", "[a", "[a]-", "-[a]", "[a]-x-[b]", "[a]|[b]", "H[a]", "[a(=3)]", "[a]--[b]"]
        // In an application of the test: otherwise the one that was made last is notified, of another test.
        let stage = makeStage()
        stage.perform {
            for format in wrong { expectEqual(texts(format), []) }
        }
        expectEqual(stage.diagnostics.count, wrong.count)
    }
}
