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
