import TestSupport
import Testing
import TouchInput
import TouchKinematics

/// Laws of every velocity strategy; each random case prints its seed.
struct VelocityStrategyTests {
    static let all: [VelocityStrategy] = [.lagging, .weighted, .lsq2, .threeSample]

    private func makeTracker(_ strategy: VelocityStrategy) -> VelocityTracker {
        var tracker = VelocityTracker(memory: 0.03, rest: 0.1)
        tracker.strategy = strategy
        return tracker
    }

    private func length(_ vector: CGVector) -> CGFloat { (vector.dx * vector.dx + vector.dy * vector.dy).squareRoot() }

    private func distance(_ a: CGVector, _ b: CGVector) -> CGFloat {
        length(CGVector(dx: a.dx - b.dx, dy: a.dy - b.dy))
    }

    /// A walk of half points, 2 to 30 ms apart.
    private func walk(_ numbers: inout SeededNumbers) -> [Stroke.Sample] {
        var (place, time) = (CGPoint(x: 300, y: 200), 5.0)
        return (0..<60).map { _ in
            place.x += CGFloat(Int.random(in: -40...40, using: &numbers)) / 2
            place.y += CGFloat(Int.random(in: -40...40, using: &numbers)) / 2
            time += Double.random(in: 0.002...0.03, using: &numbers)
            return Stroke.Sample(location: place, time: time)
        }
    }

    @Test func `the default is weighted`() {
        expectEqual(VelocityTracker(memory: 0.03, rest: 0.1).strategy, .weighted)
    }

    @Test(.rules("B-244"), arguments: all, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as [UInt64])
    func `a constant velocity is exact, at any rate and for irregular samples`(
        strategy: VelocityStrategy, seed: UInt64
    ) {
        var numbers = SeededNumbers(seed: seed)
        let wanted = CGVector(
            dx: .random(in: -3_000...3_000, using: &numbers), dy: .random(in: -3_000...3_000, using: &numbers))
        let rate = Double.random(in: 30...500, using: &numbers)
        let jitter = Double.random(in: 0...0.4, using: &numbers)
        var tracker = makeTracker(strategy)
        for sample in 0...100 {
            let time = 3 + (Double(sample) + Double.random(in: 0...jitter, using: &numbers)) / rate
            tracker.add(CGPoint(x: 40 + wanted.dx * time, y: 60 + wanted.dy * time), at: time)
            let error = sample == 0 ? 0 : distance(tracker.velocity(at: time), wanted)
            expect(error < 1e-6 * (1 + length(wanted)), "\(strategy), seed \(seed), sample \(sample)")
        }
    }

    /// A circle in a second, 200 pt around: 1,257 pt/s and 7,896 pt/s². Tolerances are parts of that speed: between the
    /// rates, and from the truth at 60 Hz.
    @Test(
        .rules("B-244"),
        arguments: [
            (VelocityStrategy.lagging, 0.12, 0.15), (.weighted, 0.006, 0.2), (.lsq2, 0.015, 0.04),
            (.threeSample, 0.08, 0.105),
        ])
    func `the same smooth motion has nearly the same velocity at 60, 120 and 240 Hz`(
        strategy: VelocityStrategy, tolerance: Double, lag: Double
    ) {
        let peak = 2 * Double.pi * 200
        func velocities(rate: Int) -> [CGVector] {
            var tracker = makeTracker(strategy)
            return (0...rate).compactMap { sample in
                let time = Double(sample) / Double(rate)
                let angle = CGFloat(2 * Double.pi * time)
                tracker.add(CGPoint(x: 200 * sine(angle), y: 200 * cosine(angle)), at: time)
                // Sixty times a second, once 0.2 s are known.
                return sample % (rate / 60) == 0 && sample * 5 >= rate ? tracker.velocity(at: time) : nil
            }
        }
        let slow = velocities(rate: 60)
        var most = 0.0
        for rate in [120, 240] {
            for (a, b) in zip(slow, velocities(rate: rate)) { most = max(most, Double(distance(a, b)) / peak) }
        }
        expect(most < tolerance, "\(strategy): \(most)")
        expectEqual(slow.count, 49)
        for (frame, velocity) in slow.enumerated() {
            let angle = CGFloat(2 * Double.pi * Double(frame + 12) / 60)
            let truth = CGVector(dx: CGFloat(peak) * cosine(angle), dy: CGFloat(-peak) * sine(angle))
            expect(Double(distance(velocity, truth)) < lag * peak, "\(strategy), frame \(frame)")
        }
    }

    @Test(
        .rules("B-244", "N-13"), arguments: [VelocityStrategy.weighted, .lsq2, .threeSample],
        [11, 12, 13, 14, 15] as [UInt64])
    func `after a rest of 0.1 s the velocity is zero, whether samples come or not`(
        strategy: VelocityStrategy, seed: UInt64
    ) throws {
        var numbers = SeededNumbers(seed: seed)
        var tracker = makeTracker(strategy)
        let samples = walk(&numbers)
        for sample in samples { tracker.add(sample.location, at: sample.time) }
        let last = try #require(samples.last)
        expect(tracker.velocity(at: last.time) != .zero, "\(strategy), seed \(seed)")
        expectEqual(tracker.velocity(at: last.time + 0.1001), .zero, "\(strategy), seed \(seed)")
        for step in 1...11 { tracker.add(last.location, at: last.time + Double(step) * 0.01) }
        expectEqual(tracker.velocity(at: last.time + 0.11), .zero, "\(strategy), seed \(seed)")
    }

    @Test(arguments: all, [21, 22, 23, 24, 25] as [UInt64])
    func `where, in what unit and which way a movement goes makes no difference`(
        strategy: VelocityStrategy, seed: UInt64
    ) {
        var numbers = SeededNumbers(seed: seed)
        var (plain, moved, turned) = (makeTracker(strategy), makeTracker(strategy), makeTracker(strategy))
        for sample in walk(&numbers) {
            let place = sample.location
            plain.add(place, at: sample.time)
            moved.add(CGPoint(x: place.x + 4_096, y: place.y - 1_024), at: sample.time)
            // Axes exchanged, one of them turned around, twice as large.
            turned.add(CGPoint(x: -2 * place.y, y: 2 * place.x), at: sample.time)
            let velocity = plain.velocity(at: sample.time)
            // Half points: not a bit is lost on the way.
            expectEqual(moved.velocity(at: sample.time), velocity, "\(strategy), seed \(seed)")
            expectEqual(
                turned.velocity(at: sample.time), CGVector(dx: -2 * velocity.dy, dy: 2 * velocity.dx),
                "\(strategy), seed \(seed)")
        }
    }

    @Test(arguments: all, [31, 32, 33, 34, 35] as [UInt64])
    func `numbers that are none, times that go back and places out of the world are left out`(
        strategy: VelocityStrategy, seed: UInt64
    ) {
        var numbers = SeededNumbers(seed: seed)
        var (plain, odd) = (makeTracker(strategy), makeTracker(strategy))
        odd.add(CGPoint(x: CGFloat.nan, y: 0), at: 0)
        for sample in walk(&numbers) {
            plain.add(sample.location, at: sample.time)
            odd.add(sample.location, at: sample.time)
            odd.add(CGPoint(x: 1, y: CGFloat.infinity), at: sample.time + 0.0005)
            odd.add(CGPoint(x: CGFloat.greatestFiniteMagnitude, y: 0), at: sample.time + 0.0005)
            odd.add(CGPoint(x: 9, y: 9), at: .nan)
            odd.add(CGPoint(x: 9, y: 9), at: .infinity)
            odd.add(CGPoint(x: 9, y: 9), at: sample.time)
            odd.add(CGPoint(x: 9, y: 9), at: sample.time - 1)
            expectEqual(odd.velocity(at: sample.time), plain.velocity(at: sample.time), "\(strategy), seed \(seed)")
            expectEqual(odd.velocity(at: .nan), .zero)
        }
    }

    @Test(arguments: all)
    func `the velocity is a number for any numbers`(strategy: VelocityStrategy) {
        let odd: [CGFloat] = [0, -0.0, 1, 1e-300, 1e300, -1e300, 1e150, .greatestFiniteMagnitude, -8e307, 8e307]
        let gaps = [0, -1, 1e-300, 0.001, 0.01, 0.03, 0.09, 0.2, 1e10]
        var numbers = SeededNumbers(seed: 41)
        var tracker = makeTracker(strategy)
        var time = 0.0
        for _ in 0..<5_000 {
            if Int.random(in: 0..<20, using: &numbers) == 0 {
                tracker.reset()
                time = 0
            }
            time += gaps.randomElement(using: &numbers) ?? 0
            let x = odd.randomElement(using: &numbers) ?? 0
            tracker.add(CGPoint(x: x, y: odd.randomElement(using: &numbers) ?? 0), at: time)
            let velocity = tracker.velocity(at: time)
            expect(velocity.dx.isFinite && velocity.dy.isFinite, "\(strategy), seed 41")
        }
    }

    @Test func `another strategy takes effect with the next sample`() {
        var tracker = makeTracker(.weighted)
        for (time, x) in [(0.0, 0.0), (0.01, 1), (0.02, 3)] { tracker.add(CGPoint(x: x, y: 0), at: time) }
        let weighted = tracker.velocity(at: 0.02)
        tracker.strategy = .threeSample
        expectEqual(tracker.velocity(at: 0.02), weighted)
        tracker.add(CGPoint(x: 7, y: 0), at: 0.03)
        expect(abs(tracker.velocity(at: 0.03).dx - 400) < 1e-9)
    }
}
