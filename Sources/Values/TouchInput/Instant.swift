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

extension Instant {
    /// The first frame of a display after an instant, for loops that show one frame after the other:
    ///
    ///     while application.host.areFramesWanted {
    ///         guard let next = Instant.nextFrame(after: application.now, rate: 60) else { break }
    ///         application.host.displayFrame(at: next)
    ///     }
    ///
    /// The frames of a display come at the multiples of `1 / rate` seconds since instant 0, rounded to nanoseconds. A step that is
    /// computed from the seconds of an instant may round to the same instant again; this one is always later.
    /// - Parameters:
    ///   - instant: The time, as a rule that of the frame before.
    ///   - rate: Frames a second.
    /// - Returns: An instant after `instant`; `nil` if the rate is no positive finite number, or nothing comes after `instant`. Where
    ///   frames are less than 10 ns apart, or too many since instant 0 to be counted, it is one frame, and 1 ns at least, after
    ///   `instant`.
    public static func nextFrame(after instant: Instant, rate: Double) -> Instant? {
        guard rate > 0, rate.isFinite, instant.nanoseconds < .max else { return nil }
        // Seconds beyond these count as the first and the last instant there is.
        let seconds = max(instant.seconds, -9.2e9)
        var number = (seconds * rate).rounded(.down) - 1
        guard rate <= 1e8, number.magnitude < 0x1p48 else {
            let (sum, overflow) = instant.nanoseconds.addingReportingOverflow(max(1, nanoseconds(1 / rate)))
            return Instant(nanoseconds: overflow ? .max : sum)
        }
        // The number may be too small by two, as it was rounded, and one was taken off.
        var next = Instant(seconds: number / rate)
        while next <= instant {
            number += 1
            next = Instant(seconds: number / rate)
        }
        return next
    }
}
