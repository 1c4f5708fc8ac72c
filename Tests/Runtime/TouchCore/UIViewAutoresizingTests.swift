import TestSupport
import Testing
import TouchTesting
import Touchstone

struct UIViewAutoresizingTests {
    /// A subview 30 points from the left, 50 wide, 20 from the right, and 10, 60 and 30 from above, high and from below.
    private func makePair(_ mask: UIView.AutoresizingMask) -> (UIView, UIView) {
        let parent = UIView(frame: CGRect(x: 5, y: 5, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 30, y: 10, width: 50, height: 60))
        parent.addSubview(child)
        child.autoresizingMask = mask
        return (parent, child)
    }

    @Test func `flexible parts share a change of the superview's size in proportion`() {
        let table: [(mask: UIView.AutoresizingMask, frame: CGRect)] = [
            ([], CGRect(x: 30, y: 10, width: 50, height: 60)),
            ([.flexibleWidth, .flexibleHeight], CGRect(x: 30, y: 10, width: 150, height: 80)),
            ([.flexibleLeftMargin, .flexibleTopMargin], CGRect(x: 130, y: 30, width: 50, height: 60)),
            ([.flexibleRightMargin, .flexibleBottomMargin], CGRect(x: 30, y: 10, width: 50, height: 60)),
            ([.flexibleLeftMargin, .flexibleRightMargin], CGRect(x: 90, y: 10, width: 50, height: 60)),
            ([.flexibleTopMargin, .flexibleBottomMargin], CGRect(x: 30, y: 15, width: 50, height: 60)),
            (
                [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin],
                CGRect(x: 60, y: 10, width: 100, height: 60)
            ),
        ]
        for (mask, frame) in table {
            let (parent, child) = makePair(mask)
            parent.frame.size = CGSize(width: 200, height: 120)
            expectEqual(child.frame, frame)
            expectEqual(child.autoresizingMask, mask)
        }
    }

    @Test func `no subview is resized by a move, by its own change, or where the superview does not resize`() {
        let (parent, child) = makePair([.flexibleWidth, .flexibleHeight])
        let frame = child.frame
        parent.center = .zero
        parent.bounds.origin = CGPoint(x: 7, y: 7)
        expectEqual(child.frame, frame)
        parent.autoresizesSubviews = false
        parent.bounds.size.width = 300
        expectEqual(child.frame, frame)
    }

    @Test func `flexible parts of no length share equally, and no length becomes negative`() {
        let (parent, child) = makePair([.flexibleLeftMargin, .flexibleRightMargin])
        child.frame = parent.bounds
        parent.bounds.size.width = 140
        expectEqual(child.frame, CGRect(x: 20, y: 0, width: 100, height: 100))
        child.autoresizingMask = .flexibleWidth
        parent.bounds.size.width = 10
        expectEqual(child.frame.width, 0)
    }

    @Test func `a turned subview is resized as without its transform`() {
        let (parent, child) = makePair(.flexibleWidth)
        child.transform = CGAffineTransform(rotationAngle: .pi / 2)
        parent.bounds.size.width = 120
        expectEqual(child.bounds.size, CGSize(width: 70, height: 60))
        expectEqual(child.center, CGPoint(x: 65, y: 40))
    }

    @Test func `a change reaches the subviews of subviews, at any depth`() {
        let top = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var last = top
        for _ in 0..<5_000 {
            let view = UIView(frame: top.bounds)
            view.autoresizingMask = .flexibleWidth
            last.addSubview(view)
            last = view
        }
        top.frame.size.width = 25
        expectEqual(last.frame.width, 25)
    }

    @Test func `a controller's plain view fills a superview that grows`() {
        let stage = Stage()
        stage.perform {
            let controller = UIViewController()
            let parent = UIView(frame: UIScreen.main.bounds)
            parent.addSubview(controller.view)
            parent.bounds.size = CGSize(width: 1_000, height: 900)
            expectEqual(controller.view.frame, CGRect(x: 0, y: 0, width: 1_000, height: 900))
        }
    }

    @Test func `a view that is sized to fit keeps its corner`() {
        final class Card: UIView {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width / 2, height: 8) }
        }
        let card = Card(frame: CGRect(x: 10, y: 20, width: 40, height: 40))
        card.sizeToFit()
        expectEqual(card.frame, CGRect(x: 10, y: 20, width: 20, height: 8))
        let plain = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        plain.sizeToFit()
        expectEqual(plain.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
        expectEqual(plain.intrinsicContentSize, CGSize(width: UIView.noIntrinsicMetric, height: -1))
    }

    @Test func `a window is on the screen, and controllers in it receive memory warnings`() {
        final class Counter: UIViewController {
            var warnings = 0
            override func didReceiveMemoryWarning() { warnings += 1 }
        }
        let stage = Stage()
        stage.perform {
            expect(stage.window.screen === UIScreen.main)
            let (inside, outside) = (Counter(), Counter())
            stage.window.rootViewController = inside
            outside.loadViewIfNeeded()
            UIApplication.shared.host.receiveMemoryWarning()
            expectEqual(inside.warnings, 1)
            expectEqual(outside.warnings, 0)
        }
    }
}
