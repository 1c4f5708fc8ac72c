import TestSupport
import Testing
import TouchInput
import TouchKinematics

/// The strategies `lsq2` and `threeSample`, number by number.
struct LeastSquaresTests {
    private func makeTracker(_ strategy: VelocityStrategy = .lsq2) -> VelocityTracker {
        var tracker = VelocityTracker(memory: 0.03, rest: 0.1)
        tracker.strategy = strategy
        return tracker
    }

    @Test func `a parabola is followed exactly`() {
        var tracker = makeTracker()
        for sample in 0...40 {
            let time = Double(sample) / 120
            tracker.add(CGPoint(x: 900 * time * time - 100 * time, y: 30 - 400 * time * time), at: time)
            guard sample >= 2 else { continue }
            let velocity = tracker.velocity(at: time)
            expect(abs(velocity.dx - (1_800 * time - 100)) < 1e-6)
            expect(abs(velocity.dy + 800 * time) < 1e-6)
        }
    }

    @Test func `what is older than 0.1 s or than twenty samples is forgotten`() {
        for rate in [120.0, 1_000] {
            var (wild, calm) = (makeTracker(), makeTracker())
            for sample in 0...60 {
                let time = Double(sample) / rate
                let isOld = rate == 120 ? time < 0.5 - 0.1001 : sample <= 40
                wild.add(CGPoint(x: isOld ? Double(sample % 3) * 50 : 300 * time, y: 0), at: time)
                if !isOld { calm.add(CGPoint(x: 300 * time, y: 0), at: time) }
            }
            let time = 60 / rate
            expect(abs(wild.velocity(at: time).dx - 300) < 1e-6, "\(rate) Hz")
            expect(abs(calm.velocity(at: time).dx - 300) < 1e-6, "\(rate) Hz")
        }
    }

    @Test func `a gap of 0.04 s is a stop`() {
        var tracker = makeTracker()
        for sample in 0...10 { tracker.add(CGPoint(x: Double(sample) * 5, y: 0), at: Double(sample) / 100) }
        expect(abs(tracker.velocity(at: 0.139).dx - 500) < 1e-6)
        expectEqual(tracker.velocity(at: 0.1401), .zero)
        tracker.add(CGPoint(x: 90, y: 0), at: 0.145)
        expectEqual(tracker.velocity(at: 0.145), .zero)
        tracker.add(CGPoint(x: 91, y: 0), at: 0.155)
        expect(abs(tracker.velocity(at: 0.155).dx - 100) < 1e-6)
    }

    @Test func `three samples of the newest movement weigh 60, 35 and 5 per cent`() {
        var tracker = makeTracker(.threeSample)
        // 1000, 100, 200, 300 and 400 pt/s.
        let wanted: [CGFloat] = [0, 1_000, (60 * 100 + 35 * 1_000) / 95, 205, 255, 355]
        for (sample, x) in [0.0, 10, 11, 13, 16, 20].enumerated() {
            tracker.add(CGPoint(x: x, y: 0), at: Double(sample) / 100)
            expect(abs(tracker.velocity(at: Double(sample) / 100).dx - wanted[sample]) < 1e-6, "\(sample)")
        }
    }

    @Test(.rules("N-13")) func `of three samples those before a rest do not count`() {
        var tracker = makeTracker(.threeSample)
        tracker.add(.zero, at: 0)
        tracker.add(CGPoint(x: 10, y: 0), at: 0.01)
        tracker.add(CGPoint(x: 30, y: 0), at: 0.21)
        expect(abs(tracker.velocity(at: 0.21).dx - 100) < 1e-6)
        tracker.add(CGPoint(x: 33, y: 0), at: 0.22)
        expect(abs(tracker.velocity(at: 0.22).dx - (60 * 300 + 35 * 100) / 95) < 1e-6)
    }
}
