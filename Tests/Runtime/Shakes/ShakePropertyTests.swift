import TestSupport
import Testing
import TouchInput
import TouchKinematics

/// Laws of a detector that hold for any input.
struct ShakePropertyTests {
    /// Samples that no device sends: bursts, silences, broken numbers, times that go back.
    private static func chaos(_ numbers: inout SeededNumbers) -> [AccelerationSample] {
        var now = Instant(seconds: numbers.between(-5, 5))
        var strength = 1.0
        return (0..<400).map { _ in
            if numbers.chance(0.02) { strength = [0, 0.5, 1, 3, 100, 2_000][Int(numbers.between(0, 6))] }
            let step = numbers.chance(0.03) ? numbers.between(-1, 3) : numbers.between(0, 0.04)
            now = now.advanced(by: step)
            let value = strength * numbers.direction()
            let x = numbers.chance(0.01) ? .nan : value.x
            return AccelerationSample(x: x, y: value.y, z: value.z, at: now)
        }
    }

    private static func thresholds(_ numbers: inout SeededNumbers) -> ShakeThresholds {
        var thresholds = ShakeThresholds()
        let odd: [Double] = [0, -1, 1, .nan, .infinity, -.infinity, 0.01]
        let paths: [WritableKeyPath<ShakeThresholds, Double>] = [
            \.gravityMemory, \.settling, \.movement, \.swing, \.rest, \.fastestReversal, \.slowestReversal,
            \.opposition, \.quiet, \.longest, \.silence,
        ]
        for path in paths where numbers.chance(0.2) {
            thresholds[keyPath: path] = odd[Int(numbers.between(0, Double(odd.count)))]
        }
        thresholds.reversals = Int(numbers.between(-1, 5))
        return thresholds
    }

    /// Checks one run, and says how many motions it had.
    private func check(_ samples: [AccelerationSample], _ thresholds: ShakeThresholds, longest: Double) -> Int {
        var detector = ShakeDetector(thresholds)
        var events: [ShakeEvent] = []
        var latest: Instant?
        for sample in samples {
            if let event = detector.take(sample) { events.append(event) }
            let last = max(latest ?? sample.instant, sample.instant)
            latest = last
            expectEqual(detector.isMoving, detector.deadline != nil)
            expectEqual(detector.isMoving, events.last?.kind == .began)
        }
        if let deadline = detector.deadline {
            let event = detector.advance(to: deadline)
            expect(event != nil)
            if let event { events.append(event) }
        }
        expect(!detector.isMoving)
        var began: Instant?
        for event in events {
            if event.kind == .began {
                expectNil(began)
                began = event.instant
            } else if let start = began {
                expect(event.instant >= start)
                expect(event.instant.seconds(since: start) <= longest + 1e-9)
                expect(event.kind != .ended || event.reversals >= thresholds.reversals)
                began = nil
            } else {
                Issue.record("\(event) without a beginning")
            }
        }
        expectNil(began)
        expectEqual(events.map(\.instant), events.map(\.instant).sorted())
        return events.filter { $0.kind == .began }.count
    }

    @Test(.rules("B-380"))
    func `a beginning is followed by exactly one end, within bounded time, for any samples`() {
        var numbers = SeededNumbers(seed: 380)
        var motions = 0
        for _ in 0..<400 {
            motions += check(Self.chaos(&numbers), ShakeThresholds(), longest: ShakeThresholds().longest)
        }
        expect(motions > 400)
    }

    @Test(.rules("B-380")) func `the same with any thresholds`() {
        var numbers = SeededNumbers(seed: 381)
        var motions = 0
        for _ in 0..<400 {
            let thresholds = Self.thresholds(&numbers)
            motions += check(
                Self.chaos(&numbers), thresholds, longest: thresholds.longest > 0 ? thresholds.longest : 0)
        }
        expect(motions > 200)
    }

    @Test func `the rate of the sensor changes neither what is found nor, by more than 0.1 s, when`() {
        var numbers = SeededNumbers(seed: 50)
        var found = 0
        for _ in 0..<60 {
            let motion = GeneratedMotion.shake(&numbers)
            let fine = Signal.events(motion.sampled(at: 400, &numbers, isNoisy: false))
            for rate in [50.0, 100, 200] {
                let events = Signal.events(motion.sampled(at: rate, &numbers, isNoisy: false))
                expectEqual(events.map(\.kind), fine.map(\.kind))
                for (event, reference) in zip(events, fine) {
                    expect(abs(event.instant.seconds(since: reference.instant)) <= 0.1)
                }
            }
            found += fine.filter { $0.kind == .ended }.count
        }
        expect(found >= 57)
    }

    @Test func `a detector is a value: a copy goes its own way`() {
        var detector = ShakeDetector()
        for sample in Signal.shake(4) where sample.instant.seconds < 1.3 { _ = detector.take(sample) }
        var copy = detector
        expectEqual(copy, detector)
        expect(copy.advance(to: Instant(seconds: 9)) != nil)
        expect(detector.isMoving)
        expect(copy != detector)
    }
}
