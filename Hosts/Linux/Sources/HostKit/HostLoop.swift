import Touchstone

/// The loop of a window: it sleeps until something happens or is due, passes input on, serves the requests of the content, and paints when
/// the display is ready.
///
///     nextEvents ─► input ─► requests that are due ─► frame: animations, then paint what has changed ─► nextEvents …
///
/// Input goes first: it has the time stamps of the hardware, and fires what was due before it. Nothing else goes beyond input that has come:
/// a picture that takes long, or a program that gets no processor, makes no tap a long press. An idle window waits without end.
public final class HostLoop {
    /// The reason for which the loop ended.
    public enum End: Hashable, Sendable {
        /// `stop()` was called, or the user closed the window.
        case closed
        /// The window system went away, for this reason.
        case disconnected(String)
    }

    /// The window.
    public let window: any HostWindow
    /// The content of the window.
    public let content: any HostedContent
    private let painter: any PicturePainter
    /// Receives each event before the content; returns `true` for one that goes no farther. By default none.
    public var filter: (HostEvent) -> Bool = { _ in false }
    /// The counts and times of the loop so far.
    public private(set) var statistics = HostStatistics()
    /// The reason for which the loop has ended; `nil` before.
    public private(set) var end: End?

    /// A Boolean value that indicates whether a frame was requested and has not come.
    private var isFrameRequested = false
    /// A Boolean value that indicates whether the window can be painted: its first frame has come.
    private var canPaint = false
    /// A Boolean value that indicates whether the picture has another size than the one presented last, or there was none.
    private var isPictureNew = true

    /// Connects content with a window.
    public init(_ window: any HostWindow, _ content: any HostedContent, _ painter: any PicturePainter) {
        (self.window, self.content, self.painter) = (window, content, painter)
        fit(window.size, scale: window.scale, at: past(window.now))
    }

    /// Runs until the window is closed, and closes it.
    public func run() -> End {
        while true {
            step()
            if let end {
                window.close()
                return end
            }
        }
    }

    /// Ends the loop after the present step.
    public func stop() { end = end ?? .closed }

    /// Waits once, and handles everything that has happened and is due.
    public func step() {
        requestFrame()
        let due = content.wakeInstant?.advanced(by: window.inputDelay)
        var events = window.nextEvents(until: due)
        statistics.wakeUps += 1
        // All that has come until now is among the events, as waiting may have ended long ago.
        let now = window.now
        events += window.nextEvents(until: now)
        // The place of the first input that has not been handled.
        var next = 0
        for (index, event) in events.enumerated() where end == nil {
            next = max(next, index)
            while next < events.count, events[next].inputInstant == nil { next += 1 }
            let input = next < events.count ? events[next].inputInstant : nil
            handle(event, until: min(past(now), input ?? now))
        }
        guard end == nil else { return }
        if let due = content.wakeInstant, due <= past(now) { content.advance(to: past(now)) }
    }

    /// Handles an event.
    /// - Parameters:
    ///   - event: The event.
    ///   - limit: The latest instant for other calls of the content than input.
    private func handle(_ event: HostEvent, until limit: Instant) {
        guard !filter(event) else { return }
        switch event {
        case .input(let frame):
            content.receive(frame)
            statistics.dispatch.add(window.now.seconds(since: frame.instant))
        case .frame(let instant): show(instant, until: limit)
        case .resized(let size, let scale): fit(size, scale: scale, at: limit)
        case .focus(let hasFocus): content.setFocus(hasFocus, at: limit)
        case .closeRequested: stop()
        case .disconnected(let reason): end = .disconnected(reason)
        }
    }

    private func fit(_ size: CGSize, scale: CGFloat, at instant: Instant) {
        content.resize(size, scale: scale, at: instant)
        painter.resize(size, scale: scale)
        isPictureNew = true
    }

    /// Requests a frame if there is something to do in it.
    private func requestFrame() {
        guard canPaint, !isFrameRequested, isPictureNew || content.isDisplayNeeded || content.areFramesWanted else {
            return
        }
        isFrameRequested = true
        window.requestFrame()
    }

    private func show(_ instant: Instant, until limit: Instant) {
        (canPaint, isFrameRequested) = (true, false)
        let begin = window.now
        if content.areFramesWanted { content.displayFrame(at: min(past(instant), limit)) }
        guard isPictureNew || content.isDisplayNeeded else { return }
        let damage = painter.paint(content.draw())
        let isWhole = isPictureNew
        isPictureNew = false
        // A picture may turn out to be the same.
        guard !damage.isEmpty else { return }
        // The request for the next frame goes along with this one.
        requestFrame()
        let surface = painter.surface
        window.present(surface, damage: isWhole ? [surface.bounds] : damage)
        statistics.frame.add(window.now.seconds(since: begin))
    }

    /// Returns the instant up to which all input has arrived.
    private func past(_ now: Instant) -> Instant { now.advanced(by: -max(0, window.inputDelay)) }
}

extension HostEvent {
    /// The time stamp of input; `nil` for another event.
    fileprivate var inputInstant: Instant? {
        if case .input(let frame) = self { frame.instant } else { nil }
    }
}
