import Testing
import TouchInput

@Suite struct InstantTests {
    @Test func `seconds and nanoseconds agree`() {
        #expect(Instant(seconds: 1.5).nanoseconds == 1_500_000_000)
        #expect(Instant(nanoseconds: 250_000_000).seconds == 0.25)
        #expect(Instant(seconds: 0.1).advanced(by: 0.2) == Instant(seconds: 0.3))
        #expect(Instant(seconds: 3).seconds(since: Instant(seconds: 1)) == 2)
    }

    @Test func `instants are ordered by time`() {
        #expect(Instant.zero < Instant(nanoseconds: 1))
        #expect(!(Instant(nanoseconds: 1) < Instant(nanoseconds: 1)))
    }

    @Test func `arithmetic saturates instead of trapping`() {
        let (first, last) = (Instant(nanoseconds: .min), Instant(nanoseconds: .max))
        #expect(last.advanced(by: 1) == last)
        #expect(first.advanced(by: -1) == first)
        #expect(Instant(seconds: .infinity) == last)
        #expect(Instant(seconds: -.infinity) == first)
        #expect(Instant(seconds: .nan) == .zero)
        #expect(last.seconds(since: first) > 1.8e10)
    }
}
