extension UIControl {
    /// What a control looks like; a combination of conditions.
    public struct State: OptionSet, Hashable, Sendable {
        /// One bit a condition.
        public let rawValue: UInt
        /// Creates a state from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Nothing special; 0.
        public static let normal: State = []
        /// A finger is on it.
        public static let highlighted = State(rawValue: 1 << 0)
        /// It does not take touches.
        public static let disabled = State(rawValue: 1 << 1)
        /// It was chosen.
        public static let selected = State(rawValue: 1 << 2)
        /// The keyboard is on it. Nothing here sets it.
        public static let focused = State(rawValue: 1 << 3)
        /// Bits for the app.
        public static let application = State(rawValue: 0x00FF_0000)
        /// Bits that no app uses.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }
}
