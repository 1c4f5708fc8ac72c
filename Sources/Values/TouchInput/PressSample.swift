/// A change of a key or button.
public struct PressSample: Hashable, Sendable {
    /// The phase of a press.
    public enum Phase: Int, Hashable, Sendable {
        /// It went down.
        case began
        /// It is down and its force changed.
        case changed
        /// It came up.
        case ended
        /// The system cancelled it.
        case cancelled
    }

    /// The type of a button.
    public enum Button: Hashable, Sendable {
        /// Up on a remote control or gamepad.
        case upArrow
        /// Down.
        case downArrow
        /// Left.
        case leftArrow
        /// Right.
        case rightArrow
        /// The main button.
        case select
        /// Back to the menu.
        case menu
        /// Play or pause.
        case playPause
        /// One page up.
        case pageUp
        /// One page down.
        case pageDown
        /// A key of a keyboard.
        case key(Key)
    }

    /// A key of a keyboard.
    public struct Key: Hashable, Sendable {
        /// The usage of the key on the keyboard page of the USB HID tables: its position, independent of the layout.
        public var code: Int
        /// The characters that the key types.
        public var characters: String
        /// The characters that the key would type without modifiers other than shift.
        public var charactersIgnoringModifiers: String

        /// Creates a key.
        /// - Parameters:
        ///   - code: The usage of the key on the keyboard page of the USB HID tables.
        ///   - characters: The characters that the key types.
        ///   - charactersIgnoringModifiers: The characters without modifiers other than shift; by default the same as `characters`.
        public init(code: Int, characters: String, charactersIgnoringModifiers: String? = nil) {
            self.code = code
            self.characters = characters
            self.charactersIgnoringModifiers = charactersIgnoringModifiers ?? characters
        }
    }

    /// The identifier of the press from `began` to `ended` or `cancelled`; it may be reused afterwards.
    public var id: Int
    /// The phase.
    public var phase: Phase
    /// The button.
    public var button: Button
    /// The force, 0…1; a digital button has 1 while it is down.
    public var force: CGFloat

    /// Creates a sample.
    public init(id: Int, phase: Phase, button: Button, force: CGFloat = 1) {
        self.id = id
        self.phase = phase
        self.button = button
        self.force = force
    }
}
