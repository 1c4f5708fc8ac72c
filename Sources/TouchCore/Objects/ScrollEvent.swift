public import TouchGeometry

/// A scroll by a wheel or a trackpad.
public final class ScrollEvent: StreamEvent {
    /// `.scroll`.
    public override var type: EventType { .scroll }
    /// The type of the device that scrolls.
    public internal(set) var kind = UIScrollType.discrete
    /// The distance since the previous event, in points; its direction is that of a finger dragging the content.
    public internal(set) var delta = CGVector(dx: 0, dy: 0)
}
