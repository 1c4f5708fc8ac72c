import TestSupport
import Testing
import TouchTesting
import Touchstone

/// Findings of a reader in scroll views that tests had missed: each failed before it was written here.
struct ScrollReviewTests {
    @Test func `an app that answers each end with an animated scroll comes to rest without a window`() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentSize = CGSize(width: 100, height: 1_000)
        let diary = ScrollDiary()
        diary.deed = { call, scroll in
            guard call == "didEndScrollingAnimation" else { return }
            let y: CGFloat = scroll.contentOffset.y == 300 ? 200 : 300
            scroll.setContentOffset(CGPoint(x: 0, y: y), animated: true)
        }
        scroll.delegate = diary
        scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        expect(!scroll.isScrollAnimating)
    }

    @Test(.rules("B-330")) func `a drag ends though the app animates in its last movement`() {
        let scene = ScrollStage()
        scene.hands.down(at: CGPoint(x: 200, y: 280))
        scene.hands.move(dy: -60, over: 0.1)
        scene.stage.wait(0.2)
        scene.diary.deed = { call, scroll in
            if call == "didScroll", !scroll.isScrollAnimating {
                scroll.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
            }
        }
        // Lifted elsewhere than where it was last seen.
        scene.stage.host.receive(
            InputFrame(
                at: scene.stage.host.now,
                [ContactSample(id: Finger.rightIndex.rawValue, phase: .ended, location: CGPoint(x: 200, y: 200))]))
        scene.diary.deed = nil
        scene.stage.wait(10)
        expect(scene.takeCalls().contains { $0.hasPrefix("didEndDragging") })
        expect(!scene.stage.application.host.areFramesWanted)
    }

    @Test func `a window that goes in the middle of a fling takes its frames along`() {
        let stage = Stage()
        var window: UIWindow? = stage.perform { UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300)) }
        var scroll: UIScrollView? = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        weak let weakScroll = scroll
        stage.perform {
            scroll?.contentSize = CGSize(width: 400, height: 10_000)
            if let scroll { window?.addSubview(scroll) }
            window?.isHidden = false
            scroll?.setContentOffset(CGPoint(x: 0, y: 5_000), animated: true)
        }
        stage.wait(0.1)
        expect(stage.application.host.areFramesWanted)
        stage.perform {
            window?.isHidden = true
            window = nil
        }
        stage.wait(1)
        expect(!stage.application.host.areFramesWanted)
        scroll = nil
        expectNil(weakScroll)
    }

    @Test(.rules("N-10")) func `in a view that is zoomed a finger drags after ten points of the window`() {
        for (scale, way) in [(CGFloat(2), CGFloat(12)), (0.5, 12)] {
            let scene = ScrollStage { $0.scroll.transform = CGAffineTransform(scaleX: scale, y: scale) }
            scene.hands.down(at: CGPoint(x: 200, y: 150))
            scene.hands.move(dy: -9)
            expect(!scene.scroll.isDragging, "\(scale)")
            scene.hands.move(dy: 9 - way)
            expect(scene.scroll.isDragging, "\(scale)")
            expect(abs(scene.scroll.contentOffset.y - (way - 10) / scale) <= 0.25, "\(scale)")
        }
    }

    @Test(.rules("B-355")) func `an inner view that lies on its side hands a drag over along the way it goes`() {
        let inner = UIScrollView(frame: CGRect(x: 100, y: 50, width: 200, height: 200))
        let scene = ScrollStage { $0.scroll.addSubview(inner) }
        scene.stage.perform {
            inner.contentSize = CGSize(width: 200, height: 1_000)
            inner.transform = CGAffineTransform(rotationAngle: .pi / 2)
        }
        // Sideways, to where the inner one has nothing more: the outer one has nothing there, either.
        scene.hands.down(at: CGPoint(x: 200, y: 150))
        scene.hands.move(dx: -40, over: 0.1)
        expect(inner.isDragging)
        expectEqual(scene.scroll.contentOffset, .zero)
    }

    @Test func `a pan that the app has turned off stays off`() {
        let scene = ScrollStage()
        scene.scroll.panGestureRecognizer.isEnabled = false
        scene.scroll.delaysContentTouches = false
        expect(!scene.scroll.panGestureRecognizer.isEnabled)
    }

    @Test(.rules("B-372")) func `a refresh control that is taken out while it refreshes leaves no room`() {
        let scene = ScrollStage()
        let control = UIRefreshControl(frame: .zero)
        scene.stage.perform {
            scene.scroll.refreshControl = control
            control.beginRefreshing()
            scene.scroll.contentOffset = CGPoint(x: 0, y: -60)
            control.removeFromSuperview()
        }
        scene.stage.wait(2)
        expectNil(scene.scroll.refreshControl)
        expectEqual(scene.scroll.adjustedContentInset, .zero)
        expectEqual(scene.scroll.contentOffset, .zero)
    }

    @Test(.rules("B-361")) func `an inset that changes in an animated zoom is where it ends, without a jump`() {
        let content = UIView(frame: .zero)
        let scene = ScrollStage(content: content, size: CGSize(width: 400, height: 150))
        scene.stage.perform {
            scene.diary.zoomed = content
            scene.scroll.minimumZoomScale = 1
            scene.scroll.maximumZoomScale = 4
            scene.scroll.setZoomScale(2, animated: false)
        }
        scene.diary.deed = { call, scroll in
            guard call == "didZoom" else { return }
            let room = max(0, (scroll.bounds.height - scroll.contentSize.height) / 2)
            scroll.contentInset = UIEdgeInsets(top: room, left: 0, bottom: room, right: 0)
        }
        scene.scroll.setZoomScale(1, animated: true)
        scene.stage.wait(0.29)
        let before = scene.scroll.contentOffset.y
        scene.stage.wait(0.02)
        expect(abs(before - scene.scroll.contentOffset.y) < 10)
        scene.stage.wait(1)
        expectEqual(scene.scroll.contentOffset.y, -75)
    }

    @Test(.rules("B-356", "B-357"), arguments: [true, false])
    func `a drag that goes mainly along the outer view's axis is the outer view's`(isOuterWide: Bool) {
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        let scene = ScrollStage(size: CGSize(width: isOuterWide ? 2_000 : 400, height: 300)) {
            inner.contentSize = CGSize(width: 400, height: 1_000)
            $0.content.addSubview(inner)
        }
        scene.hands.down(at: CGPoint(x: 200, y: 200))
        // In one step both axes are far enough.
        scene.hands.move(dx: -60, dy: -30)
        expectEqual(scene.scroll.contentOffset, CGPoint(x: isOuterWide ? 50 : 0, y: 0))
        // Without an outer view that scrolls sideways, the inner one scrolls itself.
        expectEqual(inner.contentOffset, CGPoint(x: 0, y: isOuterWide ? 0 : 20))
    }
}
