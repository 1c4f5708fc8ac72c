extension Instant: InstantProtocol {
    /// The type of the time between two instants. Durations are finer than instants: they are rounded to nanoseconds.
    public typealias Duration = Swift.Duration

    /// The instant that is a duration later (earlier, if negative); saturates.
    public func advanced(by duration: Duration) -> Instant {
        // All instants lie within these, from any of them.
        if duration > .seconds(20_000_000_000 as Int64) { return Instant(nanoseconds: .max) }
        if duration < .seconds(-20_000_000_000 as Int64) { return Instant(nanoseconds: .min) }
        let (seconds, attoseconds) = duration.components
        // Halves are rounded away from zero, as seconds are.
        let rest = (attoseconds + (attoseconds < 0 ? -500_000_000 : 500_000_000)) / 1_000_000_000
        let sum = Duration.nanoseconds(nanoseconds) + .seconds(seconds) + .nanoseconds(rest)
        if sum >= .nanoseconds(Int64.max) { return Instant(nanoseconds: .max) }
        if sum <= .nanoseconds(Int64.min) { return Instant(nanoseconds: .min) }
        return Instant(nanoseconds: sum.components.seconds * 1_000_000_000 + sum.components.attoseconds / 1_000_000_000)
    }

    /// The duration from this instant to another one; negative when that is earlier. Exact.
    public func duration(to other: Instant) -> Duration {
        .nanoseconds(other.nanoseconds) - .nanoseconds(nanoseconds)
    }
}
