extension UIControl {
    /// What happens to a control; a set of kinds, for targets that want several.
    public struct Event: OptionSet, Hashable, Sendable {
        /// One bit a kind.
        public let rawValue: UInt
        /// Creates a set from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A finger came down on it (B-280).
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A finger came down again, soon and near: its `tapCount` is more than 1. Comes after `touchDown` (B-280).
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// The finger moved and is inside (B-281).
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// The finger moved and is outside (B-281).
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// The finger came back inside. Comes before `touchDragInside` (B-281).
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// The finger left. Comes before `touchDragOutside` (B-281).
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// The finger was lifted inside (B-282).
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// The finger was lifted outside (B-282).
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The touch was taken away, or tracking was cancelled (B-282).
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// A finger changed the value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// What the control is for happened; see `UIControl.primaryEvent` (B-295).
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// The menu opened.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// A text field began to be edited. Nothing here sends it: there are no text fields, but an app may have one.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// A text field changed. Nothing here sends it.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// A text field is no longer edited. Nothing here sends it.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// The return key ended the editing of a text field. Nothing here sends it.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)

        /// All that fingers do.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// All of text fields.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// Bits for the app.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// Bits that no app uses.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// Everything.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }
}
