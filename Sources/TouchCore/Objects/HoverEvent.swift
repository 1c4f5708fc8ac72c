public import TouchGeometry

/// A pointer or pencil is over the screen and does not touch it.
public final class HoverEvent: StreamEvent {
    /// `.hover`.
    public override var type: EventType { .hover }
    /// How far it is from the screen, 0…1.
    public internal(set) var distance: CGFloat = 0
    /// What hovers, as a touch whose phases are those of a region.
    var touch: UITouch?

    /// The one that hovers; `UITouch.phase` is `regionEntered`, `regionMoved` or `regionExited`.
    public override var allTouches: Set<UITouch>? { touch.map { [$0] } ?? [] }

    override func touches(where isWanted: (UITouch) -> Bool) -> Set<UITouch>? {
        touch.flatMap { isWanted($0) ? [$0] : nil } ?? []
    }
}
