public import TouchGeometry

/// Everything that happened at one instant; the same instance is used for all touch events (B-009).
public final class UIEvent {
    /// What kind of input it reports.
    public enum EventType: Int, Sendable {
        /// Fingers on a screen.
        case touches = 0
    }

    /// Which of a kind.
    public enum EventSubtype: Int, Sendable {
        /// The only subtype of touches (S-211).
        case none = 0
    }

    let contacts: ContactTable
    var seconds: TimeInterval = 0
    /// The touches that belong to it: down, or lifted in this event, or told of late.
    var mask: UInt64 = 0

    init(contacts: ContactTable) {
        self.contacts = contacts
    }

    /// What kind of input it reports.
    public var type: EventType { .touches }

    /// Which of that kind.
    public var subtype: EventSubtype { .none }

    /// When it happened, in seconds on the host's time line.
    public var timestamp: TimeInterval { seconds }

    /// All touches, in every window, stationary ones included (S-201, B-007).
    public var allTouches: Set<UITouch>? {
        contacts.set(mask)
    }

    /// The touches that started in the window.
    public func touches(for window: UIWindow) -> Set<UITouch>? {
        contacts.set(contacts.mask(within: mask) { $0.window === window })
    }

    /// The touches bound to exactly this view, whatever their phase (S-209).
    public func touches(for view: UIView) -> Set<UITouch>? {
        contacts.set(contacts.mask(within: mask) { $0.view === view })
    }

    /// The touches that the recognizer is being given (S-075).
    public func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        contacts.set(gesture.dispatcher?.event === self ? mask & gesture.contacts : 0)
    }
}
