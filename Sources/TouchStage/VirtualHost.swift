public import Touchstone

/// A host whose time is a number: for tests and replays.
///
/// Time moves only when it is told to; every instant that the application asked to be woken at is kept, in order, before
/// anything later happens.
public final class VirtualHost: ApplicationHost {
    /// The application that it feeds.
    public let application: UIApplication
    private var wakeInstant: Instant?

    /// Creates a host that feeds an application.
    /// - Parameter application: by default one of its own.
    public init(application: UIApplication = UIApplication()) {
        self.application = application
        application.host = self
    }

    /// How many wake-ups one call keeps before it gives up on an app that asks for ever.
    private static let maximumWakes = 100_000
    /// How many of them may be at one instant.
    private static let maximumWakesInVain = 100

    /// Called by the application.
    public func wake(at instant: Instant?) {
        wakeInstant = instant
    }

    /// The present instant.
    public var now: Instant { application.now }

    /// Moves time on, keeping every wake-up on the way.
    public func advance(to instant: Instant) {
        wakeUp(until: instant)
        application.advance(to: instant)
        wakeUp(until: instant)
    }

    /// Moves time on by seconds, keeping every wake-up on the way.
    public func advance(by seconds: TimeInterval) {
        advance(to: now.advanced(by: seconds))
    }

    /// Moves time on to the frame, then feeds it.
    public func receive(_ frame: InputFrame) {
        wakeUp(until: frame.instant)
        application.receive(frame)
        wakeUp(until: application.now)
    }

    private func wakeUp(until instant: Instant) {
        var wakes = 0
        var wakesInVain = 0
        while let due = wakeInstant, due <= instant, wakes < Self.maximumWakes, wakesInVain < Self.maximumWakesInVain {
            wakes += 1
            wakesInVain = due > now ? 0 : wakesInVain + 1
            wakeInstant = nil
            application.advance(to: due)
        }
    }
}
