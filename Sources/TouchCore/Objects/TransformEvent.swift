public import TouchGeometry

/// A pinch or rotation of two fingers on a trackpad.
public final class TransformEvent: StreamEvent {
    /// `.transform`.
    public override var type: EventType { .transform }
    /// The factor by which the distance of the fingers has changed since the previous event.
    public internal(set) var scale: CGFloat = 1
    /// The angle by which the fingers have rotated since the previous event, in radians, clockwise.
    public internal(set) var rotation: CGFloat = 0
}
