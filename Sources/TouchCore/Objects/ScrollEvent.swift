public import TouchGeometry

/// A wheel or a trackpad scrolls.
public final class ScrollEvent: StreamEvent {
    /// `.scroll`.
    public override var type: EventType { .scroll }
    /// What scrolls.
    public internal(set) var kind = UIScrollType.discrete
    /// How far since the event before: points, as a finger that drags the content would have moved.
    public internal(set) var delta = CGVector(dx: 0, dy: 0)
}
