import Testing
import TouchTesting
import Touchstone

/// Where the view is scrolled to: by the app, to a rectangle, in pixels, within its insets.
@Suite struct OffsetTests {
    private final class CountingScrollView: UIScrollView {
        var layouts: [CGFloat] = []
        var insets: [UIEdgeInsets] = []
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts.append(contentOffset.y)
        }
        override func adjustedContentInsetDidChange() {
            super.adjustedContentInsetDidChange()
            insets.append(adjustedContentInset)
        }
    }

    private final class InsetListener: UIScrollViewDelegate {
        var count = 0
        func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { count += 1 }
    }

    @Test(arguments: [1, 2, 3])
    func `B-325 N-56 S-145 setters round offsets to device pixels, setting the bounds does not`(scale: Int) {
        let scene = ScrollStage()
        scene.stage.application.setScreen(bounds: scene.stage.window.frame, scale: CGFloat(scale))
        scene.stage.perform {
            scene.scroll.contentOffset = CGPoint(x: 0, y: 10.4)
            let expected: [Int: CGFloat] = [1: 10, 2: 10.5, 3: 31.0 / 3]
            #expect(scene.scroll.contentOffset.y == expected[scale])
            scene.scroll.setContentOffset(CGPoint(x: 0, y: 20.4), animated: false)
            #expect(scene.scroll.contentOffset.y != 20.4)
            for whole in 0..<1_000 {
                scene.scroll.contentOffset.y = CGFloat(whole)
                #expect(scene.scroll.contentOffset.y == CGFloat(whole))
            }
            scene.scroll.bounds.origin.y = 30.4
            #expect(scene.scroll.contentOffset.y == 30.4)
        }
    }

    @Test func `S-145 N-56 scrolling rests on half points where there are two pixels to a point`() {
        let scene = ScrollStage()
        scene.hands.down(at: CGPoint(x: 200, y: 200))
        scene.hands.move(dy: -30.6, over: 0.1)
        scene.stage.wait(0.2)
        scene.hands.up()
        #expect(scene.scroll.contentOffset.y == 20.5)
    }

    @Test func `B-332 an offset that is set takes effect at once and is told once`() {
        let scene = ScrollStage()
        scene.diary.isDetailed = true
        scene.stage.perform {
            scene.scroll.setContentOffset(CGPoint(x: 0, y: 120), animated: false)
            #expect(scene.takeCalls() == ["didScroll 0,120"])
            scene.scroll.contentOffset = CGPoint(x: 0, y: 120)
            #expect(scene.takeCalls() == [])
        }
        #expect(!scene.stage.application.areFramesWanted)
    }

    @Test func `B-332 N-52 an animated scroll takes 0.3 s, starts and ends slowly, and is told every frame`() {
        let scene = ScrollStage()
        scene.stage.perform { scene.scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true) }
        #expect(scene.scroll.isScrollAnimating)
        scene.stage.wait(0.5)
        let offsets = scene.diary.offsets.map(\.y)
        #expect(offsets.count >= 17 && offsets.count <= 19)
        #expect(offsets == offsets.sorted())
        #expect(offsets.last == 300)
        // A constant speed would have gone 17 points with each frame.
        #expect(offsets[0] < 8)
        #expect(scene.takeCalls() == ["didScroll", "didEndScrollingAnimation"])
        #expect(!scene.scroll.isScrollAnimating)
    }

    @Test func `B-332 content that grows during an animated scroll does not stop it`() {
        let scene = ScrollStage()
        scene.stage.perform { scene.scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true) }
        scene.stage.wait(0.11)
        scene.stage.perform {
            scene.scroll.contentSize.height = 3_000
            scene.scroll.contentInset.bottom = 10
        }
        scene.stage.wait(0.5)
        #expect(scene.scroll.contentOffset.y == 300)
        #expect(scene.takeCalls() == ["didScroll", "didEndScrollingAnimation"])
    }

    @Test func `B-333 the delegate hears when layout corrects the offset`() {
        let scene = ScrollStage { $0.scroll.contentOffset.y = 1_700 }
        scene.diary.isDetailed = true
        _ = scene.takeCalls()
        // A higher view: the end of the content would be above its lower edge.
        scene.stage.perform { scene.scroll.frame.size.height = 500 }
        #expect(scene.takeCalls() == ["didScroll 0,1500"])
    }

    @Test func `B-333 layoutSubviews runs for every frame that scrolls`() {
        let scroll = CountingScrollView(frame: .zero)
        let scene = ScrollStage(scroll)
        scene.stage.wait(0.1)
        scroll.layouts = []
        scene.hands.down(at: CGPoint(x: 200, y: 280))
        scene.hands.move(dy: -100, over: 0.1)
        scene.hands.up()
        scene.stage.wait(5)
        #expect(scroll.layouts.count >= scene.diary.offsets.count)
        for offset in scene.diary.offsets { #expect(scroll.layouts.contains(offset.y)) }
    }

    @Test func `B-344 the edges are those of the content with its insets`() {
        let scene = ScrollStage(size: CGSize(width: 900, height: 2_000)) {
            $0.scroll.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
            $0.scroll.bounces = false
        }
        func drag(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint {
            scene.hands.down(at: CGPoint(x: 200, y: 150))
            scene.hands.move(dx: dx, dy: dy, over: 0.2)
            scene.stage.wait(0.2)
            scene.hands.up()
            return scene.scroll.contentOffset
        }
        #expect(drag(5_000, 5_000) == CGPoint(x: -20, y: -10))
        #expect(drag(-5_000, -5_000) == CGPoint(x: 900 + 40 - 400, y: 2_000 + 30 - 300))
    }

    @Test func `B-344 whoever wants to hears that the insets changed, once for each change`() {
        let scroll = CountingScrollView(frame: .zero)
        let scene = ScrollStage(scroll)
        let listener = InsetListener()
        scene.stage.perform {
            scroll.delegate = listener
            scroll.contentInset.top = 20
            scroll.contentInset.top = 20
        }
        #expect(scroll.adjustedContentInset.top == 20)
        #expect(scroll.insets.map(\.top) == [20])
        #expect(listener.count == 1)
        // What rests stays where it is.
        #expect(scroll.contentOffset == .zero)
    }

    @Test func `1.12 a rectangle comes into view by the shortest way`() {
        let scene = ScrollStage { $0.scroll.contentOffset.y = 500 }
        func offset(toShow top: CGFloat, _ height: CGFloat) -> CGFloat {
            scene.stage.perform {
                scene.scroll.contentOffset.y = 500
                scene.scroll.scrollRectToVisible(CGRect(x: 0, y: top, width: 10, height: height), animated: false)
                return scene.scroll.contentOffset.y
            }
        }
        // What is seen: 500…800.
        #expect(offset(toShow: 900, 50) == 650)
        #expect(offset(toShow: 400, 50) == 400)
        #expect(offset(toShow: 780, 50) == 530)
        #expect(offset(toShow: 600, 50) == 500)
        // More than fits: as much of it as possible.
        #expect(offset(toShow: 400, 1_000) == 500)
        #expect(offset(toShow: 900, 1_000) == 900)
        #expect(offset(toShow: 1_990, 500) == 1_700)
        scene.stage.perform { scene.scroll.contentInset.bottom = 100 }
        #expect(offset(toShow: 900, 50) == 750)
    }

    @Test func `1.12 a rectangle that is seen scrolls nothing, wherever the view is`() {
        let scene = ScrollStage()
        scene.stage.perform { scene.scroll.contentOffset.y = -40 }
        _ = scene.takeCalls()
        scene.stage.perform {
            scene.scroll.scrollRectToVisible(CGRect(x: 0, y: 10, width: 10, height: 10), animated: true)
        }
        scene.stage.wait(1)
        #expect(scene.takeCalls() == [])
        #expect(scene.scroll.contentOffset.y == -40)
    }

    @Test func `1.12 a rectangle that comes into view with an animation is told like any animated scroll`() {
        let scene = ScrollStage()
        scene.stage.perform {
            scene.scroll.scrollRectToVisible(CGRect(x: 0, y: 900, width: 10, height: 50), animated: true)
        }
        #expect(scene.scroll.contentOffset.y == 0)
        scene.stage.wait(1)
        #expect(scene.scroll.contentOffset.y == 650)
        #expect(scene.takeCalls() == ["didScroll", "didEndScrollingAnimation"])
    }
}
