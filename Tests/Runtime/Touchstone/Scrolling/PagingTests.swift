import TestSupport
import Testing
import TouchTesting
import Touchstone

/// Pages: their rest positions, and the calls of the delegate.
struct PagingTests {
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
        expect(!scene.stage.application.host.areFramesWanted)
        return scene.scroll.contentOffset.x / 400
    }

    @Test(.rules("B-350", "B-351", "N-53")) func `a fling turns one page, a slow drag goes to the nearest one`() {
        expectEqual(turned(-60, over: 0.05), 3)
        expectEqual(turned(60, over: 0.05), 1)
        expectEqual(turned(-190, over: 0.5, rest: 0.2), 2)
        expectEqual(turned(-215, over: 0.5, rest: 0.2), 3)
        expectEqual(turned(-190, over: 0.02), 3)
        expectEqual(turned(-60, over: 0.05, from: 4), 4)
    }

    @Test(.rules("B-350")) func `one gesture turns one page at most, however far and fast`() {
        expectEqual(turned(-700, over: 0.2, from: 1), 2)
        expectEqual(turned(-700, over: 0.2, rest: 0.3, from: 1), 2)
        expectEqual(turned(700, over: 0.1, from: 3), 2)
    }

    @Test(.rules("B-350")) func `pages are multiples of the bounds, insets or not`() {
        let scene = scene(from: 1) { $0.scroll.contentInset = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 50) }
        scene.hands.drag(from: CGPoint(x: 300, y: 150), to: CGPoint(x: 240, y: 150), over: 0.05)
        scene.stage.wait(2)
        expectEqual(scene.scroll.contentOffset.x, 800)
    }

    private static let turn = [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating",
        "didScroll", "didEndDecelerating",
    ]

    @Test(.rules("B-352")) func `a page turn is a quick spring, whose page the delegate is told first`() {
        let scene = scene()
        _ = scene.takeCalls()
        scene.hands.drag(from: CGPoint(x: 300, y: 150), to: CGPoint(x: 240, y: 150), over: 0.05)
        let start = scene.stage.host.now
        while scene.scroll.isDecelerating, scene.stage.host.now.seconds(since: start) < 5 { scene.stage.wait(0.01) }
        expect(scene.stage.host.now.seconds(since: start) < 0.6)
        expectEqual(scene.takeCalls(), Self.turn)
        expectEqual(scene.diary.release?.target, CGPoint(x: 1_200, y: 0))
        expect(abs((scene.diary.release?.velocity.x ?? 0) - 1.2) < 0.001)
        expect(scene.diary.offsets.allSatisfy { $0.x <= 1_200 })
    }

    @Test(.rules("B-352"), .bug(id: "P-1")) func `the target of a slow drag is the nearest page, at velocity 0`() {
        for (way, page, goesOn) in [(CGFloat(-190), CGFloat(800), true), (-215, 1_200, true), (-410, 1_200, false)] {
            let scene = scene()
            _ = scene.takeCalls()
            scene.hands.down(at: CGPoint(x: 390, y: 150))
            scene.hands.move(dx: way, over: 0.5)
            scene.hands.move(over: 0.2)
            scene.hands.up()
            scene.stage.waitUntilStill()
            expectEqual(scene.diary.release?.target, CGPoint(x: page, y: 0))
            expectEqual(scene.diary.release?.velocity, .zero)
            expectEqual(scene.scroll.contentOffset.x, page)
            let stopped = Self.turn.prefix(3) + ["didEndDragging(false)"]
            expectEqual(scene.takeCalls(), goesOn ? Self.turn : Array(stopped))
        }
    }

    @Test(.rules("B-352"), .bug(id: "P-1"))
    func `pages of both axes, of tables and under trackpads and wheels are told`() {
        let down = ScrollStage(size: CGSize(width: 400, height: 1_500)) { $0.scroll.isPagingEnabled = true }
        down.hands.drag(from: CGPoint(x: 200, y: 280), to: CGPoint(x: 200, y: 180), over: 0.1)
        down.stage.waitUntilStill()
        expectEqual(down.diary.release?.target, CGPoint(x: 0, y: 300))
        expectEqual(down.scroll.contentOffset.y, 300)
        let both = ScrollStage(size: CGSize(width: 1_200, height: 900)) { $0.scroll.isPagingEnabled = true }
        both.hands.drag(from: CGPoint(x: 300, y: 280), to: CGPoint(x: 200, y: 180), over: 0.1)
        both.stage.waitUntilStill()
        expectEqual(both.diary.release?.target, CGPoint(x: 400, y: 300))
        expectEqual(both.scroll.contentOffset, CGPoint(x: 400, y: 300))

        let table = TableStage { $0.table.isPagingEnabled = true }
        let diary = ScrollDiary()
        table.stage.perform { table.table.delegate = diary }
        table.hands.drag(from: CGPoint(x: 200, y: 280), to: CGPoint(x: 200, y: 180), over: 0.1)
        table.stage.waitUntilStill()
        expectEqual(diary.release?.target, CGPoint(x: 0, y: 300))
        expectEqual(diary.take(), Self.turn)

        let scrolled = scene()
        _ = scrolled.takeCalls()
        scrolled.hands.scroll(at: scrolled.scroll, by: CGVector(dx: -100, dy: 0), over: 0.1)
        scrolled.stage.waitUntilStill()
        expectEqual(scrolled.diary.release?.target.x, 1_200)
        expectEqual(scrolled.takeCalls(), Self.turn)
        let rolled = scene()
        _ = rolled.takeCalls()
        rolled.hands.turnWheel(at: rolled.scroll, notch: CGVector(dx: -50, dy: 0), count: 3)
        rolled.stage.waitUntilStill()
        expectEqual(rolled.diary.release?.target.x, 800)
        expectEqual(rolled.diary.release?.velocity, .zero)
        expectEqual(rolled.takeCalls(), Self.turn)
    }

    @Test(.rules("B-352"), .bug(id: "P-1"))
    func `pulled beyond the last page, the target is that page, or the end of a part of one`() {
        let last = scene(from: 4)
        _ = last.takeCalls()
        last.hands.drag(from: CGPoint(x: 300, y: 150), to: CGPoint(x: 200, y: 150), over: 0.1)
        last.stage.waitUntilStill()
        expectEqual(last.diary.release?.target.x, 1_600)
        expectEqual(last.scroll.contentOffset.x, 1_600)
        expectEqual(last.takeCalls(), Self.turn)
        let part = ScrollStage(size: CGSize(width: 900, height: 300)) {
            $0.scroll.isPagingEnabled = true
            $0.scroll.contentOffset.x = 400
        }
        part.hands.drag(from: CGPoint(x: 300, y: 150), to: CGPoint(x: 200, y: 150), over: 0.1)
        part.stage.waitUntilStill()
        expectEqual(part.diary.release?.target.x, 500)
        expectEqual(part.scroll.contentOffset.x, 500)
        // Content that fits goes nowhere.
        let none = ScrollStage(size: CGSize(width: 400, height: 300)) {
            $0.scroll.isPagingEnabled = true
            $0.scroll.alwaysBounceHorizontal = true
        }
        none.hands.drag(from: CGPoint(x: 300, y: 150), to: CGPoint(x: 200, y: 150), over: 0.1)
        none.stage.waitUntilStill()
        expectEqual(none.diary.release?.target, .zero)
        expectEqual(none.scroll.contentOffset, .zero)
    }

    @Test(.rules("B-352"), .bug(id: "P-1")) func `of nested paging views the one that is dragged tells its page`() {
        let outer = scene(from: 0)
        let diary = ScrollDiary()
        let inner = outer.stage.add(
            UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 300)), "inner", on: outer.scroll)
        inner.contentSize = CGSize(width: 400, height: 900)
        inner.isPagingEnabled = true
        inner.delegate = diary
        _ = outer.takeCalls()
        outer.hands.drag(from: CGPoint(x: 200, y: 280), to: CGPoint(x: 200, y: 180), over: 0.1)
        outer.stage.waitUntilStill()
        expectEqual(diary.release?.target, CGPoint(x: 0, y: 300))
        expectEqual(diary.take(), Self.turn)
        expectEqual(outer.takeCalls(), [])
        outer.hands.drag(from: CGPoint(x: 300, y: 150), to: CGPoint(x: 200, y: 150), over: 0.1)
        outer.stage.waitUntilStill()
        expectEqual(outer.diary.release?.target, CGPoint(x: 400, y: 0))
        expectEqual(outer.takeCalls(), Self.turn)
        expectEqual(diary.take(), [])
    }

    @Test(.rules("B-352"), .bug(id: "P-1")) func `a target that the delegate changes turns no page`() {
        for target in [CGPoint(x: 900, y: 0), .zero, CGPoint(x: CGFloat.nan, y: 0)] {
            let scene = scene()
            scene.diary.retarget = { _ in target }
            scene.hands.drag(from: CGPoint(x: 300, y: 150), to: CGPoint(x: 240, y: 150), over: 0.05)
            scene.stage.waitUntilStill()
            expectEqual(scene.scroll.contentOffset.x, 1_200)
        }
    }

    @Test(.rules("B-350", "B-352"), .bug(id: "P-1"))
    func `an app that moves by pages in mid-drag, or as it ends, turns at most one page from there`() {
        for (moment, isQuick) in [
            ("didScroll", true), ("didScroll", false), ("willEndDragging", true), ("willEndDragging", false),
        ] {
            let scene = scene()
            var isMoved = false
            scene.diary.deed = { call, view in
                guard call == moment, !isMoved, view.contentOffset.x > 810 else { return }
                isMoved = true
                view.contentOffset.x -= 800
            }
            scene.hands.down(at: CGPoint(x: 300, y: 150))
            scene.hands.move(dx: -100, over: 0.1)
            if !isQuick { scene.hands.move(over: 0.2) }
            scene.hands.up()
            scene.stage.waitUntilStill()
            expect(isMoved)
            let page: CGFloat = isQuick ? 400 : 0
            expectEqual(scene.scroll.contentOffset.x, page, "\(moment)")
            let target = scene.diary.release?.target ?? .zero
            expectEqual(target, CGPoint(x: moment == "didScroll" ? page : page + 800, y: 0))
        }
    }

    @Test(.rules("B-352"), .bug(id: "P-1")) func `an animation that starts as a page is to turn takes over`() {
        let scene = scene()
        _ = scene.takeCalls()
        scene.diary.deed = { call, view in
            if call == "willEndDragging" { view.setContentOffset(CGPoint(x: 400, y: 0), animated: true) }
        }
        scene.hands.drag(from: CGPoint(x: 300, y: 150), to: CGPoint(x: 240, y: 150), over: 0.05)
        scene.stage.waitUntilStill()
        expectEqual(
            scene.takeCalls(),
            Self.turn.prefix(3) + [
                "didEndDragging(false)", "didScroll", "didEndScrollingAnimation",
            ])
        expectEqual(scene.scroll.contentOffset.x, 400)
    }

    @Test(.rules("N-53")) func `but for a hundredth of its way a page has arrived after 0_35 s`() {
        let scene = scene()
        scene.hands.down(at: CGPoint(x: 300, y: 150))
        scene.hands.move(dx: -260, over: 0.5)
        scene.stage.wait(0.2)
        let left = 1_200 - scene.scroll.contentOffset.x
        scene.hands.up()
        scene.stage.wait(0.35)
        expect(abs(1_200 - scene.scroll.contentOffset.x) <= left / 100 + 1)
        expect(abs(1_200 - scene.scroll.contentOffset.x) >= 1)
    }

    @Test(.rules("B-350")) func `a page turn that is caught and let go goes on to the nearest page`() {
        let scene = scene()
        scene.hands.drag(from: CGPoint(x: 300, y: 150), to: CGPoint(x: 240, y: 150), over: 0.05)
        scene.stage.wait(0.06)
        scene.hands.down(at: CGPoint(x: 200, y: 150))
        let caught = scene.scroll.contentOffset.x
        expect(caught > 850 && caught < 1_190)
        scene.stage.wait(0.5)
        expectEqual(scene.scroll.contentOffset.x, caught)
        scene.hands.up()
        scene.stage.wait(2)
        expectEqual(scene.scroll.contentOffset.x, caught < 1_000 ? 800 : 1_200)
        expect(!scene.stage.application.host.areFramesWanted)
    }

    @Test(.rules("B-350")) func `pages stay pages when content comes or the app moves by pages in mid-turn`() {
        let grown = scene()
        grown.diary.deed = { _, view in view.contentSize.width += 10 }
        grown.hands.drag(from: CGPoint(x: 300, y: 150), to: CGPoint(x: 240, y: 150), over: 0.05)
        grown.stage.wait(2)
        expectEqual(grown.scroll.contentOffset.x, 1_200)
        let endless = scene()
        endless.diary.deed = { _, view in if view.contentOffset.x > 1_000 { view.contentOffset.x -= 800 } }
        endless.hands.drag(from: CGPoint(x: 300, y: 150), to: CGPoint(x: 240, y: 150), over: 0.05)
        endless.stage.wait(2)
        expectEqual(endless.scroll.contentOffset.x, 400)
    }

    @Test(.rules("B-350")) func `without bounce a page turn stays inside the content at any speed`() {
        let scene = scene(from: 3) { $0.scroll.bounces = false }
        scene.hands.drag(from: CGPoint(x: 390, y: 150), to: CGPoint(x: 10, y: 150), over: 0.02)
        scene.stage.wait(2)
        expectEqual(scene.scroll.contentOffset.x, 1_600)
        expect(scene.diary.offsets.allSatisfy { $0.x <= 1_600 })
    }
}
