import Foundation
import TestSupport
import Testing
import TouchTesting
import Touchstone

/// The closed forms (N-40…N-52), seen through a real scroll view on a display whose pixels are too small to matter.
struct PhysicsTests {
    /// Flung upwards by a drag of 100 pt in 0.1 s, at the very instant of the release; frames come as the test makes them.
    private func flung(
        length: CGFloat = 20_000, size: CGSize = CGSize(width: 400, height: 300), distance: CGFloat = -100,
        over seconds: Double = 0.1, _ build: (ScrollStage) -> Void = { _ in }
    ) -> ScrollStage {
        let scene = ScrollStage(size: CGSize(width: 400, height: length)) {
            $0.stage.application.host.setScreen(bounds: $0.stage.window.bounds, scale: 1e9)
            build($0)
        }
        scene.stage.host.framesPerSecond = 0
        scene.hands.down(at: CGPoint(x: 200, y: distance < 0 ? 290 : 10))
        scene.hands.move(dy: distance, over: seconds)
        scene.hands.up()
        return scene
    }

    private func frame(_ scene: ScrollStage, _ seconds: Double) -> CGFloat {
        scene.stage.application.host.displayFrame(at: scene.stage.host.now.advanced(by: seconds))
        return scene.scroll.contentOffset.y
    }

    /// The first frame shows one interval of the motion (M-12): here that since the release.
    private func firstFrame(_ scene: ScrollStage) { _ = frame(scene, 1.0 / 60) }

    @Test(.rules("N-40", "N-41", "M-05", "M-06", "M-07", "B-331"))
    func `a fling follows the law of its rate, to the place of 10 points a second`() {
        expectEqual(UIScrollView.DecelerationRate.normal.rawValue, 0.998)
        expectEqual(UIScrollView.DecelerationRate.fast.rawValue, 0.99)
        for rate in [UIScrollView.DecelerationRate.normal, .fast] { checkFling(rate) }
    }

    private func checkFling(_ rate: UIScrollView.DecelerationRate) {
        let scene = flung { $0.scroll.decelerationRate = rate }
        let (start, velocity) = (scene.scroll.contentOffset.y, (scene.diary.release?.velocity.y ?? 0) * 1_000)
        expect(abs(velocity - 1_000) < 1)
        let began = scene.stage.host.now
        let d = rate.rawValue
        let (decay, reach) = (-1_000 * log(d), d / (1 - d) / 1_000)
        firstFrame(scene)
        for _ in 0..<30 {
            let shown = frame(scene, 0.013)
            let t = scene.stage.host.now.seconds(since: began)
            expect(abs(shown - start - velocity * reach * (1 - pow(d, 1_000 * t))) < 1e-6)
        }
        expect(abs((scene.diary.release?.target.y ?? 0) - start - (velocity - 10) / decay) < 1e-6)
        _ = frame(scene, 60)
        expect(abs(scene.scroll.contentOffset.y - start - (velocity - 10) * reach) < 1e-6)
        expect(!scene.scroll.isDecelerating)
    }

    @Test(.rules("M-05", "M-06", "M-07"), arguments: [(750, 2.16), (3_000, 2.85)] as [(CGFloat, Double)])
    func `flings of 750 and 3000 points a second are over after 2_16 and 2_85 s`(
        speed: CGFloat, seconds: Double
    ) {
        let scene = flung(distance: -speed / 20, over: 0.05) {
            $0.stage.application.host.setScreen(bounds: $0.stage.window.bounds, scale: 3)
        }
        let start = scene.scroll.contentOffset.y
        expect(abs((scene.diary.release?.velocity.y ?? 0) - speed / 1_000) < 1e-6)
        firstFrame(scene)
        _ = frame(scene, seconds - 0.005 - 1.0 / 60)
        expect(scene.scroll.isDecelerating)
        _ = frame(scene, 0.01)
        expect(!scene.scroll.isDecelerating)
        expectEqual(scene.takeCalls().last, "didEndDecelerating")
        // Some 5 points before the asymptote; start and end are rounded to pixels.
        expect(abs(scene.scroll.contentOffset.y - (start + speed * 0.499 - 4.99)) <= 1.0 / 3 + 1e-6)
        expect(abs((scene.diary.release?.target.y ?? 0) - (start + (speed - 10) / 2.002_002_67)) <= 1.0 / 3 + 1e-6)
        // The indicators stay and fade.
        _ = frame(scene, ScrollThresholds.indicatorHold + ScrollThresholds.indicatorFade + 0.05)
        expect(!scene.stage.application.host.areFramesWanted)
    }

    @Test(.rules("M-06")) func `a list that stands still takes no tap for a touch that stops it`() {
        let scene = ScrollStage(size: CGSize(width: 400, height: 20_000))
        let tap = scene.stage.perform { scene.stage.addTap(on: scene.content) }
        var taps = 0
        tap.addAction { _ in taps += 1 }
        scene.hands.drag(from: CGPoint(x: 200, y: 280), to: CGPoint(x: 200, y: 180), over: 0.1)
        // ln 100 / k = 2.3 s.
        scene.stage.wait(2.25)
        scene.hands.tap(at: CGPoint(x: 200, y: 100))
        expectEqual(taps, 0)
        scene.hands.drag(from: CGPoint(x: 200, y: 280), to: CGPoint(x: 200, y: 180), over: 0.1)
        scene.stage.wait(2.35)
        scene.hands.tap(at: CGPoint(x: 200, y: 100))
        expectEqual(taps, 1)
    }

    @Test(.rules("M-03")) func `a release has three quarters of the velocity at the last drag event but one`() {
        func release(_ ways: [CGFloat]) -> CGFloat {
            let scene = ScrollStage()
            scene.hands.down(at: CGPoint(x: 200, y: 280))
            for way in ways {
                scene.stage.wait(0.01)
                scene.hands.move(dy: -way)
            }
            scene.stage.wait(0.31)
            scene.hands.up()
            return (scene.diary.release?.velocity.y ?? 0) * 1_000
        }
        // Pan velocities of 2000, then 1800, then 900 pt/s.
        expect(abs(release([20]) - 2_000) < 1e-6)
        expect(abs(release([20, 10]) - (0.75 * 2_000 + 0.25 * 1_800)) < 1e-6)
        expect(abs(release([20, 10, 5]) - (0.75 * 1_800 + 0.25 * 900)) < 1e-6)
        // What comes before the drag is no drag event: 500 pt/s, then 1000·0.2 + 500·0.8.
        expect(abs(release([5, 10]) - 600) < 1e-6)
    }

    @Test(.rules("M-03", "M-04")) func `of a caught view only movements count, and a lift at rest is no fling`() {
        let scene = ScrollStage(size: CGSize(width: 400, height: 20_000))
        scene.hands.drag(from: CGPoint(x: 200, y: 280), to: CGPoint(x: 200, y: 180), over: 0.1)
        scene.stage.wait(0.3)
        scene.hands.down(at: CGPoint(x: 200, y: 280))
        scene.stage.wait(0.01)
        scene.hands.move(dy: -10)
        scene.hands.up()
        expect(abs((scene.diary.release?.velocity.y ?? 0) - 1) < 1e-6)
        scene.hands.down(at: CGPoint(x: 200, y: 280))
        scene.hands.move(dy: -100, over: 0.1)
        scene.hands.move(over: 0.05)
        scene.hands.up()
        expectEqual(scene.diary.release?.velocity, .zero)
    }

    @Test(.rules("M-04")) func `a lift below 250 points a second flings nothing, by the length of the vector`() {
        func last(_ way: CGVector) -> (velocity: CGPoint?, call: String?) {
            let scene = ScrollStage(size: CGSize(width: 2_000, height: 2_000))
            scene.hands.down(at: CGPoint(x: 200, y: 280))
            scene.hands.move(dx: way.dx, dy: way.dy, over: 0.2)
            scene.hands.up()
            return (scene.diary.release?.velocity, scene.takeCalls().last)
        }
        // Recorded: 187.5 is none, 272 is one.
        let slow = last(CGVector(dx: 0, dy: -37.5))
        expect(slow.velocity == .zero && slow.call == "didEndDragging(false)")
        let fast = last(CGVector(dx: 0, dy: -54.4))
        expect(abs((fast.velocity?.y ?? 0) - 0.272) < 1e-6 && fast.call == "willBeginDecelerating")
        // 200 pt/s along either axis, and 150.
        let diagonal = last(CGVector(dx: -40, dy: -40))
        expect(abs((diagonal.velocity?.x ?? 0) - 0.2) < 1e-6 && abs((diagonal.velocity?.y ?? 0) - 0.2) < 1e-6)
        expectEqual(diagonal.call, "willBeginDecelerating")
        expectEqual(last(CGVector(dx: -30, dy: -30)).call, "didEndDragging(false)")
    }

    @Test(.rules("M-10"))
    func `an animated scroll from 0 to 400 is at 165_5 and 388 on the 8th and 16th frame of 60 Hz`() {
        let scene = ScrollStage {
            $0.stage.application.host.setScreen(bounds: $0.stage.window.bounds, scale: 2)
        }
        scene.stage.host.framesPerSecond = 0
        let began = scene.stage.host.now
        scene.stage.perform { scene.scroll.setContentOffset(CGPoint(x: 0, y: 400), animated: true) }
        let shown = (1...18).map { frame in
            scene.stage.application.host.displayFrame(at: began.advanced(by: Double(frame) / 60))
            return scene.scroll.contentOffset.y
        }
        expect(shown[7] == 165.5 && shown[15] == 388 && shown[17] == 400)
        for (index, offset) in shown.enumerated() {
            expect(abs(offset - 200 * (1 - cos(.pi * Double(index + 1) / 18))) <= 0.25 + 1e-6)
        }
        expectEqual(scene.takeCalls().last, "didEndScrollingAnimation")
    }

    @Test(.rules("M-11")) func `a trackpad pulls further beyond an end than a finger`() {
        func pulled(byTrackpad: Bool) -> CGFloat {
            let scene = ScrollStage(UIScrollView(frame: .zero), size: CGSize(width: 400, height: 3_000)) {
                $0.stage.application.host.setScreen(bounds: $0.stage.window.bounds, scale: 1e9)
                $0.scroll.frame = CGRect(x: 0, y: 0, width: 400, height: 1_366)
            }
            if byTrackpad {
                scene.hands.scroll(at: CGPoint(x: 200, y: 100), by: CGVector(dx: 0, dy: 491))
            } else {
                scene.hands.down(at: CGPoint(x: 200, y: 10))
                scene.hands.move(dy: 491, over: 0.5)
            }
            return -(scene.diary.offsets.map(\.y).min() ?? 0)
        }
        expect(abs(pulled(byTrackpad: true) - (1 - 1 / (481 * 0.715 / 1_366 + 1)) * 1_366) < 1e-6)
        // The recorded difference: 53 points.
        expect(abs(pulled(byTrackpad: true) - pulled(byTrackpad: false) - 53.1) < 0.05)
    }

    /// 852 pt high, as the phone on which others measured.
    private func pulled(_ distance: CGFloat) -> CGFloat {
        let stage = Stage(size: CGSize(width: 393, height: 852))
        let scroll = stage.perform { UIScrollView(frame: stage.view.bounds) }
        stage.perform {
            stage.add(scroll, "scroll")
            scroll.contentSize = CGSize(width: 393, height: 3_000)
            stage.application.host.setScreen(bounds: stage.window.bounds, scale: 1e9)
        }
        stage.hands.down(at: CGPoint(x: 200, y: 100))
        stage.hands.move(dy: distance + 10, over: 0.5)
        return -scroll.contentOffset.y
    }

    @Test(.rules("N-50", "B-341")) func `a pull of 590 shows 235 where the bounds are 852 long`() {
        expect(abs(pulled(590) - 235) < 0.5)
        expect(abs(pulled(590) - (1 - 1 / (590 * 0.55 / 852 + 1)) * 852) < 1e-6)
        expect(abs(pulled(5) - (1 - 1 / (5 * 0.55 / 852 + 1)) * 852) < 1e-6)
    }

    @Test(.rules("M-08", "M-09", "B-340")) func `an impact goes out by the law of what is left of its speed`() {
        let scene = flung(length: 300 + 600, distance: -280, over: 0.07)
        let velocity = (scene.diary.release?.velocity.y ?? 0) * 1_000
        let start = scene.scroll.contentOffset.y
        let decay = -1_000 * log(0.998)
        // The exact instant of the impact, and the speed then.
        let impact = -log(1 - (600 - start) / (velocity * 0.499)) / decay
        let speed = velocity * pow(0.998, 1_000 * impact)
        expect(speed > 2_000)
        let began = scene.stage.host.now
        var peak: (value: CGFloat, time: Double) = (0, 0)
        firstFrame(scene)
        while scene.scroll.isDecelerating {
            let shown = frame(scene, 0.001)
            let t = scene.stage.host.now.seconds(since: began) - impact
            if shown - 600 > peak.value { peak = (shown - 600, t) }
            let excess = exp(-9.997 * t) * speed * 0.499 * (1 - pow(0.998, 1_000 * t))
            if t > 0.001, t < 0.7 { expect(abs(shown - 600 - excess) < 1e-5) }
        }
        // The recorded peak of 100.3 points is that of an impact at 3,003.7 points a second.
        expect(abs(peak.value / speed - 100.3 / 3_003.7) < 1e-4)
        expect(abs(peak.time - 0.091) < 0.001)
        expectEqual(scene.scroll.contentOffset.y, 600)
    }

    @Test(.rules("M-13"), arguments: [1, 2, 3, 7] as [CGFloat])
    func `a drag follows the finger less 10 points, through the rubber band, rounded to pixels`(scale: CGFloat) {
        let (size, start) = (CGSize(width: 520, height: 430), CGPoint(x: 50, y: 60))
        let scene = ScrollStage(size: size) {
            $0.stage.application.host.setScreen(bounds: $0.stage.window.bounds, scale: scale)
            $0.scroll.contentOffset = start
        }
        let origin = CGPoint(x: 200, y: 150)
        var slop: CGPoint?
        var reached = Set<String>()
        /// Along one axis, whose scroll view is so long.
        func expected(_ start: CGFloat, _ way: CGFloat, to end: CGFloat, _ length: CGFloat, _ axis: String) -> CGFloat {
            let wanted = start - way
            let edge = min(max(wanted, 0), end)
            if wanted != edge { reached.insert(wanted < edge ? "before \(axis)" : "behind \(axis)") }
            let pull = (1 - 1 / (abs(wanted - edge) * 0.55 / length + 1)) * length
            return ((edge + (wanted < edge ? -pull : pull)) * scale).rounded() / scale
        }
        scene.hands.down(at: origin)
        var place = origin
        for step in 1...120 {
            let (x, y) = (190 * sin(0.041 * Double(step)), 140 * sin(0.067 * Double(step)))
            let next = CGPoint(x: origin.x + CGFloat(x), y: origin.y + CGFloat(y))
            scene.hands.move(dx: next.x - place.x, dy: next.y - place.y)
            place = next
            let travel = CGPoint(x: next.x - origin.x, y: next.y - origin.y)
            if slop == nil, max(abs(travel.x), abs(travel.y)) >= 10 {
                slop = CGPoint(x: min(10, max(-10, travel.x)), y: min(10, max(-10, travel.y)))
            }
            // Before it begins the content rests.
            let way = slop.map { CGPoint(x: travel.x - $0.x, y: travel.y - $0.y) } ?? .zero
            let shown = CGPoint(
                x: expected(start.x, way.x, to: size.width - 400, 400, "x"),
                y: expected(start.y, way.y, to: size.height - 300, 300, "y"))
            let offset = scene.scroll.contentOffset
            expect(abs(offset.x - shown.x) < 1e-9 && abs(offset.y - shown.y) < 1e-9, "sample \(step)")
        }
        expectEqual(reached, ["before x", "behind x", "before y", "behind y"])
    }

    @Test(.rules("M-08", "M-09"), arguments: [(1, 0.5), (2, 0.25), (3, 0.5)] as [(CGFloat, CGFloat)])
    func `a release from 235 points is over after 0_69 s at two pixels a point, sooner with others`(
        scale: CGFloat, left: CGFloat
    ) {
        let scene = ScrollStage { $0.stage.application.host.setScreen(bounds: $0.stage.window.bounds, scale: scale) }
        scene.stage.host.framesPerSecond = 0
        scene.stage.perform { scene.scroll.contentOffset.y = -235 }
        // Caught where it is, and let go.
        scene.hands.down(at: CGPoint(x: 200, y: 50))
        scene.hands.move(dy: 11)
        scene.hands.move(dy: -1)
        scene.stage.perform { scene.scroll.contentOffset.y = -235 }
        scene.hands.up()
        _ = scene.takeCalls()
        let duration = Double(log(235 / left) / 9.997)
        firstFrame(scene)
        if scale == 2 { expect(duration > 0.68 && duration < 0.69) }
        expect(abs(frame(scene, 0.1 - 1.0 / 60) + 235 * exp(-0.999_7)) <= 0.5 / scale + 1e-6)
        _ = frame(scene, duration - 0.101)
        expect(scene.scroll.isDecelerating && scene.scroll.contentOffset.y <= -0.5)
        _ = frame(scene, 0.002)
        expect(!scene.scroll.isDecelerating && scene.scroll.contentOffset.y == 0)
        expectEqual(scene.takeCalls(), ["didScroll", "didEndDecelerating"])
    }

    @Test(.rules("B-340")) func `an edge that does not give way stops a fling at the exact instant`() {
        let scene = flung(length: 700) { $0.scroll.bounces = false }
        firstFrame(scene)
        _ = frame(scene, 3)
        expectEqual(scene.scroll.contentOffset.y, 400)
        expect(scene.diary.offsets.allSatisfy { $0.y <= 400 })
        expectEqual(scene.takeCalls().last, "didEndDecelerating")
    }

    @Test(.rules("B-341")) func `without bounce a pull stops at the edge`() {
        let scene = ScrollStage { $0.scroll.bounces = false }
        scene.hands.down(at: CGPoint(x: 200, y: 50))
        scene.hands.move(dy: 200, over: 0.2)
        expectEqual(scene.scroll.contentOffset, .zero)
        expectEqual(scene.takeCalls(), ["willBeginDragging"])
    }

    @Test(.rules("B-343")) func `the axes are pulled and come back each for itself`() {
        let scene = ScrollStage(size: CGSize(width: 2_000, height: 2_000)) {
            $0.stage.application.host.setScreen(bounds: $0.stage.window.bounds, scale: 1e9)
        }
        scene.hands.down(at: CGPoint(x: 20, y: 20))
        scene.hands.move(dx: 110, dy: 60)
        let (x, y) = (-scene.scroll.contentOffset.x, -scene.scroll.contentOffset.y)
        expect(abs(x - (1 - 1 / (100 * 0.55 / 400 + 1)) * 400) < 1e-6)
        expect(abs(y - (1 - 1 / (50 * 0.55 / 300 + 1)) * 300) < 1e-6)
        scene.hands.move(over: 0.2)
        scene.hands.up()
        scene.stage.wait(3)
        expectEqual(scene.scroll.contentOffset, .zero)
    }

    @Test(.rules("B-344")) func `the ends are those of the content with its insets`() {
        for (pull, end) in [(200.0, -20.0), (-200.0, 1_000 + 40 - 300)] {
            let scene = ScrollStage(size: CGSize(width: 400, height: 1_000)) {
                $0.scroll.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 40, right: 0)
                $0.scroll.contentOffset.y = pull > 0 ? -20 : 1_000 + 40 - 300
            }
            scene.hands.down(at: CGPoint(x: 200, y: 150))
            scene.hands.move(dy: pull, over: 0.2)
            expect(abs(scene.scroll.contentOffset.y - end) > 20)
            scene.hands.up()
            scene.stage.wait(3)
            expectEqual(abs(scene.scroll.contentOffset.y - end), 0)
        }
    }
}
