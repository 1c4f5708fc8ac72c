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

/// An event of a pointer or pencil that is over the screen and does not touch it.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
public final class HoverEvent: StreamEvent {
    /// `.hover`.
    public override var type: EventType { .hover }
    /// The distance from the screen, 0…1.
    public internal(set) var distance: CGFloat = 0
    /// The hovering pointer or pencil, as a touch with the phases of a region; made with the first sample.
    var touch: UITouch? {
        didSet { touches = touch.map { [$0] } ?? [] }
    }
    /// Made once, so that a moving pointer allocates nothing.
    private var touches: Set<UITouch> = []

    /// The touch that hovers; `UITouch.phase` is `regionEntered`, `regionMoved` or `regionExited`.
    public override var allTouches: Set<UITouch>? { touches }

    /// Returns the touch that hovers, if the recognizer follows it.
    public override func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        touches { _ in gesture.streams != 0 && gesture.firstInput == .stream(.hover) }
    }

    override func touches(where isWanted: (UITouch) -> Bool) -> Set<UITouch>? {
        touch.map(isWanted) == true ? touches : []
    }

    /// Returns a Boolean value that indicates whether a touch is the one that hovers; it is in no table of contacts.
    override func owns(_ touch: UITouch) -> Bool {
        touch === self.touch
    }
}

/// The type of device that scrolls.
public enum UIScrollType: Int, Sendable {
    /// A wheel, which moves in notches.
    case discrete = 0
    /// A trackpad.
    case continuous = 1
}

/// A set of scroll types.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
    /// One bit per type.
    public let rawValue: Int
    /// Creates a mask from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Wheels.
    public static let discrete = UIScrollTypeMask(rawValue: 1)
    /// Trackpads.
    public static let continuous = UIScrollTypeMask(rawValue: 2)
    /// Both.
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
