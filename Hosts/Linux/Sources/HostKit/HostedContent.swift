public import Touchstone

/// The content of a window, which receives its input: an application, or several in one window. All instants are the window's.
public protocol HostedContent: AnyObject {
    /// The instant at which `advance(to:)` is to be called, or the next input; `nil` for never.
    var wakeInstant: Instant? { get }
    /// A Boolean value that indicates whether something moves, so that `displayFrame(at:)` is to be called for each frame.
    var areFramesWanted: Bool { get }
    /// A Boolean value that indicates whether the picture has changed since the last `draw()`.
    var isDisplayNeeded: Bool { get }

    /// Sets the size in points and the number of pixels per point. Called before anything else, and for every change.
    func resize(_ size: CGSize, scale: CGFloat, at instant: Instant)
    /// Receives input. Its time may be older than that of other calls; it counts as simultaneous then.
    func receive(_ frame: InputFrame)
    /// Notes that the window has got the focus or lost it.
    func setFocus(_ hasFocus: Bool, at instant: Instant)
    /// Advances time.
    func advance(to instant: Instant)
    /// Shows the next frame of the display.
    func displayFrame(at instant: Instant)
    /// Returns the picture, in points.
    func draw() -> DrawList
}
