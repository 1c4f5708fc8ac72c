extension UIControl {
    /// A set of control events.
    public struct Event: OptionSet, Hashable, Sendable {
        /// The bits, one for each kind of event.
        public let rawValue: UInt
        /// Creates a set from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A finger came down on the control (B-280).
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A finger came down again, soon and nearby: its `tapCount` is more than 1. Sent after `touchDown` (B-280).
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// The finger moved and is inside (B-281).
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// The finger moved and is outside (B-281).
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// The finger moved back inside. Sent before `touchDragInside` (B-281).
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// The finger moved outside. Sent before `touchDragOutside` (B-281).
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// The finger was lifted inside (B-282).
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// The finger was lifted outside (B-282).
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The touch was cancelled, or tracking was (B-282).
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// A finger changed the value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The control's primary action was triggered; see `UIControl.primaryEvent` (B-295).
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// The menu opened.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Editing of a text field began. The library never sends it: it has no text fields, but an app may.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// A text field changed. The library never sends it.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing of a text field ended. The library never sends it.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// The return key ended the editing of a text field. The library never sends it.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)

        /// All events of touches.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// All events of text fields.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// The bits reserved for the app.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// The bits reserved for the system.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }
}
