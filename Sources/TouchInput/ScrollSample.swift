public import TouchGeometry

/// What a wheel or trackpad scrolled.
public struct ScrollSample: Hashable, Sendable {
    /// What it did. A distance is in points, as a finger that drags the content would have moved.
    public enum Step: Hashable, Sendable {
        /// A notch of a wheel. A wheel has no end; one is made up some time after the last notch.
        case tick(CGVector)
        /// Fingers on a trackpad started to scroll.
        case began(CGVector)
        /// They went on.
        case changed(CGVector)
        /// They were lifted.
        case ended
        /// The system gave up on it.
        case cancelled
    }

    /// Where the pointer is: points, screen coordinates.
    public var location: CGPoint
    /// What it did.
    public var step: Step

    /// Creates a sample.
    public init(at location: CGPoint, _ step: Step) {
        self.location = location
        self.step = step
    }
}
