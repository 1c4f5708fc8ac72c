import TestSupport
import Testing
import TouchTesting
import Touchstone

/// Statements in the talk on scroll views about hit-testing (S-150…S-160).
struct HitTestingSeedTests {
    /// Records the views that were asked, in order, and takes the result from a test.
    private final class Asked: UIView {
        var asked: (String) -> Void = { _ in }
        var isPassThrough = false
        var outset: CGFloat = 0

        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            asked("\(accessibilityIdentifier ?? "?") hitTest")
            let hit = super.hitTest(point, with: event)
            return isPassThrough && hit === self ? nil : hit
        }

        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            asked("\(accessibilityIdentifier ?? "?") inside")
            let grown = bounds.inset(by: UIEdgeInsets(top: -outset, left: -outset, bottom: -outset, right: -outset))
            return grown.contains(point)
        }
    }

    private func stage(_ log: @escaping (String) -> Void) -> (Stage, back: Asked, front: Asked, child: Asked) {
        let stage = Stage()
        let frame = CGRect(x: 100, y: 100, width: 100, height: 100)
        let (back, front) = (Asked(frame: frame), Asked(frame: frame))
        let child = Asked(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        stage.add(back, "back")
        stage.add(front, "front")
        stage.add(child, "child", on: front)
        for view in [back, front, child] { view.asked = log }
        return (stage, back, front, child)
    }

    @Test(.rules("S-150")) func `the hit view decides which view and which recognizers get the touch`() {
        let (stage, back, front, _) = stage { _ in }
        stage.addTap("behind", on: back)
        stage.addTap("before", on: front)
        stage.hands.tap(at: CGPoint(x: 180, y: 180))
        stage.expect(
            """
            0     front hit by 1
                  before watches 1
                  before receives began 1
                  front receives began 1
            50    before receives ended 1
                  front receives cancelled 1
                  before ended
                  before reset
            """)
    }

    @Test(.rules("S-152", "S-153", "S-157"))
    func `the point is judged first, then subviews are asked from front to back`() {
        var log: [String] = []
        let (stage, _, _, child) = stage { log.append($0) }
        expect(stage.window.hitTest(CGPoint(x: 120, y: 120), with: nil) === child)
        expectEqual(log, ["front hitTest", "front inside", "child hitTest", "child inside"])
        log = []
        expect(stage.window.hitTest(CGPoint(x: 10, y: 10), with: nil) === stage.view)
        expectEqual(log, ["front hitTest", "front inside", "back hitTest", "back inside"])
    }

    @Test(.rules("S-154")) func `without a subview at the point the view is hit itself`() {
        let (stage, _, front, _) = stage { _ in }
        expect(stage.window.hitTest(CGPoint(x: 190, y: 190), with: nil) === front)
    }

    @Test(.rules("S-155", "S-156"))
    func `a container that is not hit itself lets through to what is behind, its children stay`() {
        let (stage, back, front, child) = stage { _ in }
        front.isPassThrough = true
        expect(stage.window.hitTest(CGPoint(x: 190, y: 190), with: nil) === back)
        expect(stage.window.hitTest(CGPoint(x: 120, y: 120), with: nil) === child)
    }

    @Test(.rules("S-158", "S-159", "S-160")) func `a small view can be grown to 44 points without changing its frame`()
    {
        let (stage, _, front, child) = stage { _ in }
        child.outset = (44 - child.bounds.width) / 2
        expect(stage.window.hitTest(CGPoint(x: 141, y: 120), with: nil) === child)
        expect(stage.window.hitTest(CGPoint(x: 143, y: 120), with: nil) === front)
        expectEqual(child.frame, CGRect(x: 10, y: 10, width: 20, height: 20))
        // Never beyond what the views around it accept.
        expect(stage.window.hitTest(CGPoint(x: 99, y: 120), with: nil) === stage.view)
    }
}
