public import TouchGeometry

/// What two fingers on a trackpad did that is no scrolling.
public struct TransformSample: Hashable, Sendable {
    /// What they did since the sample before.
    public enum Step: Hashable, Sendable {
        /// They started.
        case began
        /// Their distance was multiplied by `scale`, and they turned by `rotation` radians, clockwise.
        case changed(scale: CGFloat, rotation: CGFloat)
        /// They were lifted.
        case ended
        /// The system gave up on it.
        case cancelled
    }

    /// Where the pointer is: points, screen coordinates.
    public var location: CGPoint
    /// What they did.
    public var step: Step

    /// Creates a sample.
    public init(at location: CGPoint, _ step: Step) {
        self.location = location
        self.step = step
    }
}
