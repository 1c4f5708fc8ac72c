/// The state of a pointer or pencil that does not touch.
public struct HoverSample: Hashable, Sendable {
    /// The phase of a hover.
    public enum Phase: Int, Hashable, Sendable {
        /// It entered the screen.
        case entered
        /// It moved.
        case moved
        /// It left the screen, or has touched it.
        case exited
    }

    /// The identifier of the pointer while it hovers.
    public var id: Int
    /// The phase.
    public var phase: Phase
    /// The location in points, in screen coordinates.
    public var location: CGPoint
    /// The tool: a pointer or a pencil.
    public var tool: ContactSample.Tool
    /// The distance from the screen, from 0, touching, to 1, the limit of detection.
    public var distance: CGFloat
    /// The angles of a pencil.
    public var details: ContactDetails

    /// Creates a sample.
    public init(
        id: Int = 0, phase: Phase, location: CGPoint, tool: ContactSample.Tool = .indirectPointer,
        distance: CGFloat = 0, details: ContactDetails = ContactDetails()
    ) {
        self.id = id
        self.phase = phase
        self.location = location
        self.tool = tool
        self.distance = distance
        self.details = details
    }
}

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
