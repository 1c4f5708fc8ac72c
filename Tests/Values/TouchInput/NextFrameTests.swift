import TestSupport
import Testing
import TouchInput

struct NextFrameTests {
    static let far: [Int64] = [
        .min, .min + 1, -9_200_000_000_000_000_001, -9_200_000_000_000_000_000, -1_000_000_000, -1, 0, 1, 16_666_666,
        16_666_667,
        3_600_000_000_000, 1_000_000_000_000_000, 9_199_999_999_999_999_999, 9_200_000_000_000_000_000, .max - 1,
    ]

    @Test func `frames come at the multiples of the time between two`() {
        var instant = Instant.zero
        var times: [Int64] = []
        for _ in 0..<6 {
            instant = Instant.nextFrame(after: instant, rate: 60) ?? .zero
            times.append(instant.nanoseconds)
        }
        expectEqual(times, [16_666_667, 33_333_333, 50_000_000, 66_666_667, 83_333_333, 100_000_000])
        expectEqual(Instant.nextFrame(after: Instant(nanoseconds: -1), rate: 60), .zero)
        expectEqual(Instant.nextFrame(after: Instant(seconds: 0.02), rate: 60), Instant(nanoseconds: 33_333_333))
        expectEqual(Instant.nextFrame(after: Instant(seconds: -0.02), rate: 60), Instant(nanoseconds: -16_666_667))
    }

    @Test(arguments: [0, -0.0, -60, .nan, .infinity, -.infinity])
    func `a rate that is no positive finite number has no frames`(rate: Double) {
        for nanoseconds in Self.far {
            expectNil(Instant.nextFrame(after: Instant(nanoseconds: nanoseconds), rate: rate))
        }
    }

    @Test func `nothing comes after the last instant`() {
        for rate in [1e-300, 1, 60, 1e9, 1e300] {
            expectNil(Instant.nextFrame(after: Instant(nanoseconds: .max), rate: rate))
            expectEqual(
                Instant.nextFrame(after: Instant(nanoseconds: .max - 1), rate: rate), Instant(nanoseconds: .max))
        }
    }

    @Test
    func `frames that are too near to each other or too many to be counted come one after the other all the same`() {
        let late = Instant(seconds: 1e9)
        expectEqual(Instant.nextFrame(after: late, rate: 1e8)?.nanoseconds, late.nanoseconds + 10)
        expectEqual(Instant.nextFrame(after: late, rate: 1e300)?.nanoseconds, late.nanoseconds + 1)
        expectEqual(Instant.nextFrame(after: late, rate: 1e-300), Instant(nanoseconds: .max))
        expectEqual(Instant.nextFrame(after: Instant(nanoseconds: .max - 5), rate: 1e8), Instant(nanoseconds: .max))
    }

    /// Times of all magnitudes, and rates that no display has.
    @Test func `the next frame is later in spite of rounding, and none is left out`() throws {
        let seed = UInt64.random(in: .min ... .max)
        var generator = Generator(numbers: SeededNumbers(seed: seed))
        for _ in 0..<20_000 {
            let instant = min(generator.instant(), Instant(nanoseconds: .max - 1))
            let rate = generator.rate()
            let next = try #require(Instant.nextFrame(after: instant, rate: rate), "seed \(seed)")
            expect(next > instant, "seed \(seed): \(instant), \(rate)")
            // From an instant a little before the next frame the next frame is the same.
            let between = instant.nanoseconds + (next.nanoseconds &- 1 &- instant.nanoseconds) / 2
            guard between > instant.nanoseconds, between < next.nanoseconds, rate <= 1_000 else { continue }
            let same = Instant.nextFrame(after: Instant(nanoseconds: between), rate: rate)
            expectEqual(same, next, "seed \(seed): \(instant), \(between), \(rate)")
            // Far from instant 0 seconds are multiples of two microseconds.
            guard instant.seconds.magnitude < 9.1e9 else { continue }
            let step = Double(next.nanoseconds - instant.nanoseconds) / 1e9
            expect(step <= 1 / rate + 4e-6, "seed \(seed): \(instant), \(rate)")
        }
    }

    @Test(arguments: [1, 23.976, 24, 29.97, 30, 48, 50, 59.94, 60, 72, 75, 90, 100, 120, 144, 165, 240, 360, 1_000])
    func `a loop gets on by the frames of a second in a second, also after a year`(rate: Double) {
        for start in [0.0, 1, 12_345.678, 31_556_952] {
            var instant = Instant(seconds: start)
            let end = instant.advanced(by: 10)
            var count = 0
            while let next = Instant.nextFrame(after: instant, rate: rate), next <= end, count < 20_000 {
                instant = next
                count += 1
            }
            expect(abs(Double(count) - 10 * rate) <= 1, "from \(start)")
        }
    }

    private struct Generator: RandomNumberGenerator {
        var numbers: SeededNumbers

        mutating func next() -> UInt64 { numbers.next() }

        mutating func instant() -> Instant {
            switch Int.random(in: 0..<3, using: &self) {
            case 0: return Instant(nanoseconds: NextFrameTests.far.randomElement(using: &self) ?? 0)
            case 1:
                let bits = Int64(1) << Int64.random(in: 0..<63, using: &self)
                return Instant(nanoseconds: .random(in: -bits..<bits, using: &self))
            default:
                // On a frame, where rounding decides.
                let number = Double(Int64.random(in: -1_000_000_000...1_000_000_000, using: &self))
                return Instant(seconds: number / rate())
            }
        }

        mutating func rate() -> Double {
            switch Int.random(in: 0..<4, using: &self) {
            case 0: Double(Int.random(in: 1...1_000, using: &self))
            case 1: Double.random(in: 1...1_000, using: &self)
            case 2:
                [1 / 3.0, 23.976, 59.94, 60 / 1.001, 144, 1e-300, 1e6, 1e8, 1e9, 1e300].randomElement(using: &self)
                    ?? 60
            default: 60
            }
        }
    }
}
