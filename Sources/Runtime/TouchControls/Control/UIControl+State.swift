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
