public import TouchInput

/// What an application asks of the loop that feeds it: a window system, a browser, a test.
///
/// The host owns time. It calls `UIApplication.receive(_:)` with input and `UIApplication.advance(to:)` when an instant
/// that was asked for has come; a late call gives the same result as one in time.
public protocol ApplicationHost: AnyObject {
    /// Call `advance(to:)` at this instant, or with the next input; replaces the request before; `nil`: no need.
    func wake(at instant: Instant?)
}
