import HostKit
import Testing
import Touchstone

struct HostClockTests {
    private func at(_ seconds: Double) -> Instant { Instant(seconds: seconds) }

    @Test func `time begins at zero and runs with the window`() {
        let clock = HostClock(start: at(10))
        #expect(clock.application(at: at(10)) == .zero)
        #expect(clock.application(at: at(12.5)) == at(2.5))
        #expect(clock.application(at: at(9)) == .zero)
        #expect(clock.window(at: at(2.5)) == at(12.5))
    }

    @Test func `a change of the rate counts from its instant`() {
        var clock = HostClock(start: .zero)
        clock.setRate(0.1, at: at(1))
        #expect(clock.application(at: at(2)) == at(1.1))
        #expect(clock.window(at: at(1.1)) == at(2))
        clock.setRate(1, at: at(2))
        #expect(clock.application(at: at(3)) == at(2.1))
    }

    @Test func `time that stands still reaches nothing, and goes on by steps`() {
        var clock = HostClock(start: .zero)
        clock.setRate(0, at: at(1))
        #expect(clock.application(at: at(5)) == at(1))
        #expect(clock.window(at: at(1.5)) == nil)
        #expect(clock.window(at: at(0.5)) == at(1))
        clock.skip(0.25, at: at(5))
        #expect(clock.application(at: at(6)) == at(1.25))
    }

    @Test(arguments: [0.1, 0.5, 0.3333, 1, 7])
    func `the window's instant of an application's instant is not too early`(_ rate: Double) throws {
        var clock = HostClock(start: Instant(nanoseconds: 123_456_789))
        clock.setRate(rate, at: at(1))
        for nanoseconds in stride(from: Int64(900_000_000), to: 2_000_000_000, by: 33_333_337) {
            let wanted = Instant(nanoseconds: nanoseconds)
            let window = try #require(clock.window(at: wanted))
            #expect(clock.application(at: window) >= wanted)
        }
    }

    @Test(arguments: [-1.0, Double.nan, -Double.infinity])
    func `a rate that makes no sense is none`(_ rate: Double) {
        var clock = HostClock(start: .zero)
        clock.setRate(rate, at: at(1))
        #expect(clock.rate == 0)
    }

    @Test func `instants beyond all others do not trap`() {
        let clock = HostClock(start: .zero)
        #expect(clock.window(at: Instant(nanoseconds: .max)) == nil)
        #expect(HostClock(start: at(5)).application(at: Instant(nanoseconds: .min)) == .zero)
    }
}
