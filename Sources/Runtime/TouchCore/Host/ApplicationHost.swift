public import TouchInput

/// The loop that feeds an application: a window system, a browser, a test.
///
/// The host owns time. It calls `HostInterface.receive(_:)` with input, and `HostInterface.advance(to:)` at each requested
/// instant; a late call gives the same result as one in time.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
public protocol ApplicationHost: AnyObject {
    /// Requests a call of `advance(to:)` at this instant, or with the next input; replaces the previous request; `nil` cancels
    /// it.
    func wake(at instant: Instant?)
    /// Called when the displayed content has changed: call `HostInterface.draw()` at the next frame. It is not called again until
    /// then; does nothing by default, for hosts without a screen.
    func displayNeeded()
    /// Called when the application starts or stops wanting frames: while it wants them, call `HostInterface.displayFrame(at:)`
    /// for every frame of the display. Does nothing by default: without frames nothing decelerates and no animation completes. A host
    /// without a display of its own takes the times from `Instant.nextFrame(after:rate:)`.
    func framesWanted(_ areWanted: Bool)
    /// The interval between two frames of the display, in seconds: the first frame of a motion shows one interval of it (M-12).
    /// `nil` by default, for hosts that do not know it: it is then that of the frames so far, and 1/60 before there are any.
    var displayInterval: TimeInterval? { get }
    /// Called when the app requests haptic feedback; does nothing by default, for devices that cannot be felt.
    func feedback(_ feedback: HapticFeedback)
    /// Called when the app has something to tell assistive technologies; does nothing by default.
    func accessibilityPosted(_ message: AccessibilityMessage)
}

extension ApplicationHost {
    /// Does nothing.
    public func displayNeeded() {}
    /// Does nothing.
    public func framesWanted(_ areWanted: Bool) {}
    /// `nil`.
    public var displayInterval: TimeInterval? { nil }
    /// Does nothing.
    public func feedback(_ feedback: HapticFeedback) {}
    /// Does nothing.
    public func accessibilityPosted(_ message: AccessibilityMessage) {}
}
