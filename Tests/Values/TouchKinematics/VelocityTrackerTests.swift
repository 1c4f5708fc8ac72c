import TestSupport
import Testing
import TouchInput
import TouchKinematics

struct VelocityTrackerTests {
    private func makeTracker() -> VelocityTracker {
        VelocityTracker(memory: 0.03, rest: 0.1)
    }

    @Test(.rules("B-244"), arguments: [60, 120, 240])
    func `a constant speed is exact however often the screen is scanned`(rate: Double) {
        var tracker = makeTracker()
        for sample in 0...20 {
            let time = Double(sample) / rate
            tracker.add(CGPoint(x: 300 * time, y: -120 * time), at: time)
            let velocity = tracker.velocity(at: time)
            expect(abs(velocity.dx - (sample == 0 ? 0 : 300)) < 1e-6)
            expect(abs(velocity.dy - (sample == 0 ? 0 : -120)) < 1e-6)
        }
    }

    @Test(.rules("B-244", "N-13")) func `after a rest of 0.1 s the velocity is zero, whether samples come or not`() {
        var silent = makeTracker()
        var resting = makeTracker()
        for sample in 0...10 {
            let time = Double(sample) / 100
            silent.add(CGPoint(x: 500 * time, y: 0), at: time)
            resting.add(CGPoint(x: 500 * time, y: 0), at: time)
        }
        expect(silent.velocity(at: 0.19).dx > 499)
        expectEqual(silent.velocity(at: 0.201), .zero)
        for sample in 11...21 { resting.add(CGPoint(x: 50, y: 0), at: Double(sample) / 100) }
        expectEqual(resting.velocity(at: 0.21), .zero)
    }

    @Test(.rules("B-244")) func `after a rest only the new movement counts`() {
        var tracker = makeTracker()
        tracker.add(.zero, at: 0)
        tracker.add(CGPoint(x: 100, y: 0), at: 0.01)
        tracker.add(CGPoint(x: 100, y: 20), at: 0.21)
        let velocity = tracker.velocity(at: 0.21)
        expectEqual(velocity.dx, 0)
        expect(abs(velocity.dy - 100) < 1e-6)
    }

    @Test(.rules("B-244")) func `samples of one time make no infinite speed and lose no movement`() {
        var tracker = makeTracker()
        tracker.add(.zero, at: 0)
        tracker.add(CGPoint(x: 1, y: 0), at: 0)
        tracker.add(CGPoint(x: 2, y: 0), at: 0)
        expectEqual(tracker.velocity(at: 0), .zero)
        tracker.add(CGPoint(x: 3, y: 0), at: 0.01)
        expect(abs(tracker.velocity(at: 0.01).dx - 300) < 1e-6)
        tracker.add(CGPoint(x: 50, y: 0), at: 0.005)
        expect(abs(tracker.velocity(at: 0.01).dx - 300) < 1e-6)
    }

    @Test(.rules("B-244")) func `after a reset it starts with two new samples`() {
        var tracker = makeTracker()
        tracker.add(.zero, at: 0)
        tracker.add(CGPoint(x: 10, y: 0), at: 0.01)
        tracker.reset()
        expectEqual(tracker.velocity(at: 0.01), .zero)
        tracker.add(CGPoint(x: 20, y: 0), at: 0.02)
        expectEqual(tracker.velocity(at: 0.02), .zero)
        tracker.add(CGPoint(x: 21, y: 0), at: 0.03)
        expect(abs(tracker.velocity(at: 0.03).dx - 100) < 1e-6)
    }

    @Test(.rules("B-244")) func `newer movement weighs more, by time and not by number of samples`() {
        func velocity(rate: Double) -> CGFloat {
            var tracker = makeTracker()
            tracker.add(.zero, at: 0)
            var position: CGFloat = 0
            for sample in 1...Int(rate / 10) {
                let time = Double(sample) / rate
                position += (time <= 0.05 + 1e-9 ? 100 : 400) / CGFloat(rate)
                tracker.add(CGPoint(x: position, y: 0), at: time)
            }
            return tracker.velocity(at: 0.1).dx
        }
        // 0.05 s of 400 pt/s after 100 pt/s: 400 - 300·e^(-0.05/0.03).
        for rate in [60, 120, 240] as [Double] { expect(abs(velocity(rate: rate) - 343.3) < 1) }
    }
}
