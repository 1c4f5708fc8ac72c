import TestSupport
import Testing
import TouchTesting
import Touchstone

/// The view that a touch hits (B-020…B-029).
struct HitTestingTests {
    @Test(.rules("B-020", "S-213", "S-215"))
    func `a touch is hit-tested once and stays with its view wherever it goes`() {
        let stage = Stage { $0.addView("right", frame: CGRect(x: 200, y: 0, width: 200, height: 300)) }
        let left = stage.add(ProbeView(frame: CGRect(x: 0, y: 0, width: 200, height: 300)), "left")
        left.isInside = { [unowned stage] in
            stage.note("asked about \($0.x), \($0.y)")
            return $0.x < 200
        }
        stage.hands.down(at: CGPoint(x: 190, y: 100))
        stage.wait(0.1)
        stage.hands.move(to: CGPoint(x: 300, y: 100))
        stage.wait(0.1)
        stage.hands.up()
        stage.expect(
            """
            0     asked about 190.0, 100.0
                  left hit by 1
                  left receives began 1
            100   left receives moved 1
            200   left receives ended 1
            """)
    }

    @Test(.rules("B-021", "S-151", "S-207", "S-214"))
    func `hidden, uninterested, transparent and missed views are not hit`() {
        let stage = Stage()
        let names = ["plain", "hidden", "uninterested", "clear", "faint"]
        let views = names.enumerated().map { index, name in
            stage.addView(name, frame: CGRect(x: 20 + 60 * index, y: 100, width: 40, height: 40))
        }
        views[1].isHidden = true
        views[2].isUserInteractionEnabled = false
        views[3].alpha = 0.009
        views[4].alpha = 0.01
        stage.hands.mayMiss = true
        for view in views { stage.hands.tap(at: view, holding: 0) }
        stage.hands.tap(at: CGPoint(x: 70, y: 120), holding: 0)
        stage.expect(
            """
            0     plain hit by 1
                  plain receives began 1
                  plain receives ended 1
                  view hit by 2
                  view receives began 2
                  view receives ended 2
                  view hit by 3
                  view receives began 3
                  view receives ended 3
                  view hit by 4
                  view receives began 4
                  view receives ended 4
                  faint hit by 5
                  faint receives began 5
                  faint receives ended 5
                  view hit by 6
                  view receives began 6
                  view receives ended 6
            """)
    }

    @Test(.rules("B-021")) func `the left and upper edges of a view are inside, the right and lower ones are not`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
        expect(view.hitTest(CGPoint(x: 0, y: 0), with: nil) === view)
        expect(view.hitTest(CGPoint(x: 39.9, y: 29.9), with: nil) === view)
        expectNil(view.hitTest(CGPoint(x: 40, y: 0), with: nil))
        expectNil(view.hitTest(CGPoint(x: 0, y: 30), with: nil))
        expectNil(view.hitTest(CGPoint(x: -0.1, y: 0), with: nil))
    }

    @Test(.rules("B-022", "S-214")) func `the frontmost deepest view is hit, points are converted on the way`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let back = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let front = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
        let inner = UIView(frame: CGRect(x: 1_000, y: 1_000, width: 10, height: 10))
        root.addSubview(back)
        root.addSubview(front)
        front.addSubview(inner)
        front.bounds.origin = CGPoint(x: 990, y: 990)
        inner.transform = CGAffineTransform(scaleX: 2, y: 2)
        func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { root.hitTest(CGPoint(x: x, y: y), with: nil) }
        expect(hit(150, 150) === front)
        expect(hit(50, 50) === back)
        expect(hit(250, 50) === root)
        // The inner view covers (995, 995) to (1015, 1015) of the front one, which shows them at (105, 105).
        expect(hit(106, 106) === inner)
        expect(hit(124, 124) === inner)
        expect(hit(126, 126) === front)
        root.sendSubviewToBack(front)
        expect(hit(150, 150) === back)
        expect(hit(250, 250) === front)
    }

    @Test(.rules("B-023", "B-024"))
    func `a view is not hit outside its ancestors, even when it says the point is inside`() {
        let stage = Stage()
        let parent = stage.addView("parent", frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        stage.addView("protruding", frame: CGRect(x: 50, y: 0, width: 100, height: 20), on: parent)
        let greedy = stage.add(ProbeView(frame: CGRect(x: 0, y: 60, width: 10, height: 10)), "greedy", on: parent)
        greedy.isInside = { $0.x < 40 }
        stage.hands.tap(at: CGPoint(x: 190, y: 110), holding: 0)
        stage.hands.tap(at: CGPoint(x: 210, y: 110), holding: 0)
        stage.hands.tap(at: CGPoint(x: 130, y: 180), holding: 0)
        stage.hands.tap(at: CGPoint(x: 90, y: 165), holding: 0)
        stage.expect(
            """
            0     protruding hit by 1
                  protruding receives began 1
                  protruding receives ended 1
                  view hit by 2
                  view receives began 2
                  view receives ended 2
                  greedy hit by 3
                  greedy receives began 3
                  greedy receives ended 3
                  view hit by 4
                  view receives began 4
                  view receives ended 4
            """)
    }

    @Test(.rules("B-025", "S-234"))
    func `an override of hitTest can let touches through, or take those of its subtree`() {
        let stage = Stage { $0.addView("below", frame: CGRect(x: 0, y: 0, width: 400, height: 300)) }
        let glass = stage.add(ProbeView(frame: stage.view.bounds), "glass")
        let inner = stage.addView("inner", frame: CGRect(x: 0, y: 0, width: 50, height: 50), on: glass)
        glass.hit = { _, _ in nil }
        stage.hands.mayMiss = true
        stage.hands.tap(at: inner, holding: 0)
        glass.hit = { [unowned glass] _, _ in glass }
        stage.hands.tap(at: inner, holding: 0)
        stage.expect(
            """
            0     below hit by 1
                  below receives began 1
                  below receives ended 1
                  glass hit by 2
                  glass receives began 2
                  glass receives ended 2
            """)
    }

    @Test(.rules("B-026")) func `alpha is judged view by view: a faint parent takes no touches for an opaque child`() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: parent.bounds)
        parent.addSubview(child)
        let middle = CGPoint(x: 50, y: 50)
        (parent.alpha, child.alpha) = (0.1, 0.1)
        expect(parent.hitTest(middle, with: nil) === child)
        (parent.alpha, child.alpha) = (0.1, 0)
        expect(parent.hitTest(middle, with: nil) === parent)
        (parent.alpha, child.alpha) = (0, 1)
        expectNil(parent.hitTest(middle, with: nil))
    }

    @Test(.rules("B-027")) func `while a touch is being hit-tested the event does not contain it yet`() {
        let stage = Stage()
        let probe = stage.add(ProbeView(frame: stage.view.bounds), "probe")
        probe.isMultipleTouchEnabled = true
        probe.hit = { [unowned stage, unowned probe] _, event in
            stage.note("event has \(event?.allTouches?.count ?? -1)")
            return probe
        }
        stage.hands.down(.leftIndex, at: stage.view)
        stage.hands.down(.rightIndex, at: stage.view)
        stage.expect(
            """
            0     event has 0
                  probe hit by 1
                  probe receives began 1
                  event has 1
                  probe hit by 2
                  probe receives began 2
            """)
    }

    @Test(.rules("B-028", "S-213"))
    func `windows are tried by level, within a level the latest first, and may let touches through`() {
        let stage = Stage()
        func show(_ name: String, _ window: UIWindow, _ level: UIWindow.Level = .normal) -> UIWindow {
            window.accessibilityIdentifier = name
            window.windowLevel = level
            window.isHidden = false
            return window
        }
        let (alert, second, third) = stage.perform {
            let rect = stage.window.frame
            return (
                show("alert", UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), .alert),
                show("second", UIWindow(frame: rect)), show("third", GlassWindow(frame: rect))
            )
        }
        expectEqual(stage.application.windows, [stage.window, second, third, alert])
        stage.hands.tap(at: CGPoint(x: 50, y: 50), holding: 0)
        stage.hands.tap(at: CGPoint(x: 150, y: 50), holding: 0)
        second.isHidden = true
        stage.hands.tap(at: CGPoint(x: 150, y: 50), holding: 0)
        second.isHidden = false
        alert.windowLevel = UIWindow.Level(-1)
        stage.hands.tap(at: CGPoint(x: 50, y: 50), holding: 0)
        expectEqual(stage.application.windows, [alert, stage.window, third, second])
        stage.expect(
            """
            0     alert hit by 1
                  alert receives began 1
                  alert receives ended 1
                  second hit by 2
                  second receives began 2
                  second receives ended 2
                  view hit by 3
                  view receives began 3
                  view receives ended 3
                  second hit by 4
                  second receives began 4
                  second receives ended 4
            """)
    }

    private final class GlassWindow: UIWindow {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
    }

    @Test(.rules("B-029")) func `a view of one point is hit: nothing enforces a minimum size`() {
        let stage = Stage { $0.addView("dot", frame: CGRect(x: 100, y: 100, width: 1, height: 1)) }
        stage.hands.tap(at: CGPoint(x: 100.5, y: 100.5), holding: 0)
        stage.hands.tap(at: CGPoint(x: 101, y: 100.5), holding: 0)
        stage.expect(
            """
            0     dot hit by 1
                  dot receives began 1
                  dot receives ended 1
                  view hit by 2
                  view receives began 2
                  view receives ended 2
            """)
    }
}
