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
