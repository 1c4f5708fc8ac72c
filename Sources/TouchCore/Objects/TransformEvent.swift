public import TouchGeometry

/// Two fingers on a trackpad pinch or turn.
public final class TransformEvent: StreamEvent {
    /// `.transform`.
    public override var type: EventType { .transform }
    /// By what the distance of the fingers was multiplied since the event before.
    public internal(set) var scale: CGFloat = 1
    /// By how much they turned since the event before: radians, clockwise.
    public internal(set) var rotation: CGFloat = 0
}
