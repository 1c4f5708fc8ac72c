import Foundation
import TestSupport
import Testing
import TouchInput
import TouchKinematics

struct SpringTests {
    private static let ratios: [CGFloat] = [
        0.01, 0.05, 0.3, 0.7, 0.99, 0.999_999, 1 - 1e-12, 1, 1 + 1e-12, 1.000_001, 1.01, 1.1, 2, 10, 100,
    ]
    private static let starts: [(displacement: CGFloat, velocity: CGFloat)] = [
        (100, 0), (-100, 0), (0, 3_125), (0, -3_125), (50, 800), (50, -800), (-50, 2_000), (50, -499), (50, -500),
        (0.2, 900), (0.2, 4),
    ]

    private static func springs(mass: CGFloat = 1, stiffness: CGFloat = 100) -> [Spring] {
        ratios.flatMap { ratio in
            starts.map {
                Spring(
                    mass: mass, stiffness: stiffness, dampingRatio: ratio, displacement: $0.displacement,
                    velocity: $0.velocity)
            }
        }
    }

    @Test(.rules("N-51")) func `a bounce has a mass of 1, a stiffness of 100 and no swing`() {
        let spring = Spring(displacement: 60, velocity: 200)
        expect(spring.mass == 1 && spring.stiffness == 100 && spring.dampingRatio == 1 && spring.damping == 20)
        for step in 0...200 {
            let time = Double(step) / 100
            expect(abs(spring.value(at: time) - CGFloat((60 + 800 * time) * exp(-10 * time))) < 1e-9)
        }
    }

    @Test(.rules("N-51", "B-340")) func `every spring obeys the law of springs`() {
        // Integrated in steps of a ten thousandth of a second (Runge and Kutta), which knows nothing of the closed form.
        let kinds: [(CGFloat, CGFloat, CGFloat)] = [(1, 100, 1), (0.5, 100, 1.1), (2, 300, 0.2), (1, 40, 3)]
        for (mass, stiffness, ratio) in kinds {
            let spring = Spring(
                mass: mass, stiffness: stiffness, dampingRatio: ratio, displacement: -30, velocity: 900)
            func force(_ place: CGFloat, _ velocity: CGFloat) -> CGFloat {
                (-stiffness * place - spring.damping * velocity) / mass
            }
            var (place, velocity): (CGFloat, CGFloat) = (-30, 900)
            let step: CGFloat = 1e-4
            for index in 0..<15_000 {
                if index.isMultiple(of: 500) {
                    let time = TimeInterval(index) * 1e-4
                    expect(abs(spring.value(at: time) - place) < 1e-7)
                    expect(abs(spring.velocity(at: time) - velocity) < 1e-6)
                }
                let (p1, v1) = (velocity, force(place, velocity))
                let (p2, v2) = (velocity + step / 2 * v1, force(place + step / 2 * p1, velocity + step / 2 * v1))
                let (p3, v3) = (velocity + step / 2 * v2, force(place + step / 2 * p2, velocity + step / 2 * v2))
                let (p4, v4) = (velocity + step * v3, force(place + step * p3, velocity + step * v3))
                place += step / 6 * (p1 + 2 * p2 + 2 * p3 + p4)
                velocity += step / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
            }
        }
    }

    @Test(.rules("N-51")) func `it starts where and as fast as it is told, and before that as well`() {
        for spring in Self.springs() {
            for time in [0, -1, -.infinity, .nan] as [TimeInterval] {
                expectEqual(spring.value(at: time), spring.displacement)
                expectEqual(spring.velocity(at: time), spring.initialVelocity)
            }
            expect(abs(spring.value(at: 1e-9) - spring.displacement) < 1e-5)
            expect(abs(spring.velocity(at: 1e-9) - spring.initialVelocity) < 1e-2)
            expectEqual(spring.value(at: .infinity), 0)
            expectEqual(spring.velocity(at: .infinity), 0)
        }
    }

    @Test(.rules("N-51")) func `the velocity is the slope of the displacement`() {
        let width = 1e-5
        for spring in Self.springs() {
            for step in 1...60 {
                let time = Double(step) / 40
                let slope = (spring.value(at: time + width) - spring.value(at: time - width)) / CGFloat(2 * width)
                let tolerance = 1e-4 * max(1, abs(spring.initialVelocity) + 100 * abs(spring.displacement))
                expect(abs(slope - spring.velocity(at: time)) < tolerance, "\(spring) \(time)")
            }
        }
    }

    @Test(.rules("N-51")) func `the three kinds of spring go over into each other`() {
        for (displacement, velocity) in Self.starts {
            func spring(_ ratio: CGFloat) -> Spring {
                Spring(dampingRatio: ratio, displacement: displacement, velocity: velocity)
            }
            let critical = spring(1)
            for distance in [1e-3, 1e-6, 1e-9, 1e-12, 2.3e-16] as [CGFloat] {
                for other in [spring(1 - distance), spring(1 + distance)] {
                    for step in 0...150 {
                        let time = Double(step) / 100
                        let difference = abs(other.value(at: time) - critical.value(at: time))
                        expect(difference <= 1_000 * distance + 1e-9, "\(other) \(time)")
                    }
                    // One that swings slowly passes the rest in the end, but invisibly.
                    guard displacement * velocity >= 0 else { continue }
                    expect(abs(other.peak.time - critical.peak.time) <= TimeInterval(10 * distance + 1e-9))
                    expect(abs(other.peak.value - critical.peak.value) <= 1_000 * distance + 1e-9)
                }
            }
        }
    }

    @Test(.rules("N-51")) func `nothing depends on how often one looks`() {
        for spring in Self.springs() {
            var later = spring
            for frame in 1...30 {
                later = Spring(
                    dampingRatio: spring.dampingRatio, displacement: later.value(at: 1.0 / 60),
                    velocity: later.velocity(at: 1.0 / 60))
                let time = TimeInterval(frame) / 60
                expect(abs(later.displacement - spring.value(at: time)) < 1e-7)
                expect(abs(later.initialVelocity - spring.velocity(at: time)) < 1e-6)
            }
        }
    }

    @Test(.rules("N-51")) func `odd numbers make a spring that comes to rest`() {
        let odd: [CGFloat] = [0, -1, 0.5, 1e300, -1e300, .infinity, .nan]
        for mass in odd {
            for stiffness in odd {
                for ratio in odd {
                    for displacement in odd {
                        for velocity in odd {
                            let spring = Spring(
                                mass: mass, stiffness: stiffness, dampingRatio: ratio, displacement: displacement,
                                velocity: velocity)
                            let rest = spring.settlingDuration()
                            let isSound =
                                rest.isFinite && rest >= 0 && abs(spring.value(at: rest)) <= 0.5 + 1e-6
                                && spring.value(at: rest / 2).isFinite && spring.velocity(at: rest / 2).isFinite
                                && spring.peak.time.isFinite && spring.peak.value.isFinite
                            if !isSound { Issue.record("\(spring) \(rest) \(spring.value(at: rest)) \(spring.peak)") }
                        }
                    }
                }
            }
        }
    }
}
