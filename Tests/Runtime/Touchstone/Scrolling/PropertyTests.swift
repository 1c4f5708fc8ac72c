import TestSupport
import Testing
import TouchTesting
import Touchstone

/// Laws of every drag and fling; each failure names its seed.
struct PropertyTests {
    /// A scroll view of random content, insets and habits, without pixels, on a display whose frames the test makes.
    private struct Case {
        let scene: ScrollStage
        var numbers: SeededNumbers
        let seed: UInt64
        var view: UIScrollView { scene.scroll }

        init(_ seed: UInt64, scale: CGFloat = 1e9, paging: Bool? = nil) {
            var numbers = SeededNumbers(seed: seed)
            scene = ScrollStage(
                size: CGSize(width: numbers.number(0, 2_000), height: numbers.number(0, 5_000))
            ) { scene in
                scene.stage.application.host.setScreen(bounds: scene.stage.window.bounds, scale: scale)
                let view = scene.scroll
                if numbers.isLucky(40) {
                    view.contentInset = UIEdgeInsets(
                        top: numbers.number(0, 80), left: numbers.number(0, 80), bottom: numbers.number(0, 80),
                        right: numbers.number(0, 80))
                }
                view.bounces = numbers.isLucky(75)
                view.alwaysBounceVertical = numbers.isLucky(60)
                view.alwaysBounceHorizontal = numbers.isLucky(40)
                view.isPagingEnabled = paging ?? numbers.isLucky(25)
                view.isDirectionalLockEnabled = numbers.isLucky(25)
                if numbers.isLucky(30) { view.decelerationRate = .fast }
                let (low, high) = PropertyTests.ends(view)
                view.contentOffset = CGPoint(x: numbers.number(low.x, high.x), y: numbers.number(low.y, high.y))
            }
            scene.stage.host.framesPerSecond = 0
            // No test reads it, and it is most of the work.
            scene.stage.application.traceHandler = nil
            self.numbers = numbers
            self.seed = seed
        }

        /// A drag and a lift; the same for a seed.
        mutating func fling() {
            var place = CGPoint(x: numbers.number(50, 350), y: numbers.number(50, 250))
            let hands = scene.hands
            hands.samplesPerSecond = 120
            hands.down(at: place)
            for _ in 0..<1 + numbers.roll(3) {
                place.x += numbers.number(-300, 300)
                place.y += numbers.number(-300, 300)
                hands.move(to: place, over: [0.02, 0.05, 0.1, 0.3][numbers.roll(4)])
            }
            if numbers.isLucky(15) { hands.wait(0.2) }
            hands.up()
        }

        func frame(at seconds: Double) { scene.stage.application.host.displayFrame(at: Instant(seconds: seconds)) }
    }

    private static func ends(_ view: UIScrollView) -> (low: CGPoint, high: CGPoint) {
        let inset = view.adjustedContentInset
        let low = CGPoint(x: -inset.left, y: -inset.top)
        return (
            low,
            CGPoint(
                x: max(low.x, view.contentSize.width + inset.right - view.bounds.width),
                y: max(low.y, view.contentSize.height + inset.bottom - view.bounds.height))
        )
    }

    /// The largest distance beyond its ends, on either axis.
    private static func excess(_ view: UIScrollView) -> (x: CGFloat, y: CGFloat) {
        let ((low, high), offset) = (ends(view), view.contentOffset)
        return (max(low.x - offset.x, offset.x - high.x, 0), max(low.y - offset.y, offset.y - high.y, 0))
    }

    @Test(.rules("B-340")) func `physics do not depend on the rate of the display`() {
        for seed in 1...20 as ClosedRange<UInt64> {
            var offsets: [[CGPoint]] = []
            for rate in [60, 120, 240, 0] as [Double] {
                var thing = Case(seed)
                thing.fling()
                // The first frame is the origin of the motion (M-12).
                thing.frame(at: thing.scene.stage.host.now.seconds + 1.0 / 60)
                let start = thing.scene.stage.host.now.seconds
                var shown: [CGPoint] = []
                for common in 1...20 {
                    let end = start + Double(common) * 0.1
                    if rate > 0 {
                        var next = start + Double(common - 1) * 0.1 + 1 / rate
                        while next < end - 1e-6 {
                            thing.frame(at: next)
                            next += 1 / rate
                        }
                    } else {
                        for _ in 0..<thing.numbers.roll(12) {
                            let left = end - thing.scene.stage.host.now.seconds
                            thing.frame(at: thing.scene.stage.host.now.seconds + left * thing.numbers.number(0, 0.9))
                        }
                    }
                    thing.frame(at: end)
                    shown.append(thing.view.contentOffset)
                }
                offsets.append(shown)
            }
            for other in offsets.dropFirst() {
                for (a, b) in zip(offsets[0], other) {
                    let difference = max(abs(a.x - b.x), abs(a.y - b.y))
                    expect(difference <= 2e-9, "seed \(seed)")
                }
            }
        }
    }

    @Test(.rules("B-242", "N-32", "B-342"))
    func `nothing jumps at the start, the edge, on catching, with fingers or other content`() {
        for seed in 1...50 as ClosedRange<UInt64> {
            var thing = Case(seed, scale: 1, paging: false)
            let (hands, view) = (thing.scene.hands, thing.view)
            var places: [Finger: CGPoint] = [:]
            var before = view.contentOffset
            func check(_ what: String, _ moved: CGFloat = 0) {
                let step = max(abs(view.contentOffset.x - before.x), abs(view.contentOffset.y - before.y))
                expect(step <= moved + 1, "seed \(seed): \(what)")
                before = view.contentOffset
            }
            for _ in 0..<4 {
                thing.fling()
                for _ in 0..<thing.numbers.roll(8) {
                    thing.frame(at: thing.scene.stage.host.now.seconds + 0.016)
                }
                before = view.contentOffset
                for _ in 0..<12 {
                    let finger: Finger = [.rightIndex, .leftIndex, .leftThumb][thing.numbers.roll(3)]
                    switch thing.numbers.roll(6) {
                    case 0:
                        if places[finger] == nil {
                            places[finger] = CGPoint(x: thing.numbers.number(10, 390), y: thing.numbers.number(10, 290))
                            hands.down(finger, at: places[finger] ?? .zero)
                            check("a finger comes")
                        }
                    case 1:
                        if places.count > 1, places.removeValue(forKey: finger) != nil {
                            hands.up(finger)
                            check("a finger goes")
                        }
                    case 2:
                        if view.isDragging {
                            view.contentSize.height = thing.numbers.number(0, 3_000)
                            check("the content changes")
                        }
                    case 3:
                        if view.isDragging {
                            view.contentInset.top = thing.numbers.number(0, 100)
                            check("an inset changes")
                        }
                    default:
                        guard let place = places[finger] else { continue }
                        let way = CGVector(dx: thing.numbers.number(-40, 40), dy: thing.numbers.number(-40, 40))
                        places[finger] = CGPoint(x: place.x + way.dx, y: place.y + way.dy)
                        hands.move(finger, dx: way.dx, dy: way.dy)
                        check("a finger moves", max(abs(way.dx), abs(way.dy)))
                    }
                }
                for finger in places.keys { hands.up(finger) }
                places = [:]
            }
        }
    }

    @Test(.rules("N-50", "B-341")) func `an offset never leaves the asymptote of the rubber band`() {
        for seed in 1...50 as ClosedRange<UInt64> {
            var thing = Case(seed)
            let view = thing.view
            var worst: CGFloat = 0
            thing.scene.diary.deed = { _, view in
                let excess = Self.excess(view)
                let (width, height) = view.bounces ? (view.bounds.width, view.bounds.height) : (1e-6, 1e-6)
                worst = max(worst, excess.x / width, excess.y / height)
            }
            for _ in 0..<3 {
                thing.fling()
                for _ in 0..<20 { thing.frame(at: thing.scene.stage.host.now.seconds + 0.02) }
                thing.scene.hands.down(at: CGPoint(x: 200, y: 150))
                thing.scene.hands.move(dx: thing.numbers.number(-9_000, 9_000), dy: thing.numbers.number(-9_000, 9_000))
                thing.scene.hands.move(
                    dx: thing.numbers.number(-9_000, 9_000), dy: thing.numbers.number(-9_000, 9_000),
                    over: thing.numbers.isLucky(50) ? 0.02 : 0.4)
                thing.scene.hands.up()
                for _ in 0..<10 { thing.frame(at: thing.scene.stage.host.now.seconds + 0.03) }
            }
            expect(worst <= 1, "seed \(seed)")
            expect(view.contentOffset.x.isFinite && view.contentOffset.y.isFinite, "seed \(seed)")
        }
    }

    @Test(.rules("N-45", "B-340")) func `a fling from any state comes to rest inside the limits in bounded time`() {
        for seed in 1...50 as ClosedRange<UInt64> {
            var thing = Case(seed, scale: 2)
            let (view, host) = (thing.view, thing.scene.stage.host)
            host.framesPerSecond = 60
            view.contentOffset = CGPoint(x: thing.numbers.number(-2_000, 4_000), y: thing.numbers.number(-2_000, 6_000))
            if thing.numbers.isLucky(40) {
                let target = CGPoint(x: thing.numbers.number(-500, 3_000), y: thing.numbers.number(-500, 6_000))
                thing.scene.diary.retarget = { _ in target }
            }
            // Up to 20,000 points a second.
            let speed = thing.numbers.number(0, 20_000)
            let (dx, dy) = (thing.numbers.number(-1, 1), thing.numbers.number(-1, 1))
            thing.scene.hands.down(at: CGPoint(x: 200, y: 150))
            thing.scene.hands.move(dx: dx * speed * 0.05, dy: dy * speed * 0.05, over: 0.05)
            thing.scene.hands.up()
            if thing.numbers.isLucky(20) {
                thing.scene.stage.wait(0.1)
                view.contentSize.height = thing.numbers.number(0, 4_000)
            }
            var seconds = 0.0
            while thing.scene.stage.application.host.areFramesWanted, seconds < 20 {
                thing.scene.stage.wait(0.5)
                seconds += 0.5
            }
            expect(seconds < 10, "seed \(seed): \(seconds) s")
            expect(!view.isDecelerating && !view.isDragging && !view.isTracking, "seed \(seed)")
            // Where there was nothing to drag, it stays where the app has put it.
            if thing.scene.diary.calls.contains("willBeginDragging") {
                let excess = Self.excess(view)
                expect(excess.x <= 0.5 && excess.y <= 0.5, "seed \(seed): \(excess)")
            }
            expectEqual(thing.scene.diary.grammar.state, .idle, "seed \(seed)")
        }
    }
}
