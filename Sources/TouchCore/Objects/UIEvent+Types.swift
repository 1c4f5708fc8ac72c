extension UIEvent {
    /// What kind of input an event reports.
    public enum EventType: Int, Sendable {
        /// Fingers, pencils and pointers on a screen.
        case touches = 0
        /// The device is moved.
        case motion = 1
        /// Media keys.
        case remoteControl = 2
        /// Keys and buttons.
        case presses = 3
        /// A wheel or trackpad scrolls.
        case scroll = 10
        /// A pointer or pencil is over the screen and does not touch it.
        case hover = 11
        /// A trackpad pinches or turns.
        case transform = 14
    }

    /// Which of a kind.
    public enum EventSubtype: Int, Sendable {
        /// The only subtype of most kinds (S-211).
        case none = 0
        /// The device is shaken.
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
        /// The track before.
        case remoteControlPreviousTrack = 105
        /// Start to seek backwards.
        case remoteControlBeginSeekingBackward = 106
        /// Stop seeking backwards.
        case remoteControlEndSeekingBackward = 107
        /// Start to seek forwards.
        case remoteControlBeginSeekingForward = 108
        /// Stop seeking forwards.
        case remoteControlEndSeekingForward = 109
    }

    /// Buttons of a pointing device.
    public struct ButtonMask: OptionSet, Hashable, Sendable {
        /// One bit a button.
        public let rawValue: Int
        /// Creates a mask from bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Usually the left one.
        public static let primary = ButtonMask(rawValue: 1)
        /// Usually the right one. A tap does not match it by default (B-262).
        public static let secondary = ButtonMask(rawValue: 2)

        /// Any button by its number: 1 is the primary one. A number out of 1…31 is no button.
        public static func button(_ number: Int) -> ButtonMask {
            (1...31).contains(number) ? ButtonMask(rawValue: 1 << (number - 1)) : []
        }
    }
}
