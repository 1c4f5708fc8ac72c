import TestSupport
import Testing
@testable import TouchLayout
import Touchstone

/// The work that the engine does, and what it does not give to the solver.
struct LayoutEngineTests {
    private let engine = LayoutEngine.shared

    @Test func `a broken constraint is tried again when something has changed, not in each layout`() {
        let views = (0..<4).map { plainView("view \($0)") }
        let root = canvas()
        for view in views {
            root.addSubview(view)
            view.widthAnchor.constraint(greaterThanOrEqualToConstant: 100).isActive = true
        }
        let broken = views[0].widthAnchor.constraint(equalToConstant: 60)
        broken.isActive = true
        root.layoutIfNeeded()
        let additions = engine.solver.additions
        expect(broken.isActive && broken.solverIndex == nil)
        root.setNeedsLayout()
        root.layoutIfNeeded()
        expectEqual(engine.solver.additions, additions)
        broken.constant = 150
        root.layoutIfNeeded()
        expectEqual(views[0].bounds.width, 150)
        broken.constant = 60
        root.layoutIfNeeded()
        expect(broken.solverIndex == nil && views[0].bounds.width == 100)
        broken.priority = .defaultHigh
        root.layoutIfNeeded()
        expect(broken.solverIndex != nil)
    }

    @Test func `numbers that are not finite never reach the solver`() {
        let (box, sized) = (plainView("box"), SizedView(.infinity, 20))
        let root = canvas(box, sized)
        root.layoutMargins.left = .infinity
        let scrollView = UIScrollView(frame: rect(0, 0, 50, 50))
        root.addSubview(scrollView)
        let width = box.widthAnchor.constraint(equalToConstant: 30)
        NSLayoutConstraint.activate([
            width, box.leftAnchor.constraint(equalTo: root.layoutMarginsGuide.leftAnchor),
            box.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor),
            sized.leftAnchor.constraint(equalTo: box.rightAnchor), sized.topAnchor.constraint(equalTo: box.topAnchor),
        ])
        root.layoutIfNeeded()
        expectEqual(sized.frame, rect(30, 0, 0, 20))
        width.constant = .infinity
        (sized.content.height, scrollView.bounds.origin.y) = (.nan, .infinity)
        root.layoutIfNeeded()
        expect(engine.solver.variables.allSatisfy { $0.value.isFinite } && box.bounds.width == 0)
        width.constant = 40
        root.layoutMargins.left = 10
        (sized.content, scrollView.bounds.origin.y) = (CGSize(width: 5, height: 6), 0)
        root.layoutIfNeeded()
        #expect((box.frame.minX, sized.frame) == (10, rect(50, 0, 5, 6)))
    }

    @Test func `a label of several lines is measured once in a round`() {
        let label = UILabel()
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        let root = canvas(label)
        label.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
        root.layoutIfNeeded()
        expectEqual(engine.wrapping.count { $0 === label.layoutSlot.item }, 1)
    }
}
