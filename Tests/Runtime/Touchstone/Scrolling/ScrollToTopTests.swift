import TestSupport
import Testing
import TouchTesting
import Touchstone

/// The user touches the top of the screen.
struct ScrollToTopTests {
    private final class Refuser: UIScrollViewDelegate {
        var asked = 0
        func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
            asked += 1
            return false
        }
    }

    private func scrolled() -> ScrollStage {
        let scene = ScrollStage()
        scene.stage.perform { scene.scroll.contentOffset.y = 800 }
        _ = scene.takeCalls()
        return scene
    }

    @Test(.rules("B-324", "N-52")) func `the only scroll view goes to its top, more slowly than an animated scroll`() {
        let scene = scrolled()
        expect(scene.stage.application.host.scrollToTop())
        expect(scene.scroll.isScrollAnimating)
        scene.stage.wait(0.4)
        expect(scene.scroll.contentOffset.y > 0)
        scene.stage.wait(0.2)
        expectEqual(scene.scroll.contentOffset, .zero)
        expectEqual(scene.takeCalls(), ["didScroll", "didScrollToTop"])
    }

    @Test(.rules("B-324")) func `the top is that of the insets, and the other axis stays`() {
        let scene = ScrollStage(size: CGSize(width: 900, height: 2_000)) {
            $0.scroll.contentInset.top = 40
            $0.scroll.contentOffset = CGPoint(x: 120, y: 500)
        }
        scene.stage.application.host.scrollToTop()
        scene.stage.wait(1)
        expectEqual(scene.scroll.contentOffset, CGPoint(x: 120, y: -40))
    }

    @Test(.rules("B-324")) func `with two scroll views that want to, none scrolls`() {
        let scene = scrolled()
        let other = scene.stage.perform {
            scene.stage.add(UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), "other")
        }
        expect(other.scrollsToTop)
        expect(!scene.stage.application.host.scrollToTop())
        scene.stage.wait(1)
        expectEqual(scene.takeCalls(), [])
        scene.stage.perform { other.scrollsToTop = false }
        expect(scene.stage.application.host.scrollToTop())
    }

    @Test(.rules("B-324"), arguments: ["hidden", "clear", "away", "hidden around"])
    func `a scroll view that is not on the screen does not count`(how: String) {
        let scene = scrolled()
        scene.stage.perform {
            let around = scene.stage.addView("around", frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let other = UIScrollView(frame: around.bounds)
            scene.stage.add(other, "other", on: around)
            switch how {
            case "hidden": other.isHidden = true
            case "clear": other.alpha = 0
            case "away": around.frame.origin.x = 400
            default: around.isHidden = true
            }
        }
        expect(scene.stage.application.host.scrollToTop())
    }

    @Test(.rules("B-324")) func `the delegate is asked and may say no`() {
        let scene = scrolled()
        let refuser = Refuser()
        scene.stage.perform { scene.scroll.delegate = refuser }
        expect(!scene.stage.application.host.scrollToTop())
        scene.stage.wait(1)
        expectEqual(refuser.asked, 1)
        expectEqual(scene.scroll.contentOffset.y, 800)
    }

    @Test(.rules("B-324", "C-19")) func `a scroll view that is at its top says so at once`() {
        let scene = ScrollStage()
        expect(scene.stage.application.host.scrollToTop())
        expectEqual(scene.takeCalls(), ["didScrollToTop"])
        expect(!scene.stage.application.host.areFramesWanted)
    }

    @Test(.rules("B-324")) func `a fling gives way, a finger does not`() {
        let scene = scrolled()
        scene.hands.down(at: CGPoint(x: 200, y: 280))
        expect(!scene.stage.application.host.scrollToTop())
        scene.hands.move(dy: -100, over: 0.1)
        scene.hands.up()
        expect(scene.scroll.isDecelerating)
        expect(scene.stage.application.host.scrollToTop())
        scene.stage.wait(1)
        expectEqual(scene.scroll.contentOffset.y, 0)
        expectEqual(scene.takeCalls().suffix(3), ["didEndDecelerating", "didScroll", "didScrollToTop"])
    }
}
