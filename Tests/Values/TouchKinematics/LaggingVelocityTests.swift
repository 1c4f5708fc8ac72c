import TestSupport
import Testing
import TouchInput
import TouchKinematics

/// The velocity of UIKit's pan as it was recorded.
struct LaggingVelocityTests {
    private func makeTracker() -> VelocityTracker { VelocityTracker(memory: 0.03, rest: 0.1, strategy: .lagging) }

    @Test(.rules("M-01"))
    func `a fifth of the newest movement and four fifths of that before; the first alone counts whole`() {
        var tracker = makeTracker()
        tracker.add(.zero, at: 5)
        expect(tracker.velocity(at: 5) == .zero && !tracker.hasMovement)
        // 500, 1000, 100 and -200 pt/s, unevenly in time.
        var velocities: [CGFloat] = []
        for (time, x) in [(5.02, 10.0), (5.03, 20), (5.04, 21), (5.06, 17)] {
            tracker.add(CGPoint(x: x, y: -2 * x), at: time)
            velocities.append(tracker.velocity(at: time).dx)
            expect(abs(tracker.velocity(at: time).dy + 2 * tracker.velocity(at: time).dx) < 1e-6)
        }
        for (velocity, wanted) in zip(velocities, [500, 0.2 * 1_000 + 0.8 * 500, 0.2 * 100 + 800, -40 + 0.8 * 100]) {
            expect(abs(velocity - wanted) < 1e-6)
        }
    }

    @Test(.rules("M-02")) func `it knows of no rest, and two samples at the same place end the movement`() {
        var tracker = makeTracker()
        tracker.add(.zero, at: 0)
        tracker.add(CGPoint(x: 10, y: 0), at: 0.01)
        for time in [0.01, 0.11, 0.32, 3] { expect(abs(tracker.velocity(at: time).dx - 1_000) < 1e-9) }
        expect(!tracker.hasRested(at: 0.1) && tracker.hasRested(at: 0.11))
        tracker.add(CGPoint(x: 10, y: 0), at: 0.027)
        expect(abs(tracker.velocity(at: 0.027).dx - 800) < 1e-9)
        tracker.add(CGPoint(x: 10, y: 0), at: 0.043)
        expectEqual(tracker.velocity(at: 0.043), .zero)
    }

    @Test(.rules("M-01")) func `restarted, the next movement counts whole`() {
        var tracker = makeTracker()
        tracker.add(.zero, at: 0)
        tracker.add(CGPoint(x: 10, y: 0), at: 0.01)
        tracker.restart(at: CGPoint(x: 10, y: 0), 0.01)
        expectEqual(tracker.velocity(at: 0.01), .zero)
        tracker.add(CGPoint(x: 13, y: 0), at: 0.02)
        expect(abs(tracker.velocity(at: 0.02).dx - 300) < 1e-9)
    }

    @Test(.bug(id: "D-3")) func `limits of 0_04 and 0_1 s hold to the digit, for times that are no binary fractions`() {
        var tracker = VelocityTracker(memory: 0.03, rest: 0.1, strategy: .lsq2)
        for start in [0, 100.1, 1_000.3, 77_777.7] as [Double] {
            // A gap of exactly 0.04 s is a stop, at every time of day.
            tracker.restart(at: .zero, start)
            tracker.add(CGPoint(x: 10, y: 0), at: start + 0.04)
            expectEqual(tracker.velocity(at: start + 0.04), .zero, "\(start)")
            tracker.add(CGPoint(x: 20, y: 0), at: start + 0.05)
            expect(tracker.velocity(at: start + 0.089) != .zero, "\(start)")
            expectEqual(tracker.velocity(at: start + 0.05 + 0.04), .zero, "\(start)")
            // A sample of exactly 0.1 s before belongs to the fit: six at 50 Hz, the oldest off the line of the others.
            tracker.restart(at: CGPoint(x: 60, y: 0), start)
            for step in 1...5 { tracker.add(CGPoint(x: Double(step) * 10, y: 0), at: start + Double(step) * 0.02) }
            // The slope, at the newest, of the parabola that fits 60, 10, 20, 30, 40, 50 best; 500 pt/s without the first.
            expect(abs(tracker.velocity(at: start + 0.1).dx - 1_410.714) < 0.01, "\(start)")
        }
    }
}
