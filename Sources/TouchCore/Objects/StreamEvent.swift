public import TouchGeometry

/// Input without touches that goes on for a while: a scroll, a transform or a hover. What the three have in common.
///
/// It reaches the recognizers that handle its type on the view under the pointer and around it
/// (`UIGestureRecognizer.handles(_:)`), and no responder.
public class StreamEvent: UIEvent {
    /// Where in its life it is.
    public enum Phase: Int, Sendable {
        /// It starts.
        case began
        /// It goes on.
        case changed
        /// It is over.
        case ended
        /// The system gave up on it.
        case cancelled
    }

    /// Where in its life it is.
    public internal(set) final var phase = Phase.began
    /// The window under the pointer.
    public internal(set) final var window: UIWindow?
    /// Window coordinates.
    final var place = CGPoint.zero

    /// Screen coordinates.
    final var placeOnScreen: CGPoint { window?.placement.toSuperview(place) ?? place }

    /// Where the pointer is, in the coordinates of a view; `nil` means the window's.
    public final func location(in view: UIView?) -> CGPoint {
        guard let view, let window, view !== window else { return place }
        return view.convert(place, from: window)
    }
}
