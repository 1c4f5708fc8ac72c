import Foundation
import TestSupport
import Testing
import TouchInput
import TouchKinematics

struct SpringDurationsTests {
    @Test(.rules("N-57")) func `duration and bounce make stiffness and damping`() {
        for duration in [0.2, 0.5, 1, 3] as [TimeInterval] {
            for bounce in [0, 0.15, 0.3, 0.9, -0.2, -0.5] as [CGFloat] {
                let spring = Spring(perceptualDuration: duration, bounce: bounce, displacement: 1)
                let seconds = CGFloat(duration)
                let damping =
                    bounce < 0 ? 4 * .pi / (seconds * (1 + bounce)) : 4 * .pi * (1 - bounce) / seconds
                expectEqual(spring.mass, 1)
                expect(abs(spring.stiffness / (4 * .pi * .pi / (seconds * seconds)) - 1) < 1e-12)
                expect(abs(spring.damping / damping - 1) < 1e-12)
            }
        }
        let smooth = Spring(perceptualDuration: 0.5, displacement: 30, velocity: -7)
        expect(smooth.dampingRatio == 1 && smooth.displacement == 30 && smooth.initialVelocity == -7)
    }

    @Test(.rules("N-57")) func `the more it bounces the further it passes the rest`() {
        var before: CGFloat = 0
        for bounce in [0.1, 0.2, 0.4, 0.6, 0.8] as [CGFloat] {
            let spring = Spring(perceptualDuration: 0.5, bounce: bounce, displacement: 100)
            let lowest = (0...500).map { spring.value(at: TimeInterval($0) / 1_000) }.min() ?? 0
            expect(lowest < before - 0.01)
            before = lowest
        }
        let smooth = Spring(perceptualDuration: 0.5, displacement: 100)
        expect((0...2_000).allSatisfy { smooth.value(at: TimeInterval($0) / 1_000) >= 0 })
    }

    @Test(.rules("N-57")) func `odd durations and bounces make a spring that comes to rest`() {
        for duration in [0, -1, 1e300, .infinity, .nan] as [TimeInterval] {
            for bounce in [1, -1, 5, -5, .infinity, -.infinity, .nan] as [CGFloat] {
                let spring = Spring(perceptualDuration: duration, bounce: bounce, displacement: 100)
                let rest = spring.settlingDuration()
                expect(rest.isFinite && rest > 0 && abs(spring.value(at: rest)) <= 0.5 + 1e-6)
            }
        }
    }

    @Test(.rules("N-57"), arguments: [0.05, 0.2, 0.5, 0.8, 1, 1.5] as [CGFloat])
    func `the spring of an animation has arrived within its duration, and not long before`(ratio: CGFloat) {
        for duration in [0.1, 0.3, 2] as [TimeInterval] {
            for velocity in [0, 1, 10, -5, 300] as [CGFloat] {
                let spring = Spring(settlingWithin: duration, dampingRatio: ratio, initialVelocity: velocity)
                expect(spring.dampingRatio == ratio && spring.displacement == -1)
                expectEqual(spring.initialVelocity, velocity)
                let rest = spring.settlingDuration(threshold: 0.001)
                expect(rest <= duration && rest > 0.999 * duration)
                for step in 0...1_000 {
                    let time = duration * (1 + TimeInterval(step) / 500)
                    expect(abs(spring.value(at: time)) <= 0.001 + 1e-9)
                }
            }
        }
    }

    @Test(.rules("N-57")) func `an animation is the same, only slower, when it has more time`() {
        let (short, long) = (
            Spring(settlingWithin: 0.4, dampingRatio: 0.5, initialVelocity: 3),
            Spring(settlingWithin: 0.8, dampingRatio: 0.5, initialVelocity: 1.5)
        )
        for step in 0...100 {
            let time = TimeInterval(step) / 200
            expect(abs(short.value(at: time) - long.value(at: 2 * time)) < 1e-6)
        }
    }

    @Test(.rules("N-57")) func `less damping swings further beyond the end`() {
        func furthest(_ ratio: CGFloat) -> CGFloat {
            let spring = Spring(settlingWithin: 0.5, dampingRatio: ratio)
            return (0...500).map { 1 + spring.value(at: TimeInterval($0) / 1_000) }.max() ?? 0
        }
        expect(furthest(0.3) > furthest(0.6) && furthest(0.6) > 1.05)
        expect(furthest(1) <= 1)
    }

    @Test(.rules("N-57")) func `odd animations arrive`() {
        for duration in [0, -1, 1e300, .infinity, .nan] as [TimeInterval] {
            for ratio in [0, -1, 1e300, .infinity, .nan] as [CGFloat] {
                for velocity in [0, 1e300, -.infinity, .nan] as [CGFloat] {
                    let spring = Spring(settlingWithin: duration, dampingRatio: ratio, initialVelocity: velocity)
                    let rest = spring.settlingDuration(threshold: 0.001)
                    let most = duration.isNaN ? 1 : min(max(duration, 0.001), 1e5)
                    expect(rest > 0 && rest <= most, "\(duration) \(ratio) \(velocity): \(rest)")
                }
            }
        }
    }
}
