import Testing
import Touchstone
import WindowInput

struct `The clock of a device` {
    private func milliseconds(_ number: Int64) -> Instant { Instant(nanoseconds: number * 1_000_000) }

    @Test func `time stamps with the low bits of the window's clock are the nearest instants`() {
        var clock = DeviceClock()
        let now = milliseconds(5_000_000_000)
        let low = UInt32(truncatingIfNeeded: Int64(5_000_000_000))
        #expect(clock.instant(low &- 7, now: now) == milliseconds(4_999_999_993))
        #expect(clock.instant(low, now: now) == now)
    }

    @Test func `they stay so across the wrap after 49 days`() {
        var clock = DeviceClock()
        let wrap = Int64(1) << 32
        #expect(clock.instant(.max, now: milliseconds(wrap + 3)) == milliseconds(wrap - 1))
        #expect(clock.instant(2, now: milliseconds(wrap + 3)) == milliseconds(wrap + 2))
    }

    @Test func `no input is of the future`() {
        var clock = DeviceClock()
        let now = Instant(nanoseconds: 1_000_400_000)
        #expect(clock.instant(1_001, now: now) == now)
    }

    @Test func `with another zero the input with the shortest way counts as having had none`() {
        var clock = DeviceClock()
        // The device's 50 is the window's 100,000 plus a way of 6 ms.
        #expect(clock.instant(50, now: milliseconds(100_006)) == milliseconds(100_006))
        #expect(clock.instant(60, now: milliseconds(100_018)) == milliseconds(100_016))
        // A way of 2 ms: the zero was 4 ms too late.
        #expect(clock.instant(70, now: milliseconds(100_022)) == milliseconds(100_022))
        #expect(clock.instant(80, now: milliseconds(100_040)) == milliseconds(100_032))
    }

    @Test func `no input is earlier than the one before when the zero was too late`() {
        var clock = DeviceClock()
        // A busy machine read the first input late, and the next three at once.
        #expect(clock.instant(50, now: milliseconds(100_030)) == milliseconds(100_030))
        let now = Instant(nanoseconds: 100_030_400_000)
        #expect(clock.instant(51, now: now) == now)
        #expect(clock.instant(58, now: Instant(nanoseconds: 100_030_600_000)) == now)
        #expect(clock.instant(58, now: Instant(nanoseconds: 100_030_800_000)) == now)
        #expect(clock.instant(66, now: milliseconds(100_040)) == milliseconds(100_038))
    }

    @Test func `a device whose clock becomes that of the window follows it again`() {
        var clock = DeviceClock()
        _ = clock.instant(50, now: milliseconds(100_000))
        #expect(clock.instant(160_000, now: milliseconds(160_005)) == milliseconds(160_000))
    }
}
