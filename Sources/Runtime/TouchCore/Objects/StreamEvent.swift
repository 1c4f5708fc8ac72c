public import TouchInput

/// Input without touches that has a duration: a scroll, a transform or a hover. The common part of the three.
///
/// It is delivered to the recognizers that handle its type (`UIGestureRecognizer.handles(_:)`) on the view under the pointer and
/// its superviews, and to no responder.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
public class StreamEvent: UIEvent {
    /// The phase of a stream of input.
    public enum Phase: Int, Sendable {
        /// The input starts.
        case began
        /// The input changes.
        case changed
        /// The input is over.
        case ended
        /// The system cancelled the input.
        case cancelled
    }

    /// The phase of the input.
    public internal(set) final var phase = Phase.began
    /// The window under the pointer.
    public internal(set) final var window: UIWindow?
    /// The location in window coordinates.
    final var place = CGPoint.zero

    /// The location in screen coordinates.
    final var placeOnScreen: CGPoint { window?.placement.toSuperview(place) ?? place }

    /// Returns the location of the pointer, in the coordinates of a view; `nil` means the window's coordinates.
    public final func location(in view: UIView?) -> CGPoint {
        guard let view, let window, view !== window else { return place }
        return view.convert(place, from: window)
    }
}

/// A scroll by a wheel or a trackpad.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
public final class ScrollEvent: StreamEvent {
    /// `.scroll`.
    public override var type: EventType { .scroll }
    /// The type of the device that scrolls.
    public internal(set) var kind = UIScrollType.discrete
    /// The distance since the previous event, in points; its direction is that of a finger dragging the content.
    public internal(set) var delta = CGVector(dx: 0, dy: 0)
}

/// A pinch or rotation of two fingers on a trackpad.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
public final class TransformEvent: StreamEvent {
    /// `.transform`.
    public override var type: EventType { .transform }
    /// The factor by which the distance of the fingers has changed since the previous event.
    public internal(set) var scale: CGFloat = 1
    /// The angle by which the fingers have rotated since the previous event, in radians, clockwise.
    public internal(set) var rotation: CGFloat = 0
}
