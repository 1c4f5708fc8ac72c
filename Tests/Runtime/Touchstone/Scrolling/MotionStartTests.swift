import Foundation
import TestSupport
import Testing
import TouchTesting
import Touchstone

/// The first frame after a lift shows one interval of the display, and frame k shows k intervals (M-12).
struct MotionStartTests {
    private func scene(_ rate: Double, length: CGFloat = 40_000, _ build: (ScrollStage) -> Void = { _ in })
        -> ScrollStage
    {
        let scene = ScrollStage(size: CGSize(width: 400, height: length)) {
            $0.stage.application.host.setScreen(bounds: $0.stage.window.bounds, scale: 1e9)
            build($0)
        }
        scene.stage.host.framesPerSecond = rate
        return scene
    }

    /// Lets time go on until a part of an interval has passed since a frame.
    private func reach(_ part: Double, of scene: ScrollStage, _ rate: Double) {
        let now = scene.stage.host.now.seconds
        scene.stage.host.advance(to: Instant(seconds: ((now * rate).rounded(.up) + 1 + part) / rate))
    }

    private func fling(_ scene: ScrollStage, by distance: CGFloat = -100, liftAt part: Double, _ rate: Double) {
        scene.hands.down(at: CGPoint(x: 200, y: distance < 0 ? 290 : 10))
        scene.hands.move(dy: distance, over: 0.1)
        reach(part, of: scene, rate)
        scene.hands.up()
    }

    private func glide(_ velocity: CGFloat, _ seconds: Double) -> CGFloat {
        velocity * 0.499 * (1 - pow(0.998, 1_000 * seconds))
    }

    // The recorded lifts came 2.1, 7.3, 10.9 and 14.2 ms before their frames.
    @Test(.rules("M-12"), arguments: [60.0, 120], [2.1, 7.3, 10.9, 14.2])
    func `frame k after a lift shows k intervals of a glide, whenever in the interval the lift was`(
        rate: Double, milliseconds: Double
    ) {
        let scene = scene(rate)
        fling(scene, liftAt: 1 - milliseconds / 1_000 * 60, rate)
        let start = scene.scroll.contentOffset.y
        let velocity = (scene.diary.release?.velocity.y ?? 0) * 1_000
        expect(velocity > 900)
        let before = scene.diary.offsets.count
        scene.stage.wait(20.5 / rate)
        let shown = scene.diary.offsets.dropFirst(before).map { $0.y - start }
        expect(shown.count >= 20)
        for (index, way) in shown.enumerated() {
            expect(abs(way - glide(velocity, Double(index + 1) / rate)) < 1e-5)
        }
    }

    @Test(.rules("M-12", "M-16"), arguments: [(60.0, 9.997), (120, 10.038)], [0.01, 0.5, 0.99])
    func `a bounce starts like a glide, with the constant of the display`(display: (Double, Double), part: Double) {
        let (rate, decay) = display
        let scene = scene(rate)
        scene.hands.down(at: CGPoint(x: 200, y: 20))
        scene.hands.move(dy: 200, over: 0.2)
        scene.hands.move(over: 0.2)
        reach(part, of: scene, rate)
        scene.hands.up()
        let start = scene.scroll.contentOffset.y
        expect(start < -70 && scene.diary.release?.velocity == .zero)
        let before = scene.diary.offsets.count
        scene.stage.wait(10.5 / rate)
        for (index, offset) in scene.diary.offsets.dropFirst(before).enumerated() {
            expect(abs(offset.y - start * exp(-decay * Double(index + 1) / rate)) < 1e-5)
        }
    }

    @Test(.rules("M-12", "M-10"), arguments: [0.01, 0.3, 0.99])
    func `an animated scroll starts in the same way`(part: Double) {
        let scene = scene(60)
        reach(part, of: scene, 60)
        scene.stage.perform { scene.scroll.setContentOffset(CGPoint(x: 0, y: 400), animated: true) }
        scene.stage.wait(1)
        expectEqual(scene.diary.offsets.count, 18)
        for (index, offset) in scene.diary.offsets.enumerated() {
            expect(abs(offset.y - 200 * (1 - cos(.pi * Double(index + 1) / 18))) < 1e-5)
        }
        expectEqual(scene.takeCalls(), ["didScroll", "didEndScrollingAnimation"])
    }

    @Test(.rules("M-12", "N-53"), arguments: [0.01, 0.99])
    func `a page turn starts in the same way`(part: Double) {
        let scene = scene(60) { $0.scroll.isPagingEnabled = true }
        scene.hands.down(at: CGPoint(x: 200, y: 290))
        scene.hands.move(dy: -210, over: 0.3)
        scene.hands.move(over: 0.2)
        reach(part, of: scene, 60)
        scene.hands.up()
        let way = 300 - scene.scroll.contentOffset.y
        scene.stage.host.advance(to: Instant(seconds: (scene.stage.host.now.seconds * 60).rounded(.up) / 60 + 1e-6))
        let time = 6.64 / 0.35 / 60
        expect(abs(300 - scene.scroll.contentOffset.y - way * (1 + time) * exp(-time)) < 1e-4)
    }

    @Test(.rules("M-12")) func `a keyboard starts in the same way`() {
        let scene = scene(60)
        let keyboard = scene.stage.perform { StandInKeyboardView(frame: .zero) }
        reach(0.6, of: scene, 60)
        scene.stage.perform { keyboard.show(in: scene.stage.window) }
        scene.stage.wait(0.5 / 60)
        let share = (1 - cos(.pi / 60 / ScrollThresholds.keyboardDuration)) / 2
        expect(abs(keyboard.coveredHeight - ScrollThresholds.keyboardHeight * share) < 1e-5)
    }

    @Test(.rules("M-12")) func `content that returns after a refresh of its room starts in the same way`() {
        let scene = scene(60) { $0.scroll.contentInset.top = 100 }
        scene.stage.perform { scene.scroll.contentOffset.y = -100 }
        let control = scene.stage.perform { UIRefreshControl(frame: .zero) }
        scene.stage.perform {
            scene.scroll.refreshControl = control
            control.beginRefreshing()
            scene.scroll.contentOffset.y = -160
        }
        reach(0.7, of: scene, 60)
        scene.stage.perform { control.endRefreshing() }
        let before = scene.diary.offsets.count
        scene.stage.wait(1.5 / 60)
        expect(abs(scene.diary.offsets[before].y + 100 + 60 * exp(-9.997 / 60)) < 1e-5)
    }

    @Test(.rules("M-06", "M-12"), arguments: [0.05, 0.95])
    func `a fling of 750 points a second ends in the 130th frame after the lift`(part: Double) {
        let scene = scene(60)
        fling(scene, by: -75, liftAt: part, 60)
        let lift = scene.stage.host.now.seconds
        let first = (lift * 60).rounded(.up) / 60
        // ln 75 / k = 2.1566 s: 129.4 intervals.
        scene.stage.host.advance(to: Instant(seconds: first + 128 / 60 + 0.001))
        expect(scene.scroll.isDecelerating)
        scene.stage.host.advance(to: Instant(seconds: first + 129 / 60 + 0.001))
        expect(!scene.scroll.isDecelerating)
        expectEqual(scene.takeCalls().last, "didEndDecelerating")
    }

    @Test(.rules("M-12")) func `a late first frame shows one interval, and a missing one later is time that passes`() {
        let scene = scene(0)
        scene.hands.down(at: CGPoint(x: 200, y: 290))
        scene.hands.move(dy: -100, over: 0.1)
        scene.hands.up()
        let start = scene.scroll.contentOffset.y
        let velocity = (scene.diary.release?.velocity.y ?? 0) * 1_000
        func shown(after seconds: Double) -> CGFloat {
            scene.stage.application.host.displayFrame(at: scene.stage.host.now.advanced(by: seconds))
            return scene.scroll.contentOffset.y - start
        }
        expect(abs(shown(after: 0.08) - glide(velocity, 1.0 / 60)) < 1e-5)
        expect(abs(shown(after: 1.0 / 60) - glide(velocity, 2.0 / 60)) < 1e-5)
        expect(abs(shown(after: 0.05) - glide(velocity, 5.0 / 60)) < 1e-5)
        // Irregular ones as well.
        expect(abs(shown(after: 0.001) - glide(velocity, 5.0 / 60 + 0.001)) < 1e-5)
    }

    @Test(.rules("M-12"))
    func `where the host names no interval it is that of the frames, of which a late one does not count`() {
        let scene = scene(0)
        func frames(_ count: Int, every seconds: Double) {
            for _ in 0..<count {
                scene.stage.application.host.displayFrame(at: scene.stage.host.now.advanced(by: seconds))
            }
        }
        frames(5, every: 1.0 / 120)
        for isLate in [false, true] {
            scene.stage.perform { scene.scroll.contentOffset.y = 0 }
            scene.hands.down(at: CGPoint(x: 200, y: 290))
            scene.hands.move(dy: -100, over: 0.1)
            frames(2, every: 1.0 / 120)
            if isLate { frames(1, every: 1.0 / 30) }
            scene.hands.up()
            let start = scene.scroll.contentOffset.y
            let velocity = (scene.diary.release?.velocity.y ?? 0) * 1_000
            scene.stage.wait(0.003)
            frames(1, every: 0.001)
            expect(abs(scene.scroll.contentOffset.y - start - glide(velocity, 1.0 / 120)) < 1e-5)
            frames(400, every: 1.0 / 120)
        }
    }

    @Test(.rules("M-12", "M-15")) func `a motion that is caught before its first frame has not moved`() {
        let scene = scene(60)
        fling(scene, liftAt: 0.2, 60)
        let lifted = scene.scroll.contentOffset
        _ = scene.takeCalls()
        scene.stage.wait(0.005)
        expect(scene.scroll.contentOffset == lifted && scene.scroll.isDecelerating)
        scene.hands.down(at: CGPoint(x: 200, y: 200))
        scene.stage.wait(0.1)
        expectEqual(scene.scroll.contentOffset, lifted)
        expectEqual(scene.takeCalls(), ["didEndDecelerating"])
    }

    @Test(.rules("M-12", "B-325"))
    func `an offset that is set between the lift and the first frame is where the glide begins`() {
        let scene = scene(60)
        fling(scene, liftAt: 0.2, 60)
        let velocity = (scene.diary.release?.velocity.y ?? 0) * 1_000
        scene.stage.wait(0.004)
        scene.stage.perform { scene.scroll.contentOffset.y = 1_000 }
        let before = scene.diary.offsets.count
        scene.stage.wait(3.5 / 60)
        for (index, offset) in scene.diary.offsets.dropFirst(before).enumerated() {
            expect(abs(offset.y - 1_000 - glide(velocity, Double(index + 1) / 60)) < 1e-5)
        }
    }

    @Test(.rules("M-12")) func `each of two displays has its own interval`() {
        let scenes = [scene(60), scene(120)]
        for (scene, rate) in zip(scenes, [60.0, 120]) {
            fling(scene, liftAt: 0.5, rate)
            let start = scene.scroll.contentOffset.y
            let velocity = (scene.diary.release?.velocity.y ?? 0) * 1_000
            scene.stage.wait(1 / rate)
            expect(abs(scene.scroll.contentOffset.y - start - glide(velocity, 1 / rate)) < 1e-5)
        }
    }

    @Test(.rules("M-12", "M-11")) func `a trackpad's fling starts in the same way`() {
        let scene = scene(60)
        scene.hands.scroll(at: CGPoint(x: 200, y: 150), by: CGVector(dx: 0, dy: -200), over: 0.203)
        let start = scene.scroll.contentOffset.y
        let velocity = (scene.diary.release?.velocity.y ?? 0) * 1_000
        expect(velocity > 500)
        let before = scene.diary.offsets.count
        scene.stage.wait(1.5 / 60)
        expect(abs(scene.diary.offsets[before].y - start - glide(velocity, 1.0 / 60)) < 1e-5)
    }
}
