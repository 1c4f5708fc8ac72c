import TestSupport
import Testing
import TouchTesting
import Touchstone

/// The scrolls of the app of which the delegate is notified.
struct ScrollReportsTests {
    /// Returns the calls during an act of the app on a view whose content of 400 × 2000 is at 500.
    private func calls(at offset: CGFloat = 500, _ act: (ScrollStage) -> Void) -> [String] {
        let scene = ScrollStage {
            $0.scroll.contentOffset.y = offset
            $0.diary.zoomed = $0.content
            $0.scroll.maximumZoomScale = 2
            $0.scroll.minimumZoomScale = 0.5
        }
        scene.diary.isDetailed = true
        scene.stage.wait(0)
        _ = scene.takeCalls()
        scene.stage.perform { act(scene) }
        scene.stage.wait(1)
        return scene.takeCalls()
    }

    @Test(.rules("B-333"), .bug(id: "P-9")) func `setting the bounds scrolls and tells the delegate nothing`() {
        expectEqual(calls { $0.scroll.bounds.origin.y = 100 }, [])
        expectEqual(calls { $0.scroll.bounds = CGRect(x: 0, y: 100, width: 400, height: 300) }, [])
        expectEqual(calls { $0.scroll.layer.bounds.origin.y = 100 }, [])
        expectEqual(calls { $0.scroll.layer.bounds = CGRect(x: 0, y: 100, width: 400, height: 300) }, [])
        expectEqual(calls { scene in UIView.animate(withDuration: 0.3) { scene.scroll.bounds.origin.y = 100 } }, [])
        // Beyond the ends as well.
        expectEqual(calls { $0.scroll.bounds.origin.y = -100 }, [])
    }

    @Test(.rules("B-333"), .bug(id: "P-9")) func `bounds whose size makes the view correct the offset are told once`() {
        expectEqual(calls(at: 1_700) { $0.scroll.bounds.size.height = 500 }, ["didScroll 0,1500"])
        expectEqual(calls { $0.scroll.bounds = CGRect(x: 0, y: 1_700, width: 400, height: 500) }, ["didScroll 0,1500"])
        expectEqual(calls(at: 1_700) { $0.scroll.layer.bounds.size.height = 500 }, ["didScroll 0,1500"])
        expectEqual(calls(at: 1_700) { $0.scroll.layer.frame.size.height = 500 }, ["didScroll 0,1500"])
        expectEqual(calls { $0.scroll.bounds.size.height = 500 }, [])
    }

    @Test(.rules("B-332", "B-333"), .bug(id: "P-9")) func `every other way of the app to scroll is told once`() {
        expectEqual(calls { $0.scroll.contentOffset.y = 100 }, ["didScroll 0,100"])
        expectEqual(calls { $0.scroll.contentOffset.y = 500 }, [])
        expectEqual(calls { $0.scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: false) }, ["didScroll 0,100"])
        expectEqual(calls { $0.scroll.setContentOffset(CGPoint(x: 0, y: 500), animated: false) }, [])
        let far = CGRect(x: 0, y: 1_000, width: 1, height: 1)
        expectEqual(calls { $0.scroll.scrollRectToVisible(far, animated: false) }, ["didScroll 0,701"])
        let near = CGRect(x: 0, y: 600, width: 1, height: 1)
        expectEqual(calls { $0.scroll.scrollRectToVisible(near, animated: false) }, [])
        expectEqual(calls(at: 1_700) { $0.scroll.frame.size.height = 500 }, ["didScroll 0,1500"])
        expectEqual(calls { $0.scroll.frame.size.height = 500 }, [])
        expectEqual(
            calls { scene in UIView.animate(withDuration: 0.3) { scene.scroll.contentOffset.y = 100 } },
            [
                "didScroll 0,100"
            ])
        expectEqual(calls { $0.scroll.zoomScale = 2 }, ["didScroll 200,1150", "didZoom"])
        expectEqual(calls { $0.scroll.minimumZoomScale = 2 }, ["didScroll 200,1150", "didZoom"])
        // At the beginning of the content, insets show it; elsewhere and without need nothing moves.
        expectEqual(calls(at: 0) { $0.scroll.contentInset.top = 20 }, ["didScroll 0,-20"])
        expectEqual(calls { $0.scroll.contentInset.top = 20 }, [])
        expectEqual(calls { $0.scroll.contentSize.height = 600 }, [])
    }

    @Test(.rules("B-333"), .bug(id: "P-9"))
    func `an animator tells of the offset that it goes to, and not that it returns`() {
        var offset: CGFloat = 0
        let lines = calls { scene in
            let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { scene.scroll.contentOffset.y = 100 }
            animator.addCompletion { _ in offset = scene.scroll.contentOffset.y }
            animator.startAnimation()
            animator.isReversed = true
        }
        expectEqual(offset, 500)
        expectEqual(lines, ["didScroll 0,100"])
    }

    @Test(.rules("B-333"), .bug(id: "P-9"))
    func `a safe area and a refresh control at the beginning are told as they move the content`() {
        let stage = Stage()
        let diary = ScrollDiary()
        diary.isDetailed = true
        let controller = UIViewController()
        stage.perform {
            let scroll = UIScrollView(frame: stage.view.bounds)
            scroll.contentSize = CGSize(width: 400, height: 2_000)
            controller.view = scroll
            stage.window.rootViewController = controller
            scroll.delegate = diary
        }
        stage.wait(0)
        _ = diary.take()
        stage.perform { controller.additionalSafeAreaInsets.top = 30 }
        stage.wait(0.1)
        expectEqual(diary.take(), ["didScroll 0,-30"])
        expectEqual(
            calls(at: 0) {
                $0.scroll.refreshControl = UIRefreshControl(frame: .zero)
                $0.scroll.refreshControl?.beginRefreshing()
            }, [])
    }

    @Test(.rules("B-333"), .bug(id: "P-9")) func `a table tells of rows that it scrolls to, and of those that go`() {
        final class Listener: UITableViewDelegate {
            var offsets: [CGFloat] = []
            func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
        }
        let scene = TableStage()
        let listener = Listener()
        let row = IndexPath(row: 20, section: 0)
        scene.stage.perform { scene.table.delegate = listener }
        scene.perform { scene.table.scrollToRow(at: row, at: .top, animated: false) }
        expectEqual(listener.offsets, [1_000])
        scene.perform { scene.table.scrollToRow(at: row, at: .top, animated: false) }
        scene.perform { scene.table.selectRow(at: row, animated: false, scrollPosition: .bottom) }
        expectEqual(listener.offsets, [1_000, 750])
        scene.ledger.counts = [10]
        scene.perform { scene.table.reloadData() }
        expectEqual(listener.offsets, [1_000, 750, 200])
        scene.perform { scene.table.bounds.origin.y = 60 }
        expectEqual(listener.offsets, [1_000, 750, 200])
        expectEqual(scene.table.indexPathsForVisibleRows?.map(\.row), [1, 2, 3, 4, 5, 6, 7])
        expectEqual(scene.cell(7)?.frame.minY, 350)
        // Rows that the layer scrolls to are there as well.
        scene.perform { scene.table.layer.bounds.origin.y = 160 }
        expectEqual(scene.table.indexPathsForVisibleRows?.map(\.row), [3, 4, 5, 6, 7, 8, 9])
    }

    @Test(.rules("B-333"), .bug(id: "P-9"))
    func `two views that follow each other by their bounds are told of their own scrolls only`() {
        let stage = Stage()
        let diaries = [ScrollDiary(), ScrollDiary()]
        let views = [0, 1].map { index in
            stage.add(
                UIScrollView(frame: CGRect(x: 200 * CGFloat(index), y: 0, width: 200, height: 300)), "list \(index)")
        }
        for (index, view) in views.enumerated() {
            view.contentSize = CGSize(width: 200, height: 2_000)
            view.delegate = diaries[index]
            diaries[index].deed = { _, view in views[1 - index].bounds.origin = view.bounds.origin }
        }
        stage.hands.drag(from: CGPoint(x: 100, y: 280), to: CGPoint(x: 100, y: 180), over: 0.1)
        stage.waitUntilStill()
        expect(views[0].contentOffset.y > 500)
        expectEqual(views[1].contentOffset, views[0].contentOffset)
        expectEqual(diaries[1].take(), [])
        // The one that followed is dragged from where it is.
        stage.hands.down(at: CGPoint(x: 300, y: 180))
        stage.hands.move(dy: 50, over: 0.2)
        stage.hands.move(over: 0.2)
        let before = views[0].contentOffset.y
        expectEqual(views[1].contentOffset.y, before)
        stage.hands.up()
        expect(before > 500)
        _ = diaries[0].take()
        expectEqual(diaries[1].take().last, "didEndDragging(false)")
    }

    @Test(.rules("B-333"), .bug(id: "P-9"))
    func `bounds that an app sets in didScroll are where a drag, a fling and an animation go on`() {
        for way in 0..<3 {
            let scene = ScrollStage()
            var isDone = false
            scene.diary.deed = { call, view in
                guard call == "didScroll", !isDone, view.contentOffset.y >= 50 else { return }
                isDone = true
                view.bounds.origin.y += 1_000
            }
            switch way {
            case 0:
                scene.hands.down(at: CGPoint(x: 200, y: 280))
                scene.hands.move(dy: -110, over: 0.2)
                scene.hands.move(over: 0.2)
                scene.hands.up()
                expectEqual(scene.scroll.contentOffset.y, 1_100)
            case 1:
                scene.hands.drag(from: CGPoint(x: 200, y: 280), to: CGPoint(x: 200, y: 240), over: 0.04)
                expect(!isDone)
                scene.stage.waitUntilStill()
                expect(scene.scroll.contentOffset.y > 1_400)
            default:
                scene.stage.perform { scene.scroll.setContentOffset(CGPoint(x: 0, y: 400), animated: true) }
                scene.stage.wait(1)
                // As when `contentOffset` is set.
                expect(scene.scroll.contentOffset.y > 1_000)
            }
            expect(isDone)
            expect(scene.diary.offsets.filter { $0.y < 50 || $0.y >= 1_000 }.count >= scene.diary.offsets.count - 1)
        }
    }

    @Test(.rules("B-333", "N-55"), .bug(id: "P-9")) func `indicators follow bounds that are set while they are shown`()
    {
        let scene = ScrollStage()
        scene.stage.perform { scene.scroll.flashScrollIndicators() }
        let bar = scene.scroll.subviews.last
        let before = bar?.center.y ?? 0
        scene.stage.perform { scene.scroll.bounds.origin.y = 850 }
        // Half of the way down the track, in the content's coordinates.
        expect(abs((bar?.center.y ?? 0) - 1_000) < 0.001)
        expect(before < 150)
    }

    @Test(.rules("B-333"), .bug(id: "P-9")) func `bounds of the layer are limited like those of the view`() {
        let scene = ScrollStage()
        scene.stage.perform {
            scene.scroll.layer.bounds.origin.y = 1e12
            expectEqual(scene.scroll.contentOffset.y, 1e9)
            expectEqual(scene.scroll.layer.bounds.origin.y, 1e9)
            scene.scroll.layer.bounds.origin.y = .nan
            expectEqual(scene.scroll.contentOffset.y, 1e9)
            scene.scroll.layer.bounds.origin.y = 30.4
            expectEqual(scene.scroll.contentOffset.y, 30.4)
        }
        // A finger goes on from there.
        scene.hands.down(at: CGPoint(x: 200, y: 200))
        scene.hands.move(dy: -30, over: 0.1)
        expectEqual(scene.scroll.contentOffset.y, 50.5)
    }
}
