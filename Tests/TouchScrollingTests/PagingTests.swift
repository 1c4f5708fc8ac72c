import TestRequirements
import Testing
import TouchTesting
import Touchstone

/// Pages: their rest positions, and the calls of the delegate.
@Suite struct PagingTests {
    private func scene(from page: CGFloat = 2, _ build: (ScrollStage) -> Void = { _ in }) -> ScrollStage {
        ScrollStage(size: CGSize(width: 2_000, height: 300)) {
            $0.scroll.isPagingEnabled = true
            $0.scroll.contentOffset.x = 400 * page
            build($0)
        }
    }

    /// The page on which it comes to rest.
    private func turned(_ distance: CGFloat, over seconds: Double, rest: Double = 0, from page: CGFloat = 2) -> CGFloat
    {
        let scene = scene(from: page)
        scene.hands.down(at: CGPoint(x: 200, y: 150))
        scene.hands.move(dx: distance, over: seconds)
        if rest > 0 { scene.hands.move(over: rest) }
        scene.hands.up()
        scene.stage.wait(2)
        #expect(!scene.stage.application.areFramesWanted)
        return scene.scroll.contentOffset.x / 400
    }

    @Test(.rules("B-350", "B-351", "N-53")) func `a fling turns one page, a slow drag goes to the nearest one`() {
        #expect(turned(-60, over: 0.05) == 3)
        #expect(turned(60, over: 0.05) == 1)
        #expect(turned(-190, over: 0.5, rest: 0.2) == 2)
        #expect(turned(-215, over: 0.5, rest: 0.2) == 3)
        #expect(turned(-190, over: 0.02) == 3)
        #expect(turned(-60, over: 0.05, from: 4) == 4)
    }

    @Test(.rules("B-350")) func `one gesture turns one page at most, however far and fast`() {
        #expect(turned(-700, over: 0.2, from: 1) == 2)
        #expect(turned(-700, over: 0.2, rest: 0.3, from: 1) == 2)
        #expect(turned(700, over: 0.1, from: 3) == 2)
    }

    @Test(.rules("B-350")) func `pages are multiples of the bounds, insets or not`() {
        let scene = scene(from: 1) { $0.scroll.contentInset = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 50) }
        scene.hands.drag(from: CGPoint(x: 300, y: 150), to: CGPoint(x: 240, y: 150), over: 0.05)
        scene.stage.wait(2)
        #expect(scene.scroll.contentOffset.x == 800)
    }

    @Test(.rules("B-352")) func `a page turn is a quick spring without a question to the delegate`() {
        let scene = scene()
        _ = scene.takeCalls()
        scene.hands.drag(from: CGPoint(x: 300, y: 150), to: CGPoint(x: 240, y: 150), over: 0.05)
        let start = scene.stage.host.now
        while scene.scroll.isDecelerating, scene.stage.host.now.seconds(since: start) < 5 { scene.stage.wait(0.01) }
        #expect(scene.stage.host.now.seconds(since: start) < 0.6)
        #expect(
            scene.takeCalls() == [
                "willBeginDragging", "didScroll", "didEndDragging(true)", "willBeginDecelerating", "didScroll",
                "didEndDecelerating",
            ])
        #expect(scene.diary.offsets.allSatisfy { $0.x <= 1_200 })
    }

    @Test(.rules("N-53")) func `but for a hundredth of its way a page has arrived after 0_35 s`() {
        let scene = scene()
        scene.hands.down(at: CGPoint(x: 300, y: 150))
        scene.hands.move(dx: -260, over: 0.5)
        scene.stage.wait(0.2)
        let left = 1_200 - scene.scroll.contentOffset.x
        scene.hands.up()
        scene.stage.wait(0.35)
        #expect(abs(1_200 - scene.scroll.contentOffset.x) <= left / 100 + 1)
        #expect(abs(1_200 - scene.scroll.contentOffset.x) >= 1)
    }

    @Test(.rules("B-350")) func `a page turn that is caught and let go goes on to the nearest page`() {
        let scene = scene()
        scene.hands.drag(from: CGPoint(x: 300, y: 150), to: CGPoint(x: 240, y: 150), over: 0.05)
        scene.stage.wait(0.06)
        scene.hands.down(at: CGPoint(x: 200, y: 150))
        let caught = scene.scroll.contentOffset.x
        #expect(caught > 850 && caught < 1_190)
        scene.stage.wait(0.5)
        #expect(scene.scroll.contentOffset.x == caught)
        scene.hands.up()
        scene.stage.wait(2)
        #expect(scene.scroll.contentOffset.x == (caught < 1_000 ? 800 : 1_200))
        #expect(!scene.stage.application.areFramesWanted)
    }

    @Test(.rules("B-350")) func `pages stay pages when content comes or the app moves by pages in mid-turn`() {
        let grown = scene()
        grown.diary.deed = { _, view in view.contentSize.width += 10 }
        grown.hands.drag(from: CGPoint(x: 300, y: 150), to: CGPoint(x: 240, y: 150), over: 0.05)
        grown.stage.wait(2)
        #expect(grown.scroll.contentOffset.x == 1_200)
        let endless = scene()
        endless.diary.deed = { _, view in if view.contentOffset.x > 1_000 { view.contentOffset.x -= 800 } }
        endless.hands.drag(from: CGPoint(x: 300, y: 150), to: CGPoint(x: 240, y: 150), over: 0.05)
        endless.stage.wait(2)
        #expect(endless.scroll.contentOffset.x == 400)
    }

    @Test(.rules("B-350")) func `without bounce a page turn stays inside the content at any speed`() {
        let scene = scene(from: 3) { $0.scroll.bounces = false }
        scene.hands.drag(from: CGPoint(x: 390, y: 150), to: CGPoint(x: 10, y: 150), over: 0.02)
        scene.stage.wait(2)
        #expect(scene.scroll.contentOffset.x == 1_600)
        #expect(scene.diary.offsets.allSatisfy { $0.x <= 1_600 })
    }
}
