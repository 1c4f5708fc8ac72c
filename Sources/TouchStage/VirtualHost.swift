public import Touchstone

/// A host whose time is a number: for tests and replays.
///
/// Time moves only when it is told to; every instant that the application asked to be woken at is kept, in order, before
/// anything later happens.
public final class VirtualHost: ApplicationHost {
    /// The application that it feeds.
    public let application: UIApplication
    private var wakeInstant: Instant?
    private var areFramesWanted = false
    /// The application is being called: it is inside its callbacks, if anybody calls the host now.
    private var isFeeding = false

    /// How many frames a second the display shows while the application wants them; 60 by default, 0 for a display that
    /// shows none. They come at multiples of the same time since instant 0.
    public var framesPerSecond = 60.0

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

    /// Called by the application.
    public func framesWanted(_ areWanted: Bool) {
        areFramesWanted = areWanted
    }

    /// When the display shows its next frame.
    private var nextFrame: Instant? {
        guard areFramesWanted, framesPerSecond > 0, framesPerSecond <= 1_000_000 else { return nil }
        return Instant.nextFrame(after: now, rate: framesPerSecond)
    }

    /// The present instant.
    public var now: Instant { application.now }

    /// Moves time on, keeping every wake-up on the way. Inside a callback of the application time stands still.
    public func advance(to instant: Instant) {
        guard !isFeeding else { return }
        wakeUp(until: instant)
        feed { application.advance(to: instant) }
        wakeUp(until: instant)
    }

    /// Moves time on by seconds, keeping every wake-up on the way.
    public func advance(by seconds: TimeInterval) {
        advance(to: now.advanced(by: seconds))
    }

    /// Moves time on, from wake-up to wake-up and frame to frame, until the application asks for neither.
    /// - Parameter seconds: how far at most; what is no positive number is none at all.
    /// - Returns: what it still asks for then; `nil` if it asks for nothing.
    public func advanceUntilStill(within seconds: TimeInterval = 60) -> Misuse.Pending? {
        guard !isFeeding else { return .callback }
        let end = now.advanced(by: seconds > 0 ? seconds : 0)
        var stepsInVain = 0
        while pending != nil {
            let next = [wakeInstant, nextFrame].compactMap { $0 }.min()
            guard let next, next <= end, stepsInVain < Self.maximumWakesInVain else {
                advance(to: end)
                return self.pending
            }
            let before = now
            advance(to: max(next, now))
            stepsInVain = now > before ? 0 : stepsInVain + 1
        }
        return nil
    }

    /// What the application asks for first.
    private var pending: Misuse.Pending? {
        guard let wakeInstant else { return areFramesWanted ? .frames : nil }
        if areFramesWanted, let nextFrame, nextFrame < wakeInstant { return .frames }
        return .timer(wakeInstant)
    }

    /// Moves time on to the frame, then feeds it. A frame of the display, as a recording has them, takes the place of one that
    /// the host would make at its instant.
    public func receive(_ frame: InputFrame) {
        wakeUp(until: frame.instant, framesUntil: frame.others.contains(.display) ? .before : .within)
        feed { application.receive(frame) }
        wakeUp(until: application.now)
    }

    private enum FrameLimit { case before, within }

    private func feed(_ body: () -> Void) {
        let wasFeeding = isFeeding
        isFeeding = true
        body()
        isFeeding = wasFeeding
    }

    private func wakeUp(until instant: Instant, framesUntil limit: FrameLimit = .within) {
        // Inside a callback the application does not move on; its wishes are kept after it.
        guard !isFeeding else { return }
        var wakes = 0
        var wakesInVain = 0
        while wakes < Self.maximumWakes, wakesInVain < Self.maximumWakesInVain {
            let frame = nextFrame.flatMap { $0 < instant || $0 == instant && limit == .within ? $0 : nil }
            let due = wakeInstant.flatMap { $0 <= instant ? $0 : nil }
            guard let next = [frame, due].compactMap({ $0 }).min() else { return }
            wakes += 1
            wakesInVain = next > now ? 0 : wakesInVain + 1
            let wish = wakeInstant
            if next == due {
                wakeInstant = nil
                feed { application.advance(to: next) }
            } else {
                feed { application.displayFrame(at: next) }
            }
            // It did not move on: somebody else than this host has called it, and it is inside a callback.
            guard now >= next else {
                wakeInstant = wish
                return
            }
        }
    }
}
