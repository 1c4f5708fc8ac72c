public import Touchstone

/// The 32-bit milliseconds of a window system's time stamps as instants of the window's clock.
///
///     device     …4 294 967 290 ──► 0 ──► 12 …        wraps around every 49.7 days, from any zero
///     window     …      ────────────────────►         CLOCK_MONOTONIC
///
/// Most window systems stamp with the low 32 bits of CLOCK_MONOTONIC: a stamp is the nearest instant with these bits. If that is far
/// from the present, the zero is another one: then the input with the shortest way so far counts as having had none.
public struct DeviceClock: Hashable, Sendable {
    /// The longest way from the device to the program for which the clocks count as one, in milliseconds.
    private static let longestWay: Int64 = 10_000

    /// The window's milliseconds minus those of the device; `nil` while both have the same zero.
    private var offset: Int64?
    /// The latest instant so far.
    private var latest = Instant(nanoseconds: .min)
    /// The latest instant when the offset changed; no later input is before it.
    private var earliest = Instant(nanoseconds: .min)

    /// Creates the clock before any time stamp.
    public init() {}

    /// Returns the instant of a time stamp: at most the present one, and after a change of the zero none before the latest until then.
    /// - Parameters:
    ///   - milliseconds: The time stamp.
    ///   - now: The present instant of the window's clock.
    public mutating func instant(_ milliseconds: UInt32, now: Instant) -> Instant {
        let present = now.nanoseconds / 1_000_000
        var age = Self.age(milliseconds, at: present - (offset ?? 0))
        // A time stamp of the next millisecond is one of rounding.
        if age < -1 || age > Self.longestWay {
            earliest = latest
            let shared = Self.age(milliseconds, at: present)
            if offset != nil, shared >= -1, shared <= Self.longestWay {
                (offset, age) = (nil, shared)
            } else {
                (offset, age) = (present - Int64(milliseconds), 0)
            }
        }
        let instant = max(earliest, min(now, Instant(nanoseconds: (present - age) * 1_000_000)))
        latest = max(latest, instant)
        return instant
    }

    /// Returns how long ago a time stamp was, in milliseconds; negative for the future.
    private static func age(_ milliseconds: UInt32, at present: Int64) -> Int64 {
        Int64(Int32(bitPattern: UInt32(truncatingIfNeeded: present) &- milliseconds))
    }
}
