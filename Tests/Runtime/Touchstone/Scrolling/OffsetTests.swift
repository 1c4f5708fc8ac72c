import TestSupport
import Testing
import TouchTesting
import Touchstone

/// The offset: set by the app, for a rectangle, in pixels, within its insets.
struct OffsetTests {
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

    @Test(.rules("B-325", "N-56", "S-145"), arguments: [1, 2, 3])
    func `setters round offsets to device pixels, setting the bounds does not`(scale: Int) {
        let scene = ScrollStage()
        scene.stage.application.host.setScreen(bounds: scene.stage.window.frame, scale: CGFloat(scale))
        scene.stage.perform {
            scene.scroll.contentOffset = CGPoint(x: 0, y: 10.4)
            let expected: [Int: CGFloat] = [1: 10, 2: 10.5, 3: 31.0 / 3]
            expectEqual(scene.scroll.contentOffset.y, expected[scale])
            scene.scroll.setContentOffset(CGPoint(x: 0, y: 20.4), animated: false)
            expect(scene.scroll.contentOffset.y != 20.4)
            for whole in 0..<1_000 {
                scene.scroll.contentOffset.y = CGFloat(whole)
                expectEqual(scene.scroll.contentOffset.y, CGFloat(whole))
            }
            scene.scroll.bounds.origin.y = 30.4
            expectEqual(scene.scroll.contentOffset.y, 30.4)
        }
    }

    @Test(.rules("S-145", "N-56")) func `scrolling rests on half points where there are two pixels to a point`() {
        let scene = ScrollStage()
        scene.hands.down(at: CGPoint(x: 200, y: 200))
        scene.hands.move(dy: -30.6, over: 0.1)
        scene.hands.move(over: 0.2)
        scene.hands.up()
        expectEqual(scene.scroll.contentOffset.y, 20.5)
    }

    @Test(.rules("B-332")) func `an offset that is set takes effect at once and is told once`() {
        let scene = ScrollStage()
        scene.diary.isDetailed = true
        scene.stage.perform {
            scene.scroll.setContentOffset(CGPoint(x: 0, y: 120), animated: false)
            expectEqual(scene.takeCalls(), ["didScroll 0,120"])
            scene.scroll.contentOffset = CGPoint(x: 0, y: 120)
            expectEqual(scene.takeCalls(), [])
        }
        expect(!scene.stage.application.host.areFramesWanted)
    }

    @Test(.rules("B-332", "N-52"))
    func `an animated scroll takes 0.3 s, starts and ends slowly, and is told every frame`() {
        let scene = ScrollStage()
        scene.stage.perform { scene.scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true) }
        expect(scene.scroll.isScrollAnimating)
        scene.stage.wait(0.5)
        let offsets = scene.diary.offsets.map(\.y)
        expect(offsets.count >= 17 && offsets.count <= 19)
        expectEqual(offsets, offsets.sorted())
        expectEqual(offsets.last, 300)
        // A constant speed would have gone 17 points with each frame.
        expect(offsets[0] < 8)
        expectEqual(scene.takeCalls(), ["didScroll", "didEndScrollingAnimation"])
        expect(!scene.scroll.isScrollAnimating)
    }

    @Test(.rules("B-332")) func `content that grows during an animated scroll does not stop it`() {
        let scene = ScrollStage()
        scene.stage.perform { scene.scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true) }
        scene.stage.wait(0.11)
        scene.stage.perform {
            scene.scroll.contentSize.height = 3_000
            scene.scroll.contentInset.bottom = 10
        }
        scene.stage.wait(0.5)
        expectEqual(scene.scroll.contentOffset.y, 300)
        expectEqual(scene.takeCalls(), ["didScroll", "didEndScrollingAnimation"])
    }

    @Test(.rules("B-333")) func `the delegate is notified when layout corrects the offset`() {
        let scene = ScrollStage { $0.scroll.contentOffset.y = 1_700 }
        scene.diary.isDetailed = true
        _ = scene.takeCalls()
        // A higher view: the end of the content would be above its lower edge.
        scene.stage.perform { scene.scroll.frame.size.height = 500 }
        expectEqual(scene.takeCalls(), ["didScroll 0,1500"])
    }

    @Test(.rules("B-333")) func `layoutSubviews runs for every frame that scrolls`() {
        let scroll = CountingScrollView(frame: .zero)
        let scene = ScrollStage(scroll)
        scene.stage.wait(0.1)
        scroll.layouts = []
        scene.hands.down(at: CGPoint(x: 200, y: 280))
        scene.hands.move(dy: -100, over: 0.1)
        scene.hands.up()
        scene.stage.wait(5)
        expect(scroll.layouts.count >= scene.diary.offsets.count)
        for offset in scene.diary.offsets { expect(scroll.layouts.contains(offset.y)) }
    }

    @Test(.rules("B-344")) func `the edges are those of the content with its insets`() {
        let scene = ScrollStage(size: CGSize(width: 900, height: 2_000)) {
            $0.scroll.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
            $0.scroll.bounces = false
        }
        func drag(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint {
            scene.hands.down(at: CGPoint(x: 200, y: 150))
            scene.hands.move(dx: dx, dy: dy, over: 0.2)
            scene.hands.move(over: 0.2)
            scene.hands.up()
            return scene.scroll.contentOffset
        }
        expectEqual(drag(5_000, 5_000), CGPoint(x: -20, y: -10))
        expectEqual(drag(-5_000, -5_000), CGPoint(x: 900 + 40 - 400, y: 2_000 + 30 - 300))
    }

    @Test(.rules("B-344")) func `a view is notified that the insets changed, once for each change`() {
        let scroll = CountingScrollView(frame: .zero)
        let scene = ScrollStage(scroll)
        let listener = InsetListener()
        scene.stage.perform {
            scroll.delegate = listener
            scroll.contentInset.top = 20
            scroll.contentInset.top = 20
        }
        expectEqual(scroll.adjustedContentInset.top, 20)
        expectEqual(scroll.insets.map(\.top), [20])
        expectEqual(listener.count, 1)
        // What rests at the beginning of the content still does (F-7).
        expectEqual(scroll.contentOffset, CGPoint(x: 0, y: -20))
    }

    @Test(.bug(id: "F-7"))
    func `what shows the beginning of the content still does with other insets, and nothing else moves`() {
        let scene = ScrollStage()
        scene.diary.isDetailed = true
        scene.stage.perform { scene.scroll.contentInset = UIEdgeInsets(top: 60, left: 10, bottom: 5, right: 0) }
        expectEqual(scene.takeCalls(), ["didScroll -10,-60"])
        scene.stage.perform { scene.scroll.contentInset.top = 20 }
        expectEqual(scene.takeCalls(), ["didScroll -10,-20"])
        scene.stage.perform {
            scene.scroll.contentOffset.y = 300
            scene.scroll.contentInset.top = 50
        }
        expectEqual(scene.takeCalls(), ["didScroll -10,300"])
        // A finger that holds it decides.
        scene.stage.perform { scene.scroll.contentOffset.y = -50 }
        scene.hands.down(at: CGPoint(x: 200, y: 280))
        scene.hands.move(dy: -12)
        scene.hands.move(dy: 2)
        expectEqual(scene.scroll.contentOffset.y, -50)
        scene.stage.perform { scene.scroll.contentInset.top = 70 }
        expectEqual(scene.scroll.contentOffset.y, -50)
    }

    @Test(.bug(id: "F-7")) func `a scroll view that is made with insets shows its content below them, as a table does`()
    {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentSize = CGSize(width: 100, height: 1_000)
        scroll.contentInset.top = 44
        expectEqual(scroll.contentOffset, CGPoint(x: 0, y: -44))
    }

    @Test(.bug(id: "H-5")) func `no offset, inset or size makes an offset that is no number, and it scrolls on`() {
        let numbers: [CGFloat] = [
            .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .infinity, -.infinity, .nan, 1e300,
        ]
        for number in numbers {
            for way in 0..<8 {
                let scene = ScrollStage { $0.scroll.contentOffset.y = 100 }
                let scroll = scene.scroll
                scene.stage.perform {
                    switch way {
                    case 0: scroll.contentOffset = CGPoint(x: number, y: number)
                    case 1: scroll.setContentOffset(CGPoint(x: 0, y: number), animated: true)
                    case 2: scroll.bounds.origin = CGPoint(x: number, y: number)
                    case 3: scroll.bounds = CGRect(x: number, y: 5, width: 400, height: 300)
                    case 4: scroll.contentInset = UIEdgeInsets(top: number, left: number, bottom: 0, right: 0)
                    case 5: scroll.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: number, right: number)
                    case 6: scroll.contentSize = CGSize(width: number, height: number)
                    default:
                        scroll.scrollRectToVisible(CGRect(x: 0, y: number, width: 5, height: number), animated: false)
                    }
                }
                for _ in 1...2 {
                    scene.hands.drag(from: CGPoint(x: 200, y: 250), to: CGPoint(x: 150, y: 150), over: 0.1)
                    scene.stage.wait(0.5)
                    scene.stage.application.host.scrollToTop()
                    scene.stage.wait(4)
                }
                let isSound = scene.diary.offsets.allSatisfy { abs($0.x) <= 2e9 && abs($0.y) <= 2e9 }
                expect(
                    isSound && scroll.contentOffset.x.isFinite && scroll.contentOffset.y.isFinite, "\(number), \(way)")
            }
        }
        let scene = ScrollStage()
        scene.stage.perform { scene.scroll.contentOffset.y = .greatestFiniteMagnitude }
        expectEqual(scene.scroll.contentOffset.y, 1e9)
        scene.stage.perform { scene.scroll.bounds.origin.y = -.greatestFiniteMagnitude }
        expectEqual(scene.scroll.contentOffset.y, -1e9)
        scene.stage.perform { scene.scroll.bounds = CGRect(x: 0, y: CGFloat.nan, width: 400, height: 300) }
        expectEqual(scene.scroll.bounds, CGRect(x: 0, y: -1e9, width: 400, height: 300))
    }

    @Test(.rules("1.12")) func `a rectangle comes into view by the shortest way`() {
        let scene = ScrollStage { $0.scroll.contentOffset.y = 500 }
        func offset(toShow top: CGFloat, _ height: CGFloat) -> CGFloat {
            scene.stage.perform {
                scene.scroll.contentOffset.y = 500
                scene.scroll.scrollRectToVisible(CGRect(x: 0, y: top, width: 10, height: height), animated: false)
                return scene.scroll.contentOffset.y
            }
        }
        // What is seen: 500…800.
        expectEqual(offset(toShow: 900, 50), 650)
        expectEqual(offset(toShow: 400, 50), 400)
        expectEqual(offset(toShow: 780, 50), 530)
        expectEqual(offset(toShow: 600, 50), 500)
        // More than fits: as much of it as possible.
        expectEqual(offset(toShow: 400, 1_000), 500)
        expectEqual(offset(toShow: 900, 1_000), 900)
        expectEqual(offset(toShow: 100, 500), 300)
        expectEqual(offset(toShow: 700, 500), 700)
        expectEqual(offset(toShow: 1_990, 500), 1_700)
        scene.stage.perform { scene.scroll.contentInset.bottom = 100 }
        expectEqual(offset(toShow: 900, 50), 750)
    }

    @Test(.rules("1.12")) func `a rectangle that is seen scrolls nothing, wherever the view is`() {
        let scene = ScrollStage()
        scene.stage.perform { scene.scroll.contentOffset.y = -40 }
        _ = scene.takeCalls()
        scene.stage.perform {
            scene.scroll.scrollRectToVisible(CGRect(x: 0, y: 10, width: 10, height: 10), animated: true)
        }
        scene.stage.wait(1)
        expectEqual(scene.takeCalls(), [])
        expectEqual(scene.scroll.contentOffset.y, -40)
    }

    @Test(.rules("1.12")) func `a rectangle that comes into view with an animation is told like any animated scroll`() {
        let scene = ScrollStage()
        scene.stage.perform {
            scene.scroll.scrollRectToVisible(CGRect(x: 0, y: 900, width: 10, height: 50), animated: true)
        }
        expectEqual(scene.scroll.contentOffset.y, 0)
        scene.stage.wait(1)
        expectEqual(scene.scroll.contentOffset.y, 650)
        expectEqual(scene.takeCalls(), ["didScroll", "didEndScrollingAnimation"])
    }
}
