public import TouchGeometry

/// How fast scrolling slows down: the part of its speed that is left after a millisecond (N-40).
public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part, 0…1.
    public let rawValue: CGFloat
    /// Creates a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
}
