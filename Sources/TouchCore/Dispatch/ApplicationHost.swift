public import TouchInput

/// What an application asks of the loop that feeds it: a window system, a browser, a test.
///
/// The host owns time. It calls `UIApplication.receive(_:)` with input and `UIApplication.advance(to:)` when an instant
/// that was asked for has come; a late call gives the same result as one in time.
public protocol ApplicationHost: AnyObject {
    /// Call `advance(to:)` at this instant, or with the next input; replaces the request before; `nil`: no need.
    func wake(at instant: Instant?)
    /// Something that shows has changed: take `UIApplication.draw()` with the next frame. Said once, until it was taken;
    /// does nothing by default, for hosts without a screen.
    func displayNeeded()
    /// Something moves by itself: call `UIApplication.displayFrame(at:)` for every frame of the display until it is said that
    /// none are wanted. Does nothing by default: without frames nothing decelerates and no animation comes to its end. A host
    /// without a display of its own takes the times from `Instant.nextFrame(after:rate:)`.
    func framesWanted(_ areWanted: Bool)
}

extension ApplicationHost {
    /// Does nothing.
    public func displayNeeded() {}
    /// Does nothing.
    public func framesWanted(_ areWanted: Bool) {}
}
