import TouchInput
import TouchTrace

// Units of the documents: whole numbers are short, and fine enough to draw.

extension Instant {
    /// Whole microseconds, rounded down.
    var microseconds: Int64 { nanoseconds >= 0 ? nanoseconds / 1_000 : -((999 - nanoseconds) / 1_000) }
}

extension CGFloat {
    /// Tenths of a point; beyond a hundred thousand points and for numbers that are none, the nearest that is possible.
    var tenths: Int { isFinite ? Int((Swift.min(Swift.max(self, -1e5), 1e5) * 10).rounded()) : 0 }
}
