import TestSupport
import Testing
import TouchTesting
import Touchstone

struct UIViewGeometryTests {
    @Test func `frame, bounds and center say the same in three ways`() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        expectEqual(view.bounds, CGRect(x: 0, y: 0, width: 100, height: 50))
        expectEqual(view.center, CGPoint(x: 60, y: 45))
        view.center = CGPoint(x: 50, y: 25)
        expectEqual(view.frame, CGRect(x: 0, y: 0, width: 100, height: 50))
        view.bounds.size = CGSize(width: 20, height: 30)
        expectEqual(view.frame, CGRect(x: 40, y: 10, width: 20, height: 30))
        view.bounds.origin = CGPoint(x: 7, y: 8)
        expectEqual(view.frame, CGRect(x: 40, y: 10, width: 20, height: 30))
        view.frame = CGRect(x: 1, y: 2, width: 4, height: 6)
        expectEqual(view.bounds, CGRect(x: 7, y: 8, width: 4, height: 6))
        expectEqual(view.center, CGPoint(x: 3, y: 5))
        expectEqual(UIView().frame, .zero)
    }

    @Test func `with a transform the frame is the upright rectangle around the view`() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        view.transform = CGAffineTransform(scaleX: 2, y: 3)
        expectEqual(view.frame, CGRect(x: -40, y: -30, width: 200, height: 150))
        expectEqual(view.bounds, CGRect(x: 0, y: 0, width: 100, height: 50))
        expectEqual(view.center, CGPoint(x: 60, y: 45))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        expect(Self.isClose(view.frame, CGRect(x: 35, y: -5, width: 50, height: 100)))
        view.transform = CGAffineTransform(translationX: 5, y: -5)
        expectEqual(view.frame, CGRect(x: 15, y: 15, width: 100, height: 50))
        view.transform = .identity
        expectEqual(view.frame, CGRect(x: 10, y: 20, width: 100, height: 50))
    }

    @Test func `setting the frame of a scaled or turned view finds the bounds that make it`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.transform = CGAffineTransform(scaleX: 2, y: 4)
        view.frame = CGRect(x: 100, y: 200, width: 60, height: 80)
        expectEqual(view.bounds, CGRect(x: 0, y: 0, width: 30, height: 20))
        expectEqual(view.frame, CGRect(x: 100, y: 200, width: 60, height: 80))
        view.transform = CGAffineTransform(rotationAngle: -.pi / 2)
        view.frame = CGRect(x: 5, y: 6, width: 70, height: 90)
        expect(Self.isClose(view.bounds, CGRect(x: 0, y: 0, width: 90, height: 70)))
        expect(Self.isClose(view.frame, CGRect(x: 5, y: 6, width: 70, height: 90)))
    }

    @Test func `the anchor point stays under the center and is what a transform turns about`() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        expectEqual(view.anchorPoint, CGPoint(x: 0.5, y: 0.5))
        view.anchorPoint = .zero
        expectEqual(view.center, CGPoint(x: 60, y: 45))
        expectEqual(view.frame, CGRect(x: 60, y: 45, width: 100, height: 50))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        expectEqual(view.frame, CGRect(x: 60, y: 45, width: 200, height: 100))
        view.anchorPoint = CGPoint(x: 1, y: 1)
        expectEqual(view.frame, CGRect(x: -140, y: -55, width: 200, height: 100))
    }

    @Test(.rules("B-037"))
    func `points are converted through frames, bounds origins, transforms and anchors, and back`() {
        let (root, middle, leaf) = (UIView(), UIView(), UIView())
        root.frame = CGRect(x: 1_000, y: 1_000, width: 500, height: 500)
        middle.frame = CGRect(x: 100, y: 50, width: 200, height: 200)
        leaf.frame = CGRect(x: 10, y: 20, width: 40, height: 40)
        root.addSubview(middle)
        middle.addSubview(leaf)
        expectEqual(leaf.convert(CGPoint(x: 1, y: 2), to: root), CGPoint(x: 111, y: 72))
        middle.bounds.origin = CGPoint(x: 5, y: 6)
        expectEqual(leaf.convert(CGPoint(x: 1, y: 2), to: root), CGPoint(x: 106, y: 66))
        middle.transform = CGAffineTransform(scaleX: 2, y: 2)
        // The middle of `middle` is (200, 150) of the root; its upper left corner is at (0, -50).
        expectEqual(leaf.convert(CGPoint(x: 1, y: 2), to: root), CGPoint(x: 12, y: -18))
        leaf.anchorPoint = .zero
        expectEqual(leaf.convert(CGPoint(x: 1, y: 2), to: root), CGPoint(x: 52, y: 22))
        leaf.transform = CGAffineTransform(rotationAngle: .pi)
        expect(Self.isClose(leaf.convert(CGPoint(x: 1, y: 2), to: root), CGPoint(x: 48, y: 14)))
        let there = leaf.convert(CGPoint(x: 3, y: 4), to: root)
        expect(Self.isClose(leaf.convert(there, from: root), CGPoint(x: 3, y: 4)))
        expect(Self.isClose(root.convert(there, to: leaf), CGPoint(x: 3, y: 4)))
        expectEqual(leaf.convert(CGPoint(x: 3, y: 4), to: leaf), CGPoint(x: 3, y: 4))
        expectEqual(leaf.convert(CGPoint(x: 3, y: 4), to: nil as UIView?), there)
    }

    @Test func `a converted rectangle is the upright one around the four corners`() {
        let (root, turned) = (UIView(), UIView(frame: CGRect(x: 100, y: 100, width: 20, height: 40)))
        root.addSubview(turned)
        turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
        // It turns about (110, 120): its upper left corner goes to (130, 110).
        let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
        expect(Self.isClose(turned.convert(rect, to: root), CGRect(x: 110, y: 110, width: 20, height: 10)))
        let back = CGRect(x: 110, y: 110, width: 20, height: 10)
        expect(Self.isClose(turned.convert(back, from: root), rect))
    }

    @Test func `views of different windows meet on the screen`() {
        let stage = Stage()
        let inner = stage.addView("inner", frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        let other = stage.perform { UIWindow(frame: CGRect(x: 100, y: 40, width: 50, height: 50)) }
        let leaf = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        other.addSubview(leaf)
        expectEqual(inner.convert(CGPoint(x: 100, y: 40), to: leaf), CGPoint(x: 5, y: 5))
        expectEqual(inner.convert(CGPoint.zero, from: leaf), CGPoint(x: 95, y: 35))
        expectEqual(other.convert(CGPoint.zero, to: nil as UIWindow?), CGPoint(x: 100, y: 40))
        expectEqual(other.convert(CGPoint(x: 100, y: 40), from: nil as UIWindow?), .zero)
        expectEqual(other.convert(CGPoint.zero, to: stage.window), CGPoint(x: 100, y: 40))
        expectEqual(other.convert(CGPoint.zero, from: stage.window), CGPoint(x: -100, y: -40))
        other.transform = CGAffineTransform(scaleX: 2, y: 2)
        expectEqual(leaf.convert(CGPoint.zero, to: inner), CGPoint(x: 75, y: 15))
    }

    @Test func `views without a window meet where their outermost views are, nil means the outermost view`() {
        let (one, two) = (
            UIView(frame: CGRect(x: 100, y: 0, width: 50, height: 50)),
            UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
        )
        let leaf = UIView(frame: CGRect(x: 10, y: 10, width: 5, height: 5))
        one.addSubview(leaf)
        expectEqual(leaf.convert(CGPoint.zero, to: two), CGPoint(x: 110, y: -90))
        expectEqual(two.convert(CGPoint.zero, from: leaf), CGPoint(x: 110, y: -90))
        expectEqual(leaf.convert(CGPoint.zero, to: nil as UIView?), CGPoint(x: 10, y: 10))
        expectEqual(leaf.convert(CGPoint(x: 10, y: 10), from: nil as UIView?), .zero)
        expectEqual(
            leaf.convert(CGRect(x: 0, y: 0, width: 1, height: 2), to: nil), CGRect(x: 10, y: 10, width: 1, height: 2))
    }

    private static func isClose(_ a: CGPoint, _ b: CGPoint) -> Bool {
        abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9
    }

    private static func isClose(_ a: CGRect, _ b: CGRect) -> Bool {
        isClose(a.origin, b.origin)
            && isClose(CGPoint(x: a.width, y: a.height), CGPoint(x: b.width, y: b.height))
    }
}
