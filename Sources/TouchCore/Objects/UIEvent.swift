public import TouchGeometry
import TouchInput

/// Everything of one kind that happened at one instant; the same instance is used again and again (B-009).
///
/// Touches come as plain events, keys and buttons as `UIPressesEvent`, wheels and trackpads as `ScrollEvent` and
/// `TransformEvent`, pointers that do not touch as `HoverEvent`.
public class UIEvent {
    final let contacts: InputTable<UITouch>
    final var seconds: TimeInterval = 0
    final var modifiers: KeyModifiers = []
    final var buttons: PointerButtons = []

    /// - Parameter contacts: empty in an event of another kind.
    init(contacts: InputTable<UITouch>) {
        self.contacts = contacts
    }

    /// What kind of input it reports.
    public var type: EventType { .touches }

    /// Which of that kind; always `none` but for motion and remote control (S-211).
    public var subtype: EventSubtype { .none }

    /// When it happened, in seconds on the host's time line.
    public final var timestamp: TimeInterval { seconds }

    /// Modifier keys that are down.
    public final var modifierFlags: UIKeyModifierFlags { UIKeyModifierFlags(rawValue: modifiers.rawValue) }

    /// Buttons of the pointing device that are down.
    public final var buttonMask: ButtonMask { ButtonMask(rawValue: buttons.rawValue) }

    /// All touches, in every window, stationary ones included (S-201, B-007); none in an event of another kind.
    public var allTouches: Set<UITouch>? {
        contacts.set(contacts.mask)
    }

    /// The touches that started in the window.
    public final func touches(for window: UIWindow) -> Set<UITouch>? {
        touches { $0.window === window }
    }

    /// The touches bound to exactly this view, whatever their phase (S-209).
    public final func touches(for view: UIView) -> Set<UITouch>? {
        touches { $0.view === view }
    }

    /// The touches that the recognizer is being given (S-075).
    public func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        contacts.set(gesture.dispatcher?.contacts === contacts ? contacts.mask & gesture.contacts : 0)
    }

    func touches(where isWanted: (UITouch) -> Bool) -> Set<UITouch>? {
        contacts.set(contacts.mask(within: contacts.mask, where: isWanted))
    }

    /// Every reading of a touch since the event before, oldest first; the last one is a copy of the touch itself. `nil`
    /// if the touch does not belong to the event.
    ///
    /// Each is a snapshot with its own time and place, its `previousLocation(in:)` being the place of the reading before
    /// (B-402). Draw these or the touch, not both (B-401). Valid during the delivery of the event (B-404).
    public final func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        guard owns(touch) else { return nil }
        return touch.coalesced()
    }

    /// Where a touch will be until about the next event, as far as its way tells: for drawing ahead, to be thrown away at
    /// the next event (B-403). The touch itself is not among them; empty if nothing can be said, `nil` if the touch does
    /// not belong to the event. How it is predicted, and how well, is in Documentation/Prediction.md.
    public final func predictedTouches(for touch: UITouch) -> [UITouch]? {
        guard owns(touch) else { return nil }
        return touch.predicted()
    }

    /// Whether the touch belongs to the event.
    func owns(_ touch: UITouch) -> Bool {
        contacts.slots[touch.slot] === touch && contacts.mask & touch.bit != 0
    }
}
