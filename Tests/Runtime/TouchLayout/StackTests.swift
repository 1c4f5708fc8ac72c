import TestSupport
import Testing
import TouchLayout
import Touchstone

struct StackTests {
    private func stack(_ axis: NSLayoutConstraint.Axis = .horizontal, _ views: UIView...) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = axis
        return stack
    }

    /// Lays out a stack of a given size; returns the frames of its views.
    private func frames(of stack: UIStackView, _ width: CGFloat, _ height: CGFloat) -> [CGRect] {
        stack.frame = rect(0, 0, width, height)
        stack.setNeedsLayout()
        stack.layoutIfNeeded()
        return stack.arrangedSubviews.map(\.frame)
    }

    @Test func `fill stretches the view with the lowest priority`() {
        let (a, b) = (SizedView(50, 20), SizedView(30, 10))
        let stack = stack(.horizontal, a, b)
        stack.spacing = 10
        b.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        expectEqual(frames(of: stack, 200, 40), [rect(0, 0, 50, 40), rect(60, 0, 140, 40)])
        stack.alignment = .center
        expectEqual(frames(of: stack, 200, 40), [rect(0, 10, 50, 20), rect(60, 15, 140, 10)])
        stack.alignment = .top
        expectEqual(frames(of: stack, 200, 40), [rect(0, 0, 50, 20), rect(60, 0, 140, 10)])
        stack.alignment = .bottom
        expectEqual(frames(of: stack, 200, 40), [rect(0, 20, 50, 20), rect(60, 30, 140, 10)])
    }

    @Test func `fillEqually gives all the same length`() {
        let stack = stack(.vertical, SizedView(5, 9), SizedView(5, 1), SizedView(5, 3))
        stack.spacing = 5
        stack.distribution = .fillEqually
        expectEqual(frames(of: stack, 100, 100), [rect(0, 0, 100, 30), rect(0, 35, 100, 30), rect(0, 70, 100, 30)])
    }

    @Test func `fillProportionally shares by intrinsic lengths`() {
        let stack = stack(.horizontal, SizedView(10, 9), SizedView(30, 1))
        stack.distribution = .fillProportionally
        expectEqual(frames(of: stack, 200, 10), [rect(0, 0, 50, 10), rect(50, 0, 150, 10)])
    }

    @Test func `equalSpacing and equalCentering keep the lengths`() {
        let stack = stack(.horizontal, SizedView(20, 9), SizedView(60, 9), SizedView(20, 9))
        stack.distribution = .equalSpacing
        expectEqual(frames(of: stack, 200, 10).map(\.minX), [0, 70, 180])
        stack.distribution = .equalCentering
        expectEqual(frames(of: stack, 200, 10).map(\.minX), [0, 70, 180])
        let uneven = self.stack(.horizontal, SizedView(20, 9), SizedView(20, 9), SizedView(100, 9))
        uneven.distribution = .equalSpacing
        expectEqual(frames(of: uneven, 200, 10).map(\.minX), [0, 50, 100])
        uneven.distribution = .equalCentering
        expectEqual(frames(of: uneven, 200, 10).map(\.minX), [0, 70, 100])
    }

    @Test func `hidden views take no room, and come back`() {
        let (a, b, c) = (SizedView(20, 9), SizedView(30, 9), SizedView(40, 9))
        let stack = stack(.horizontal, a, b, c)
        stack.spacing = 5
        stack.alignment = .leading
        let root = canvas(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            stack.leftAnchor.constraint(equalTo: root.leftAnchor), stack.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect((stack.frame, c.frame.minX) == (rect(0, 0, 100, 9), 60))
        b.isHidden = true
        root.layoutIfNeeded()
        #expect((stack.frame, c.frame.minX) == (rect(0, 0, 65, 9), 25))
        b.isHidden = false
        stack.setCustomSpacing(20, after: a)
        root.layoutIfNeeded()
        #expect((stack.frame, b.frame.minX) == (rect(0, 0, 115, 9), 40))
        stack.removeArrangedSubview(b)
        b.removeFromSuperview()
        root.layoutIfNeeded()
        expectEqual(stack.frame.width, 80)
        expectEqual(stack.arrangedSubviews, [a, c])
    }

    @Test func `margins and baselines`() {
        let (large, small) = (UILabel(), UILabel())
        (large.text, large.font) = ("Large", .systemFont(ofSize: 40))
        (small.text, small.font) = ("small", .systemFont(ofSize: 10))
        let stack = stack(.horizontal, large, small)
        stack.alignment = .firstBaseline
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let fitting = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        expectEqual(fitting.height, 52)
        let frames = frames(of: stack, fitting.width, fitting.height)
        expectEqual(frames[0].origin, CGPoint(x: 2, y: 1))
        // 0.95 of each size.
        expectEqual(frames[0].minY + 38, frames[1].minY + 10)
    }

    @Test func `a stack is released with its views alive`() {
        let view = SizedView(1, 1)
        weak var stack: UIStackView?
        do {
            let made = self.stack(.horizontal, view)
            made.layoutIfNeeded()
            stack = made
        }
        expectNil(stack)
        view.isHidden = true
        expectNil(view.superview)
    }
}
