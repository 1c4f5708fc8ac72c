import TestSupport
import Testing
import TouchTesting
import Touchstone

/// Copies of a touch are used again for its next event, unless the app keeps them (B-402).
struct KeptCopiesTests {
    /// A stage with a finger down on a view that calls a closure for each movement; each movement comes with three readings.
    private static func stage(_ moved: @escaping (UITouch, UIEvent) -> Void) -> Stage {
        let stage = Stage()
        let probe = stage.add(ProbeView(frame: stage.view.bounds), "probe")
        probe.onTouches = { method, touches, event in
            guard method == .moved, let touch = touches.first, let event else { return }
            moved(touch, event)
        }
        stage.hands.samplesPerSecond = 10
        stage.hands.readingsPerSample = 3
        stage.hands.down(at: CGPoint(x: 10, y: 10))
        return stage
    }

    /// A movement by 30 points: three readings, at 10, 20 and 30.
    private static func move(_ stage: Stage) { stage.hands.move(dx: 30, over: 0.1) }

    private static func xs(_ touches: [UITouch]?) -> [CGFloat] {
        (touches ?? []).map { $0.location(in: nil).x.rounded() }
    }

    @Test(.rules("B-402")) func `the same objects show the next event to an app that keeps none`() {
        var events: [(coalesced: [ObjectIdentifier], predicted: [ObjectIdentifier], xs: [CGFloat])] = []
        let stage = Self.stage { touch, event in
            let coalesced = event.coalescedTouches(for: touch) ?? []
            let predicted = event.predictedTouches(for: touch) ?? []
            events.append(
                (coalesced.map(ObjectIdentifier.init), predicted.map(ObjectIdentifier.init), Self.xs(coalesced)))
        }
        for _ in 0..<3 { Self.move(stage) }
        expectEqual(events.map(\.xs), [[20, 30, 40], [50, 60, 70], [80, 90, 100]])
        expectEqual(events.map(\.predicted.count), [3, 3, 3])
        for event in events {
            expect(event.coalesced == events[0].coalesced && event.predicted == events[0].predicted)
        }
        expectEqual(Set(events[0].coalesced + events[0].predicted).count, 6)
    }

    @Test(.rules("B-402")) func `a copy that the app keeps stays as it is, and another takes its place`() {
        var kept: [UITouch] = []
        var events: [[ObjectIdentifier]] = []
        let stage = Self.stage { touch, event in
            let coalesced = event.coalescedTouches(for: touch) ?? []
            kept.append(coalesced[1])
            events.append(coalesced.map(ObjectIdentifier.init))
        }
        for _ in 0..<4 { Self.move(stage) }
        expectEqual(Self.xs(kept), [30, 60, 90, 120])
        expectEqual(kept.map { ($0.timestamp * 1_000).rounded() }, [67, 167, 267, 367])
        expectEqual(Set(kept).count, 4)
        for event in events { expect(event[0] == events[0][0] && event[2] == events[0][2]) }
    }

    @Test(.rules("B-402")) func `a list that the app keeps stays as it is`() {
        var kept: [[UITouch]] = []
        let stage = Self.stage { touch, event in
            kept.append(event.coalescedTouches(for: touch) ?? [])
            kept.append(event.predictedTouches(for: touch) ?? [])
        }
        let texts = [3, 1, 4].flatMap { readings in
            stage.hands.readingsPerSample = readings
            Self.move(stage)
            return kept.suffix(2).map { $0.map(\.text) }
        }
        expectEqual(texts.map(\.count), [3, 3, 1, 0, 4, 4])
        stage.hands.up()
        expectEqual(kept.map { $0.map(\.text) }, texts)
        expectEqual(Set(kept.joined()).count, 15)
    }

    @Test(.rules("B-402"))
    func `a second call during the same event returns other copies while the first ones are kept`() {
        var answers: [[CGFloat]] = []
        let stage = Self.stage { touch, event in
            let first = event.coalescedTouches(for: touch) ?? []
            let second = event.coalescedTouches(for: touch) ?? []
            answers += [Self.xs(first), Self.xs(second)]
            expect(zip(first, second).allSatisfy { $0 !== $1 })
        }
        Self.move(stage)
        expectEqual(answers, [[20, 30, 40], [20, 30, 40]])
    }

    @Test func `more and fewer readings in turn make no new copies`() {
        var seen: Set<ObjectIdentifier> = []
        let stage = Self.stage { touch, event in
            for copy in event.coalescedTouches(for: touch) ?? [] { seen.insert(ObjectIdentifier(copy)) }
        }
        Self.move(stage)
        for readings in [1, 2, 3, 1, 3] {
            stage.hands.readingsPerSample = readings
            Self.move(stage)
        }
        expectEqual(seen.count, 3)
    }

    @Test(.rules("B-033")) func `a copy has no view once a recognizer has taken the touch`() {
        var views: [UIView?] = []
        let stage = Stage()
        let probe = stage.add(ProbeView(frame: stage.view.bounds), "probe")
        let watcher = ReadingRecognizer()
        watcher.onCopy = { views.append($0.view) }
        stage.perform { stage.view.addGestureRecognizer(watcher) }
        stage.addPan("pan", on: probe)
        stage.hands.samplesPerSecond = 10
        stage.hands.down(at: CGPoint(x: 10, y: 10))
        for _ in 0..<3 { Self.move(stage) }
        expectEqual(views.first, probe)
        expectEqual(views.last, UIView?.none)
    }

    @Test func `no copy lives longer than its touch, or than the application`() {
        for isReleased in [false, true] {
            var kept: UITouch?
            weak var copy: UITouch?
            weak var view: UIView?
            do {
                let stage = Self.stage { touch, event in
                    kept = touch
                    copy = event.coalescedTouches(for: touch)?.first
                    view = touch.view
                }
                Self.move(stage)
                expect(copy != nil && view != nil)
                if !isReleased {
                    stage.hands.up()
                    expectNil(copy)
                }
            }
            expectNil(copy)
            expectEqual(view == nil, isReleased)
            expect(kept != nil)
        }
    }

    @Test(.rules("B-402")) func `a weak reference to a copy becomes nil when the app has let go of it`() {
        weak var last: UITouch?
        var isGone: [Bool] = []
        let stage = Self.stage { touch, event in
            let copies = event.coalescedTouches(for: touch)
            isGone.append(last == nil)
            last = copies?.last
        }
        for readings in [3, 3, 1, 3] {
            stage.hands.readingsPerSample = readings
            Self.move(stage)
        }
        expectEqual(isGone, [true, true, true, true])
    }
}

/// A recognizer that reads coalesced touches and cannot be prevented.
private final class ReadingRecognizer: UIGestureRecognizer {
    var onCopy: (UITouch) -> Void = { _ in }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { event?.coalescedTouches(for: touch)?.forEach(onCopy) }
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
