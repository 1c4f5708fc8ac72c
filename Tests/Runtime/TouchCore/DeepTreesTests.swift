import TestSupport
import Testing
import TouchTesting
import Touchstone

/// Many views beside each other, and many inside each other: neither takes the stack, nor time that grows with the square.
struct DeepTreesTests {
    private let depth = 30_000

    @Test(.bug(id: "H-3")) func `30,000 nested views are built, laid out, hit, drawn, moved and gone`() {
        let stage = Stage()
        weak var innermost: UIView?
        stage.perform {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            var inner = root
            for _ in 1..<depth {
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                inner.addSubview(view)
                inner = view
            }
            (inner.tag, inner.backgroundColor, innermost) = (7, .red, inner)
            stage.view.addSubview(root)
            expect(inner.window === stage.window)
            stage.application.host.perform { root.layoutIfNeeded() }
            expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === inner)
            expect(root.viewWithTag(7) === inner)
            expect(stage.application.host.draw().commands.contains { if case .fill = $0 { true } else { false } })
            let other = UIView()
            stage.view.addSubview(other)
            other.addSubview(root)
            expect(inner.isDescendant(of: other))
            root.addSubview(UIView())
            inner.addSubview(root)
            root.removeFromSuperview()
            expectNil(inner.window)
        }
        expectEqual(stage.diagnostics.count, 1)
        expectNil(innermost)
    }

    @Test(.bug(id: "H-3")) func `a touch on 30,000 nested views reaches the one around them`() {
        let stage = Stage()
        let outer = Receiving(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.perform {
            var inner: UIView = outer
            for _ in 1..<depth {
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                inner.addSubview(view)
                inner = view
            }
            stage.view.addSubview(outer)
        }
        stage.hands.tap(at: CGPoint(x: 50, y: 50))
        expectEqual(outer.received, ["began", "ended"])
    }

    @Test(.bug(id: "H-3")) func `built from the inside outwards, each with a view beside it, as well`() {
        var inner = UIView()
        for _ in 1..<depth {
            let outer = UIView()
            outer.addSubview(inner)
            outer.addSubview(UIView())
            inner = outer
        }
        var (count, link): (Int, UIView?) = (0, inner)
        while let view = link {
            count += 1
            link = view.subviews.first
        }
        expectEqual(count, depth)
    }

    @Test(.bug(id: "H-3")) func `a view that an app keeps outlives those around it, with all that is in it`() {
        let kept = UIView()
        let child = UIView()
        kept.addSubview(child)
        do {
            let stage = Stage()
            stage.perform {
                let middle = UIView()
                middle.addSubview(kept)
                stage.view.addSubview(middle)
            }
            expect(child.window != nil)
        }
        expect(kept.superview == nil && kept.window == nil)
        expect(kept.subviews == [child] && child.superview === kept && child.window == nil)
    }

    @Test(.bug(id: "H-2")) func `10,000 siblings are removed, inserted, brought to the front and exchanged one by one`()
    {
        let root = UIView()
        let views = (0..<10_000).map { _ in UIView() }
        for view in views { root.addSubview(view) }
        expectEqual(root.subviews, views)
        for view in views { root.bringSubviewToFront(view) }
        expectEqual(root.subviews, views)
        for view in views.reversed() { root.sendSubviewToBack(view) }
        expectEqual(root.subviews, views)
        for index in 0..<5_000 { root.exchangeSubview(at: index, withSubviewAt: 9_999 - index) }
        expectEqual(root.subviews, views.reversed())
        for view in views { view.removeFromSuperview() }
        expectEqual(root.subviews, [])
        for view in views { root.insertSubview(view, at: root.subviews.count / 2) }
        expectEqual(Set(root.subviews), Set(views))
        for view in root.subviews { view.removeFromSuperview() }
        for view in views { root.insertSubview(view, at: 0) }
        expectEqual(root.subviews, views.reversed())
        while let last = root.subviews.last { last.removeFromSuperview() }
        expect(views.allSatisfy { $0.superview == nil })
    }

    private final class Receiving: UIView {
        var received: [String] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { received.append("began") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { received.append("ended") }
    }

    @Test func `a hit test goes on with what is there when an override has taken views away`() {
        final class Remover: UIView {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                for view in superview?.subviews.dropFirst() ?? [] { view.removeFromSuperview() }
                return nil
            }
        }
        let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let root = UIView(frame: frame)
        let views = [UIView(frame: frame), UIView(frame: frame), UIView(frame: frame), Remover(frame: frame)]
        for view in views { root.addSubview(view) }
        expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === views[0])
        expectEqual(root.subviews, [views[0]])
    }

    @Test func `a hover whose place or height is no number keeps the place, and heights end at 0 and 1`() {
        let stage = Stage()
        let hover = UIHoverGestureRecognizer()
        stage.perform { _ = stage.add(hover, "hover") }
        func send(_ phase: HoverSample.Phase, _ place: CGPoint, _ distance: CGFloat) {
            stage.application.host.receive(
                InputFrame(
                    at: stage.application.now.advanced(by: 0.01),
                    others: [.hover(HoverSample(phase: phase, location: place, distance: distance))]))
        }
        var heights: [CGFloat] = []
        send(.entered, CGPoint(x: 50, y: 60), 5)
        heights.append(hover.zOffset)
        send(.moved, CGPoint(x: 50, y: 60), -3)
        heights.append(hover.zOffset)
        send(.moved, CGPoint(x: 50, y: 60), 0.5)
        heights.append(hover.zOffset)
        send(.moved, CGPoint(x: 50, y: 60), .nan)
        heights.append(hover.zOffset)
        expectEqual(heights, [1, 0, 0.5, 0])
        var places: [CGPoint] = []
        hover.addAction { [unowned stage] hover in
            if hover.state == .ended { places.append(hover.location(in: stage.view)) }
        }
        send(.exited, CGPoint(x: CGFloat.nan, y: 3), 0)
        expectEqual(places, [CGPoint(x: 50, y: 60)])
    }

    @Test func `locations and translations in 30,000 nested views, plain ones and turned ones`() {
        for isTurned in [false, true] {
            let stage = Stage()
            var inner = stage.view
            let pan = stage.addPan()
            stage.perform {
                for _ in 1..<depth {
                    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
                    if isTurned { view.transform = CGAffineTransform(scaleX: -1, y: -1) }
                    inner.addSubview(view)
                    inner = view
                }
            }
            let place = inner.convert(CGPoint(x: 30, y: 40), from: nil)
            expectEqual(place, isTurned ? CGPoint(x: 370, y: 260) : CGPoint(x: 30, y: 40))
            stage.hands.down(at: CGPoint(x: 30, y: 40))
            stage.hands.move(dx: 50)
            let (moved, seen) = (pan.translation(in: nil), pan.translation(in: inner))
            expect(moved.x > 0 && seen.x == (isTurned ? -moved.x : moved.x))
            stage.hands.up()
        }
    }
}
