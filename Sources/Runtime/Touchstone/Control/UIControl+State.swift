@_spi(Subclass) import TouchCore

extension UIControl {
    /// The state of a control; a combination of conditions.
    public struct State: OptionSet, Hashable, Sendable {
        /// The bits, one for each condition.
        public let rawValue: UInt
        /// Creates a state from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// None of the conditions; 0.
        public static let normal: State = []
        /// A finger is on the control.
        public static let highlighted = State(rawValue: 1 << 0)
        /// The control does not take touches.
        public static let disabled = State(rawValue: 1 << 1)
        /// The control is selected.
        public static let selected = State(rawValue: 1 << 2)
        /// The control has the focus of the keyboard. The library never sets it.
        public static let focused = State(rawValue: 1 << 3)
        /// The bits reserved for the app.
        public static let application = State(rawValue: 0x00FF_0000)
        /// The bits reserved for the system.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }
}

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

extension UIControl {
    /// The vertical alignment of a control's content.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// At the top.
        case top = 1
        /// At the bottom.
        case bottom = 2
        /// As high as the control.
        case fill = 3
    }

    /// The horizontal alignment of a control's content.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// On the left.
        case left = 1
        /// On the right.
        case right = 2
        /// As wide as the control.
        case fill = 3
        /// On the side where reading starts.
        case leading = 4
        /// On the side where reading ends.
        case trailing = 5
    }

    /// `contentHorizontalAlignment` with `left` or `right` for `leading` and `trailing`.
    public final var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        switch contentHorizontalAlignment {
        case .leading: isMirrored ? .right : .left
        case .trailing: isMirrored ? .left : .right
        case .center, .left, .right, .fill: contentHorizontalAlignment
        }
    }
}
