public import Touchstone

/// The relation between the time of a window and that of an application: it may run slowly or stand still.
///
///     window        ├──────┼──────────┼──────┤
///     application   ├──────┼──┼───────┤        as fast, at a quarter, as fast again
///
/// The application's time begins at zero, and never goes back.
public struct HostClock: Hashable, Sendable {
    /// The last change: an instant of the window and the one of the application at the same moment.
    private var anchor: (window: Instant, application: Instant)
    /// The seconds of the application per second of the window; 0 while time stands still.
    public private(set) var rate: Double

    /// Creates a clock that runs as fast as the window's.
    /// - Parameter start: The instant of the window at which the application's time is zero.
    public init(start: Instant) {
        (anchor, rate) = ((start, .zero), 1)
    }

    /// Returns the application's instant; the one of the last change for anything before it.
    public func application(at window: Instant) -> Instant {
        let passed = max(0, Self.difference(window, anchor.window))
        let scaled = rate == 1 ? passed : Int64((Double(passed) * rate).rounded())
        return Instant(nanoseconds: anchor.application.nanoseconds &+ scaled)
    }

    /// Returns the first instant of the window at which it is so late in the application; `nil` for never.
    public func window(at application: Instant) -> Instant? {
        let missing = Self.difference(application, anchor.application)
        guard missing > 0 else { return anchor.window }
        guard rate > 0 else { return nil }
        let wait = rate == 1 ? Double(missing) : (Double(missing) / rate).rounded(.up)
        // Later than any program runs.
        guard wait < 4e18, anchor.window.nanoseconds < Int64(4e18) else { return nil }
        let passed = rate == 1 ? missing : Int64(wait)
        return Instant(nanoseconds: anchor.window.nanoseconds + passed)
    }

    /// Changes the rate from an instant on.
    /// - Parameters:
    ///   - rate: The seconds of the application per second of the window: 0…1,000, or the nearest of these.
    ///   - window: The instant of the window.
    public mutating func setRate(_ rate: Double, at window: Instant) {
        anchor = (max(window, anchor.window), application(at: window))
        self.rate = rate > 0 ? min(rate, 1_000) : 0
    }

    /// Lets the application's time jump forward, as for a single step while it stands still.
    public mutating func skip(_ seconds: Double, at window: Instant) {
        let now = application(at: window)
        anchor = (max(window, anchor.window), now.advanced(by: max(0, seconds)))
    }

    private static func difference(_ later: Instant, _ earlier: Instant) -> Int64 {
        let (difference, overflow) = later.nanoseconds.subtractingReportingOverflow(earlier.nanoseconds)
        return overflow ? (later > earlier ? .max : .min) : difference
    }

    /// Returns a Boolean value that indicates whether two clocks are always the same.
    public static func == (a: HostClock, b: HostClock) -> Bool { a.anchor == b.anchor && a.rate == b.rate }

    /// Hashes the last change and the rate.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(anchor.window)
        hasher.combine(anchor.application)
        hasher.combine(rate)
    }
}
