/// A scroll of a wheel or trackpad.
public struct ScrollSample: Hashable, Sendable {
    /// A step of a scroll. The distance is in points, in the direction of a finger dragging the content.
    public enum Step: Hashable, Sendable {
        /// A notch of a wheel. A wheel reports no end; the scroll ends some time after the last notch.
        case tick(CGVector)
        /// Fingers on a trackpad started to scroll.
        case began(CGVector)
        /// The fingers continued to scroll.
        case changed(CGVector)
        /// The fingers were lifted.
        case ended
        /// The system cancelled the scroll.
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
