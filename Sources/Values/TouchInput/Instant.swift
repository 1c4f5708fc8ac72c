/// A point on the time line of an application, in nanoseconds.
///
/// The zero point is chosen by the host: boot on a device, the start of the recording in a replay. Arithmetic saturates, so a
/// hostile recording cannot overflow it. Nothing in the library reads a clock: every instant comes from the host.
public struct Instant: Hashable, Sendable {
    /// Nanoseconds since the zero point.
    public var nanoseconds: Int64

    /// Creates an instant from nanoseconds since the zero point.
    public init(nanoseconds: Int64) {
        self.nanoseconds = nanoseconds
    }

    /// Creates an instant from seconds since the zero point, rounded to the nearest nanosecond.
    ///
    /// NaN counts as zero; values beyond the range saturate.
    public init(seconds: Double) {
        nanoseconds = Self.nanoseconds(seconds)
    }

    /// The zero point of the time line.
    public static let zero = Instant(nanoseconds: 0)

    /// The seconds since the zero point, as in `UITouch.timestamp`.
    public var seconds: Double {
        Double(nanoseconds) / 1e9
    }

    /// Returns the instant that is `seconds` later (earlier, if negative).
    public func advanced(by seconds: Double) -> Instant {
        let (sum, overflow) = nanoseconds.addingReportingOverflow(Self.nanoseconds(seconds))
        return Instant(nanoseconds: overflow ? (seconds < 0 ? .min : .max) : sum)
    }

    /// Returns the seconds from `other` to this instant; negative if this one is earlier.
    public func seconds(since other: Instant) -> Double {
        let (difference, overflow) = nanoseconds.subtractingReportingOverflow(other.nanoseconds)
        return overflow ? seconds - other.seconds : Double(difference) / 1e9
    }

    /// Returns a Boolean value that indicates whether the left instant is earlier.
    public static func < (left: Instant, right: Instant) -> Bool {
        left.nanoseconds < right.nanoseconds
    }

    static func nanoseconds(_ seconds: Double) -> Int64 {
        let value = (seconds * 1e9).rounded()
        if value.isNaN { return 0 }
        if value >= 9.2e18 { return .max }
        if value <= -9.2e18 { return .min }
        return Int64(value)
    }
}
