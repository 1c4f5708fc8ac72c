import TestSupport
import Testing
import TouchTesting
import Touchstone

/// The permitted places of a scroll view's pan.
struct PlacementTests {
    /// A scroll view in the middle of a panel that has the pan; it is itself deaf if told so.
    private func scene(isDeaf: Bool = false) -> (ScrollStage, panel: UIView, side: UIView) {
        var panel: UIView!
        var side: UIView!
        let scene = ScrollStage { scene in
            panel = scene.stage.addView("panel", frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            side = scene.stage.addView("side", frame: CGRect(x: 300, y: 0, width: 100, height: 300))
            panel.addSubview(scene.scroll)
            scene.scroll.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
            scene.scroll.isUserInteractionEnabled = !isDeaf
            panel.addGestureRecognizer(scene.scroll.panGestureRecognizer)
        }
        return (scene, panel, side)
    }

    @Test(.rules("B-319", "S-161")) func `a pan on another view scrolls its scroll view`() {
        let (scene, panel, _) = scene()
        expect(scene.scroll.panGestureRecognizer.view === panel)
        scene.hands.down(at: CGPoint(x: 20, y: 250))
        expect(scene.scroll.isTracking)
        scene.hands.move(dy: -60, over: 0.1)
        expect(scene.scroll.isDragging)
        expectEqual(scene.scroll.contentOffset.y, 50)
        scene.hands.up()
        scene.stage.wait(5)
        expectEqual(
            scene.takeCalls(),
            [
                "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating",
                "didScroll", "didEndDecelerating",
            ])
        expect(!scene.scroll.isTracking)
    }

    @Test(.rules("S-162")) func `it scrolls where the scroll view is not hit, or takes no touches`() {
        for (isDeaf, place) in [(false, CGPoint(x: 20, y: 290)), (true, CGPoint(x: 150, y: 190))] {
            let (scene, _, _) = scene(isDeaf: isDeaf)
            scene.hands.down(at: place)
            scene.hands.move(dy: -60, over: 0.1)
            expectEqual(scene.scroll.contentOffset.y, 50)
            scene.hands.up()
        }
    }

    @Test(.rules("S-163")) func `it gets only touches that hit its view or what is inside`() {
        let (scene, _, side) = scene()
        scene.hands.down(at: side)
        scene.hands.move(dy: -60, over: 0.1)
        expect(!scene.scroll.isTracking)
        expectEqual(scene.scroll.contentOffset, .zero)
        expect(!scene.stage.log.contains("pan"))
    }

    @Test(.rules("B-319", "S-163")) func `away from it, touches of the scroll view itself do not scroll`() {
        let (scene, _, side) = scene()
        scene.stage.perform { side.addGestureRecognizer(scene.scroll.panGestureRecognizer) }
        scene.hands.down(at: CGPoint(x: 150, y: 190))
        scene.hands.move(dy: -60, over: 0.1)
        expectEqual(scene.scroll.contentOffset, .zero)
        expectEqual(scene.takeCalls(), [])
    }

    @Test(.rules("S-161")) func `in a view of another scale the content still goes as far as the finger`() {
        let (scene, panel, _) = scene()
        scene.stage.perform { scene.scroll.transform = CGAffineTransform(scaleX: 2, y: 2) }
        scene.hands.down(at: panel.point(atX: 0.05, y: 0.9))
        scene.hands.move(dy: -60, over: 0.1)
        // 50 points of the screen are 25 of the scroll view.
        expectEqual(scene.scroll.contentOffset.y, 25)
    }
}
