public import TouchGeometry

extension UIScrollView {
    /// A rate of deceleration: the part of the speed that is left after a millisecond (N-40).
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The part of the speed that is left, above 0 and below 1.
        public let rawValue: CGFloat
        /// Creates a rate.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// The usual rate: 0.998.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// A faster deceleration: 0.99.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
}
