import TestSupport
import Testing
@testable import TouchLayout
import TouchTesting
import Touchstone

/// Constraints that are read from right to left.
struct LayoutDirectionTests {
    /// Returns a view of 60 × 20 points, 16 points after the leading edge of its superview.
    private func tag(in root: UIView) -> UIView {
        let view = plainView("tag")
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            view.widthAnchor.constraint(equalToConstant: 60), view.topAnchor.constraint(equalTo: root.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 20),
        ])
        return view
    }

    @Test func `an app that is read from right to left has leading edges on the right`() {
        let stage = makeStage()
        let view = tag(in: stage.view)
        let next = SizedView(30, 20, "next")
        stage.view.addSubview(next)
        next.leadingAnchor.constraint(equalToSystemSpacingAfter: view.trailingAnchor, multiplier: 1).isActive = true
        next.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        stage.view.layoutIfNeeded()
        #expect((view.frame, next.frame) == (rect(16, 0, 60, 20), rect(84, 0, 30, 20)))
        stage.application.host.setLayoutDirection(.rightToLeft)
        stage.wait(0.01)
        #expect((view.frame, next.frame) == (rect(324, 0, 60, 20), rect(286, 0, 30, 20)))
        stage.application.host.setLayoutDirection(.leftToRight)
        stage.wait(0.01)
        #expect((view.frame, next.frame) == (rect(16, 0, 60, 20), rect(84, 0, 30, 20)))
    }

    @Test func `the view that holds a constraint has the direction, not the one that is placed`() {
        let root = canvas()
        let view = tag(in: root)
        view.semanticContentAttribute = .forceRightToLeft
        root.layoutIfNeeded()
        expectEqual(view.frame.minX, 16)
        root.semanticContentAttribute = .forceRightToLeft
        root.layoutIfNeeded()
        expectEqual(view.frame.minX, 324)
        let constant = root.constraints.first { $0.firstAttribute == .leading }
        constant?.constant = 26
        root.layoutIfNeeded()
        expectEqual(view.frame.minX, 314)
        root.semanticContentAttribute = .unspecified
        root.layoutIfNeeded()
        expectEqual(view.frame.minX, 26)
    }

    @Test func `a view that comes into an app is read in its direction`() {
        let box = UIView(frame: rect(0, 0, 200, 50))
        let view = tag(in: box)
        box.layoutIfNeeded()
        expectEqual(view.frame.minX, 16)
        let stage = makeStage()
        stage.application.host.setLayoutDirection(.rightToLeft)
        stage.perform { stage.view.addSubview(box) }
        stage.wait(0.01)
        expectEqual(view.frame.minX, 124)
    }

    @Test func `margins, multiples, centers and distances count from the right`() {
        let root = canvas()
        root.semanticContentAttribute = .forceRightToLeft
        root.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 30)
        let (inMargin, multiple, centered, apart) = (
            SizedView(20, 5), SizedView(20, 5), SizedView(20, 5), SizedView(20, 5)
        )
        for view in [inMargin, multiple, centered, apart] { root.addSubview(view) }
        let distance = root.leadingAnchor.anchorWithOffset(to: multiple.leadingAnchor)
        NSLayoutConstraint.activate([
            NSLayoutConstraint(
                item: inMargin, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .leadingMargin,
                multiplier: 1, constant: 2),
            NSLayoutConstraint(
                item: multiple, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .trailing,
                multiplier: 0.25, constant: 0),
            centered.leadingAnchor.constraint(equalTo: root.centerXAnchor, constant: 5),
            root.leadingAnchor.anchorWithOffset(to: apart.leadingAnchor).constraint(
                equalTo: distance, multiplier: 0.5),
        ])
        root.layoutIfNeeded()
        expectEqual([inMargin, multiple, centered, apart].map(\.frame.maxX), [368, 300, 195, 350])
    }

    @Test func `left and right stay where they are`() {
        let root = canvas()
        root.semanticContentAttribute = .forceRightToLeft
        let (view, other) = (SizedView(20, 5), SizedView(20, 5))
        root.addSubview(view)
        root.addSubview(other)
        view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7).isActive = true
        other.centerXAnchor.constraint(equalTo: root.centerXAnchor, constant: 5).isActive = true
        root.layoutIfNeeded()
        #expect((view.frame.minX, other.frame.midX) == (7, 205))
    }

    @Test func `leading and left edges cannot be related`() {
        let view = plainView("box")
        let stage = makeStage(with: view)
        let root = stage.view
        let mixed = [
            view.leadingAnchor.constraint(equalTo: root.leftAnchor),
            view.rightAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
            view.leadingAnchor.anchorWithOffset(to: root.rightAnchor).constraint(equalTo: root.widthAnchor),
        ]
        NSLayoutConstraint.activate(mixed)
        expectEqual(mixed.map(\.isActive), [false, false, false])
        expectEqual(stage.diagnostics.count, 3)
        expectEqual(
            stage.diagnostics.first,
            .constraintIgnored(
                "box.leading = view.left", remedy: "relate leading and trailing edges, or left and right ones"))
    }

    @Test func `a row begins at the right, and a column has its leading edges there`() {
        let views = [SizedView(20, 9), SizedView(60, 9), SizedView(30, 9)]
        let stack = UIStackView(arrangedSubviews: views)
        stack.frame = rect(0, 0, 200, 90)
        stack.semanticContentAttribute = .forceRightToLeft
        func starts(_ distribution: UIStackView.Distribution) -> [CGFloat] {
            stack.distribution = distribution
            stack.layoutIfNeeded()
            return views.map(\.frame.maxX)
        }
        expectEqual(starts(.equalSpacing), [200, 135, 30])
        stack.spacing = 10
        expectEqual(starts(.fillEqually), [200, 130, 60])
        stack.semanticContentAttribute = .unspecified
        expectEqual(starts(.fillEqually), [60, 130, 200])
        stack.semanticContentAttribute = .forceRightToLeft
        (stack.axis, stack.alignment, stack.distribution) = (.vertical, .leading, .fillEqually)
        stack.layoutIfNeeded()
        expectEqual(views.map(\.frame.maxX), [200, 200, 200])
    }

    @Test(arguments: [
        (NSLayoutConstraint.FormatOptions.directionLeadingToTrailing, [8.0, 33], [372.0, 347]),
        (.directionLeftToRight, [8, 33], [8, 33]), (.directionRightToLeft, [372, 347], [372, 347]),
    ])
    func `a line of the visual format goes in its direction`(
        options: NSLayoutConstraint.FormatOptions, plain: [CGFloat], mirrored: [CGFloat]
    ) {
        let (first, second) = (SizedView(20, 5), SizedView(20, 5))
        let root = canvas(first, second)
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "|-[first]-5-[second]", options: options,
                views: ["first": first, "second": second]))
        root.layoutIfNeeded()
        expectEqual([first.frame.minX, second.frame.minX], plain)
        root.semanticContentAttribute = .forceRightToLeft
        root.layoutIfNeeded()
        expectEqual([first.frame.minX, second.frame.minX], mirrored)
    }

    @Test func `a layout from right to left is the mirror image`() {
        /// The views of a random layout with leading and trailing edges, and whether each is determined from left to right.
        func layout(_ seed: UInt64, _ attribute: UISemanticContentAttribute) -> [(frame: CGRect, isClear: Bool)] {
            var numbers = SeededNumbers(seed: seed)
            func roll(_ count: Int) -> Int { Int(numbers.next() % UInt64(count)) }
            let root = canvas()
            let views = (0..<5).map { SizedView(CGFloat(20 + 10 * $0), 10) }
            for view in views { root.addSubview(view) }
            let edges: [NSLayoutConstraint.Attribute] = [.leading, .trailing, .centerX]
            let relations: [NSLayoutConstraint.Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
            for _ in 0..<12 {
                let attribute = edges[roll(2)]
                let constraint = NSLayoutConstraint(
                    item: views[roll(5)], attribute: attribute, relatedBy: relations[roll(3)],
                    toItem: ([root] + views)[roll(6)], attribute: edges[roll(3)],
                    multiplier: [1, 1, 0.5][roll(3)], constant: CGFloat(roll(80)))
                constraint.priority = [.defaultHigh, .defaultLow, UILayoutPriority(600)][roll(3)]
                constraint.isActive = true
            }
            root.layoutIfNeeded()
            root.semanticContentAttribute = attribute
            root.layoutIfNeeded()
            let solver = LayoutEngine.shared.solver
            return views.map { view in
                let state = view.layoutSlot.item.state
                return (view.frame, state.map { solver.isUnique($0.left) && solver.isUnique($0.width) } ?? false)
            }
        }
        let pairs = (0..<15).flatMap { seed in
            zip(layout(seed, .forceLeftToRight), layout(seed, .forceRightToLeft)).filter { $0.0.isClear }
        }
        expect(pairs.count > 20)
        for (plain, mirrored) in pairs {
            expect(abs(400 - plain.frame.maxX - mirrored.frame.minX) < 1e-6)
            expect(abs(plain.frame.width - mirrored.frame.width) < 1e-6)
        }
    }
}
