import TestSupport
import Testing
import TouchTesting
import Touchstone

/// The flags that a delegate reads in each of its calls.
struct FlagsTests {
    /// Writes down each call with the flags during it: T tracking, D dragging, d decelerating, Z zooming, B bouncing zoom.
    private final class Flags: UIScrollViewDelegate {
        var lines: [String] = []
        var zoomed: UIView?

        func take() -> [String] {
            defer { lines = [] }
            return lines
        }

        private func write(_ call: String, _ view: UIScrollView) {
            let flags = [
                (view.isTracking, "T"), (view.isDragging, "D"), (view.isDecelerating, "d"), (view.isZooming, "Z"),
                (view.isZoomBouncing, "B"),
            ]
            let line = "\(call) \(flags.map { $0.0 ? $0.1 : "" }.joined())"
            if lines.last != line { lines.append(line) }
        }

        func scrollViewDidScroll(_ scrollView: UIScrollView) { write("didScroll", scrollView) }
        func scrollViewDidZoom(_ scrollView: UIScrollView) { write("didZoom", scrollView) }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { write("willBeginDragging", scrollView) }
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) { write("willEndDragging", scrollView) }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            write("didEndDragging(\(decelerate))", scrollView)
        }
        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { write("willBeginDecelerating", scrollView) }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { write("didEndDecelerating", scrollView) }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
            write("didEndScrollingAnimation", scrollView)
        }
        func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { write("didScrollToTop", scrollView) }
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
        func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
            write("willBeginZooming", scrollView)
        }
        func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
            write("didEndZooming", scrollView)
        }
    }

    private static let dragged = ["willBeginDragging TD", "didScroll TD", "willEndDragging TD"]
    private static let glided = ["willBeginDecelerating d", "didScroll d", "didEndDecelerating "]
    private static let flung = dragged + ["didEndDragging(true) T"] + glided
    private static let stopped = dragged + ["didEndDragging(false) T"]
    private static let rolled = ["willBeginDragging D", "didScroll D", "willEndDragging D"]

    /// Returns the calls with their flags during an act and until the view is still again.
    private func calls(
        of size: CGSize = CGSize(width: 400, height: 5_000), _ prepare: (UIScrollView) -> Void = { _ in },
        _ act: (ScrollStage) -> Void
    ) -> [String] {
        let scene = ScrollStage(size: size)
        let flags = Flags()
        scene.stage.perform {
            flags.zoomed = scene.content
            scene.scroll.delegate = flags
            prepare(scene.scroll)
        }
        _ = flags.take()
        act(scene)
        scene.stage.waitUntilStill()
        expect(!scene.scroll.isTracking && !scene.scroll.isDragging && !scene.scroll.isDecelerating)
        expect(!scene.scroll.isZooming && !scene.scroll.isZoomBouncing)
        return flags.take()
    }

    private func slide(_ scene: ScrollStage, by way: CGFloat = -100) {
        scene.hands.down(at: CGPoint(x: 200, y: 280))
        scene.hands.move(dy: way, over: 0.2)
    }

    @Test(.rules("B-317", "B-330"), .bug(id: "P-12")) func `fingers are tracked until the end of the drag was told`() {
        expectEqual(
            calls { $0.hands.drag(from: CGPoint(x: 200, y: 280), to: CGPoint(x: 200, y: 80), over: 0.1) }, Self.flung)
        expectEqual(
            calls {
                slide($0)
                $0.hands.move(over: 0.2)
                $0.hands.up()
            }, Self.stopped)
        // Released beyond an end, at rest.
        expectEqual(
            calls {
                slide($0, by: 20)
                $0.hands.move(over: 0.2)
                $0.hands.up()
            }, Self.flung)
    }

    @Test(.rules("B-317", "B-352"), .bug(id: "P-12")) func `the flags of a page turn are those of a fling`() {
        let pages = CGSize(width: 2_000, height: 300)
        expectEqual(
            calls(of: pages, { $0.isPagingEnabled = true }) {
                $0.hands.drag(from: CGPoint(x: 350, y: 100), to: CGPoint(x: 100, y: 100), over: 0.15)
            }, Self.flung)
    }

    @Test(.rules("B-317", "B-321"), .bug(id: "P-12")) func `a finger that stops a fling is not there yet for its end`()
    {
        for isDragged in [false, true] {
            let lines = calls { scene in
                scene.hands.drag(from: CGPoint(x: 200, y: 280), to: CGPoint(x: 200, y: 80), over: 0.1)
                scene.stage.wait(0.2)
                scene.hands.down(at: CGPoint(x: 200, y: 150))
                scene.stage.wait(0.2)
                if isDragged { scene.hands.move(dy: -20, over: 0.2) }
                scene.hands.move(over: 0.2)
                scene.hands.up()
            }
            expectEqual(lines, Self.flung + (isDragged ? Self.stopped : []))
        }
    }

    @Test(.rules("B-317", "B-330"), .bug(id: "P-12")) func `the end of scrolling is found once, however it comes`() {
        final class Finder: UIScrollViewDelegate {
            var ends = 0
            func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
                if !decelerate, scrollView.isTracking, !scrollView.isDragging, !scrollView.isDecelerating { ends += 1 }
            }
            func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
                if !scrollView.isTracking, !scrollView.isDragging, !scrollView.isDecelerating { ends += 1 }
            }
        }
        let scene = ScrollStage(size: CGSize(width: 400, height: 50_000))
        let finder = Finder()
        scene.scroll.delegate = finder
        // It stops by itself, by a finger, and with the finger that drags; all that twice.
        for round in 1...2 {
            scene.hands.drag(from: CGPoint(x: 200, y: 280), to: CGPoint(x: 200, y: 180), over: 0.1)
            scene.stage.waitUntilStill()
            expectEqual(finder.ends, 3 * round - 2)
            scene.hands.drag(from: CGPoint(x: 200, y: 280), to: CGPoint(x: 200, y: 180), over: 0.1)
            scene.stage.wait(0.2)
            scene.hands.down(at: CGPoint(x: 200, y: 150))
            scene.stage.wait(0.1)
            scene.hands.up()
            scene.stage.waitUntilStill()
            expectEqual(finder.ends, 3 * round - 1)
            slide(scene)
            scene.hands.move(over: 0.2)
            scene.hands.up()
            scene.stage.waitUntilStill()
            expectEqual(finder.ends, 3 * round)
        }
    }

    @Test(.rules("B-317"), .bug(id: "P-12")) func `a drag that is taken away ends with the flags of a slow one`() {
        expectEqual(
            calls {
                slide($0)
                $0.hands.cancel()
            }, Self.stopped)
        for act in 0..<4 {
            let lines = calls { scene in
                slide(scene)
                scene.stage.perform {
                    switch act {
                    case 0: scene.scroll.isScrollEnabled = false
                    case 1: scene.scroll.panGestureRecognizer.isEnabled = false
                    case 2: scene.scroll.removeGestureRecognizer(scene.scroll.panGestureRecognizer)
                    default: scene.scroll.removeFromSuperview()
                    }
                }
                scene.hands.up()
            }
            expectEqual(lines, Self.stopped, "\(act)")
        }
    }

    @Test(.rules("B-317"), .bug(id: "P-12")) func `trackpads and wheels drag without being tracked`() {
        expectEqual(
            calls { scene in
                scene.hands.scroll(at: scene.scroll, by: CGVector(dx: 0, dy: -200), over: 0.1)
            }, Self.rolled + ["didEndDragging(true) "] + Self.glided)
        expectEqual(
            calls { scene in
                scene.hands.turnWheel(at: scene.scroll, notch: CGVector(dx: 0, dy: -30), count: 3)
            }, Self.rolled + ["didEndDragging(false) "])
    }

    @Test(.rules("B-317"), .bug(id: "P-12")) func `scrolls of the app have no flags, except those of what goes on`() {
        expectEqual(calls { scene in scene.stage.perform { scene.scroll.contentOffset.y = 500 } }, ["didScroll "])
        expectEqual(
            calls { scene in
                scene.stage.perform { scene.scroll.setContentOffset(CGPoint(x: 0, y: 500), animated: true) }
            }, ["didScroll ", "didEndScrollingAnimation "])
        expectEqual(
            calls({ $0.contentOffset.y = 500 }) { $0.stage.application.host.scrollToTop() },
            ["didScroll ", "didScrollToTop "])
        expectEqual(
            calls { scene in
                slide(scene)
                scene.stage.perform { scene.scroll.setContentOffset(CGPoint(x: 0, y: 500), animated: true) }
                scene.hands.move(over: 0.2)
                scene.hands.up()
            },
            Self.dragged.dropLast() + [
                "didEndScrollingAnimation TD", "willEndDragging TD", "didEndDragging(false) T",
            ])
        expectEqual(
            calls { scene in
                scene.hands.drag(from: CGPoint(x: 200, y: 280), to: CGPoint(x: 200, y: 80), over: 0.1)
                scene.stage.wait(0.1)
                scene.stage.perform { scene.scroll.setContentOffset(.zero, animated: true) }
            }, Self.flung + ["didScroll ", "didEndScrollingAnimation "])
    }

    @Test(.rules("B-317", "B-362"), .bug(id: "P-12")) func `the flags of a zoom that bounces`() {
        let lines = calls({ $0.maximumZoomScale = 2 }) { scene in
            scene.hands.pinch(at: scene.scroll, from: 50, to: 250, over: 0.3)
        }
        // Each of the lines once, in the order of the first of them.
        var kinds: [String] = []
        for line in lines where !kinds.contains(line) { kinds.append(line) }
        expectEqual(
            kinds,
            [
                "willBeginZooming TZ", "didScroll TZ", "didZoom TZ", "willBeginDragging TDZ", "didScroll TDZ",
                "didZoom TDZ", "willEndDragging TDZ", "didEndDragging(false) TZ", "didScroll B", "didZoom B",
                "didEndZooming ",
            ])
    }
}
