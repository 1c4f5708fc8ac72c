import TestSupport
import Testing
import TouchInput
import TouchKinematics

struct DecelerationTests {
    private static let rates: [CGFloat] = [0.998, 0.99]

    @Test(.rules("N-40", "N-41")) func `the part of the speed that is left after a millisecond is the rate`() {
        for rate in Self.rates {
            let fling = Deceleration(from: 0, velocity: 2_000, rate: rate)
            expectEqual(fling.velocity(at: 0), 2_000)
            var velocity: CGFloat = 2_000
            for millisecond in 1...400 {
                velocity *= rate
                expect(abs(fling.velocity(at: TimeInterval(millisecond) / 1_000) - velocity) < 1e-9)
            }
        }
    }

    @Test(.rules("N-41"))
    func `one per cent of the speed is left after 2_30 s at the normal rate, after 0_458 s at the fast one`() {
        for (rate, time) in [(0.998, 2.30), (0.99, 0.458)] as [(CGFloat, TimeInterval)] {
            expect(abs(Deceleration(from: 0, velocity: 5_000, rate: rate).velocity(at: time) - 50) < 0.2)
        }
    }

    @Test(.rules("M-05")) func `the position is that of the law`() {
        // d/(1 − d)/1000: the sum of what each millisecond leaves.
        for (rate, reach) in [(0.998, 0.499), (0.99, 0.099)] as [(CGFloat, CGFloat)] {
            let fling = Deceleration(from: 70, velocity: -1_800, rate: rate)
            var left: CGFloat = 1
            for millisecond in 0...300 {
                let wanted = 70 - 1_800 * reach * (1 - left)
                expect(abs(fling.position(at: TimeInterval(millisecond) / 1_000) - wanted) < 1e-8)
                left *= rate
            }
        }
    }

    @Test(.rules("M-05", "M-06"), arguments: [(750, 2.16), (3_000, 2.85)] as [(CGFloat, TimeInterval)])
    func `a fling is over at 10 points a second, some 5 points before its asymptote`(
        velocity: CGFloat, seconds: TimeInterval
    ) {
        let fling = Deceleration(from: 100, velocity: velocity, rate: 0.998)
        expect(abs(fling.duration - seconds) < 0.005)
        expect(abs(fling.velocity(at: fling.duration.nextDown) - 10) < 1e-9)
        // 10 pt/s reach 4.99 pt.
        expect(abs(100 + velocity * 0.499 - fling.target - 4.99) < 1e-9)
        expect(abs(fling.position(at: fling.duration.nextDown) - fling.target) < 1e-9)
    }

    @Test(.rules("M-07")) func `the announced target is that of the smooth law, a little further than the rest`() {
        for (rate, decay) in [(0.998, 2.002_002_670_673_079), (0.99, 10.050_335_853_501_45)] as [(CGFloat, CGFloat)] {
            for velocity in [300, -3_350, 10, -4, 0] as [CGFloat] {
                let fling = Deceleration(from: 40, velocity: velocity, rate: rate)
                let way = max(0, abs(velocity) - 10) / decay
                expect(abs(fling.announcedTarget - (40 + (velocity < 0 ? -way : way))) < 1e-9)
            }
        }
        // The two recorded pairs differ by 0.34 and 1.67 pt.
        let fling = Deceleration(from: 0, velocity: 3_350, rate: 0.998)
        expect(abs(fling.announcedTarget - fling.target - 1.67) < 0.005)
    }

    @Test(.rules("M-05", "M-07"))
    func `it lands half of its velocity away at the normal rate, a tenth at the fast one`() {
        expect(abs(Deceleration(from: 10, velocity: 1_000, rate: 0.998).target - (10 + 990 * 0.499)) < 1e-9)
        expect(abs(Deceleration(from: 10, velocity: -1_000, rate: 0.99).target - (10 - 990 * 0.099)) < 1e-9)
    }

    @Test(.rules("M-06")) func `it rests exactly at the target, without a last step`() {
        for rate in Self.rates {
            for restSpeed in [1, 10, 40] as [CGFloat] {
                let fling = Deceleration(from: -3, velocity: 1_234, rate: rate, restSpeed: restSpeed)
                expectEqual(fling.position(at: fling.duration), fling.target)
                expectEqual(fling.position(at: fling.duration + 1), fling.target)
                expectEqual(fling.position(at: .infinity), fling.target)
                expectEqual(fling.velocity(at: fling.duration), 0)
                expect(abs(fling.target - fling.position(at: fling.duration - 1e-9)) < 1e-6)
            }
        }
    }

    @Test(.rules("M-06", "B-331")) func `a start that is no faster than the rest speed takes no time`() {
        for velocity in [0, 9, -10] as [CGFloat] {
            let slow = Deceleration(from: 20, velocity: velocity, rate: 0.998)
            expectEqual(slow.duration, 0)
            expect(slow.position(at: 0) == 20 && slow.target == 20 && slow.announcedTarget == 20)
        }
        expect(Deceleration(from: 20, velocity: 10.1, rate: 0.998).duration > 0)
    }

    @Test(.rules("M-05", "B-340"), arguments: rates)
    func `the curve is the same when it goes on from any moment of it`(rate: CGFloat) {
        let fling = Deceleration(from: 100, velocity: -2_500, rate: rate)
        for frames in [24, 60, 120] {
            // Frame by frame, each a new fling from where the one before has come.
            var step = fling
            for frame in 1...frames / 2 {
                let length = 1 / TimeInterval(frames)
                step = Deceleration(from: step.position(at: length), velocity: step.velocity(at: length), rate: rate)
                let time = TimeInterval(frame) * length
                expect(abs(step.position(at: 0) - fling.position(at: time)) < 1e-8)
                expect(abs(step.velocity(at: 0) - fling.velocity(at: time)) < 1e-8)
                expect(abs(step.target - fling.target) < 1e-8)
                expect(abs(step.duration + time - fling.duration) < 1e-8)
            }
        }
    }

    @Test(.rules("N-41", "M-05"), arguments: rates)
    func `the slope of the position is the velocity, a few thousandths less, and it never goes back`(
        rate: CGFloat
    ) {
        let fling = Deceleration(from: 3, velocity: 1_500, rate: rate)
        let width = 1e-5
        let share = rate == 0.998 ? 0.499 * 2.002_002_670_673_079 : 0.099 * 10.050_335_853_501_45
        for step in 1..<1_000 {
            let time = fling.duration * TimeInterval(step) / 1_000
            guard time + width < fling.duration else { continue }
            let slope = (fling.position(at: time + width) - fling.position(at: time - width)) / CGFloat(2 * width)
            expect(abs(slope - share * fling.velocity(at: time)) < 1e-3)
            expect(slope > 0)
        }
    }

    @Test(.rules("B-340"), arguments: rates)
    func `the moment at which an edge is crossed is exact`(rate: CGFloat) throws {
        for velocity in [2_000, -2_000, 300] as [CGFloat] {
            let fling = Deceleration(from: 40, velocity: velocity, rate: rate)
            for part in 1..<20 {
                let edge = 40 + (fling.target - 40) * CGFloat(part) / 20
                let time = try #require(fling.time(reaching: edge))
                expect(abs(fling.position(at: time) - edge) < 1e-9)
                expect(fling.velocity(at: time) * velocity > 0)
            }
            expectEqual(fling.time(reaching: 40), 0)
            expectEqual(fling.time(reaching: fling.target), fling.duration)
            expectNil(fling.time(reaching: fling.target + velocity))
            expectNil(fling.time(reaching: 40 - velocity * 1e-6))
            expectNil(fling.time(reaching: .nan))
            expectNil(fling.time(reaching: .infinity))
        }
        expectNil(Deceleration(from: 40, velocity: 0, rate: rate).time(reaching: 41))
        expectEqual(Deceleration(from: 40, velocity: 0, rate: rate).time(reaching: 40), 0)
    }

    @Test(.rules("B-331"), arguments: rates)
    func `a changed target is reached, exactly, on the normal curve`(rate: CGFloat) {
        for target in [900, -900, 41, 40] as [CGFloat] {
            let changed = Deceleration(from: 40, to: target, rate: rate)
            expectEqual(changed.target, target)
            expectEqual(changed.position(at: changed.duration), target)
            expectEqual(changed.initialVelocity, Deceleration.velocity(from: 40, to: target, rate: rate))
            let flung = Deceleration(from: 40, velocity: changed.initialVelocity, rate: rate)
            expect(abs(flung.target - target) < 1e-9)
            for step in 0..<50 {
                let time = TimeInterval(step) / 50
                guard time < min(changed.duration, flung.duration) else { continue }
                expect(abs(changed.position(at: time) - flung.position(at: time)) < 1e-9)
                expect(abs(changed.velocity(at: time) - flung.velocity(at: time)) < 1e-9)
            }
        }
        // An unchanged one makes no difference.
        let flung = Deceleration(from: 40, velocity: 777, rate: rate)
        let kept = Deceleration(from: 40, to: flung.target, rate: rate)
        expect(abs(kept.initialVelocity - 777) < 1e-9 && abs(kept.duration - flung.duration) < 1e-9)
    }

    @Test(.rules("B-331")) func `times before the start are the start`() {
        let fling = Deceleration(from: 8, velocity: 500, rate: 0.998)
        for time in [0, -1, -.infinity, .nan] as [TimeInterval] {
            expectEqual(fling.position(at: time), 8)
            expectEqual(fling.velocity(at: time), 500)
        }
    }

    @Test(.rules("N-40")) func `odd numbers make a fling that ends somewhere`() {
        let odd: [CGFloat] = [0, -1, 1, 2, 0.998, 1e300, -1e300, .infinity, -.infinity, .nan]
        for start in odd {
            for velocity in odd {
                for rate in odd {
                    for threshold in odd {
                        for fling in [
                            Deceleration(from: start, velocity: velocity, rate: rate, restSpeed: threshold),
                            Deceleration(from: start, to: velocity, rate: rate, restSpeed: threshold),
                        ] {
                            let isSound =
                                fling.target.isFinite && fling.duration.isFinite && fling.duration >= 0
                                && fling.position(at: fling.duration / 2).isFinite
                                && fling.velocity(at: fling.duration / 2).isFinite
                                && fling.position(at: fling.duration) == fling.target
                            expect(isSound, "\(start) \(velocity) \(rate) \(threshold)")
                        }
                    }
                }
            }
        }
    }
}
