public import Touchstone

/// An application in a window.
///
/// It translates the window's time to the application's, adds samples of fingers that rest, and keeps input in the order of time.
public final class HostedApplication: HostedContent {
    /// The application.
    public let application: UIApplication
    /// The time of the application.
    public private(set) var clock: HostClock
    /// A Boolean value that indicates whether the screen keeps its size when the window does not, as a trace has one; `false` by
    /// default.
    package var isScreenFixed = false

    private var rests = RestingContacts()
    /// The contacts that are down, with their last samples, in the order in which they came down.
    private var down: [ContactSample] = []

    /// Connects an application.
    /// - Parameters:
    ///   - application: The application.
    ///   - start: The instant of the window at which the application's time is zero.
    public init(_ application: UIApplication, start: Instant) {
        self.application = application
        clock = HostClock(start: start)
    }

    // MARK: Requests of the application

    /// The instant of the window at which the application, or a finger that rests, is due.
    public var wakeInstant: Instant? {
        [application.host.wakeInstant.flatMap { clock.window(at: $0) }, rests.wakeInstant].compactMap(\.self).min()
    }

    /// A Boolean value that indicates whether the application wants frames while its time goes on.
    public var areFramesWanted: Bool { application.host.areFramesWanted && clock.rate > 0 }
    /// A Boolean value that indicates whether the application's picture has changed.
    public var isDisplayNeeded: Bool { application.host.needsDisplay }

    // MARK: Calls to the application

    /// Changes the rate of the application's time: 1 for that of the window, 0 to stand still.
    public func setRate(_ rate: Double, at instant: Instant) {
        advance(to: instant)
        clock.setRate(rate, at: instant)
    }

    /// Advances the application's time by one frame of the display, while it stands still.
    /// - Parameters:
    ///   - instant: The instant of the window.
    ///   - isShown: A Boolean value that indicates whether a frame of the display is shown if the application wants one; input that has
    ///     frames of its own needs none.
    ///   - feed: Called before the timers that are due; passes on the input of that time.
    public func step(at instant: Instant, isShown: Bool = true, feed: () -> Void = {}) {
        clock.skip(RestingContacts.usualInterval, at: instant)
        feed()
        application.host.advanceToWakes(until: clock.application(at: instant))
        guard isShown, application.host.areFramesWanted else { return }
        application.host.displayFrame(at: max(application.now, clock.application(at: instant)))
    }

    /// Sets the screen, and the frames of all windows that filled it.
    public func resize(_ size: CGSize, scale: CGFloat, at instant: Instant) {
        advance(to: instant)
        if !isScreenFixed { setScreen(size, scale: scale) }
    }

    /// Sets the screen now, and the frames of all windows that filled it.
    package func setScreen(_ size: CGSize, scale: CGFloat) {
        let screen = CGRect(origin: .zero, size: size)
        let before = application.host.perform { UIScreen.main.bounds }
        application.host.setScreen(bounds: screen, scale: scale)
        application.host.perform {
            for window in application.windows where window.frame == before { window.frame = screen }
        }
    }

    /// Passes input on, with samples of fingers that rested before it.
    ///
    /// An inactive application receives nothing, and after that nothing of the contacts that came down before: a trace has no records of
    /// its state, and is replayed to the same decisions this way.
    public func receive(_ frame: InputFrame) {
        guard application.applicationState == .active else { return }
        let passed = follow(frame)
        guard passed.isWorthPassing else { return }
        for frame in rests.take(passed) { pass(frame) }
    }

    /// Follows the contacts that are down; returns the frame without those that have not come down here.
    private func follow(_ frame: InputFrame) -> InputFrame {
        var passed = frame
        passed.contacts = frame.contacts.filter { sample in
            let index = down.firstIndex { $0.id == sample.id }
            switch (sample.phase, index) {
            case (.began, nil): down.append(sample)
            // A contact that comes down twice is the application's to report.
            case (.began, let index?), (.moved, let index?), (.stationary, let index?): down[index] = sample
            case (.ended, let index?), (.cancelled, let index?): down.remove(at: index)
            case (.moved, nil), (.stationary, nil), (.ended, nil), (.cancelled, nil): return false
            }
            return true
        }
        return passed
    }

    /// Cancels the contacts that are down, by input, so that a trace has it.
    public func cancelContacts(at instant: Instant) {
        let samples = down.map { sample in
            var cancelled = sample
            cancelled.phase = .cancelled
            return cancelled
        }
        if !samples.isEmpty { receive(InputFrame(at: instant, samples)) }
    }

    /// Makes the application active, or cancels all touches.
    public func setFocus(_ hasFocus: Bool, at instant: Instant) {
        advance(to: instant)
        guard !hasFocus else { return application.host.becomeActive() }
        cancelContacts(at: instant)
        application.host.resignActive()
    }

    /// Fires timers that are due, and adds samples of fingers that rest.
    public func advance(to instant: Instant) {
        passRests(until: instant)
        application.host.advanceToWakes(until: clock.application(at: instant))
    }

    /// Shows a frame after the timers that are due before it.
    public func displayFrame(at instant: Instant) {
        passRests(until: instant)
        let now = clock.application(at: instant)
        application.host.advanceToWakes(until: now)
        if areFramesWanted { application.host.displayFrame(at: max(now, application.now)) }
    }

    /// Returns the application's picture.
    public func draw() -> DrawList { application.host.draw() }

    // MARK: Internals

    /// Passes input on, after the timers that are due before it.
    private func pass(_ frame: InputFrame) {
        var frame = frame
        frame.instant = clock.application(at: frame.instant)
        application.host.advanceToWakes(until: frame.instant)
        // Time went on for a timer or a frame of the display: the input is simultaneous with that.
        frame.instant = max(frame.instant, application.now)
        for index in frame.earlier.indices {
            frame.earlier[index].instant = min(clock.application(at: frame.earlier[index].instant), frame.instant)
        }
        application.host.receive(frame)
    }

    private func passRests(until instant: Instant) {
        for frame in rests.advance(to: instant) { pass(frame) }
    }
}

extension InputFrame {
    /// A Boolean value that indicates whether there is anything in it.
    fileprivate var isWorthPassing: Bool { !contacts.isEmpty || !others.isEmpty || !updates.isEmpty }
}
