public import TouchInput

/// A host with virtual time: for tests and replays.
///
/// Time advances only on request; every wake-up that the application requested happens in order, before anything later.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
public final class VirtualHost: ApplicationHost {
    /// The application that the host feeds.
    public let application: UIApplication
    private var wakeInstant: Instant?
    private var areFramesWanted = false
    /// A Boolean value that indicates whether the application is being called: calls of the host then come from inside its
    /// callbacks.
    package private(set) var isFeeding = false

    /// The number of frames per second that the display shows while the application wants them; 60 by default, 0 for a display
    /// that shows none. They come at multiples of the frame duration since instant 0.
    public var framesPerSecond = 60.0
    /// The interval between two of these frames, in seconds; `nil` for a display that shows none.
    public var displayInterval: TimeInterval? { framesPerSecond > 0 ? 1 / framesPerSecond : nil }
    /// The haptic feedback that the app has requested, in order.
    public private(set) var feedback: [HapticFeedback] = []

    /// The things that an application waits for.
    @nonexhaustive public enum Pending: Hashable, Sendable {
        /// A timer that is due at this instant.
        case timer(Instant)
        /// Frames of the display: something moves, or a display link is running.
        case frames
        /// The end of the callback that made the request: time does not advance during it.
        case callback
    }

    /// Creates a host that feeds an application.
    /// - Parameter application: The application; a new one by default.
    public init(application: UIApplication = UIApplication()) {
        self.application = application
        application.host.loop = self
    }

    /// Notes a request of haptic feedback.
    public func feedback(_ feedback: HapticFeedback) {
        self.feedback.append(feedback)
    }

    /// Forgets the feedback so far, for programs that run for long.
    package func forgetFeedback() { feedback = [] }

    /// The number of wake-ups in one call after which the host gives up on an app that requests them indefinitely.
    private static let maximumWakes = 100_000
    /// The number of those that may be at one instant.
    private static let maximumWakesInVain = 100

    /// Called by the application.
    public func wake(at instant: Instant?) {
        wakeInstant = instant
    }

    /// Called by the application.
    public func framesWanted(_ areWanted: Bool) {
        areFramesWanted = areWanted
    }

    /// The instant of the next frame of the display.
    private var nextFrame: Instant? {
        guard areFramesWanted, framesPerSecond > 0, framesPerSecond <= 1_000_000 else { return nil }
        return Instant.nextFrame(after: now, rate: framesPerSecond)
    }

    /// The present instant.
    public var now: Instant { application.now }

    /// Advances time, with every wake-up on the way. Inside a callback of the application, time does not advance.
    public func advance(to instant: Instant) {
        guard !isFeeding else { return }
        wakeUp(until: instant)
        feed { application.host.advance(to: instant) }
        wakeUp(until: instant)
    }

    /// Advances time by seconds, with every wake-up on the way.
    public func advance(by seconds: TimeInterval) {
        advance(to: now.advanced(by: seconds))
    }

    /// Advances time, from wake-up to wake-up and frame to frame, until the application requests neither.
    /// - Parameter seconds: The maximum time; a value that is not a positive number counts as 0.
    /// - Returns: What is still pending at the end; `nil` for nothing.
    public func advanceUntilStill(within seconds: TimeInterval = 60) -> Pending? {
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

    /// The first of the pending requests of the application.
    private var pending: Pending? {
        guard let wakeInstant else { return areFramesWanted ? .frames : nil }
        if areFramesWanted, let nextFrame, nextFrame < wakeInstant { return .frames }
        return .timer(wakeInstant)
    }

    /// Advances time to the frame, then feeds it. A display frame, as in recordings, replaces the one that the host would make at
    /// the same instant.
    public func receive(_ frame: InputFrame) {
        wakeUp(until: frame.instant, framesUntil: frame.others.contains(.display) ? .before : .within)
        feed { application.host.receive(frame) }
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
        // Inside a callback, the application does not advance; its requests are fulfilled afterwards.
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
                feed { application.host.advance(to: next) }
            } else {
                feed { application.host.displayFrame(at: next) }
            }
            // The application did not advance: it was called by other code than this host, and is inside a callback.
            guard now >= next else {
                wakeInstant = wish
                return
            }
        }
    }
}
