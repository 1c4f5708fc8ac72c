public import TouchInput

/// All input of one kind at one instant; the same instance is reused for later events (B-009).
///
/// Touches are delivered as plain events, keys and buttons as `UIPressesEvent`, wheels and trackpads as `ScrollEvent` and
/// `TransformEvent`, pointers that do not touch as `HoverEvent`.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
public class UIEvent {
    final let contacts: InputTable<UITouch>
    final var seconds: TimeInterval = 0
    final var modifiers: KeyModifiers = []
    final var buttons: PointerButtons = []

    /// - Parameter contacts: The table of the touches; empty in an event of another kind.
    init(contacts: InputTable<UITouch>) {
        self.contacts = contacts
    }

    /// The kind of input that the event reports.
    public var type: EventType { .touches }

    /// The subtype; always `none` except for motion and remote control (S-211).
    public var subtype: EventSubtype { .none }

    /// The time of the event, in seconds on the host's time line.
    public final var timestamp: TimeInterval { seconds }

    /// The modifier keys that are down.
    public final var modifierFlags: UIKeyModifierFlags { UIKeyModifierFlags(rawValue: modifiers.rawValue) }

    /// The buttons of the pointing device that are down.
    public final var buttonMask: ButtonMask { ButtonMask(rawValue: buttons.rawValue) }

    /// All touches, in every window, stationary ones included (S-201, B-007); none in an event of another kind.
    public var allTouches: Set<UITouch>? {
        contacts.set(contacts.mask)
    }

    /// Returns the touches that started in the window.
    public final func touches(for window: UIWindow) -> Set<UITouch>? {
        touches { $0.window === window }
    }

    /// Returns the touches bound to exactly this view, in any phase (S-209).
    public final func touches(for view: UIView) -> Set<UITouch>? {
        touches { $0.view === view }
    }

    /// Returns the touches that the recognizer receives (S-075).
    public func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        contacts.set(gesture.dispatcher?.contacts === contacts ? contacts.mask & gesture.contacts : 0)
    }

    func touches(where isWanted: (UITouch) -> Bool) -> Set<UITouch>? {
        contacts.set(contacts.mask(within: contacts.mask, where: isWanted))
    }

    /// Returns every reading of a touch since the previous event, oldest first; the last one is a copy of the touch itself. `nil`
    /// if the touch does not belong to the event.
    ///
    /// Each is a snapshot with its own time and location; its `previousLocation(in:)` is the location of the previous reading
    /// (B-402). Draw these or the touch, not both (B-401). Valid during the delivery of the event (B-404); one that is kept stays as
    /// it is, others are used again.
    public final func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        guard owns(touch) else { return nil }
        return touch.coalesced()
    }

    /// Returns the expected locations of a touch until about the next event, extrapolated from its path: for drawing ahead, to be
    /// discarded at the next event (B-403). The touch itself is not included; the result is empty if nothing can be predicted,
    /// and `nil` if the touch does not belong to the event. `TouchPredictor` describes the method and its accuracy.
    public final func predictedTouches(for touch: UITouch) -> [UITouch]? {
        guard owns(touch) else { return nil }
        return touch.predicted()
    }

    /// Returns a Boolean value that indicates whether the touch belongs to the event.
    func owns(_ touch: UITouch) -> Bool {
        contacts.slots[touch.slot] === touch && contacts.mask & touch.bit != 0
    }
}

/// An event for the first responder: a shake of the device, or a media key.
final class SystemEvent: UIEvent {
    private var kind = EventType.motion
    private var detail = EventSubtype.none
    var motion: MotionSample?
    /// The window of the current shake, and the responder that received its beginning.
    var shakenWindow: UIWindow?
    var shaken: UIResponder?

    override var type: EventType { kind }
    override var subtype: EventSubtype { detail }

    func set(_ kind: EventType, _ detail: EventSubtype) {
        (self.kind, self.detail) = (kind, detail)
    }
}

extension UIEvent: nonisolated Hashable {
    /// Returns a Boolean value that indicates whether two events are identical.
    nonisolated public static func == (left: UIEvent, right: UIEvent) -> Bool { left === right }

    /// Hashes the identity.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
