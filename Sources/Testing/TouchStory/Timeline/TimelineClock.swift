package import TouchTrace

/// The clock of a timeline: it turns the instants of records into those that are shown.
///
/// They begin at the origin, never go back, and are far enough from the ends of the time line to calculate safely.
package struct TimelineClock: Sendable {
    /// The zero of the instants that are shown.
    package private(set) var origin = Instant.zero
    /// The latest instant, as it is shown; `nil` before the first record.
    package private(set) var latest: Instant?

    /// Creates a clock that has read no record.
    package init() {}

    /// Advances to the instant of the next record.
    /// - Returns: The instant that is shown. A record that is older than the one before it counts as simultaneous.
    package mutating func advance(to instant: Instant) -> Instant {
        let instant = Self.drawable(instant)
        if latest == nil, !Self.readable.contains(instant.nanoseconds) { origin = instant }
        let shown = Instant(nanoseconds: instant.nanoseconds - origin.nanoseconds)
        let now = max(latest ?? shown, shown)
        latest = now
        return now
    }

    /// A run that starts in this range is shown on its own clock. One that starts later has the time since its device was switched on,
    /// of which five digits before the point are not useful.
    private static let readable: Range<Int64> = 0..<1_000_000_000_000

    /// Returns an instant at most thirty years from zero.
    private static func drawable(_ instant: Instant) -> Instant {
        let limit: Int64 = 1_000_000_000_000_000_000
        return Instant(nanoseconds: min(max(instant.nanoseconds, -limit), limit))
    }
}
