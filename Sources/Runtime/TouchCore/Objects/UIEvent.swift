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

extension UIEvent {
    /// The kind of input that an event reports.
    public enum EventType: Int, Sendable {
        /// Fingers, pencils and pointers on a screen.
        case touches = 0
        /// Movement of the device.
        case motion = 1
        /// Media keys.
        case remoteControl = 2
        /// Keys and buttons.
        case presses = 3
        /// Scrolling with a wheel or trackpad.
        case scroll = 10
        /// A pointer or pencil that is over the screen and does not touch it.
        case hover = 11
        /// A pinch or rotation on a trackpad.
        case transform = 14
    }

    /// The subtype of an event.
    public enum EventSubtype: Int, Sendable {
        /// The only subtype of most kinds (S-211).
        case none = 0
        /// A shake of the device.
        case motionShake = 1
        /// Play.
        case remoteControlPlay = 100
        /// Pause.
        case remoteControlPause = 101
        /// Stop.
        case remoteControlStop = 102
        /// Play or pause.
        case remoteControlTogglePlayPause = 103
        /// The next track.
        case remoteControlNextTrack = 104
        /// The previous track.
        case remoteControlPreviousTrack = 105
        /// Begin to seek backwards.
        case remoteControlBeginSeekingBackward = 106
        /// Stop seeking backwards.
        case remoteControlEndSeekingBackward = 107
        /// Begin to seek forwards.
        case remoteControlBeginSeekingForward = 108
        /// Stop seeking forwards.
        case remoteControlEndSeekingForward = 109
    }

    /// The buttons of a pointing device.
    public struct ButtonMask: OptionSet, Hashable, Sendable {
        /// One bit per button.
        public let rawValue: Int
        /// Creates a mask from bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Usually the left one.
        public static let primary = ButtonMask(rawValue: 1)
        /// Usually the right one. A tap does not match it by default (B-262).
        public static let secondary = ButtonMask(rawValue: 2)

        /// Returns the mask of a button with a number: 1 is the primary one. For a number outside 1…31, the mask is empty.
        public static func button(_ number: Int) -> ButtonMask {
            (1...31).contains(number) ? ButtonMask(rawValue: 1 << (number - 1)) : []
        }
    }
}
