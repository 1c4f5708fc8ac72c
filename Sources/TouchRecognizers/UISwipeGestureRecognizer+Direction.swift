extension UISwipeGestureRecognizer {
    /// The directions of swipes.
    nonisolated public struct Direction: OptionSet, Hashable, Sendable {
        /// One bit per direction.
        public let rawValue: UInt
        /// Creates directions from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// To the right of the window.
        public static let right = Direction(rawValue: 1)
        /// To the left of the window.
        public static let left = Direction(rawValue: 2)
        /// To the top of the window.
        public static let up = Direction(rawValue: 4)
        /// To the bottom of the window.
        public static let down = Direction(rawValue: 8)
    }
}
