public import TouchInput

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
