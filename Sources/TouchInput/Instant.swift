/// A point on the one time line of an application, in nanoseconds.
///
/// The zero point is the host's: uptime on a device, the start of the recording in a replay. Arithmetic saturates, so a
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
    /// Not a number counts as zero; values beyond the range saturate.
    public init(seconds: Double) {
        nanoseconds = Self.nanoseconds(seconds)
    }

    /// The zero point.
    public static let zero = Instant(nanoseconds: 0)

    /// Seconds since the zero point, as `UITouch.timestamp` reports them.
    public var seconds: Double {
        Double(nanoseconds) / 1e9
    }

    /// The instant that is `seconds` later (earlier, if negative).
    public func advanced(by seconds: Double) -> Instant {
        let (sum, overflow) = nanoseconds.addingReportingOverflow(Self.nanoseconds(seconds))
        return Instant(nanoseconds: overflow ? (seconds < 0 ? .min : .max) : sum)
    }

    /// Seconds from `other` to this instant; negative when this one is earlier.
    public func seconds(since other: Instant) -> Double {
        let (difference, overflow) = nanoseconds.subtractingReportingOverflow(other.nanoseconds)
        return overflow ? seconds - other.seconds : Double(difference) / 1e9
    }

    /// Earlier instants come first.
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
