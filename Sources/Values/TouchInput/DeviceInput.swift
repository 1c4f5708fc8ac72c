/// Input that is not a contact with the screen.
@nonexhaustive public enum DeviceInput: Hashable, Sendable {
    /// A key or button went down, changed or came up.
    case press(PressSample)
    /// A pointer or pencil is over the screen without touching it.
    case hover(HoverSample)
    /// A wheel or a trackpad scrolls.
    case scroll(ScrollSample)
    /// Two fingers on a trackpad pinch or rotate.
    case transform(TransformSample)
    /// A sample of a shake detector.
    case motion(MotionSample)
    /// A media key or the button of a headset.
    case remoteCommand(RemoteCommand)
    /// A new frame of the display: animations and display links advance.
    case display
}

/// A report of a shake detector.
public enum MotionSample: Int, Hashable, Sendable {
    /// The device started to move in a way that may become a shake.
    case began
    /// The movement was a shake.
    case ended
    /// The movement was not a shake.
    case cancelled
}

/// A measurement of an accelerometer at one instant, gravity included.
///
/// In g, multiples of `standardGravity`, along the axes of the device: x to the right of its screen, y to the top, z out of the
/// screen. A device that lies face up measures 1 along z, as on Linux and Android; Core Motion has the opposite sign. Detectors
/// of movement depend neither on the sign nor on the orientation of the axes.
public struct AccelerationSample: Hashable, Sendable {
    /// One g, in meters per second squared.
    public static let standardGravity = 9.80665

    /// The time of the measurement.
    public var instant: Instant
    /// The component towards the right of the screen, in g.
    public var x: Double
    /// The component towards the top of the screen, in g.
    public var y: Double
    /// The component out of the screen, in g.
    public var z: Double

    /// Creates an acceleration.
    /// - Parameters:
    ///   - x: The component towards the right of the screen, in g.
    ///   - y: The component towards the top of the screen, in g.
    ///   - z: The component out of the screen, in g.
    ///   - instant: The time of the measurement.
    public init(x: Double, y: Double, z: Double, at instant: Instant) {
        (self.x, self.y, self.z, self.instant) = (x, y, z, instant)
    }
}

/// A source of accelerations: a sensor that is polled, a queue that a driver fills, a recording.
///
/// A source has no clock: the caller passes the time.
public protocol AccelerometerSource: AnyObject {
    /// Returns the oldest measurement that has not been returned yet; `nil` if there is none up to `instant`. It is called
    /// repeatedly until it returns `nil`. Any rate is suitable; 50 to 100 measurements per second are usual.
    func nextAcceleration(until instant: Instant) -> AccelerationSample?
}

/// The command of a media key.
public enum RemoteCommand: Int, Hashable, Sendable {
    /// Play.
    case play
    /// Pause.
    case pause
    /// Stop.
    case stop
    /// Play or pause, depending on the present state.
    case togglePlayPause
    /// The next track.
    case nextTrack
    /// The previous track.
    case previousTrack
    /// Begin to seek backwards.
    case beginSeekingBackward
    /// Stop seeking backwards.
    case endSeekingBackward
    /// Begin to seek forwards.
    case beginSeekingForward
    /// Stop seeking forwards.
    case endSeekingForward
}

/// A change of a key or button.
public struct PressSample: Hashable, Sendable {
    /// The phase of a press.
    public enum Phase: Int, Hashable, Sendable {
        /// It went down.
        case began
        /// It is down and its force changed.
        case changed
        /// It came up.
        case ended
        /// The system cancelled it.
        case cancelled
    }

    /// The type of a button.
    public enum Button: Hashable, Sendable {
        /// Up on a remote control or gamepad.
        case upArrow
        /// Down.
        case downArrow
        /// Left.
        case leftArrow
        /// Right.
        case rightArrow
        /// The main button.
        case select
        /// Back to the menu.
        case menu
        /// Play or pause.
        case playPause
        /// One page up.
        case pageUp
        /// One page down.
        case pageDown
        /// A key of a keyboard.
        case key(Key)
    }

    /// A key of a keyboard.
    public struct Key: Hashable, Sendable {
        /// The usage of the key on the keyboard page of the USB HID tables: its position, independent of the layout.
        public var code: Int
        /// The characters that the key types.
        public var characters: String
        /// The characters that the key would type without modifiers other than shift.
        public var charactersIgnoringModifiers: String

        /// Creates a key.
        /// - Parameters:
        ///   - code: The usage of the key on the keyboard page of the USB HID tables.
        ///   - characters: The characters that the key types.
        ///   - charactersIgnoringModifiers: The characters without modifiers other than shift; by default the same as `characters`.
        public init(code: Int, characters: String, charactersIgnoringModifiers: String? = nil) {
            self.code = code
            self.characters = characters
            self.charactersIgnoringModifiers = charactersIgnoringModifiers ?? characters
        }
    }

    /// The identifier of the press from `began` to `ended` or `cancelled`; it may be reused afterwards.
    public var id: Int
    /// The phase.
    public var phase: Phase
    /// The button.
    public var button: Button
    /// The force, 0…1; a digital button has 1 while it is down.
    public var force: CGFloat

    /// Creates a sample.
    public init(id: Int, phase: Phase, button: Button, force: CGFloat = 1) {
        self.id = id
        self.phase = phase
        self.button = button
        self.force = force
    }
}

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
