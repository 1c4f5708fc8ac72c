/// A pinch and rotation of two fingers on a trackpad.
public struct TransformSample: Hashable, Sendable {
    /// A step of a transform.
    public enum Step: Hashable, Sendable {
        /// The fingers started.
        case began
        /// The distance of the fingers was multiplied by `scale`, and they rotated by `rotation` radians, clockwise.
        case changed(scale: CGFloat, rotation: CGFloat)
        /// The fingers were lifted.
        case ended
        /// The system cancelled the transform.
        case cancelled
    }

    /// The location of the pointer in points, in screen coordinates.
    public var location: CGPoint
    /// The step.
    public var step: Step

    /// Creates a sample.
    public init(at location: CGPoint, _ step: Step) {
        self.location = location
        self.step = step
    }
}
