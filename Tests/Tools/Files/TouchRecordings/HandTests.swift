import TestSupport
import Testing
import TouchInput
import TouchRecordings

struct HandTests {
    private func script(seed: UInt64, tremor: Double = 0.3) -> HandScript {
        var hand = HandScript(seed: seed, tremor: tremor)
        hand.tap("index", at: CGPoint(x: 100, y: 100))
        hand.pause(0.5)
        hand.drag("index", from: CGPoint(x: 50, y: 60), to: CGPoint(x: 150, y: 10), over: 0.4)
        return hand
    }

    @Test func `a minimum-jerk movement starts and ends at rest and never turns back`() {
        expectEqual(MinimumJerk.progress(at: 0), 0)
        expectEqual(MinimumJerk.progress(at: 1), 1)
        expectEqual(MinimumJerk.progress(at: 0.5), 0.5)
        expect(MinimumJerk.progress(at: -1) == 0 && MinimumJerk.progress(at: 2) == 1)
        expectEqual(MinimumJerk.progress(at: .nan), 0)
        let steps = (0...1000).map { MinimumJerk.progress(at: Double($0) / 1000) }
        expect(zip(steps, steps.dropFirst()).allSatisfy { $0 < $1 })
        // At rest: the first and the last thousandth of the time cover less than a millionth of the way.
        expect(steps[1] < 1e-6 && 1 - steps[999] < 1e-6)
        expect((MinimumJerk.progress(at: 0.501) - MinimumJerk.progress(at: 0.499)) / 0.002 - 1.875 < 1e-3)
    }

    @Test func `a steady stroke goes straight through its legs`() {
        let stroke = Stroke(
            "index", at: CGPoint(x: 0, y: 0),
            [.hold(1), .move(to: CGPoint(x: 10, y: 20), over: 2), .hold(1), .move(to: CGPoint(x: 10, y: 0), over: 0)])
        expectEqual(stroke.duration, 4)
        expectEqual(stroke.location(after: -1), CGPoint(x: 0, y: 0))
        expectEqual(stroke.location(after: 1), CGPoint(x: 0, y: 0))
        expectEqual(stroke.location(after: 2), CGPoint(x: 5, y: 10))
        expectEqual(stroke.location(after: 3.5), CGPoint(x: 10, y: 20))
        expectEqual(stroke.location(after: 4), CGPoint(x: 10, y: 0))
    }

    @Test func `a steady stroke turns clockwise around a place, at the same distance from it`() {
        let center = CGPoint(x: 100, y: 50)
        func turning(by angle: Double) -> Stroke {
            Stroke("index", at: CGPoint(x: 110, y: 50), [.turn(around: center, by: angle, over: 2), .hold(1)])
        }
        func isAt(_ x: CGFloat, _ y: CGFloat, _ place: CGPoint) -> Bool { abs(place.x - x) + abs(place.y - y) < 1e-9 }
        let quarter = turning(by: .pi / 2)
        expectEqual(quarter.duration, 3)
        expect(isAt(110, 50, quarter.location(after: 0)))
        let eighth = 100 + 10 * CGFloat(0.5).squareRoot()
        expect(isAt(eighth, eighth - 50, quarter.location(after: 1)))
        expect(isAt(100, 60, quarter.location(after: 2)) && isAt(100, 60, quarter.location(after: 3)))
        expect(isAt(100, 40, turning(by: -.pi / 2).location(after: 2)))
        expect(isAt(90, 50, turning(by: 5 * .pi).location(after: 2)))
    }

    @Test func `two fingers rotate opposite each other, in the time and the rests that are told`() {
        var hand = HandScript(seed: 1, tremor: 0)
        hand.rotate(at: CGPoint(x: 100, y: 100), by: .pi / 2, radius: 30, over: 0.5, rest: 0.1)
        expect(abs(hand.time - 0.7) < 1e-9)
        expectEqual(hand.strokes.map(\.finger), ["thumb", "index"])
        expectEqual(hand.strokes.map(\.origin), [CGPoint(x: 70, y: 100), CGPoint(x: 130, y: 100)])
        let frames = StrokeGenerator().frames(for: hand)
        for frame in frames where frame.contacts.count == 2 {
            let (thumb, index) = (frame.contacts[0].location, frame.contacts[1].location)
            expect(abs(thumb.x + index.x - 200) <= 0.1 && abs(thumb.y + index.y - 200) <= 0.1)
        }
        expectEqual(frames.last?.contacts.map(\.location), [CGPoint(x: 100, y: 70), CGPoint(x: 100, y: 130)])
    }

    @Test func `a script's running time moves with its strokes and pauses`() {
        var hand = script(seed: 1)
        expectEqual(hand.strokes.map(\.start), [0, 0.58])
        expect(abs(hand.time - 1.06) < 1e-9)
        hand.together([
            Stroke("left", at: .zero, [.hold(0.1)]), Stroke("right", start: 0.2, at: .zero, [.hold(0.3)]),
        ])
        expect(abs(hand.time - 1.56) < 1e-9)
        hand.add(Stroke("thumb", start: 9, at: .zero, []))
        hand.pause(-3)
        expect(abs(hand.time - 1.56) < 1e-9)
    }

    @Test func `a tap is sampled at 120 Hz in whole microseconds and held as long as told`() {
        var hand = HandScript(seed: 1, tremor: 2)
        hand.tap("index", at: CGPoint(x: 100, y: 100), hold: 0.1)
        let frames = StrokeGenerator().frames(for: hand)
        expectEqual(frames.first?.instant, .zero)
        expectEqual(frames.last?.instant, Instant(nanoseconds: 100_000_000))
        expect(frames.allSatisfy { $0.instant.nanoseconds % 1000 == 0 })
        expectEqual(frames.dropFirst().first?.instant, Instant(nanoseconds: 8_333_000))
        expectEqual(frames.map { $0.contacts[0].phase.letter }.joined(), "b" + String(repeating: "m", count: 11) + "e")
        for frame in frames {
            let place = frame.contacts[0].location
            expect(abs(place.x - 100) <= 2.05 && abs(place.y - 100) <= 2.05)
            let rounded: CGFloat = (place.x * 10).rounded() / 10
            expectEqual(place.x, rounded)
        }
    }

    @Test func `a steady hand reports only what changes`() {
        let frames = StrokeGenerator().frames(for: script(seed: 1, tremor: 0))
        expectEqual(frames.prefix(2).map { $0.contacts[0].phase }, [.began, .ended])
        let drag = frames.dropFirst(2).map { $0.contacts[0].location }
        expect(zip(drag, drag.dropFirst()).allSatisfy { $0.x <= $1.x && $0.y >= $1.y })
        expectEqual(drag.first, CGPoint(x: 50, y: 60))
        expectEqual(drag.last, CGPoint(x: 150, y: 10))
    }

    @Test func `the same seed gives the same bytes, another seed others`() {
        let writer = EvemuWriter(size: CGSize(width: 400, height: 300))
        func text(_ seed: UInt64) -> String { writer.text(for: StrokeGenerator().frames(for: script(seed: seed))) }
        expectEqual(text(1), text(1))
        expect(text(1) != text(2))
        var numbers = SplitMix64(seed: 1_234_567)
        expectEqual(
            (0..<3).map { _ in numbers.next() },
            [
                6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
            ])
    }

    @Test func `changing one stroke leaves the trembling of the others as it was`() {
        var changed = HandScript(seed: 1)
        changed.tap("index", at: CGPoint(x: 222, y: 100))
        changed.pause(0.5)
        changed.drag("index", from: CGPoint(x: 50, y: 60), to: CGPoint(x: 150, y: 10), over: 0.4)
        let (one, other) = (StrokeGenerator().frames(for: script(seed: 1)), StrokeGenerator().frames(for: changed))
        expectEqual(one.filter { $0.contacts[0].id == 1 }, other.filter { $0.contacts[0].id == 1 })
        expect(one != other)
    }

    @Test func `several fingers move in the same frames; one finger cannot be in two places`() {
        var hand = HandScript(seed: 3)
        hand.together([
            Stroke("left", at: CGPoint(x: 10, y: 10), [.hold(0.1)]),
            Stroke("right", at: CGPoint(x: 90, y: 10), [.hold(0.1)]),
            Stroke("left", start: 0.05, at: CGPoint(x: 50, y: 50), [.hold(0.1)]),
        ])
        let frames = StrokeGenerator().frames(for: hand)
        let recording = Recording(source: "hand", xAxis: 0...100, yAxis: 0...100, frames: frames)
        expectEqual(frames[0].contacts.map(\.id), [0, 1])
        expectEqual(recording.contactCount, 3)
        expectEqual(recording.maximumSimultaneousContacts, 2)
        expectNil(flaw(in: recording))
    }

    @Test func `durations and places that make no sense do no harm`() {
        var hand = HandScript(seed: 0, tremor: .nan)
        for value in [Double.nan, .infinity, -1, 1e300] {
            hand.add(Stroke("a \(value)", start: value, at: CGPoint(x: value, y: -value), [.hold(-value)]))
            hand.rotate(at: CGPoint(x: value, y: value), by: value, radius: value, over: value)
            hand.pause(value)
        }
        let frames = StrokeGenerator(samplesPerSecond: 0, unitsPerPoint: -5).frames(for: hand)
        expect(!frames.isEmpty)
        _ = EvemuWriter(size: CGSize(width: CGFloat.nan, height: -1), unitsPerPoint: 0).text(for: frames)
    }
}
