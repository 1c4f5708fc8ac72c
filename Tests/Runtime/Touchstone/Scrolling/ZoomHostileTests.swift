import TestSupport
import Testing
import TouchTesting

@testable import Touchstone

/// Apps that act unexpectedly in callbacks.
struct ZoomHostileTests {
    private let middle = CGPoint(x: 200, y: 150)

    /// Pinches beyond a limit, waits, zooms in code.
    private func play(_ scene: ScrollStage) {
        scene.spread(at: middle, 60)
        for distance in [80, 160, 320, 380, 100, 30, 12, 350] {
            scene.stage.wait(0.02)
            scene.spread(to: CGPoint(x: middle.x + CGFloat(distance) / 30, y: middle.y), CGFloat(distance))
        }
        scene.hands.up(.rightThumb)
        scene.stage.wait(0.05)
        scene.hands.move(.rightIndex, dx: -30, dy: 20, over: 0.05)
        scene.hands.up(.rightIndex)
        scene.stage.wait(0.1)
        scene.scroll.setZoomScale(1.5, animated: true)
        scene.stage.wait(0.1)
        scene.scroll.zoom(to: CGRect(x: 10, y: 10, width: 100, height: 100), animated: true)
        scene.stage.wait(3)
    }

    private static let calls = ["willBeginZooming", "didZoom", "didScroll", "didEndZooming", "willBeginDragging"]

    private static let deeds: [(name: String, deed: (ScrollStage) -> Void)] = [
        ("view is gone", { $0.content.removeFromSuperview() }),
        ("no view", { $0.diary.zoomed = nil }),
        (
            "another view",
            { scene in
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
                scene.scroll.addSubview(view)
                scene.diary.zoomed = view
            }
        ),
        ("no delegate", { $0.scroll.delegate = nil }),
        ("out of the window", { $0.scroll.removeFromSuperview() }),
        ("no zooming", { $0.scroll.maximumZoomScale = $0.scroll.minimumZoomScale }),
        (
            "other limits",
            { scene in
                scene.scroll.maximumZoomScale = scene.scroll.zoomScale * 0.5 + 0.2
            }
        ),
        ("no content", { $0.scroll.contentSize = .zero }),
        ("no size", { $0.scroll.frame = .zero }),
        ("disabled", { $0.scroll.pinchGestureRecognizer?.isEnabled = false }),
        ("no scrolling", { $0.scroll.isScrollEnabled.toggle() }),
        ("zooms", { $0.scroll.zoomScale = $0.scroll.zoomScale > 1 ? 0.7 : 1.4 }),
        ("zooms animated", { $0.scroll.setZoomScale($0.scroll.zoomScale > 1 ? 0.7 : 1.4, animated: true) }),
        ("zooms to nothing", { $0.scroll.zoom(to: .zero, animated: true) }),
        ("scrolls", { $0.scroll.contentOffset = CGPoint(x: 7, y: 9) }),
        ("scrolls animated", { $0.scroll.setContentOffset(CGPoint(x: 70, y: 90), animated: true) }),
        ("stops", { $0.scroll.stopScrollingAndZooming() }),
        ("turns its transform", { $0.content.transform = CGAffineTransform(rotationAngle: 1) }),
        ("no transform", { $0.content.transform = CGAffineTransform(scaleX: 0, y: 0) }),
    ]

    @Test(.rules("1.12"), arguments: 0..<19)
    func `nothing crashes, hangs or is left moving under hostile delegates`(number: Int) {
        expectEqual(Self.deeds.count, 19)
        let deed = Self.deeds[number]
        for call in Self.calls {
            for isOnce in [true, false] {
                let scene = ScrollStage.zooming(to: 2)
                var depth = 0
                scene.diary.deed = { [unowned scene] name, _ in
                    guard name == call, depth < 3 else { return }
                    depth += 1
                    deed.deed(scene)
                    if !isOnce { depth -= 1 }
                }
                play(scene)
                scene.diary.deed = nil
                scene.stage.wait(3)
                expect(!scene.stage.application.host.areFramesWanted, "\(deed.name) in \(call)")
                expect(!scene.scroll.isZooming && !scene.scroll.isZoomBouncing, "\(deed.name) in \(call)")
                expect(scene.scroll.zoomScale.isFinite && scene.scroll.zoomScale > 0)
                expect(scene.scroll.contentOffset.x.isFinite && scene.scroll.contentOffset.y.isFinite)
            }
        }
    }

    @Test(.rules("1.12")) func `a zoomed view that is removed ends the zoom where it is`() {
        let scene = ScrollStage.zooming()
        scene.spread(at: middle, 102)
        scene.spread(to: middle, 110)
        scene.spread(to: middle, 220)
        scene.content.removeFromSuperview()
        _ = scene.takeCalls()
        scene.spread(to: middle, 330)
        expectEqual(scene.scroll.zoomScale, 2)
        expectEqual(scene.takeCalls().filter { $0.contains("oom") }, ["didEndZooming"])
        scene.lift()
    }

    @Test(.rules("1.12")) func `a view that is named later is left alone until the scale changes`() {
        let scene = ScrollStage.zooming()
        scene.scroll.zoomScale = 2
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scene.scroll.addSubview(view)
        scene.diary.zoomed = view
        expect(scene.scroll.zoomScale == 2 && view.transform == .identity)
        scene.scroll.zoomScale = 3
        expectEqual(view.transform, CGAffineTransform(scaleX: 3, y: 3))
        expectEqual(scene.content.transform, CGAffineTransform(scaleX: 2, y: 2))
        expectEqual(scene.scroll.contentSize, CGSize(width: 1_200, height: 900))
    }

    @Test(.rules("1.12")) func `a scroll view that leaves the window in mid-zoom is where it would have come to rest`()
    {
        let scene = ScrollStage.zooming()
        scene.scroll.setZoomScale(2, animated: true)
        scene.stage.wait(0.1)
        scene.scroll.removeFromSuperview()
        expectEqual(scene.scroll.zoomScale, 2)
        expectEqual(scene.takeCalls().last, "didEndZooming")
        scene.scroll.setZoomScale(3, animated: true)
        expectEqual(scene.scroll.zoomScale, 3)
        expectEqual(scene.takeCalls(), ["willBeginZooming", "didScroll", "didZoom", "didEndZooming"])
    }

    @Test(.rules("B-361")) func `an app that scrolls in mid-pinch is received, and the fingers go on from there`() {
        let scene = ScrollStage.zooming()
        scene.spread(at: middle, 102)
        scene.spread(to: middle, 110)
        scene.spread(to: middle, 220)
        scene.scroll.contentOffset = CGPoint(x: 100, y: 100)
        let held = scene.shown(at: middle)
        scene.spread(to: middle, 275)
        expect(isNear(scene.shown(at: middle), held))
        expectEqual(scene.scroll.zoomScale, 2.5)
        scene.lift()
    }

    @Test(.rules("B-361")) func `an app that zooms in mid-pinch is received, and the fingers go on from there`() {
        let scene = ScrollStage.zooming()
        scene.spread(at: middle, 102)
        scene.spread(to: middle, 110)
        scene.spread(to: middle, 220)
        scene.scroll.setZoomScale(1, animated: true)
        expectEqual(scene.scroll.zoomScale, 1)
        scene.spread(to: middle, 440)
        expect(abs(scene.scroll.zoomScale - 2) < 1e-12)
        scene.lift()
        scene.stage.wait(1)
        expectEqual(scene.takeCalls().filter { $0.contains("Zooming") }, ["willBeginZooming", "didEndZooming"])
    }

    @Test(.rules("1.12")) func `limits that change in mid-pinch hold from the next movement on`() {
        let scene = ScrollStage.zooming { $0.scroll.bouncesZoom = false }
        scene.spread(at: middle, 102)
        scene.spread(to: middle, 110)
        scene.spread(to: middle, 330)
        scene.scroll.maximumZoomScale = 2
        expectEqual(scene.scroll.zoomScale, 3)
        scene.spread(to: middle, 331)
        expectEqual(scene.scroll.zoomScale, 2)
        scene.scroll.maximumZoomScale = scene.scroll.minimumZoomScale
        expectNil(scene.scroll.pinchGestureRecognizer)
        scene.lift()
        scene.stage.wait(2)
        expectEqual(scene.scroll.zoomScale, scene.scroll.minimumZoomScale)
        expectEqual(scene.takeCalls().filter { $0.contains("Zooming") }, ["willBeginZooming", "didEndZooming"])
    }

    @Test(.rules("1.12")) func `content without size zooms without harm`() {
        let scene = ScrollStage.zooming(to: 2, size: .zero)
        play(scene)
        expectEqual(scene.scroll.contentSize, .zero)
        expectEqual(scene.scroll.zoomScale, 2)
        expect(!scene.stage.application.host.areFramesWanted)
    }
}
