import TestSupport
import Testing
import TouchInput
import TouchKinematics

/// A bounce at an edge, number by number.
struct BounceTests {
    private static let starts: [(displacement: CGFloat, velocity: CGFloat)] = [
        (0, 3_004), (0, -200), (235, 0), (-80, 0), (100, 900), (100, -150), (100, -2_000), (-40, 5_000), (30, -60.2),
    ]

    @Test(.rules("M-08"), arguments: starts, [0.998, 0.99] as [CGFloat])
    func `the excess is that of the law, at any time, when it goes on from any moment`(
        start: (displacement: CGFloat, velocity: CGFloat), rate: CGFloat
    ) {
        let bounce = Bounce(from: 500 + start.displacement, velocity: start.velocity, to: 500, rate: rate)
        let reach: CGFloat = rate == 0.998 ? 0.499 : 0.099
        var left: CGFloat = 1
        for millisecond in 0...600 {
            let time = TimeInterval(millisecond) / 1_000
            guard time < bounce.duration else { break }
            let way = start.displacement + start.velocity * reach * (1 - left)
            let wanted = exponential(-10.02 * CGFloat(time)) * way
            expect(abs(bounce.position(at: time) - 500 - wanted) < 1e-8)
            if millisecond % 50 == 0 {
                let next = Bounce(
                    from: bounce.position(at: time), velocity: bounce.velocity(at: time), to: 500, rate: rate)
                for later in [0.01, 0.05, 0.2] where time + later < bounce.duration {
                    expect(abs(next.position(at: later) - bounce.position(at: time + later)) < 1e-8)
                }
            }
            left *= rate
        }
    }

    @Test(.rules("M-16")) func `the constant is that of the display's interval`() {
        expect(Bounce.decay(displayInterval: 1.0 / 60) == 9.997 && Bounce.decay(displayInterval: 1.0 / 120) == 10.038)
        expect(abs(Bounce.decay(displayInterval: 1.0 / 80) - (9.997 + 10.038) / 2) < 1e-9)
        let others: [(Double, CGFloat)] = [(1.0 / 240, 10.038), (1.0 / 30, 9.997), (0, 10.038), (.infinity, 9.997)]
        for (interval, wanted) in others {
            expectEqual(Bounce.decay(displayInterval: interval), wanted)
        }
        // A release 500 pt beyond an end: the usual constant is 0.5 pt off, in the 20th frame of a second display.
        for (interval, decay) in [(1.0 / 60, 9.997), (1.0 / 120, 10.038)] as [(Double, CGFloat)] {
            let bounce = Bounce(from: 500, to: 0, decay: Bounce.decay(displayInterval: interval), threshold: 0.25)
            let slowed = Bounce(from: 500, velocity: 90, to: 0, decay: decay).slowed(to: 0)
            for frame in 1...20 {
                let time = Double(frame) * interval
                expect(abs(bounce.position(at: time) - 500 * exponential(-decay * CGFloat(time))) < 1e-6)
                expect(abs(slowed.position(at: time) - bounce.position(at: time)) < 1e-9)
            }
        }
    }

    @Test(.rules("M-08", "M-09")) func `an impact at 3004 points a second goes 100_3 points out after 0_091 s`() {
        // The recorded peak; the speed that makes it is peak/(0.499·k/(a + k)·(a/(a + k))^(a/k)) for the normal rate.
        let bounce = Bounce(from: 0, velocity: 3_003.7, to: 0, threshold: 0.25)
        expect(abs(bounce.peak - 100.3) < 0.001)
        expect(abs(bounce.position(at: 0.091) - bounce.peak) < 0.001)
        expect(abs(bounce.duration - 0.848) < 0.001)
    }

    @Test(.rules("M-08", "M-09"))
    func `a release from 235 points is over after 0_69 s, and starts back with ten times its way`() {
        let bounce = Bounce(from: -235, to: 0, threshold: 0.25)
        // 0.683 s: at 60 Hz its last frame comes 0.683…0.7 s after the release.
        expect(abs(bounce.duration - logarithm(235 / 0.25) / 10.02) < 1e-9)
        expect(bounce.duration > 0.68 && bounce.duration < 0.69)
        expectEqual(bounce.peak, -235)
        expect(abs((bounce.position(at: 1e-6) + 235) / 1e-6 - 2_354.7) < 0.1)
    }

    @Test(.rules("M-09"), arguments: starts, [0.5, 0.25, 0.001, 20] as [CGFloat])
    func `it is over when it is never further out again than the threshold`(
        start: (displacement: CGFloat, velocity: CGFloat), threshold: CGFloat
    ) {
        let bounce = Bounce(from: start.displacement, velocity: start.velocity, to: 0, threshold: threshold)
        let endless = Bounce(from: start.displacement, velocity: start.velocity, to: 0, threshold: 1e-6)
        for step in 0...2_000 {
            let time = bounce.duration + TimeInterval(step) / 1_000
            expect(abs(endless.position(at: time)) <= threshold + 1e-9)
            expect(bounce.position(at: time) == 0 && bounce.velocity(at: time) == 0)
        }
        if bounce.duration > 0 { expect(abs(endless.position(at: bounce.duration - 1e-6)) >= threshold - 1e-9) }
    }

    @Test(.rules("M-08")) func `the peak is where it turns round`() {
        for start in Self.starts {
            let bounce = Bounce(from: start.displacement, velocity: start.velocity, to: 0, threshold: 1e-6)
            let side: CGFloat = bounce.peak < 0 ? -1 : 1
            var furthest = bounce.displacement * side
            for step in 0...5_000 { furthest = max(furthest, bounce.position(at: TimeInterval(step) / 5_000) * side) }
            expect(abs(bounce.peak * side - furthest) < 0.001 * (1 + furthest))
        }
    }

    @Test(.rules("B-341")) func `what is flung back fast enough passes its rest at an exact instant`() throws {
        let bounce = Bounce(from: 100, velocity: -2_000, to: 0)
        let time = try #require(bounce.passing)
        expect(abs(bounce.position(at: time)) < 1e-9)
        expect(abs(bounce.velocity(at: time) + 2_000 * exponential(-12.022_002_67 * CGFloat(time))) < 1e-6)
        // 150 pt/s reach 74.85 pt, without a pull.
        expectNil(Bounce(from: 100, velocity: -150, to: 0).passing)
        expectNil(Bounce(from: 100, velocity: 900, to: 0).passing)
        expectNil(Bounce(from: 0, velocity: 900, to: 0).passing)
    }

    @Test func `odd numbers make a bounce that ends at its rest`() {
        let odd: [CGFloat] = [0, -1, 1, 0.998, 1e300, -1e300, .infinity, -.infinity, .nan]
        for start in odd {
            for velocity in odd {
                for rest in odd {
                    for rate in odd {
                        for threshold in odd {
                            let bounce = Bounce(
                                from: start, velocity: velocity, to: rest, rate: rate, threshold: threshold)
                            let isSound =
                                bounce.rest.isFinite && bounce.duration.isFinite && bounce.duration >= 0
                                && bounce.peak.isFinite && bounce.position(at: bounce.duration / 2).isFinite
                                && bounce.position(at: bounce.duration) == bounce.rest
                                && bounce.position(at: .infinity) == bounce.rest
                                && bounce.passing?.isFinite != false && bounce.slowed(to: 0.5).duration.isFinite
                                && bounce.position(at: .nan) == bounce.rest + bounce.displacement
                            expect(isSound, "\(start) \(velocity) \(rest) \(rate) \(threshold)")
                        }
                    }
                }
            }
        }
    }
}
