import TestSupport
import Testing
import TouchInput

struct InstantTests {
    @Test func `seconds and nanoseconds agree`() {
        expectEqual(Instant(seconds: 1.5).nanoseconds, 1_500_000_000)
        expectEqual(Instant(nanoseconds: 250_000_000).seconds, 0.25)
        expectEqual(Instant(seconds: 0.1).advanced(by: 0.2), Instant(seconds: 0.3))
        expectEqual(Instant(seconds: 3).seconds(since: Instant(seconds: 1)), 2)
    }

    @Test func `instants are ordered by time`() {
        expect(Instant.zero < Instant(nanoseconds: 1))
        expect(!(Instant(nanoseconds: 1) < Instant(nanoseconds: 1)))
    }

    @Test func `arithmetic saturates instead of trapping`() {
        let (first, last) = (Instant(nanoseconds: .min), Instant(nanoseconds: .max))
        expectEqual(last.advanced(by: 1), last)
        expectEqual(first.advanced(by: -1), first)
        expectEqual(Instant(seconds: .infinity), last)
        expectEqual(Instant(seconds: -.infinity), first)
        expectEqual(Instant(seconds: .nan), .zero)
        expect(last.seconds(since: first) > 1.8e10)
    }

    @Test func `an instant is one of Swift's, and its durations are Swift's`() {
        func later<Point: InstantProtocol>(_ point: Point, _ duration: Point.Duration) -> (Point, Point.Duration) {
            let later = point.advanced(by: duration)
            return (later, point.duration(to: later))
        }
        let (instant, duration) = later(Instant(seconds: 1), .milliseconds(250))
        expectEqual(instant, Instant(seconds: 1.25))
        expectEqual(duration, .milliseconds(250))
        expectEqual(instant.duration(to: Instant(seconds: 1)), .milliseconds(-250))
        expectEqual(Instant.zero.advanced(by: .nanoseconds(3)), Instant(nanoseconds: 3))
    }

    @Test func `durations are rounded to nanoseconds, halves away from zero, and saturate`() {
        func after(_ attoseconds: Int64) -> Int64 {
            Instant.zero.advanced(by: Duration(secondsComponent: 0, attosecondsComponent: attoseconds)).nanoseconds
        }
        expectEqual([499_999_999, 500_000_000, 1_499_999_999].map(after), [0, 1, 1])
        expectEqual([-499_999_999, -500_000_000, -1_500_000_000].map(after), [0, -1, -2])
        let (first, last) = (Instant(nanoseconds: .min), Instant(nanoseconds: .max))
        expectEqual(last.advanced(by: .nanoseconds(1)), last)
        expectEqual(first.advanced(by: .nanoseconds(-1)), first)
        expectEqual(Instant.zero.advanced(by: .seconds(Int64.max)), last)
        expectEqual(Instant.zero.advanced(by: .seconds(Int64.min)), first)
        expectEqual(last.advanced(by: .seconds(Int64.max) * 18), last)
        expectEqual(first.duration(to: last), .nanoseconds(Int64.max) - .nanoseconds(Int64.min))
        expectEqual(last.duration(to: first), .nanoseconds(Int64.min) - .nanoseconds(Int64.max))
        expectEqual(first.advanced(by: .nanoseconds(Int64.max)), Instant(nanoseconds: -1))
        // Instants within reach by a distance that nanoseconds do not hold.
        expectEqual(first.advanced(by: .seconds(10_000_000_000)).nanoseconds, 776_627_963_145_224_192)
        expectEqual(first.advanced(by: first.duration(to: last)), last)
    }
}
