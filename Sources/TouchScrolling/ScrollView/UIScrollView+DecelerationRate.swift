public import TouchGeometry

extension UIScrollView {
    /// How fast scrolling slows down: the part of its speed that is left after a millisecond (N-40).
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The part, above 0 and below 1.
        public let rawValue: CGFloat
        /// Creates a rate.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// As usual: 0.998.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// Stops sooner: 0.99.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
}
